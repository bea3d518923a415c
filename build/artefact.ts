import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import manifest from '../package.json' with { type: 'json' };
import type { Release } from '../server/release.ts';
import { unavailablePage } from '../src/prerender/unavailable-page.ts';
import { thirdPartyNotices } from './licences.ts';
import { productionLockFile } from './server-modules.ts';

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Returns `COMMIT` if set, else Git's commit. Container builds set `COMMIT`: they lack `.git`. */
const commit = (): string | null => {
  const given = process.env['COMMIT'];
  if (given) return given;
  try {
    const which = ['describe', '--always', '--exclude=*', '--abbrev=12', '--dirty'];
    return execFileSync('git', which, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // Git or the `.git` folder is missing.
    return null;
  }
};

/** Compiles the server and the `inbox` command into `out`, and adds the sample openings. */
export const compileServer = async (out: string): Promise<void> => {
  const release: Release = { version: manifest.version, commit: commit() };
  await build({
    configFile: false,
    define: { __RELEASE__: JSON.stringify(release) },
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: out,
      emptyOutDir: true,
      rolldownOptions: {
        input: { server: 'server/start.ts', inbox: 'server/inbox/inbox.ts' },
        // Writes no subfolders, because the server looks for files next to its scripts.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  cpSync('server/openings.json', join(out, 'openings.json'));
};

/** Writes to `out` only the files that a machine needs to serve the built `site`. */
export const writeArtefact = async (site: string, out: string): Promise<void> => {
  await compileServer(out);
  // Omits files that only the build reads.
  cpSync(site, join(out, 'dist'), {
    recursive: true,
    filter: (file) => !['.set-up', '.vite'].includes(basename(file)),
  });

  writeFileSync(join(out, 'unavailable.html'), unavailablePage());
  for (const script of ['backup.sh', 'restore-drill.sh']) {
    cpSync(join('deploy', script), join(out, script));
  }
  cpSync('LICENSE', join(out, 'LICENSE'));
  const scriptLicences = readFileSync(join(site, '.vite/license.md'), 'utf8');
  writeFileSync(join(out, 'third-party-licenses.md'), thirdPartyNotices(scriptLicences));

  const { name, version, license, engines, dependencies, overrides } = manifest;
  const root = { name, version, license, engines, dependencies };
  const lockFile = productionLockFile(JSON.parse(readFileSync('package-lock.json', 'utf8')), root);
  const isRun = (packageName: string) => `node_modules/${packageName}` in lockFile.packages;
  writeJson(join(out, 'package.json'), {
    ...root,
    private: true,
    type: 'module',
    scripts: { start: 'node server.js', inbox: 'node inbox.js' },
    overrides: Object.fromEntries(Object.entries(overrides).filter(([each]) => isRun(each))),
  });
  writeJson(join(out, 'package-lock.json'), lockFile);
  writeFileSync(
    join(out, 'bom.json'),
    execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
      cwd: out,
      shell: process.platform === 'win32',
    }),
  );
  for (const place of Object.keys(lockFile.packages)) {
    // Skips packages for other platforms, which are not installed.
    if (place === '' || !existsSync(place)) continue;
    cpSync(place, join(out, place), {
      recursive: true,
      // Nested packages have separate entries. Types and source maps are not needed at run time.
      filter: (file) => basename(file) !== 'node_modules' && !/\.(?:d\.[cm]?ts|map)$/.test(file),
    });
  }
};
