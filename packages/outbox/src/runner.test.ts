import { describe, expect, it } from 'vitest';
import { createRunner, type KickReason } from './runner.ts';
import { createVirtualClock, settle } from './testing/virtual-clock.ts';

const setUp = (nextIn: (run: number) => number | undefined = () => undefined) => {
  const clock = createVirtualClock(0);
  const runs: { at: number; reasons: KickReason[] }[] = [];
  let finish: (() => void)[] = [];
  const runner = createRunner(clock, async (reasons) => {
    runs.push({ at: clock.now(), reasons: [...reasons] });
    await new Promise<void>((resolve) => finish.push(resolve));
    const wait = nextIn(runs.length);
    return wait === undefined ? undefined : clock.now() + wait;
  });
  const finishRun = async () => {
    for (const done of finish) done();
    finish = [];
    await settle();
  };
  return { clock, runner, runs, finishRun, times: () => runs.map(({ at }) => at) };
};

describe('the runner', () => {
  it('runs only once more, no matter how many kicks occur during a run', async () => {
    const { runner, runs, finishRun } = setUp();
    let done = false;
    void runner.kick('start');
    void runner.kick('saved');
    void runner.kick('online').then(() => {
      done = true;
    });
    expect(runs).toHaveLength(1);
    await finishRun();
    expect(runs.map(({ reasons }) => reasons)).toEqual([['start'], ['saved', 'online']]);
    expect(done).toBe(false);
    await finishRun();
    expect(done).toBe(true);
    expect(runs).toHaveLength(2);
  });

  it('does not lose a kick at the end of a run', async () => {
    const { runner, runs, finishRun } = setUp();
    void runner.kick('start').then(() => runner.kick('saved'));
    await finishRun();
    expect(runs).toHaveLength(2);
  });

  it('runs again when the next submission is due, with only one timer', async () => {
    const { runner, clock, finishRun, times } = setUp((run) => (run < 3 ? 10_000 : undefined));
    void runner.kick('start');
    await finishRun();
    await clock.advance(4_000);
    void runner.kick('visible');
    expect(clock.pending()).toBe(0);
    await finishRun();
    expect(clock.pending()).toBe(1);
    await clock.advance(10_000);
    await finishRun();
    await clock.advance(100_000);
    expect(times()).toEqual([0, 4_000, 14_000]);
  });

  it('runs at least once a minute while a submission is waiting, in case the clock was corrected', async () => {
    const { runner, clock, finishRun, times } = setUp((run) => (run < 3 ? 3_600_000 : undefined));
    void runner.kick('start');
    for (let n = 0; n < 4; n += 1) {
      await finishRun();
      await clock.advance(60_000);
    }
    expect(times()).toEqual([0, 60_000, 120_000]);
  });

  it('runs at the earlier of two times', async () => {
    const { runner, clock, finishRun, times } = setUp((run) => (run === 1 ? 10_000 : undefined));
    void runner.kick('start');
    runner.within(2_000);
    await finishRun();
    runner.within(50_000);
    await clock.advance(2_000);
    await finishRun();
    await clock.advance(100_000);
    expect(times()).toEqual([0, 2_000]);
  });

  it('does not run again after `stop`', async () => {
    const { runner, clock, finishRun, runs } = setUp(() => 1_000);
    void runner.kick('start');
    void runner.kick('saved');
    runner.stop();
    await finishRun();
    await runner.kick('online');
    runner.within(10);
    await clock.advance(10_000);
    expect(runs).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });
});
