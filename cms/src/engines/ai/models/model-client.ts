import type { LanguageModel, ToolSet } from 'ai';
import { ProviderError } from '../port';
import { withoutKey } from '../remote/error-detail';
import { createLanguageModel, type LearnedOptions, THINKING_TOKENS } from './create-language-model';
import type {
  ModelConnection,
  ModelDeadlines,
  ModelEvent,
  ModelMessage,
  ToolCall,
  ToolDescription,
  TokenUsage,
} from './port';
import { estimateTokens } from './estimate-tokens';
import { FirstWordTimes, hedged } from './hedge';
import { type Patience, stalledAfter } from './stalled-after';
import { toProviderError } from './to-provider-error';
import { toSdkMessages } from './to-sdk-messages';

/** More in one reply is a model that runs in circles. */
const MAX_CALLS = 8;
/** The library warns on the console of options that a provider does not know. */
const SILENT = { AI_SDK_LOG_WARNINGS: false };

export interface ModelRequest {
  messages: readonly ModelMessage[];
  tools?: readonly ToolDescription[];
  /** A JSON schema that the whole reply must meet, where the provider can make it. */
  schema?: Record<string, unknown> | undefined;
  signal: AbortSignal;
  /** How long somebody waits for the next piece; left out, only the whole reply is limited. */
  patience?: Patience | undefined;
  /** The chatbot that asks, for the books. */
  botId?: string;
}

/** Asks one model, whoever provides it. */
export class ModelClient {
  readonly connection: ModelConnection;
  readonly deadlines: ModelDeadlines;
  readonly #maxTokens: number;
  readonly #firstWords = new FirstWordTimes();
  readonly #record: ((usage: TokenUsage, botId: string) => void) | undefined;
  #learned: LearnedOptions = { limitName: 'max_tokens', includeUsage: true, schemas: true };
  #model: Promise<LanguageModel> | null = null;

  /** `maxTokens`: of one reply; models that think before they write get more. */
  constructor(
    connection: ModelConnection,
    deadlines: ModelDeadlines,
    maxTokens: number,
    record?: (usage: TokenUsage, botId: string) => void,
  ) {
    this.#record = record;
    this.connection = connection;
    this.deadlines = deadlines;
    this.#maxTokens = maxTokens;
  }

  /** Reads the provider's library, which takes a moment of ours and not of the model. */
  async load(): Promise<LanguageModel> {
    this.#model ??= createLanguageModel(this.connection, this.deadlines.timeoutMs, this.#learned);
    const [model] = await Promise.all([this.#model, import('ai')]);
    return model;
  }

  /**
   * What the model answers as it comes in; ends with exactly one `finish`. Where somebody waits for the first word, one that is later
   * than nineteen of twenty is asked for a second time. Throws ProviderError.
   */
  async *stream(request: ModelRequest): AsyncGenerator<ModelEvent, void> {
    const { patience } = request;
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    request.signal.addEventListener('abort', stop, { once: true });
    try {
      if (request.signal.aborted) throw new ProviderError('The visitor left', 'aborted');
      // Reading the library is no silence of the model.
      await this.load();
      const events = hedged({
        begin: (given) => this.#tolerant(request, AbortSignal.any([stopping.signal, given])),
        afterMs: patience === undefined ? null : this.#firstWords.p95,
        onGivenUp: () => this.#record?.(estimatedUsage(request.messages, 0), request.botId ?? ''),
      });
      const start = performance.now();
      let isFirst = true;
      for await (const event of stalledAfter(events, patience, stop)) {
        if (isFirst) this.#firstWords.add(performance.now() - start);
        isFirst = false;
        yield event;
      }
    } catch (error) {
      throw withoutKey(toProviderError(error, request.signal), this.connection.apiKey);
    } finally {
      request.signal.removeEventListener('abort', stop);
      stop();
    }
  }

  /** A refusal of an option is learned, and the request repeated without it. */
  async *#tolerant(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent, void> {
    let shown = false;
    try {
      for await (const event of this.#attempt(request, signal)) {
        shown = true;
        yield event;
      }
    } catch (error) {
      if (shown || !(error instanceof ProviderError) || !this.#learn(error)) throw error;
      yield* this.#attempt(request, signal);
    }
  }

  /** The whole text of a reply, of at most `maxCharacters`. Throws ProviderError. */
  async complete(request: ModelRequest, maxCharacters: number): Promise<string> {
    let text = '';
    for await (const event of this.stream(request)) {
      if (event.type === 'text') text += event.text;
      if (text.length > maxCharacters) throw new ProviderError('The model does not stop', 'invalid');
    }
    return text;
  }

  async *#attempt(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent, void> {
    let usage = null as TokenUsage | null;
    let written = 0;
    try {
      for await (const event of this.#events(await this.load(), request, signal)) {
        if (event.type !== 'finish') {
          written += event.type === 'text' ? event.text.length : event.call.arguments.length;
          yield event;
          continue;
        }
        const isCounted = event.usage.inputTokens + event.usage.outputTokens > 0;
        usage = isCounted ? event.usage : estimatedUsage(request.messages, written);
        yield { ...event, usage };
      }
    } catch (error) {
      throw toProviderError(error, signal);
    } finally {
      // A reply that was left in the middle costs what was written of it.
      if (usage !== null || written > 0)
        this.#record?.(usage ?? estimatedUsage(request.messages, written), request.botId ?? '');
    }
  }

  async *#events(
    model: LanguageModel,
    { messages, tools = [], schema }: ModelRequest,
    abortSignal: AbortSignal,
  ): AsyncGenerator<ModelEvent, void> {
    const { streamText, Output, jsonSchema } = await import('ai');
    Object.assign(globalThis, SILENT);
    const { fullStream } = streamText({
      model,
      messages: toSdkMessages(messages, this.connection.provider),
      // The rules are ours and stand first; what people wrote comes with another role.
      allowSystemInMessages: true,
      ...(tools.length > 0 ? { tools: await toToolSet(tools) } : {}),
      ...(schema && this.#learned.schemas ? { output: Output.object({ schema: jsonSchema(schema) }) } : {}),
      maxOutputTokens: this.#limit,
      maxRetries: 0,
      abortSignal,
      onError: () => undefined,
    });
    let calls = 0;
    for await (const part of fullStream) {
      if (part.type === 'text-delta') yield { type: 'text', text: part.text };
      else if (part.type === 'tool-call' && calls < MAX_CALLS) {
        calls += 1;
        yield { type: 'tool-call', call: toToolCall(part) };
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new ProviderError('The visitor left', 'aborted');
      else if (part.type === 'finish') {
        if (part.finishReason === 'content-filter')
          throw new ProviderError('The provider held the reply back', 'filtered');
        if (part.finishReason === 'error')
          throw new ProviderError('The model ended with an error', 'invalid');
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
        yield {
          type: 'finish',
          truncated: part.finishReason === 'length',
          usage: { inputTokens, outputTokens },
        };
      }
    }
  }

  /** What a hosted model may write: those that think count their thoughts. Servers of one's own get the plain limit. */
  get #limit(): number {
    const isOwn = ['openai-compatible', 'ollama', 'lmstudio'].includes(this.connection.provider);
    return isOwn ? this.#maxTokens : Math.max(this.#maxTokens, THINKING_TOKENS);
  }

  /** True when a refusal named an option that can be sent otherwise: then the request is worth repeating. */
  #learn({ status, detail = '' }: ProviderError): boolean {
    if (status !== 400 && status !== 422) return false;
    const { limitName, includeUsage, schemas } = this.#learned;
    if (limitName === 'max_tokens' && detail.includes('max_completion_tokens'))
      this.#learned = { ...this.#learned, limitName: 'max_completion_tokens' };
    else if (includeUsage && /stream_options|include_usage/.test(detail))
      this.#learned = { ...this.#learned, includeUsage: false };
    else if (schemas && /response_?format|schema|structured|output_?format/i.test(detail))
      this.#learned = { ...this.#learned, schemas: false };
    else return false;
    this.#model = null;
    return true;
  }
}

const estimatedUsage = (messages: readonly ModelMessage[], written: number): TokenUsage => ({
  inputTokens: estimateTokens(JSON.stringify(messages).length),
  outputTokens: estimateTokens(written),
});

const toToolSet = async (tools: readonly ToolDescription[]): Promise<ToolSet> => {
  const { jsonSchema, tool } = await import('ai');
  return Object.fromEntries(
    tools.map(({ name, description, parameters }) => [
      name,
      tool({ description, inputSchema: jsonSchema(parameters) }),
    ]),
  );
};

const toToolCall = (part: {
  toolCallId: string;
  toolName: string;
  input: unknown;
  providerMetadata?: ToolCall['metadata'] | undefined;
}): ToolCall => ({
  id: part.toolCallId,
  name: part.toolName,
  // What could not be read as JSON comes as the text that it is.
  arguments: typeof part.input === 'string' ? part.input : JSON.stringify(part.input),
  ...(part.providerMetadata ? { metadata: part.providerMetadata } : {}),
});
