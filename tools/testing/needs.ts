import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgres } from '../../server/testing/postgres.ts';
import { findHeadlessShell } from '../find-chromium.mjs';
import { installedEngines } from '../find-engines.mjs';
import type { Part } from '../test-parts.ts';
import { hasFirestoreEmulator } from './firestore-emulator.ts';
import { hasNginx } from './nginx.ts';
import { canCreateMachine } from './throwaway-machine.ts';

interface Need {
  readonly isThere: () => boolean;
  /** The promises that are not tested if the tests are skipped. */
  readonly proves: string;
  readonly parts: readonly (Part | 'first ring')[];
  /** The reason why CI may lack this requirement. If undefined, CI must meet the requirement. */
  readonly absenceReason?: string;
}

const succeeds = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args).status === 0;

/** The version of Chromium that drew `e2e/pictures/`. Other versions draw letters differently. */
const DRAWN_IN = '156';

export const needs = {
  postgres: {
    isThere: () => findPostgres() !== undefined,
    proves: 'everything about PostgreSQL',
    parts: ['first ring', 'timing', 'mail', 'host', 'chaos'],
  },
  mounts: {
    isThere: () => succeeds('unshare', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'),
    proves: 'full disks, and the artefact on a read-only disk',
    parts: ['first ring'],
    absenceReason: 'containers often cannot mount file systems',
  },
  'systemd-252': {
    isThere: () =>
      String(spawnSync('systemd-analyze', ['--version']).stdout).startsWith('systemd 252 '),
    proves: "systemd's rating of deploy/website.service",
    parts: ['first ring'],
    absenceReason: 'each version of systemd rates differently',
  },
  'firestore-emulator': {
    isThere: () => hasFirestoreEmulator,
    proves: 'firestore.rules, and the upload of lists',
    parts: ['cases'],
    absenceReason: 'neither Debian nor npm has the emulator',
  },
  java: {
    isThere: () => succeeds('java', '-version'),
    proves: 'valid HTML',
    parts: ['pages'],
  },
  'chromium-156': {
    isThere: () =>
      String(spawnSync(findHeadlessShell() ?? '', ['--version']).stdout).includes(` ${DRAWN_IN}.`),
    proves: 'the unchanged look of key pages',
    parts: ['pictures'],
    absenceReason: 'Debian has only the newest Chromium',
  },
  opensmtpd: {
    isThere: () =>
      // OpenSMTPD needs root rights to deliver mail.
      existsSync('/usr/sbin/smtpd') && process.getuid?.() === 0 && !existsSync('/run/smtpd.sock'),
    proves: 'mail through OpenSMTPD',
    parts: ['mail'],
  },
  nginx: {
    isThere: () => hasNginx,
    proves: 'deploy/nginx.conf',
    parts: ['host'],
  },
  machine: {
    isThere: () =>
      canCreateMachine() &&
      ['/usr/sbin/adduser', '/usr/bin/systemd-socket-activate'].every(existsSync),
    proves: 'docs/deployment.md, line by line',
    parts: ['host'],
    absenceReason: 'containers often cannot create namespaces',
  },
  firefox: {
    isThere: () => installedEngines().includes('firefox'),
    proves: 'the promises in Firefox',
    parts: ['engines'],
  },
  webkit: {
    isThere: () => installedEngines().includes('webkit'),
    proves: 'the promises in WebKit',
    parts: ['engines'],
  },
} as const satisfies Record<string, Need>;

type Name = keyof typeof needs;

export const lacks = (...names: readonly Name[]): boolean =>
  names.some((name) => !needs[name].isThere());

/** Returns a message for each requirement of these parts that this machine lacks. */
export const skippedIn = (
  parts: readonly (Part | 'first ring')[],
  all: Readonly<Record<string, Need>> = needs,
): readonly { says: string; isAllowed: boolean }[] =>
  Object.entries(all)
    .filter(([, need]) => need.parts.some((part) => parts.includes(part)) && !need.isThere())
    .map(([name, { proves, absenceReason }]) => ({
      says: `skipped without ${name}: ${proves}${absenceReason ? ` (${absenceReason})` : ''}`,
      isAllowed: absenceReason !== undefined,
    }));
