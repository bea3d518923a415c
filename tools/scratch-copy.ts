import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const left = ['node_modules', 'dist', '.git', '.cache', 'data', 'test-results'];
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

export interface ScratchCopy {
  readonly folder: string;
  /**
   * Runs a program of `node_modules` there, without this process's build settings.
   * @throws Error when it fails, with its output
   */
  readonly run: (
    program: readonly [script: string, ...options: string[]],
    settings?: Readonly<Record<string, string>>,
  ) => Promise<void>;
  /** Runs `npm run --silent` with these arguments there. @returns its output */
  readonly npm: (
    args: readonly string[],
    settings?: Readonly<Record<string, string>>,
  ) => Promise<string>;
  /** Runs `npm run build` there. */
  readonly build: (settings?: Readonly<Record<string, string>>) => Promise<void>;
  /** The content of a file of the built site. */
  readonly built: (file: string) => Promise<string>;
}

/** Calls `work` with a temporary copy of this project that has its packages but no build. */
export const inScratchCopy = async <T>(work: (project: ScratchCopy) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'site-project-'));
  const execute = async (
    command: string,
    args: readonly string[],
    settings: Readonly<Record<string, string>> = {},
  ) => {
    // A test runner's NODE_ENV would produce a test build.
    const { NODE_ENV: _, VITE_SITE_URL: __, RETENTION_DAYS: ___, ...env } = process.env;
    const { stdout } = await promisify(execFile)(command, args, {
      cwd: folder,
      env: { ...env, ...settings },
      maxBuffer: MOST_OUTPUT_BYTES,
      shell: process.platform === 'win32',
    });
    return stdout;
  };
  const npm: ScratchCopy['npm'] = (args, settings) =>
    execute('npm', ['run', '--silent', ...args], settings);
  try {
    await cp('.', folder, {
      recursive: true,
      filter: (source) => !left.includes(relative('.', source)),
    });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    return await work({
      folder,
      run: async ([script, ...options], settings) => {
        await execute(process.execPath, [join('node_modules', script), ...options], settings);
      },
      npm,
      build: async (settings) => {
        await npm(['build'], settings);
      },
      built: (file) => readFile(join(folder, 'dist', file), 'utf8'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
