/** Reports a defect as an uncaught error, without stopping the caller. */
export const uncaught = (error: unknown): void => {
  queueMicrotask(() => {
    throw error;
  });
};
