// Preloaded with `node --import`, this gives a process a clock that is a day ahead.

const DAY_MS = 24 * 60 * 60_000;
const Right = Date;

globalThis.Date = class extends Right {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(Right.now() + DAY_MS);
  }
  static now() {
    return Right.now() + DAY_MS;
  }
};
