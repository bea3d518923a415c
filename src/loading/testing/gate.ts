/** Creates a promise, `opened`, which a test resolves by calling `open`. */
export const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};
