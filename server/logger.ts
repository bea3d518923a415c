import type { Writable } from 'node:stream';
import pino, { type DestinationStream } from 'pino';

/** The server's logger, one JSON object a line. What visitors send is in none of them. */
export const createLogger = (level: string, destination: DestinationStream) =>
  // Node hangs the raw bytes of a request that does not parse on its error.
  pino({ level, redact: { paths: ['err.rawPacket'], remove: true } }, destination);

const MOST_WAITING_BYTES = 1024 * 1024;

/**
 * Writes log lines to `stream`, and never waits for who reads it: what has not been read within a
 * megabyte is dropped and counted.
 */
export const logLines = (stream: Writable): DestinationStream => {
  let dropped = 0;
  // A reader that has gone must not end the server.
  stream.on('error', () => undefined);
  return {
    write(line) {
      if (stream.writableLength > MOST_WAITING_BYTES) {
        dropped += 1;
        return;
      }
      if (dropped > 0) {
        const warning = { level: 40, time: Date.now(), dropped, msg: 'log lines were dropped' };
        stream.write(`${JSON.stringify(warning)}\n`);
        dropped = 0;
      }
      stream.write(line);
    },
  };
};
