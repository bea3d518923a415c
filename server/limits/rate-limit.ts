/** Thrown for too many submissions from one address, network or email address, or in total. */
export class RateLimited extends Error {
  override readonly name = 'RateLimited';
  readonly retryAfterSeconds: number;
  /** The name of the limit, for logs and metrics. Visitors never see it. */
  readonly limit: string;

  constructor(retryAfterSeconds: number, limit: string) {
    super('Too many messages from this address. Please try again later.');
    this.retryAfterSeconds = retryAfterSeconds;
    this.limit = limit;
  }
}
