import type { SpamSign } from '../../submissions/spam-signs.ts';

const QUICK_MS = 2_000;

/** The name of the field that people do not see. */
export const TRAP_FIELD = 'website';

/** Watches how one form is filled in. */
export const createSpamWatch = (now = () => performance.now()) => {
  let begunAt: number | undefined;
  return {
    /** Call at every input. */
    begin(): void {
      begunAt ??= now();
    },
    /** What is odd about the form as it is sent. */
    signs(form: HTMLFormElement): readonly SpamSign[] {
      const trapped = String(new FormData(form).get(TRAP_FIELD) ?? '') !== '';
      const quick = begunAt !== undefined && now() - begunAt < QUICK_MS;
      return [...(trapped ? ['hidden-field' as const] : []), ...(quick ? ['quick' as const] : [])];
    },
    reset(): void {
      begunAt = undefined;
    },
  };
};
