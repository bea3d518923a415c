// Sets a process's clock ahead by a day. Preload this file with `node --import`.

const AHEAD_MS = 24 * 60 * 60_000;
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
