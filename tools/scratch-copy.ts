import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const left = ['node_modules', 'dist', '.git', '.cache', 'data', 'test-results'];
type Settings = Readonly<Record<string, string>>;

const projectIn = (folder: string) => {
  const execute = async (command: string, args: readonly string[], settings: Settings = {}) => {
    // A test runner's NODE_ENV would produce a test build.
    const { NODE_ENV: _, VITE_SITE_URL: __, RETENTION_DAYS: ___, ...env } = process.env;
    const { stdout } = await promisify(execFile)(command, args, {
      cwd: folder,
      env: { ...env, ...settings },
      maxBuffer: Infinity,
      shell: process.platform === 'win32',
    });
    return stdout;
  };
  const npm = (args: readonly string[], settings?: Settings): Promise<string> =>
    execute('npm', ['run', '--silent', ...args], settings);
  return {
    folder,
    npm,
    /** Runs a program from `node_modules` in the copy. @throws Error with the program's output */
    run: (script: string, ...options: readonly string[]): Promise<string> =>
      execute(process.execPath, [join('node_modules', script), ...options]),
    build: (settings?: Settings): Promise<string> => npm(['build'], settings),
    built: (file: string): Promise<string> => readFile(join(folder, 'dist', file), 'utf8'),
  };
};

export type ScratchCopy = ReturnType<typeof projectIn>;

/** Calls `work` with a temporary copy of this project, which has packages but no build. */
export const inScratchCopy = async <T>(work: (project: ScratchCopy) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'site-project-'));
  try {
    await cp('.', folder, {
      recursive: true,
      filter: (source) => !left.includes(relative('.', source)),
    });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    return await work(projectIn(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
