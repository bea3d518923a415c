/** Texts by the name of their field. */
export type Fields = Readonly<Record<string, string>>;

/** What is written in a form, and leaves the device. */
export interface Submission {
  /** Made once, with the submission, and reused on every attempt. */
  readonly id: string;
  /** The form it was written in. */
  readonly kind: string;
  /** ISO 8601, UTC. */
  readonly composedAt: string;
  readonly fields: Fields;
}

/** A submission whose fields need not be fit to be sent: a draft's, or what a receipt keeps. */
export interface Sketch<S extends Submission = Submission> {
  readonly id: S['id'];
  readonly kind: S['kind'];
  readonly composedAt: string;
  readonly fields: Fields;
}

/** What is wrong with one field. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}
