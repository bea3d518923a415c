/**
 * The types of exhibits: interactive examples on service pages, which `src/exhibits/` shows. All
 * figures and names in an exhibit are invented, and its text `example` says so.
 */
interface ExhibitWords {
  readonly title: string;
  readonly text: string;
  readonly example: string;
}

/** A word in a measure's definition, with its two possible meanings. */
export interface Reading {
  readonly name: string;
  readonly options: readonly [first: string, second: string];
}

/** An order. All numbers are working days after it was placed. */
export interface Order {
  readonly took: number;
  readonly promised: number;
  /** The day on which the rest of a partial delivery arrived. */
  readonly rest?: number;
  readonly cancelled?: true;
}

/** A figure that changes with the meaning of the words in its definition. */
export interface MeasureExhibit extends ExhibitWords {
  readonly kind: 'measure';
  readonly withinDays: number;
  /** The meanings of 'late' and 'arrived', and which orders the measure counts. */
  readonly readings: readonly [late: Reading, arrived: Reading, asked: Reading];
  readonly orders: readonly Order[];
}

export interface Finding {
  readonly name: string;
  readonly owner: string;
  readonly hours: number;
  /** The finding's weight, from 1 to 10, for each of the roles in `chairs`. */
  readonly weights: readonly number[];
}

/** Findings of an audit. Their ranking depends on the chosen role, and they can be closed. */
export interface FindingsExhibit extends ExhibitWords {
  readonly kind: 'findings';
  readonly chairs: readonly { readonly name: string; readonly question: string }[];
  readonly findings: readonly Finding[];
}

/** A line of a bill. The amounts are whole rand a month. */
export interface BillLine {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}
export interface Saving {
  readonly name: string;
  /** The name of the bill line that the saving reduces. */
  readonly line: string;
  readonly amount: number;
}

/** A bill before and after a project, and further savings. */
export interface BillExhibit extends ExhibitWords {
  readonly kind: 'bill';
  readonly columns: readonly [before: string, after: string];
  readonly lines: readonly BillLine[];
  readonly savings: readonly Saving[];
}

/** A board of five by five tiles, on which four in a row win. */
export interface BoardExhibit extends ExhibitWords {
  readonly kind: 'board';
  /** The numbers of the visitor's tiles, from 0, row by row. The visitor's next move can win. */
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  /** Describes the winning move, for readers who cannot play. */
  readonly solution: string;
}

export interface SharedFile {
  readonly name: string;
  readonly why: string;
}

/** Similar files on a shared drive, and a library's record of the only valid file. */
export interface DriveExhibit extends ExhibitWords {
  readonly kind: 'drive';
  readonly files: readonly SharedFile[];
  /** The index of the valid file in `files`. */
  readonly inForce: number;
  readonly record: {
    readonly title: string;
    readonly facts: readonly { readonly name: string; readonly value: string }[];
  };
}

export interface Cycle {
  readonly name: string;
  readonly text: string;
  /** The measured result in percent. */
  readonly measured: number;
  /** The cost in whole rand. */
  readonly cost: number;
}

/** A research project with a choice after each cycle: carry on or stop. */
export interface GatesExhibit extends ExhibitWords {
  readonly kind: 'gates';
  readonly question: string;
  /** The result that the prototype must reach, in percent. */
  readonly target: number;
  readonly cycles: readonly Cycle[];
  readonly passed: string;
  readonly stopped: string;
}

export interface ClosingTask {
  readonly name: string;
  /** The names of the tasks that must be done before this one. */
  readonly after: readonly string[];
  /** How many working days the task takes in each of `phases`. */
  readonly days: readonly number[];
}

/** The calendar of a month-end close, which gets shorter with each phase of the project. */
export interface CloseExhibit extends ExhibitWords {
  readonly kind: 'close';
  /** The parts that are live in each phase, from nothing to everything. */
  readonly phases: readonly string[];
  readonly tasks: readonly ClosingTask[];
}

export interface CheckQuestion {
  /** The module that the learner can skip after a right answer. */
  readonly module: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly right: number;
  readonly why: string;
}

/** The questions of a skills check. The answers determine the modules of the course. */
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
