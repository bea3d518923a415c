import type { Writable } from 'node:stream';
import pino, { type DestinationStream } from 'pino';

/** Creates the server's logger, which writes one JSON object per line. */
export const createLogger = (level: string, destination: DestinationStream) =>
  // The error for an unparsable request contains the request's bytes, perhaps a visitor's message.
  pino({ level, redact: { paths: ['err.rawPacket'], remove: true } }, destination);

const MOST_WAITING_BYTES = 1024 * 1024;

/** Writes log lines to `stream`. While more than 1 MiB is unread, drops and counts new lines. */
export const logLines = (stream: Writable): DestinationStream => {
  let dropped = 0;
  // Without a listener, the server would crash when the process that reads its log ends.
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
