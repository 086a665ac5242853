import type { ModelProvider } from '../../../contract';
import type { AddressesOf } from '../addresses-of';

/** Which model is asked, where and with which key. The key never leaves the server. */
export interface ModelConnection {
  provider: ModelProvider;
  /** Up to and without `/chat/completions`; '' is the provider's own address. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Set where an owner typed the address: the only addresses that may be connected to. */
  addressesOf?: AddressesOf | undefined;
}

/** How long a model may take, in milliseconds. */
export interface ModelDeadlines {
  /** The whole reply. */
  timeoutMs: number;
}

/** A tool that a model wants called. `arguments` is JSON as the model wrote it, which may be broken. */
export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
  /** What some providers want back with the call's result. */
  metadata?: Record<string, Record<string, unknown>>;
}

/** A tool as a model is told of it. */
export interface ToolDescription {
  name: string;
  description: string;
  /** A JSON schema. */
  parameters: Record<string, unknown>;
}

export interface ModelImage {
  bytes: Uint8Array;
  /** `image/jpeg` */
  mediaType: string;
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** The same in every request of this kind: providers that cache prompts are told to keep it. Only with the first system messages. */
  isStable?: boolean;
  /** Only with a user's message. */
  images?: readonly ModelImage[];
}

export type ModelMessage =
  | ChatMessage
  | { role: 'tool-calls'; calls: readonly ToolCall[] }
  | { role: 'tool-result'; call: ToolCall; content: string };

/** Tokens of one reply, as far as the provider says. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'tool-call'; call: ToolCall }
  /** The last event. `truncated`: the limit of tokens cut the reply. */
  | { type: 'finish'; truncated: boolean; usage: TokenUsage };
