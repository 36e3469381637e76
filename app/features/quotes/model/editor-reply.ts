import type { EditorValues } from "./editor";
import type { TypedTotals } from "./typed-line";

/** The answer to a form of a quote that is shown again: as it was typed, with what is to be mended in it. */
export interface EditorReply {
  values: EditorValues;
  sums: TypedTotals;
  /** Sentences by the id of their field. */
  errors: Record<string, string>;
  /** About the form as a whole: a heading, then what it means. */
  sentences: string[];
  /** The version that another user has saved since the form was opened. */
  newerVersion?: number;
}
