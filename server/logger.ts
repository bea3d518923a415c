import pino, { type DestinationStream } from 'pino';

/** The server's logger, one JSON object a line. What visitors send is in none of them. */
export const createLogger = (level: string, destination: DestinationStream) =>
  // Node hangs the raw bytes of a request that does not parse on its error.
  pino({ level, redact: { paths: ['err.rawPacket'], remove: true } }, destination);
