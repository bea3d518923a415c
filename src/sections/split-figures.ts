const FIGURES = /((?:over )?(?:R\d[\d,]*|\d[\d,]*)(?: million|%|\+)?)/;

export interface Part {
  readonly text: string;
  /** Whether the part is a figure, with its currency and unit. */
  readonly figure: boolean;
  readonly at: number;
}

/** Splits a text at its figures: `a 40% shorter` → `a `, `40%`, ` shorter`. */
export const splitFigures = (text: string): readonly Part[] => {
  let at = 0;
  return text.split(FIGURES).map((part, index) => {
    const start = at;
    at += part.length;
    return { text: part, figure: index % 2 === 1, at: start };
  });
};
