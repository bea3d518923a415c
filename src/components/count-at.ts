interface Counting {
  readonly durationMs: number;
  readonly ticksPerSecond: number;
}

/** The number that a counter to `value` shows `elapsedMs` after its start; it changes on ticks only. */
export const countAt = (
  value: number,
  elapsedMs: number,
  { durationMs, ticksPerSecond }: Counting,
): number => {
  const ticks = Math.round((durationMs / 1000) * ticksPerSecond);
  // Tolerates a timestamp slightly before a tick.
  const tick = Math.floor((elapsedMs / 1000) * ticksPerSecond + 1e-6);
  return tick >= ticks ? value : Math.floor((value * Math.max(tick, 0)) / ticks);
};
