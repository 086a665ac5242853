import type {
  Advice,
  AttachmentFailure,
  Calculated,
  CalculationKind,
  Figure,
  FigureUnit,
  Locale,
  ParameterUse,
  ReplyAdvice,
} from '../../../contract';
import type { ModelImage } from '../models/port';
import type { Passage, HistoryMessage } from '../port';
import type { KnowledgeEntry } from './knowledge/entry';
import type { Playbook } from './playbooks/playbook';
import type { Trade } from './playbooks/trade';

/** A figure that a calculation wants. */
export interface ToolInput {
  name: string;
  unit: FigureUnit;
  usual?: number;
  optional?: true;
}
/** A calculation that can be called by names. */
export interface CalculationTool {
  kind: CalculationKind;
  inputs: readonly ToolInput[];
  choices?: Readonly<Record<string, readonly string[]>>;
  run(
    figures: Readonly<Record<string, number | undefined>>,
    choices?: Readonly<Record<string, string>>,
  ): Calculated;
}

/** A calculation as far as the figures of a conversation go: done, lacking some, or ruled out by law. */
export type Solution = (
  | {
      state: 'done';
      calculated: Calculated;
      /** What a figure was added up from. */
      parts?: Figure[];
      notes?: string[];
      /** Figures that were taken from what is known of the company. */
      assumed?: string[];
    }
  | { state: 'asks'; missing: string[] }
  | {
      state: 'unclear';
      figures: Figure[];
      /** What the first of them may be, by name. */
      meanings?: readonly string[];
      /** Words that no sum has taken into account: "tranne agosto". */
      condition?: string;
    }
  | {
      state: 'ruled-out';
      reasons: string[];
      parts?: Figure[];
      /** The limits of law that the reasons name, and what they are of. */
      limits: Figure[];
      parameters: ParameterUse[];
    }
) & { kind: CalculationKind; /** The result before one figure was changed. */ before?: Figure };

/** A figure in running text, in hundredths of what it counts. */
export interface FoundFigure {
  value: number;
  unit: 'money' | 'percent' | 'months' | 'days' | 'hours' | 'people' | 'payments' | 'pieces' | 'plain';
}

/** All that the assistant may say today. */
export interface AssistantContent {
  entries: readonly KnowledgeEntry[];
  /** Those that come first are meant where two are named alike. */
  trades: readonly Trade[];
  playbooks: readonly Playbook[];
}

/** Where the assistant reads what it knows: content that editors own, so it comes from outside. */
export interface KnowledgeSource {
  load(): Promise<AssistantContent>;
}

/** What the adviser computes with; engines know no business rules, so these come from outside. */
export interface AdviserTools {
  calculators: readonly CalculationTool[];
  figuresIn(text: string): readonly FoundFigure[];
  /** Interest between businesses for paying late: yearly rate in basis points, the half-year it holds for, lump sum in cents. */
  lateInterest: { rate: number; half: string; lumpSum: number };
  /** A text with the parameters of law that it names (`{{inps.artisans.fixed}}`), each with its year. */
  withParameters(text: string, language: Locale): string;
  /** The calculation that the last of somebody's messages asks for; `null` when it asks for none. */
  calculationOf(turns: readonly string[], known: Readonly<Record<string, number>>): Solution | null;
}

export interface AdviceRequest {
  text: string;
  /** Earlier turns, oldest first: the only memory there is. */
  history: readonly HistoryMessage[];
  /** Used where the words do not tell their language. */
  language: Locale;
  userName: string;
  companyName: string;
  /** What is known of the company, in words, for a model. */
  facts?: readonly { name: string; value: string }[];
  /** Known figures by the calculators' names (`fixedCosts`), in their units: used when nobody says otherwise. */
  figures?: Readonly<Record<string, number>>;
  /** What the plan of the project's report begins with, the most urgent first. */
  measures?: readonly string[];
  hasProjects: boolean;
  /** Texts of the documents attached to this conversation. */
  documents?: readonly Passage[];
}

export type AdviceEvent = { type: 'delta'; text: string } | { type: 'done'; advice: Advice };

export interface Adviser {
  advise(request: AdviceRequest): Promise<Advice>;
  /** The same as it is read: a few deltas, then exactly one `done`. */
  stream(request: AdviceRequest): AsyncIterable<AdviceEvent>;
}

/** A file that was sent along with a message, and what became of it. */
export interface Attached {
  name: string;
  kind: 'image' | 'document';
  pages: number | null;
  failure: AttachmentFailure | null;
}

/** A message to the assistant, with what its outside engines need beside the adviser's. */
export interface AssistantRequest extends AdviceRequest {
  attached: readonly Attached[];
  /** What was said before `history`, for a model that is told its subjects. */
  olderTurns?: readonly HistoryMessage[];
  /** The newest pictures of the conversation, read when a model that sees them is asked. */
  images?(): Promise<readonly ModelImage[]>;
  /** For the operator's automation (spec/customer-app.md §7). */
  session: { id: string; userId: string; vatNumber: string };
  signal: AbortSignal;
}

export type AssistantEvent =
  | { type: 'delta'; text: string }
  | { type: 'done'; advice: Advice; engine: ReplyAdvice['engine']; fallback: boolean };

/** Who answers the customers: the operator's automation, a model, or the adviser, as far as they are configured. */
export interface Assistant {
  /** A few deltas, then exactly one `done`. Throws only where the automation fails: nobody may answer in its place. */
  ask(request: AssistantRequest): AsyncIterable<AssistantEvent>;
  /** What the adviser says by itself: asks nobody outside and costs nothing. */
  advise(request: AdviceRequest): Promise<Advice>;
  /** Reads the knowledge of both languages, so that nobody waits for it. */
  warm(): Promise<void>;
  /** Reads the knowledge again after a change of it; what is known answers until then. */
  refresh(): Promise<void>;
}
