import { wrapIndex } from './wrap-index.ts';

/** The state of a ring of slides. A slide leaves before the next one enters. */
export interface Rotation {
  readonly count: number;
  /** The visible slide. */
  readonly index: number;
  /** The slide that will be visible next. */
  readonly goal: number;
  /** 1 is forwards, -1 is back. */
  readonly direction: -1 | 1;
  readonly phase: 'still' | 'leaving' | 'entering';
  /** Each turn restarts the rotation's timer. */
  readonly turns: number;
}

export type RotationEvent =
  | { readonly type: 'turn'; readonly by: -1 | 1 }
  /** Changes the slide without motion. */
  | { readonly type: 'cut'; readonly by: -1 | 1 }
  /** The animation of a slide has ended. */
  | { readonly type: 'slid' };

export const startRotation = (count: number): Rotation => ({
  count,
  index: 0,
  goal: 0,
  direction: 1,
  phase: 'still',
  turns: 0,
});

export const rotate = (rotation: Rotation, event: RotationEvent): Rotation => {
  const { count, index, goal, phase, turns } = rotation;
  switch (event.type) {
    case 'turn': {
      // A turn in the phase `leaving` continues from the goal, so that no click is lost.
      const from = phase === 'leaving' ? goal : index;
      return {
        ...rotation,
        goal: wrapIndex(from + event.by, count),
        direction: event.by,
        phase: 'leaving',
        turns: turns + 1,
      };
    }
    case 'cut': {
      const next = wrapIndex(index + event.by, count);
      return { ...rotation, index: next, goal: next, phase: 'still', turns: turns + 1 };
    }
    case 'slid':
      return phase === 'leaving'
        ? { ...rotation, index: goal, phase: 'entering' }
        : { ...rotation, phase: 'still' };
  }
};
