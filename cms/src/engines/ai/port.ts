import type {
  AnsweringEngine,
  AnswerMode,
  BotTone,
  Locale,
  ModelChoice,
  HeldBack,
  ModelFault,
  ModelTest,
  WidgetOutcome,
  WidgetSource,
} from '../../contract';
import type { AddressesOf } from './addresses-of';
import type { Knowledge } from './answers/knowledge';
import type { PlatformModels, RecordUsage } from './models/platform-models';
import type { TokenUsage } from './models/port';
import type { Passage } from './passage';

export type { AddressesOf, Passage };

/** What the owner decided about the bot. Never taken from a visitor's browser. */
export interface BotProfile {
  id: string;
  name: string;
  instructions: string;
  tone: BotTone;
  language: Locale;
  /** The owner's own "I don't know"; '' uses the product's text. */
  fallbackText: string;
  contactUrl: string;
  siteUrl: string;
  /** The snippet's public key; the webhook is told which bot asks. */
  publicKey?: string;
}

export interface HistoryMessage {
  role: 'user' | 'bot';
  text: string;
}

export interface Question {
  bot: BotProfile;
  text: string;
  /** Earlier turns of this conversation, oldest first, rebuilt from the database. */
  history: HistoryMessage[];
  sessionId: string;
  /** The owner is trying the bot, and may be told what a visitor need not know. */
  isPreview?: boolean;
  /** Only the embedded engine is asked: nobody pays, nothing leaves the server. */
  withoutModels?: boolean;
  /** Asked instead of what the bot's owner has saved: a choice that is being tried. */
  model?: BotModel | undefined;
  /** How far a model may go beyond the sources; strict when nothing is said. Set by the chain from the bot's settings. */
  mode?: AnswerMode;
  /** What identifies a person is replaced before words leave the server. Set by the chain. */
  maskPersonalData?: boolean;
  /** How long the visitor has waited already, in milliseconds, while the material was searched. Set by the chain. */
  waitedMs?: number;
  signal: AbortSignal;
}

export interface Answer {
  text: string;
  outcome: WidgetOutcome;
  sources: WidgetSource[];
  suggestions: string[];
  /** Show the way to a person. */
  handover: boolean;
  engine: AnsweringEngine;
  /** For the owner's "why this answer" and for logs; never for visitors. */
  why: {
    band: string;
    score: number;
    considered: { passageId: string; score: number }[];
    milliseconds: number;
    fallbackCause?: string;
    /** What its model counted, over all of its attempts. */
    usage?: TokenUsage;
    /** The same as one word. */
    fault?: ModelFault;
    /** Where in a webhook's answer the reply stood. */
    replyField?: string;
    /** What of a model's reply was not shown. */
    heldBack?: HeldBack[];
  };
}

export type AnswerEvent = { type: 'delta'; text: string } | { type: 'done'; answer: Answer };

/** Finds passages of one bot. Built from the passages table, cached by the answering service. */
export interface Retriever {
  /** The owner has given no material yet. */
  readonly isEmpty: boolean;
  /** The same material as tables and statements, for replies that are composed. */
  readonly knowledge: Knowledge;
  search(question: string, history: HistoryMessage[], limit: number): Retrieved;
}
export interface Retrieved {
  hits: { passage: Passage; score: number }[];
  /** 0..1, how sure we are that the material answers the question. */
  confidence: number;
  curated: Passage | null;
  /** The sentences that answer best, word for word, of at most `budget` characters in all. */
  quotes(budget: number): { passage: Passage; text: string }[];
  /** The sentences that answer best by the learned ranking, best first. */
  ranked(limit: number): { passage: Passage; text: string }[];
  /** Two short things that the visitor may have meant, each a question we can answer. */
  suggestions: string[];
}

/**
 * One way of answering. `answer` streams deltas and ends with exactly one `done`; it throws ProviderError when its provider fails,
 * and the chain then tries the next engine.
 */
export interface AnswerEngine {
  readonly name: Answer['engine'];
  /** Reads what it needs of this machine before the first question, so that no visitor waits for it. */
  warm?(): Promise<unknown>;
  answer(question: Question, retriever: Retriever): AsyncIterable<AnswerEvent>;
}

/** A bot's own choice of model with its key in the clear; it never leaves the answering service. */
export interface BotModel extends ModelChoice {
  apiKey: string;
  /** Those that sign what its webhook is sent, as Standard Webhooks writes them; none leaves it unsigned. */
  webhookSecrets: readonly string[];
}

/** What an engine says of itself: its name, and the model where there is one. */
export interface EngineName {
  engine: AnsweringEngine;
  model: string | null;
}

/** A passage's text as a point in a space of meanings. `hash` names text and space. */
export interface TextVector {
  hash: string;
  vector: Float32Array;
}

/** Where embeddings are kept. Filled by a job, read in the background: no visitor waits for either. */
export interface VectorStore {
  load(botId: string, space: string): Promise<TextVector[]>;
  keep(botId: string, space: string, vectors: TextVector[]): Promise<void>;
  /** Forgets everything but these. */
  prune(botId: string, space: string, hashes: ReadonlySet<string>): Promise<void>;
  /** Asks for `Answering.embed` to be run later, once however often it is asked for. */
  schedule(botId: string): Promise<void>;
}

/** What api/ sees: `createAnswering()` in `index.ts` makes it from settings. */
export interface Answering {
  /** What the operator has set up: the engine that is tried first where an owner chose none. */
  readonly platform: EngineName;
  /** Until when that engine is left alone here, after repeated failures; null while it is asked. */
  readonly platformPausedUntil: Date | null;
  /** Streams an answer within the 15 s budget; never throws for a provider's fault (falls back to embedded). */
  ask(question: Question): AsyncIterable<AnswerEvent>;
  /** Forget a bot's index after its material changed. */
  invalidate(botId: string): void;
  /** Build a bot's index now, so that its next visitor does not wait for it. Never throws. */
  warm(botId: string): Promise<void>;
  /** One tiny real question to a model that an owner is setting up. Never throws. */
  test(model: BotModel, signal: AbortSignal): Promise<ModelTest>;
  /** The models that the provider of an owner's choice offers for its key. Throws ProviderError. */
  listModels(model: BotModel, signal: AbortSignal): Promise<string[]>;
  /** Computes the embeddings that a bot's material lacks; the work of a job. */
  embed(botId: string, signal: AbortSignal): Promise<void>;
  /** How much of a bot's material has an embedding; null when it has no embeddings model. */
  embeddings(botId: string): Promise<{ known: number; total: number } | null>;
}

export interface AnsweringDependencies {
  /** All passages of a bot, in stable order. */
  loadPassages(botId: string): Promise<Passage[]>;
  /** Another word after every change of a bot's passages, whoever made it; cheap. */
  materialVersion(botId: string): Promise<string>;
  /** What the bot's owner chose; null for the platform's own. Without it every bot is the platform's. */
  botModel?(botId: string): Promise<BotModel | null>;
  /**
   * Where the name in an address that an owner typed leads: the only addresses that may be connected to. Throws ProviderError when one
   * of them is private.
   */
  addressesOf?: AddressesOf;
  /** Which models administrators chose; without it only the settings count. */
  platformModels?: PlatformModels;
  /** Notes what a reply cost. */
  recordUsage?: RecordUsage;
  vectors?: VectorStore;
  log: { warn(message: string, details?: Record<string, unknown>): void };
  now(): number;
}

/** `refused`: the provider answered, and we would not show what it said. `filtered`: it would not say it. `address`, `private`: we did not even ask. */
export type ProviderErrorKind =
  'timeout' | 'network' | 'status' | 'invalid' | 'refused' | 'filtered' | 'aborted' | 'address' | 'private';

interface ProviderErrorOptions extends ErrorOptions {
  /** The HTTP status that it answered. */
  status?: number;
  /** Its own words on what went wrong. For the owner's eyes. */
  detail?: string;
  /** How long it asks to be left alone, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** What it said and we would not show. */
  heldBack?: HeldBack[];
}

export class ProviderError extends Error {
  readonly status: number | undefined;
  readonly detail: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly heldBack: HeldBack[];
  constructor(
    message: string,
    readonly kind: ProviderErrorKind,
    { status, detail, retryAfterMs, heldBack = [], ...options }: ProviderErrorOptions = {},
  ) {
    super(message, options);
    this.status = status;
    this.detail = detail;
    this.retryAfterMs = retryAfterMs;
    this.heldBack = heldBack;
    this.name = 'ProviderError';
  }

  /** The same failure, with what was said before it and not shown. */
  withHeldBack(heldBack: HeldBack[]): ProviderError {
    const { message, kind, status, detail, retryAfterMs } = this;
    return new ProviderError(message, kind, {
      cause: this,
      retryAfterMs,
      heldBack,
      ...(status === undefined ? {} : { status }),
      ...(detail === undefined ? {} : { detail }),
    });
  }
}
