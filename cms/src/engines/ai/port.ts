import type { BotTone, Locale, WidgetOutcome, WidgetSource } from '../../contract';

/** A piece of an owner's material that can be found and quoted. */
export interface Passage {
  id: string;
  sourceId: string;
  /** File name or page title, shown to the visitor. */
  sourceTitle: string;
  /** 1-based page of a PDF; null elsewhere. */
  page: number | null;
  /** Nearest heading above the text, '' when there is none. */
  heading: string;
  text: string;
  /** Set for question-answer pairs: an answer that wins over retrieval. */
  question: string | null;
}

/** What the owner decided about the bot. Never taken from a visitor's browser. */
export interface BotProfile {
  id: string;
  name: string;
  instructions: string;
  tone: BotTone;
  language: Locale;
  /** The owner's own "I don't know"; '' uses the product's text. */
  fallbackText: string;
  contactEmail: string;
  contactUrl: string;
  siteUrl: string;
  /** The snippet's public key; the webhook is told which bot asks. */
  publicKey?: string;
}

export interface Turn {
  role: 'user' | 'bot';
  text: string;
}

export interface Question {
  bot: BotProfile;
  text: string;
  /** Earlier turns of this conversation, oldest first, rebuilt from the database. */
  history: Turn[];
  sessionId: string;
  /** The owner is trying the bot, and may be told what a visitor need not know. */
  isPreview?: boolean;
  signal: AbortSignal;
}

export interface Answer {
  text: string;
  outcome: WidgetOutcome;
  sources: WidgetSource[];
  suggestions: string[];
  /** Show the way to a person. */
  handover: boolean;
  engine: 'embedded' | 'openai-compatible' | 'webhook';
  /** For the owner's "why this answer" and for logs; never for visitors. */
  why: {
    band: string;
    score: number;
    considered: { passageId: string; score: number }[];
    milliseconds: number;
    fallbackCause?: string;
  };
}

export type AnswerEvent = { type: 'delta'; text: string } | { type: 'done'; answer: Answer };

/** Finds passages of one bot. Built from the passages table, cached by the answering service. */
export interface Retriever {
  /** The owner has given no material yet. */
  readonly isEmpty: boolean;
  search(question: string, history: Turn[], limit: number): Retrieved;
}
export interface Retrieved {
  hits: { passage: Passage; score: number }[];
  /** 0..1, how sure we are that the material answers the question. */
  confidence: number;
  curated: Passage | null;
  /** The sentences that answer best, word for word, of at most `budget` characters in all. */
  quotes(budget: number): { passage: Passage; text: string }[];
  /** Two short things that the visitor may have meant, each a question we can answer. */
  suggestions: string[];
}

/**
 * One way of answering. `answer` streams deltas and ends with exactly one `done`; it throws ProviderError when its provider fails,
 * and the chain then tries the next engine.
 */
export interface AnswerEngine {
  readonly name: Answer['engine'];
  answer(question: Question, retriever: Retriever): AsyncIterable<AnswerEvent>;
}

/** What api/ sees: `createAnswering()` in `index.ts` makes it from settings. */
export interface Answering {
  /** The engine that will be tried first. */
  readonly primary: Answer['engine'];
  /** Streams an answer within the 15 s budget; never throws for a provider's fault (falls back to embedded). */
  ask(question: Question): AsyncIterable<AnswerEvent>;
  /** Forget a bot's index after its material changed. */
  invalidate(botId: string): void;
  /** Build a bot's index now, so that its next visitor does not wait for it. Never throws. */
  warm(botId: string): Promise<void>;
}

export interface AnsweringDependencies {
  /** All passages of a bot, in stable order. */
  loadPassages(botId: string): Promise<Passage[]>;
  /** Another word after every change of a bot's passages, whoever made it; cheap. */
  materialVersion(botId: string): Promise<string>;
  log: { warn(message: string, details?: Record<string, unknown>): void };
  now(): number;
}

export class ProviderError extends Error {
  constructor(
    message: string,
    /** `refused`: the provider answered, and we would not show what it said. */
    readonly kind: 'timeout' | 'network' | 'status' | 'invalid' | 'refused' | 'aborted',
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ProviderError';
  }
}
