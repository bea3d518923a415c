import type { Writable } from 'node:stream';
import pino, { type DestinationStream } from 'pino';

/**
 * Creates the server's logger, which writes a JSON object per line. It never logs visitors' input.
 */
export const createLogger = (level: string, destination: DestinationStream) =>
  // Node attaches the raw bytes of an unparsable request to its error.
  pino({ level, redact: { paths: ['err.rawPacket'], remove: true } }, destination);

const MOST_WAITING_BYTES = 1024 * 1024;

/**
 * Writes log lines to `stream` without waiting for its reader: lines beyond an unread megabyte are
 * dropped and counted.
 */
export const logLines = (stream: Writable): DestinationStream => {
  let dropped = 0;
  // The server must survive the end of the log's reader.
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
