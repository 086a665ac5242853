import { hasEmbeddings, type AnswerMode } from '../../contract';
import { CircuitBreaker } from './circuit-breaker';
import type { EmbeddedEngine } from './embedded/embedded-engine';
import { listModels } from './models/list-models';
import type { ModelConnection } from './models/port';
import { PlatformModels } from './models/platform-models';
import { withAddress } from './models/provider-addresses';
import type { AnswerEngine, AnsweringDependencies, BotModel, EngineName } from './port';
import { LanguageModelEngine } from './remote/language-model-engine';
import { WebhookEngine } from './remote/webhook-engine';
import { EmbeddingsClient } from './vectors/embeddings-client';
import { timings } from '../../settings/timings';

export interface PlatformModel extends ModelConnection {
  embeddingsModel?: string;
  webhookUrl: string;
}

/** Who is asked for one bot, in which order, and how. The embedded engine stands behind them all. */
export interface BotEngines {
  links: { engine: AnswerEngine; breaker: CircuitBreaker }[];
  embeddings: EmbeddingsClient | null;
  mode: AnswerMode;
  maskPersonalData: boolean;
}

const MOST_BOTS = 5_000;
const MOST_TRIALS = 100;

type Dependencies = Pick<
  AnsweringDependencies,
  'addressesOf' | 'botModel' | 'log' | 'now' | 'platformModels' | 'recordUsage'
>;

/** The engines of the platform, and those of the bots whose owners chose their own. */
export class BotEngineRegistry {
  readonly #embedded: EmbeddedEngine;
  readonly #dependencies: Dependencies;
  readonly #webhookUrl: string;
  readonly #models: PlatformModels;
  readonly #bots = new Map<
    string,
    { chosen: string; model: BotModel | null; engines: BotEngines; until: number }
  >();
  readonly #trials = new Map<string, { chosen: string; engines: BotEngines }>();
  #made: { of: string; engines: BotEngines } | null = null;

  constructor(settings: PlatformModel, embedded: EmbeddedEngine, dependencies: Dependencies) {
    this.#embedded = embedded;
    this.#dependencies = dependencies;
    this.#webhookUrl = settings.webhookUrl;
    const { embeddingsModel = '' } = settings;
    this.#models = dependencies.platformModels ?? new PlatformModels({ ...settings, embeddingsModel });
  }

  get platform(): EngineName {
    const first = this.#platform.links[0]?.engine.name ?? this.#embedded.name;
    const model = this.#models.of('visitors')?.model ?? null;
    return { engine: first, model: first === 'openai-compatible' ? model : null };
  }

  get platformPausedUntil(): Date | null {
    const until = this.#platform.links[0]?.breaker.pausedUntil ?? null;
    return until === null ? null : new Date(until);
  }

  /** Made anew when an administrator chose another model; what the breakers learned lasts as long as the choice. */
  get #platform(): BotEngines {
    const model = this.#models.of('visitors');
    const vectors = this.#models.of('embeddings');
    const of = JSON.stringify([model, vectors]);
    if (this.#made?.of !== of) this.#made = { of, engines: this.#platformEngines(model, vectors) };
    return this.#made.engines;
  }

  #platformEngines(model: ModelConnection | null, vectors: ModelConnection | null): BotEngines {
    const embeddings = vectors && this.#embeddings(vectors, 'embeddings');
    const total =
      timings().chat.answerMs -
      timings().chat.answerReserveMs -
      (embeddings ? timings().models.questionVectorMs : 0);
    const useWebhook = this.#webhookUrl !== '';
    const timeoutMs = useWebhook && model ? total / 2 : total;
    const engines: AnswerEngine[] = [];
    if (useWebhook) engines.push(new WebhookEngine({ url: this.#webhookUrl, timeoutMs }));
    if (model) engines.push(this.#modelEngine(model, timeoutMs, 'visitors'));
    return this.#line(engines, embeddings, { answerMode: 'strict', maskPersonalData: false });
  }

  #modelEngine(
    connection: ModelConnection,
    timeoutMs: number,
    feature: 'visitors' | 'own',
  ): LanguageModelEngine {
    const { provider, model } = connection;
    const { recordUsage } = this.#dependencies;
    return new LanguageModelEngine(
      { ...connection, timeoutMs },
      this.#embedded,
      { longestMs: timings().chat.firstWordMs, pauseMs: timings().chat.wordPauseMs },
      (usage, botId) => recordUsage?.({ feature, provider, model, botId, ...usage }),
    );
  }

  #embeddings(connection: ModelConnection, feature: 'embeddings' | 'own-embeddings'): EmbeddingsClient {
    const { provider, model } = connection;
    const { recordUsage } = this.#dependencies;
    return new EmbeddingsClient(withAddress(connection), (usage, botId) =>
      recordUsage?.({ feature, provider, model, botId, ...usage }),
    );
  }

  /** Never throws: while a bot's settings cannot be read, nobody outside is told what its visitors say. */
  async of(botId: string): Promise<BotEngines> {
    const { botModel, now, log } = this.#dependencies;
    if (!botModel) return this.#platform;
    const known = this.#bots.get(botId);
    if (known && known.until > now()) return this.#enginesOf(known);
    try {
      const model = await botModel(botId);
      const chosen = JSON.stringify(model);
      // Read again and found the same: what its breaker has learned stays.
      const engines = known?.chosen === chosen ? known.engines : this.make(model);
      if (this.#bots.size >= MOST_BOTS) this.#bots.clear();
      this.#bots.set(botId, { chosen, model, engines, until: now() + timings().models.botModelMs });
      return this.#enginesOf({ model, engines });
    } catch (error) {
      log.warn('The model of a bot could not be looked up', { botId, cause: String(error) });
      return known
        ? this.#enginesOf(known)
        : this.#line([], null, { answerMode: 'strict', maskPersonalData: true });
    }
  }

  /** What a bot has of its own stays; the platform's model may have changed, or its budget be spent, since it was looked up. */
  #enginesOf({ model, engines }: { model: BotModel | null; engines: BotEngines }): BotEngines {
    return model === null || model.engine === 'platform' ? this.make(model) : engines;
  }

  /** The engines of a choice that is being tried on a bot, made once for as long as the choice is the same. */
  trial(botId: string, model: BotModel): BotEngines {
    const chosen = JSON.stringify(model);
    if (this.#trials.get(botId)?.chosen !== chosen) {
      if (this.#trials.size >= MOST_TRIALS) this.#trials.clear();
      this.#trials.set(botId, { chosen, engines: this.make(model) });
    }
    return this.#trials.get(botId)?.engines ?? this.make(model);
  }

  /** Looks the bot's settings up again before its next answer. */
  forget(botId: string): void {
    const known = this.#bots.get(botId);
    if (known) known.until = 0;
  }

  /** The models of the provider that an owner chose, at an address that is judged as every owner's is. */
  listModels({ provider, baseUrl, apiKey, model }: BotModel, signal: AbortSignal): Promise<string[]> {
    const { addressesOf } = this.#dependencies;
    return listModels(
      { provider, baseUrl, apiKey, model, addressesOf },
      { signal, timeoutMs: timings().models.listModelsMs },
    );
  }

  /** The engines that an owner's choice means. */
  make(model: BotModel | null): BotEngines {
    if (!model) return this.#platform;
    if (model.engine === 'platform')
      return { ...this.#platform, mode: model.answerMode, maskPersonalData: model.maskPersonalData };
    const { addressesOf } = this.#dependencies;
    const { baseUrl, apiKey, embeddingsModel } = model;
    const timeoutMs = timings().chat.answerMs - timings().chat.answerReserveMs;
    if (model.engine === 'webhook') {
      const webhook = new WebhookEngine({
        url: model.webhookUrl,
        body: model.webhookBody,
        field: model.webhookField,
        secrets: model.webhookSecrets,
        timeoutMs,
        checked: true,
        addressesOf,
      });
      return this.#line([webhook], null, model);
    }
    if (model.engine === 'openai-compatible') {
      const embeddings =
        embeddingsModel === '' || !hasEmbeddings(model.provider)
          ? null
          : this.#embeddings(
              { provider: model.provider, baseUrl, apiKey, model: embeddingsModel, addressesOf },
              'own-embeddings',
            );
      const { provider, model: name } = model;
      const engine = this.#modelEngine(
        { provider, baseUrl, apiKey, model: name, addressesOf },
        timeoutMs - (embeddings ? timings().models.questionVectorMs : 0),
        'own',
      );
      return this.#line([engine], embeddings, model);
    }
    return this.#line([], null, model);
  }

  #line(
    engines: AnswerEngine[],
    embeddings: EmbeddingsClient | null,
    { answerMode, maskPersonalData }: Pick<BotModel, 'answerMode' | 'maskPersonalData'>,
  ): BotEngines {
    const { now } = this.#dependencies;
    return {
      links: engines.map((engine) => ({ engine, breaker: new CircuitBreaker(now) })),
      embeddings,
      mode: answerMode,
      maskPersonalData,
    };
  }
}
