// @module-tag cases
import { once } from 'node:events';
import { chmodSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { lacks } from '../../tools/testing/needs.ts';
import { freePort } from './free-port.ts';
import { findPostgres, startCluster } from './postgres.ts';
import { makeDirectory } from './testing.ts';

const bin = findPostgres() ?? '';

describe.skipIf(lacks('postgres'))('a cluster whose port is taken before it starts', () => {
  let other: Server;
  let taken: number;
  let folder: ReturnType<typeof makeDirectory>;
  beforeAll(async () => {
    other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(other, 'listening');
    taken = (other.address() as AddressInfo).port;
    folder = makeDirectory();
    // The account that runs PostgreSQL needs access.
    chmodSync(folder.path, 0o755);
  });
  beforeEach(() => void vi.stubEnv('TMPDIR', folder.path));
  afterAll(() => {
    folder.remove();
    other.close();
  });

  it('starts on another port, and does not mistake another cluster for itself', async () => {
    const ofAnother = Number(new URL(inject('postgres') ?? '').port);
    const findPort = vi.fn(freePort).mockResolvedValueOnce(taken).mockResolvedValueOnce(ofAnother);
    const cluster = await startCluster(bin, { findPort });
    expect(findPort).toHaveBeenCalledTimes(3);
    expect([taken, ofAnother]).not.toContain(Number(new URL(cluster.url).port));
    await cluster.remove();
  });

  it('gives up after three attempts, says why, and leaves nothing behind', async () => {
    const findPort = vi.fn(async () => taken);
    await expect(startCluster(bin, { findPort })).rejects.toThrow(/could not bind.*in use/);
    expect(findPort).toHaveBeenCalledTimes(3);
    expect(readdirSync(folder.path)).toEqual([]);
  });
});
