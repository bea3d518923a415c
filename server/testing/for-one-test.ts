import { onTestFinished } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { startTestApp } from './test-app.ts';
import { makeDirectory } from './testing.ts';

// The results of these functions are stopped or removed when the current test ends.

export const testDirectory = (...made: Parameters<typeof makeDirectory>) => {
  const directory = makeDirectory(...made);
  onTestFinished(directory.remove);
  return directory;
};

export const testApp = async (...how: Parameters<typeof startTestApp>) => {
  const server = await startTestApp(...how);
  onTestFinished(server.stop);
  return server;
};

export const testMailServer = async (...how: Parameters<typeof startMailServer>) => {
  const mailServer = await startMailServer(...how);
  onTestFinished(mailServer.stop);
  return mailServer;
};
