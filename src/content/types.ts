/**
 * The types of the site's texts and figures. Field names follow the product
 * specification, section 3. Data files check themselves with `satisfies`.
 */
import type { Exhibit } from './exhibit-types.ts';
import type { IconName } from './icons.ts';

/** The path of a file under `public/images/`, without the extension, such as `services/cloud`. */
export type ImageId = `${string}/${string}`;

/** The background colour of a hero. */
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

/** The data that a page needs to show a picture. */
export interface RegisteredImage {
  readonly width: number;
  readonly height: number;
  /** The extension of the file's name, such as `svg` for a drawing. */
  readonly ending?: string;
  /** The other widths in which a photograph exists, in px, by format. */
  readonly sizes?: Readonly<Record<string, readonly number[]>>;
}

/** The canonical path of a page. */
export type Path = `/${string}`;

/** The texts that a search result and a browser tab show. */
export interface PageMeta {
  /** At most 60 characters, to which the page adds the company's name. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
}

export interface Hero {
  readonly title: string;
  /** Shown large. The title is then shown small above it. */
  readonly line?: string;
  readonly tagline: string;
  readonly image: ImageId;
}

/** The entry of a service or a company page in menus and grids. */
export interface NavigationEntry {
  readonly name: string;
  readonly description: string;
  readonly to: Path;
  readonly image: ImageId;
}

export interface SiteLink extends Pick<NavigationEntry, 'name' | 'to'> {
  /** Set if search engines must not list the page. */
  readonly isUnlisted?: true;
}

export type FooterColumn = 'company' | 'site' | 'legal';

/** The parts of the site map that every page shows. */
export interface Menus {
  readonly names: Readonly<Record<'company' | 'services' | 'contact', string>>;
  readonly bar: readonly SiteLink[];
  readonly footer: Readonly<Record<FooterColumn, readonly SiteLink[]>>;
}

/** An item with an icon, such as a reason to choose us or a company value. */
export interface NamedItem {
  readonly name: string;
  readonly description: string;
  readonly icon: IconName;
}

/** An offering of a service: a group of bullet points. */
export interface Offering {
  readonly name: string;
  readonly description: readonly string[];
  readonly icon: IconName;
}

export interface Statistic {
  readonly label: string;
  readonly value: number;
  readonly suffix: string;
  /** Whether the figure counts up from 0 when the visitor scrolls to it. */
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

/** The testimonial of a developer or an employee. The rotator shows one at a time. */
export interface StaffTestimonial {
  readonly developerName: string;
  readonly developerRole: string;
  readonly developerImage: ImageId;
  readonly developerQuote: string;
}

/** An item of 'Our Commitment to You'. The chosen item's image and overview are shown. */
export interface CommitmentItem {
  readonly title: string;
  readonly description: string;
  readonly image: ImageId;
  readonly overview: string;
}

/** A pillar, with a description of exactly two lines. */
export interface Pillar {
  readonly title: string;
  readonly description: readonly [string, string];
  readonly image: ImageId;
}

/** An initiative, described in lines of the form 'Label: text'. */
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

/** The 'Reach Out' block at the end of a page. */
export interface CallToAction {
  readonly image: ImageId;
  readonly title: string;
  /** Shown large. The title is then shown small above it. */
  readonly line?: string;
  readonly content: string;
  /** The qualification of the person who answers, shown after the role. */
  readonly why?: string;
  readonly buttonText: string;
}

/** A paragraph between a hero and a list. It ends with a link. */
export interface Intro {
  readonly text: string;
  readonly link: string;
  readonly to: Path;
}

/** The last line of a page, with a link to the contact form. */
export interface Closing {
  readonly line: string;
  readonly action: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** One service, in its own file: its texts in menus, in grids and on its page. */
export interface Service {
  /** The last part of its URL. */
  readonly id: string;
  /** The position in menus and grids, from 1. */
  readonly order: number;
  readonly name: string;
  /** One line of at most 70 characters for menus and cards. */
  readonly description: string;
  readonly image: ImageId;
  readonly meta: PageMeta;
  readonly hero: Hero;
  /** Paragraphs about the service and how the work is done, 120 to 250 words in total. */
  readonly longDescription: readonly string[];
  /** An interactive example that the page shows. */
  readonly exhibit?: Exhibit;
  readonly offerings?: { readonly title: string; readonly items: readonly Offering[] };
  readonly whyChooseUs: { readonly title: string; readonly items: readonly NamedItem[] };
  readonly testimonials: readonly ClientTestimonial[];
  readonly reachOut: CallToAction;
  /** Whether it starts with the short assessment, which the hero then offers. */
  readonly isAssessed?: boolean;
  /** The id of the team member responsible for the service. By default `site.firstContact`. */
  readonly lead?: string;
}

/** A project for one client, from the problem to the parts that the client now runs alone. */
export interface CaseStudy {
  /** The last part of its URL. */
  readonly id: string;
  readonly title: string;
  /** One line for lists and search results: 70 to 160 characters. */
  readonly description: string;
  readonly client: string;
  /** The id of the service to which it belongs. */
  readonly service: string;
  /** By default the picture of the service. */
  readonly image?: ImageId;
  /** The months and the year. */
  readonly period: string;
  readonly weeks: number;
  /** A range in rand, excluding VAT. Empty if the client does not want it published. */
  readonly cost: string;
  readonly problem: readonly string[];
  /** The people involved, including the client's own, and their tasks. */
  readonly roles: readonly (readonly [who: string, what: string])[];
  /** The parts that the client now runs alone. */
  readonly remains: string;
  readonly quote?: ClientTestimonial;
}

/** The data that pages show about a person who answers messages. */
export interface Lead {
  readonly name: string;
  readonly role: string;
  readonly image: ImageId;
}

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Paragraphs, 120 to 250 words in total. */
  readonly longDescription: readonly string[];
  /** The URL of the product's own site, which opens in a new tab. */
  readonly url: `https://${string}`;
  /** A drawing of the product's screen. */
  readonly image: ImageId;
  readonly mark: ImageId;
  readonly tags: readonly string[];
  readonly features: readonly string[];
  readonly caseStudy: string;
  /** How and when the figures of the case study were counted. May be empty. */
  readonly caseStudyNote: string;
  /** The page's last line, a full sentence. */
  readonly closing: string;
  readonly meta: PageMeta;
}

export type SocialNetwork = 'Facebook' | 'Twitter' | 'LinkedIn' | 'GitHub';

/** A person's profile on another site. */
export interface SocialMediaLink {
  readonly name: SocialNetwork;
  readonly href: `https://${string}`;
}

export interface TeamMember {
  /** From m1001 to m1007. The member's page is `/team/{id}`. */
  readonly id: `m${number}`;
  readonly name: string;
  readonly role: string;
  readonly image?: ImageId;
  /** The page shows an empty entry as 'Certification/qualification'. */
  readonly education: readonly string[];
  /** Paragraphs, 80 to 150 words in total. */
  readonly biography: readonly string[];
  /** If empty, the card shows placeholders that are not links. */
  readonly socialMediaLinks: readonly SocialMediaLink[];
  readonly email?: string;
}

/** A titled section of a long text or a legal page. */
export interface TextSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

/** The texts around a list that can change at any time. */
export interface ListWords {
  readonly loading: string;
  readonly none: string;
  /** Contains the placeholder `{date}`. */
  readonly stale: string;
  /** Shown if the list did not load, and none is stored from an earlier visit. */
  readonly unavailable: string;
  /** Shown instead of `loading` if there is no script to load the list. */
  readonly withoutScript: string;
}

interface Words {
  readonly title: string;
  readonly text: string;
}

/** The texts on the page of one entry of a list that can change at any time. */
export interface EntryWords {
  /** Used until the entry has loaded. */
  readonly meta: PageMeta;
  /** The document's title. Contains the placeholder `{title}` for the entry's title. */
  readonly title: string;
  /** The text of the link to the whole list. */
  readonly back: string;
  readonly loading: Words;
  readonly unavailable: Words;
  readonly unknown: Words;
  /** Contains the placeholder `{date}`. */
  readonly closed: string;
}
