interface Gate {
  readonly open: () => void;
  readonly opened: Promise<void>;
}

/** Lets a test decide when something continues. */
export const gate = (): Gate => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};
