import type { AnswerMode } from '../../contract';
import { CircuitBreaker } from './circuit-breaker';
import type { EmbeddedEngine } from './embedded/embedded-engine';
import type { AnswerEngine, AnsweringDependencies, BotModel, EngineName } from './port';
import { OpenAiCompatibleEngine } from './remote/openai-compatible-engine';
import { WebhookEngine } from './remote/webhook-engine';
import { EmbeddingsClient } from './vectors/embeddings-client';
import { timings } from '../../settings/timings';

export interface PlatformModel {
  baseUrl: string;
  apiKey: string;
  model: string;
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

type Dependencies = Pick<AnsweringDependencies, 'addressesOf' | 'botModel' | 'log' | 'now'>;

/** The engines of the platform, and those of the bots whose owners chose their own. */
export class EngineBoard {
  readonly #embedded: EmbeddedEngine;
  readonly #dependencies: Dependencies;
  readonly #platform: BotEngines;
  readonly #bots = new Map<string, { chosen: string; engines: BotEngines; until: number }>();
  readonly platform: EngineName;

  constructor(settings: PlatformModel, embedded: EmbeddedEngine, dependencies: Dependencies) {
    this.#embedded = embedded;
    this.#dependencies = dependencies;
    const useWebhook = settings.webhookUrl !== '';
    const useModel = settings.baseUrl !== '' && settings.model !== '';
    const embeddings =
      useModel && settings.embeddingsModel
        ? new EmbeddingsClient({ ...settings, model: settings.embeddingsModel })
        : null;
    const total =
      timings().chat.answerMs -
      timings().chat.answerReserveMs -
      (embeddings ? timings().models.questionVectorMs : 0);
    const timeoutMs = useWebhook && useModel ? total / 2 : total;
    const engines: AnswerEngine[] = [];
    if (useWebhook) engines.push(new WebhookEngine({ url: settings.webhookUrl, timeoutMs }));
    if (useModel) engines.push(new OpenAiCompatibleEngine({ ...settings, timeoutMs }, embedded));
    this.#platform = this.#line(engines, embeddings, { answerMode: 'strict', maskPersonalData: false });
    const first = engines[0]?.name ?? embedded.name;
    this.platform = { engine: first, model: first === 'openai-compatible' ? settings.model : null };
  }

  /** Never throws: while a bot's settings cannot be read, nobody outside is told what its visitors say. */
  async of(botId: string): Promise<BotEngines> {
    const { botModel, now, log } = this.#dependencies;
    if (!botModel) return this.#platform;
    const known = this.#bots.get(botId);
    if (known && known.until > now()) return known.engines;
    try {
      const model = await botModel(botId);
      const chosen = JSON.stringify(model);
      // Read again and found the same: what its breaker has learned stays.
      const engines = known?.chosen === chosen ? known.engines : this.make(model);
      if (this.#bots.size >= MOST_BOTS) this.#bots.clear();
      this.#bots.set(botId, { chosen, engines, until: now() + timings().models.botModelMs });
      return engines;
    } catch (error) {
      log.warn('The model of a bot could not be looked up', { botId, cause: String(error) });
      return known?.engines ?? this.#line([], null, { answerMode: 'strict', maskPersonalData: true });
    }
  }

  /** Looks the bot's settings up again before its next answer. */
  forget(botId: string): void {
    const known = this.#bots.get(botId);
    if (known) known.until = 0;
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
        timeoutMs,
        checked: true,
        addressesOf,
      });
      return this.#line([webhook], null, model);
    }
    if (model.engine === 'openai-compatible') {
      const embeddings =
        embeddingsModel === ''
          ? null
          : new EmbeddingsClient({ baseUrl, apiKey, model: embeddingsModel, addressesOf });
      const engine = new OpenAiCompatibleEngine(
        {
          ...model,
          timeoutMs: timeoutMs - (embeddings ? timings().models.questionVectorMs : 0),
          addressesOf,
        },
        this.#embedded,
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
