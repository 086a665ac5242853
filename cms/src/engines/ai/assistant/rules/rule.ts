import type { AdviceTopic } from '../../../../contract';

/** A rule of law that owners ask for, stable enough to be said, with its source. In Italian: it is Italian law. */
export interface LawRule {
  id: string;
  topic: AdviceTopic;
  /** All of them stand in the question; on folded text. */
  all: readonly RegExp[];
  /** None of them does. */
  none?: RegExp;
  /** Also answers who states the case and asks nothing: "un dipendente arriva sempre tardi". */
  appliesToStatements?: true;
  /** Markdown. */
  text: string;
}
