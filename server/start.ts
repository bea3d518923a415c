import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../src/content/site.ts';
import { buildApp } from './app.ts';
import { LAST_LINES_MS, listenOptions, SHUTDOWN_MS } from './listening.ts';
import { createLogger, logLines } from './logger.ts';
import { release } from './release.ts';
import { readSettings, type Settings } from './settings.ts';

/** SIGHUP is sent when the server's terminal is closed. */
const STOPS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const reasonFor = (error: unknown, { host, port }: Settings): string => {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use; set PORT to another number.`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `Port ${port} on ${host} may not be used by this account; set PORT above 1023.`;
  }
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') {
    return `HOST ${host} is not an address of this machine.`;
  }
  return `The server could not start: ${message}`;
};

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const settingsOrExit = (): Settings => {
  try {
    return readSettings(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

const settings = settingsOrExit();
// Logs are written to stderr, so that stdout contains only the site's address.
const logger = createLogger(settings.logLevel, logLines(process.stderr));

try {
  const app = await buildApp({ settings, logger });
  await app.listen(listenOptions(settings, process.env));
  logger.info({ ...release, node: process.version }, 'started');
  process.stdout.write(`${site.shortName} site on ${app.listeningOrigin}\n`);
  if (!existsSync(join(settings.siteDir, 'index.html'))) {
    logger.warn(
      { siteDir: settings.siteDir },
      'the site has not been built yet: run npm run build',
    );
  }

  const stop = (signal: NodeJS.Signals) => {
    logger.info({ signal }, 'finishing the requests in flight');
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    // A second signal ends the process at once.
    for (const each of STOPS) process.removeAllListeners(each);
    void app.close().then(() => setTimeout(() => process.exit(0), LAST_LINES_MS).unref());
  };
  for (const signal of STOPS) process.once(signal, stop);
  // Without a listener, SIGUSR1 would open Node's debugger, which could read visitors' messages.
  process.on('SIGUSR1', () => {});
} catch (error) {
  fail(reasonFor(error, settings));
}
