import { execFileSync } from 'node:child_process';

const CONTENT = 'src/content';

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * Maps each file in `src/content/` to the day of its last commit. Omits files with uncommitted
 * changes. The map is empty if `folder` is a shallow clone or not a repository.
 */
export const contentDates = (folder: string): ReadonlyMap<string, string> => {
  const days = new Map<string, string>();
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() === 'true') return days;
    const history = git(
      folder,
      ...['log', '--format=%x00%cs', '--name-only', '--relative', '--', CONTENT],
    );
    for (const commit of history.split('\0').slice(1)) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) {
        const name = file.slice(CONTENT.length + 1);
        if (!days.has(name)) days.set(name, day);
      }
    }
    const changed = git(folder, 'status', '--porcelain', '--no-renames', '--', CONTENT);
    for (const line of changed.split('\n')) {
      days.delete(line.slice(line.indexOf(`${CONTENT}/`) + CONTENT.length + 1));
    }
    return days;
  } catch {
    // Git or the repository is missing.
    return new Map();
  }
};
