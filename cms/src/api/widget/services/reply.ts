import type { WidgetOutcome, WidgetSource } from '../../../contract';

/** A reply as it is stored and shown. */
export interface Reply {
  /** Names the stored reply; '' where a person is to answer. */
  id: string;
  text: string;
  outcome: WidgetOutcome;
  sources: WidgetSource[];
  suggestions: string[];
  handover: boolean;
  /** The visitor has written that they want a person, and one is looking at the inbox. */
  person_called?: boolean;
}
