export type Fields = Readonly<Record<string, string>>;

/** A form's text, in the format in which it is sent. */
export interface Submission {
  /** Created once, and reused on every attempt. */
  readonly id: string;
  /** The kind of form in which the visitor wrote the text. */
  readonly kind: string;
  /** ISO 8601, UTC. */
  readonly composedAt: string;
  readonly fields: Fields;
}

/** A submission with incomplete fields, as in a draft or a receipt. */
export type Sketch<S extends Submission = Submission> = Submission & Pick<S, 'id' | 'kind'>;

export interface Problem {
  readonly field: string;
  readonly message: string;
}
