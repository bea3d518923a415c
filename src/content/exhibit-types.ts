/**
 * What a service page lets its visitor try: one kind for each form it can take. `src/exhibits/`
 * draws them. Every figure and name in them is invented, and `example` says so.
 */
interface ExhibitWords {
  readonly title: string;
  readonly text: string;
  readonly example: string;
}

/** Two readings of one word in a measure's definition. */
export interface Reading {
  readonly name: string;
  readonly options: readonly [first: string, second: string];
}

/** Days are working days after the order. */
export interface Order {
  readonly took: number;
  readonly promised: number;
  /** When the rest came, of an order that came in parts. */
  readonly rest?: number;
  readonly cancelled?: true;
}

/** A figure that moves when a word of its definition does. */
export interface MeasureExhibit extends ExhibitWords {
  readonly kind: 'measure';
  readonly withinDays: number;
  /** What counts as late, when an order has arrived, which orders are asked about. */
  readonly readings: readonly [late: Reading, arrived: Reading, asked: Reading];
  readonly orders: readonly Order[];
}

export interface Finding {
  readonly name: string;
  readonly owner: string;
  readonly hours: number;
  /** From each chair, in their order: from 1 to 10. */
  readonly weights: readonly number[];
}

/** Findings of an audit that rank differently from each chair, and can be closed. */
export interface FindingsExhibit extends ExhibitWords {
  readonly kind: 'findings';
  readonly chairs: readonly { readonly name: string; readonly question: string }[];
  readonly findings: readonly Finding[];
}

/** Whole rand a month. */
export interface BillLine {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}
export interface Saving {
  readonly name: string;
  /** The line it lowers. */
  readonly line: string;
  readonly amount: number;
}

/** A bill before and after, and what makes it smaller still. */
export interface BillExhibit extends ExhibitWords {
  readonly kind: 'bill';
  readonly columns: readonly [before: string, after: string];
  readonly lines: readonly BillLine[];
  readonly savings: readonly Saving[];
}

/** A board of five by five on which four in a row win. */
export interface BoardExhibit extends ExhibitWords {
  readonly kind: 'board';
  /** The tiles painted so far, from 0 to 24 by rows: the visitor's, who can win at once. */
  readonly mine: readonly number[];
  /** And the site's. */
  readonly theirs: readonly number[];
  /** How, for readers who cannot play. */
  readonly solution: string;
}

export interface SharedFile {
  readonly name: string;
  readonly why: string;
}

/** Look-alike files on a shared drive, one of them in force, and the library's one record. */
export interface DriveExhibit extends ExhibitWords {
  readonly kind: 'drive';
  readonly files: readonly SharedFile[];
  /** Where it stands among `files`. */
  readonly inForce: number;
  readonly record: {
    readonly title: string;
    readonly facts: readonly { readonly name: string; readonly value: string }[];
  };
}

export interface Cycle {
  readonly name: string;
  readonly text: string;
  /** Percent. */
  readonly measured: number;
  /** Whole rand. */
  readonly cost: number;
}

/** A research project with a choice after each cycle: carry on or stop. */
export interface GatesExhibit extends ExhibitWords {
  readonly kind: 'gates';
  readonly question: string;
  /** Percent that the prototype must reach. */
  readonly target: number;
  readonly cycles: readonly Cycle[];
  readonly passed: string;
  readonly stopped: string;
}

export interface ClosingTask {
  readonly name: string;
  /** Tasks that must be done before. */
  readonly after: readonly string[];
  /** Working days it takes, before the first phase and after each. */
  readonly days: readonly number[];
}

/** The calendar of a month-end close, shorter with each phase that is live. */
export interface CloseExhibit extends ExhibitWords {
  readonly kind: 'close';
  /** What is live, from nothing to everything. */
  readonly phases: readonly string[];
  readonly tasks: readonly ClosingTask[];
}

export interface CheckQuestion {
  /** The module that a right answer spares. */
  readonly module: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly right: number;
  readonly why: string;
}

/** Questions of a skills check, and the course that the answers leave. */
export interface CheckExhibit extends ExhibitWords {
  readonly kind: 'check';
  readonly questions: readonly CheckQuestion[];
}

export type Exhibit =
  | MeasureExhibit
  | FindingsExhibit
  | BillExhibit
  | BoardExhibit
  | DriveExhibit
  | GatesExhibit
  | CloseExhibit
  | CheckExhibit;
