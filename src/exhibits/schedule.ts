import type { ClosingTask } from '../content/exhibit-types.ts';

export interface Scheduled {
  readonly name: string;
  /** First and last working day, counted from 1, or null if the task takes no time. */
  readonly days: { readonly from: number; readonly to: number } | null;
}

/**
 * Returns each task's days in phase `phase` (the first phase is 0). A task starts as soon as the
 * tasks in its `after` are done. Those tasks must be listed before it.
 */
export const scheduleOf = (tasks: readonly ClosingTask[], phase: number): readonly Scheduled[] => {
  const doneOn = new Map<string, number>();
  return tasks.map(({ name, after, days }) => {
    const start = Math.max(0, ...after.map((each) => doneOn.get(each) ?? 0));
    const length = days[phase] ?? 0;
    doneOn.set(name, start + length);
    return { name, days: length === 0 ? null : { from: start + 1, to: start + length } };
  });
};

export const closingDay = (schedule: readonly Scheduled[]): number =>
  Math.max(...schedule.map(({ days }) => days?.to ?? 0));
