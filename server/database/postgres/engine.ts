import type { Engine } from '../engine.ts';

/**
 * Whether a URL has a host and a database name. Otherwise, the driver would take them from
 * environment variables.
 */
const isUrl = (url: string): boolean => {
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url)) return false;
  const { hostname, pathname, searchParams } = new URL(url);
  return Boolean(hostname || searchParams.get('host')) && /^\/[^/]+$/.test(pathname);
};

export const postgres: Engine = {
  urlForm: 'postgres://<user>:<password>@<host>/<database>',
  isUrl,
  async open({ url, connections }) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(url, connections);
  },
};
