/** Reports a defect as any uncaught error is, without stopping whoever came upon it. */
export const uncaught = (error: unknown): void => {
  queueMicrotask(() => {
    throw error;
  });
};
