// Preloaded with `node --import`, this gives a process a clock that is DAYS_AHEAD days ahead, or one.

const AHEAD_MS = Number(process.env.DAYS_AHEAD ?? 1) * 24 * 60 * 60_000;
const Right = Date;

globalThis.Date = class extends Right {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(Right.now() + AHEAD_MS);
  }
  static now() {
    return Right.now() + AHEAD_MS;
  }
};
