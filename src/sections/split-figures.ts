const FIGURES = /((?:over )?R?\d[\d,]*(?: million|%|\+)?)/;

/** Splits text at its figures: `a 40% shorter` → `a `, `40%`, ` shorter`. */
export const splitFigures = (text: string) =>
  text.split(FIGURES).map((part, index) => ({ text: part, isFigure: index % 2 === 1 }));
