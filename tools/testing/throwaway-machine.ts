import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Creates a throwaway copy of this machine. Changes to the copy's files stay in memory, its network
// has only a loopback interface, and its processes end with the copy.

/** The time limit for one line, which may run a whole build. */
const LINE_MS = 400_000;

const BEGIN = `set -e
mount -t tmpfs tmpfs "$0"
mkdir "$0/root" "$0/up" "$0/work" "$0/up-here" "$0/work-here"
mount -t overlay overlay -o "lowerdir=/,upperdir=$0/up,workdir=$0/work" "$0/root"
mount -t tmpfs -o mode=1777 tmpfs "$0/root/tmp"
# The checkout may be on a separate file system, or in /tmp.
mkdir -p "$0/root$PWD"
mount -t overlay overlay -o "lowerdir=$PWD,upperdir=$0/up-here,workdir=$0/work-here" "$0/root$PWD"
mount -t proc proc "$0/root/proc"
mount --rbind /dev "$0/root/dev"
ip link set lo up
echo ready
exec chroot "$0/root" sleep infinity`;

const UNSHARE = ['--mount', '--net', '--pid', '--fork', '--kill-child'];

/** Whether this account can create a throwaway machine. In a container, root often cannot. */
export const canCreateMachine = (): boolean => {
  const mount = ['mount', '-t', 'tmpfs', 'tmpfs', '/tmp'];
  return spawnSync('unshare', [...UNSHARE, ...mount]).status === 0;
};

export const createMachine = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-machine-'));
  const unshare = spawn('unshare', [...UNSHARE, 'sh', '-c', BEGIN, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(unshare, 'exit');
  const [ready] = await Promise.race([once(unshare.stdout, 'data'), ended]);
  if (!String(ready).startsWith('ready'))
    throw new Error('The throwaway machine could not be created');
  const pid = readFileSync(`/proc/${unshare.pid}/task/${unshare.pid}/children`, 'utf8').trim();
  return {
    /** Runs a shell line as root in the checkout, and returns the status and output. */
    run: (line: string, input = '') => {
      const into = ['--target', pid, '--mount', '--net', '--pid', '--root', '--wd'];
      // `setsid` separates the shell from the terminal, so that password prompts read `input`.
      const shell = ['setsid', '--wait', 'sh', '-ec', `cd '${process.cwd()}'\n${line}`];
      return spawnSync('nsenter', [...into, ...shell], {
        input,
        encoding: 'utf8',
        timeout: LINE_MS,
        env: {
          PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
          HOME: '/root',
        },
      });
    },
    remove: async () => {
      unshare.kill('SIGKILL');
      await ended;
      rmdirSync(folder);
    },
  };
};

export type Machine = Awaited<ReturnType<typeof createMachine>>;
