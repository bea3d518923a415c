/**
 * The shapes of the site's words and figures. Field names follow the product
 * specification, section 3. Data files say `satisfies` one of these.
 */
import type { Exhibit } from './exhibit-types.ts';
import type { IconName } from './icons.ts';

/** A file under `public/images/`, without the ending: `services/cloud`. */
export type ImageId = `${string}/${string}`;

/** A colour that heroes stand on. */
export type Ground =
  | 'blush'
  | 'clay'
  | 'indigo'
  | 'ink'
  | 'leaf'
  | 'marigold'
  | 'night'
  | 'sand'
  | 'sky';

/** What a page must know of a picture. */
export interface RegisteredImage {
  readonly width: number;
  readonly height: number;
  /** Of its file's name; `svg` where it is drawn. */
  readonly ending?: string;
  /** The widths a photograph is also there in, px, by format. */
  readonly sizes?: Readonly<Record<string, readonly number[]>>;
}

/** A site path in its canonical spelling. */
export type Path = `/${string}`;

/** What a search result and a browser tab show. */
export interface PageMeta {
  /** At most 60 characters; the company's name is appended by the page. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
}

export interface Hero {
  readonly title: string;
  /** Said large, where the title's words are prescribed; the title then stands small above it. */
  readonly line?: string;
  readonly tagline: string;
  readonly image: ImageId;
}

/** Service entry and company page entry: what menus and grids show. */
export interface NavigationEntry {
  readonly name: string;
  readonly description: string;
  readonly to: Path;
  readonly image: ImageId;
}

export interface SiteLink extends Pick<NavigationEntry, 'name' | 'to'> {
  /** Search engines do not list the page. */
  readonly isUnlisted?: true;
}

export type FooterColumn = 'company' | 'site' | 'legal';

/** What every page shows of the site map. */
export interface Menus {
  readonly names: Readonly<Record<'company' | 'services' | 'contact', string>>;
  readonly bar: readonly SiteLink[];
  readonly footer: Readonly<Record<FooterColumn, readonly SiteLink[]>>;
}

/** BI reason, why-choose item, value. */
export interface NamedItem {
  readonly name: string;
  readonly description: string;
  readonly icon: IconName;
}

/** Offering of a service: a group of bullets. */
export interface Offering {
  readonly name: string;
  readonly description: readonly string[];
  readonly icon: IconName;
}

export interface Statistic {
  readonly label: string;
  readonly value: number;
  readonly suffix: string;
  /** Counts up from 0 when it comes into view. */
  readonly animated: boolean;
}

export interface ClientTestimonial {
  readonly body: string;
  readonly author: {
    readonly name: string;
    /** Job title. */
    readonly handle: string;
    readonly image: ImageId;
    readonly company: string;
    readonly logo?: ImageId;
  };
}

/** Developer or employee testimonial, shown one at a time by the rotator. */
export interface StaffTestimonial {
  readonly developerName: string;
  readonly developerRole: string;
  readonly developerImage: ImageId;
  readonly developerQuote: string;
}

/** An item of 'Our Commitment to You'; choosing it shows its image and overview. */
export interface CommitmentItem {
  readonly title: string;
  readonly description: string;
  readonly image: ImageId;
  readonly overview: string;
}

/** Pillar: a description of exactly two lines. */
export interface Pillar {
  readonly title: string;
  readonly description: readonly [string, string];
  readonly image: ImageId;
}

/** Initiative: lines of the form 'Label: text'. */
export interface Initiative {
  readonly title: string;
  readonly description: readonly string[];
  readonly image: ImageId;
}

export interface IllustratedItem {
  readonly title: string;
  readonly description: string;
  readonly image: ImageId;
}

/** The 'Reach Out' block that closes a page. */
export interface CallToAction {
  readonly image: ImageId;
  readonly title: string;
  /** Said large; the title then stands small above it. */
  readonly line?: string;
  readonly content: string;
  readonly buttonText: string;
}

/** The last line of a page, with the step it leads to. */
export interface Closing {
  readonly line: string;
  readonly action: string;
  readonly to: Path;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** One service, in a file of its own: its words in menus, in grids and on its page. */
export interface Service {
  /** The last part of its URL. */
  readonly id: string;
  /** Place in menus and grids, from 1. */
  readonly order: number;
  readonly name: string;
  /** One line of at most 70 characters for menus and cards. */
  readonly description: string;
  readonly image: ImageId;
  readonly meta: PageMeta;
  readonly hero: Hero;
  /** What it is and how the work goes: paragraphs, 120 to 250 words together. */
  readonly longDescription: readonly string[];
  /** What the page lets its visitor try. */
  readonly exhibit?: Exhibit;
  readonly offerings?: { readonly title: string; readonly items: readonly Offering[] };
  readonly whyChooseUs: { readonly title: string; readonly items: readonly NamedItem[] };
  readonly testimonials: readonly ClientTestimonial[];
  readonly reachOut: CallToAction;
  /** A case study of it, with its dates. */
  readonly example?: { readonly text: string; readonly to: Path; readonly image: ImageId };
  /** The id of the team member who answers for it; without one, the company's first contact does. */
  readonly lead?: string;
}

/** Work for one client, from the problem to what the client runs alone now. */
export interface CaseStudy {
  /** The last part of its URL. */
  readonly id: string;
  readonly title: string;
  /** One line for lists and search results: 70 to 160 characters. */
  readonly description: string;
  readonly client: string;
  /** The id of its service. */
  readonly service: string;
  /** The page then shows the picture of the service. */
  readonly image?: ImageId;
  /** Months and year. */
  readonly period: string;
  readonly weeks: number;
  /** A range in rand, excluding VAT; empty where the client does not want it published. */
  readonly cost: string;
  readonly problem: readonly string[];
  /** Who did what, the client's own people included. */
  readonly roles: readonly (readonly [who: string, what: string])[];
  /** What the client runs alone now. */
  readonly remains: string;
  readonly quote?: { readonly body: string; readonly source: string };
}

/** A person who answers messages, as pages show them. */
export interface Lead {
  readonly name: string;
  readonly role: string;
  readonly image: ImageId;
}

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Paragraphs, 120 to 250 words together. */
  readonly longDescription: readonly string[];
  /** The product's own site, opened in a new tab. */
  readonly url: `https://${string}`;
  /** A drawn screen of the product at work. */
  readonly image: ImageId;
  readonly mark: ImageId;
  readonly tags: readonly string[];
  readonly features: readonly string[];
  readonly caseStudy: string;
  /** The page's last line, with a verb of its own. */
  readonly closing: string;
  readonly meta: PageMeta;
}

export type SocialNetwork = 'Facebook' | 'Twitter' | 'LinkedIn' | 'GitHub';

/** A person's profile elsewhere. */
export interface SocialMediaLink {
  readonly name: SocialNetwork;
  readonly href: `https://${string}`;
}

export interface TeamMember {
  /** m1001 to m1007; the page is `/team/{id}`. */
  readonly id: `m${number}`;
  readonly name: string;
  readonly role: string;
  readonly image?: ImageId;
  /** An empty entry shows as 'Certification/qualification'. */
  readonly education: readonly string[];
  /** Paragraphs, 80 to 150 words together. */
  readonly biography: readonly string[];
  /** Empty: the card shows places for them that lead nowhere yet. */
  readonly socialMediaLinks: readonly SocialMediaLink[];
  readonly email?: string;
}

/** A titled run of paragraphs, for long texts and legal pages. */
export interface TextSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

/** Around a list that changes between releases. */
export interface ListWords {
  readonly loading: string;
  readonly none: string;
  /** Has a `{date}` to fill in. */
  readonly stale: string;
  /** Nothing loaded and nothing kept from an earlier visit. */
  readonly unavailable: string;
  /** On a page that only script can fill in. */
  readonly withoutScript: string;
}

interface Words {
  readonly title: string;
  readonly text: string;
}

/** On the page of one entry of such a list. */
export interface EntryWords {
  /** While the entry is not known. */
  readonly meta: PageMeta;
  /** The document's title; has the entry's `{title}` to fill in. */
  readonly title: string;
  /** The words of the link to the whole list. */
  readonly back: string;
  readonly loading: Words;
  readonly unavailable: Words;
  readonly unknown: Words;
  /** Has a `{date}` to fill in. */
  readonly closed: string;
}
