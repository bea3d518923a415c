import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { site } from '../src/content/site.ts';

type Same<T> = T extends string
  ? string
  : T extends number
    ? number
    : { [K in keyof T]: Same<T[K]> };
/** The company's data in `site.ts`. */
export type Company = Same<typeof site>;

const PIXELS = /\.(jpg|png|webp|avif|ico|woff2|br|gz)$/;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns for the names, addresses and numbers of a company, in upper or lower case. */
const identity = ({ phone, whatsapp, address, supplier, ...company }: Company) =>
  [
    ...[company.name, company.shortName, company.legalName, company.nameOrigin],
    ...[company.domain, company.email, phone],
    ...[phone.replaceAll(/[^+\d]/g, ''), address.street, address.suburb],
    ...[whatsapp, whatsapp.replaceAll(/\D/g, '')],
    ...[supplier.registration, supplier.vat, supplier.csd, supplier.bbbee.verifier],
  ]
    .filter(Boolean)
    .map((text) => [text, new RegExp(escaped(text), 'i')] as const);

/** Patterns for figures, only for pages' text, because scripts may contain the same numbers. */
const figures = ({ founded, figures: all, address }: Company) =>
  // Shares of ownership include their words, because a bare percentage may belong to a client.
  [
    `${founded}`,
    address.postalCode,
    all.employees,
    all.projects,
    all.clientSatisfaction,
    all.serviceLevel,
    `${all.blackOwned} black owned`,
    `${all.femaleOwned} female owned`,
  ].map(
    (text) => [text, new RegExp(`(?<![\\d,.-])${escaped(text)}(?![\\d,.-]*\\d)`, 'i')] as const,
  );

const wordsOf = (html: string) =>
  html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, '');

/** Returns the places where text of a built site still mentions `company`, as 'file: text'. */
export const companyTraces = async (dist: string, company: Company): Promise<string[]> => {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !PIXELS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const words = file.endsWith('.html') ? wordsOf(text) : '';
      const here = (wanted: readonly (readonly [string, RegExp])[], within: string) =>
        wanted.filter(([, pattern]) => pattern.test(within)).map(([what]) => `${file}: ${what}`);
      return [...here(identity(company), text), ...here(figures(company), words)];
    }),
  );
  return found.flat();
};
