import type {
  Chatbot,
  ChatbotChanges,
  ChatbotVersion,
  ModelSettings,
  SiteCrawl,
  TrainingFile,
} from '@contract';
import { refusal, type ApiCall, type ApiReply, type ApiRoutes } from '../../../testing/fake-network';
import { aChatbot, contentOfBot } from './a-chatbot';

export interface Given {
  chatbot?: Partial<Chatbot>;
  files?: TrainingFile[];
  routes?: ApiRoutes;
}

const NEVER_READ: SiteCrawl = {
  status: 'never',
  startedAt: null,
  finishedAt: null,
  found: 0,
  read: 0,
  failure: null,
};

/** What a bot answers with whose owner has chosen nothing. */
export const PLATFORM_MODEL: ModelSettings = {
  engine: 'platform',
  provider: 'openai-compatible',
  baseUrl: '',
  model: '',
  embeddingsModel: '',
  webhookUrl: '',
  webhookBody: 'standard',
  webhookField: '',
  answerMode: 'strict',
  maskPersonalData: false,
  inputPrice: 0,
  outputPrice: 0,
  embeddingsPrice: 0,
  monthlyBudget: null,
  apiKeyHint: null,
  webhookSecretHint: null,
  formerWebhookSecretUntil: null,
  platform: { engine: 'embedded', model: null },
  lastFault: null,
  spending: { month: '2026-11', calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 },
  isStopped: false,
  embeddings: null,
};

/** One chatbot behind the API's own rules: versions rise, stale saves are refused. */
export const builderServer = ({ chatbot: fields, files = [], routes = {} }: Given = {}) => {
  let chatbot = aChatbot(fields);
  let signedOut = false;
  let versions: ChatbotVersion[] = [];
  const keepVersion = () => {
    const { published, publishedVersion, publishedAt } = chatbot;
    if (!published || publishedVersion === null || publishedAt === null) return;
    if (versions[0]?.number === publishedVersion) return;
    const version = { number: publishedVersion, publishedAt, current: true, snapshot: published };
    versions = [version, ...versions.map((each) => ({ ...each, current: false }))];
  };
  keepVersion();
  const update = (changes: ChatbotChanges & Partial<Pick<Chatbot, 'status' | 'suspended' | 'publicKey'>>) => {
    const { design, ...rest } = changes;
    chatbot = {
      ...chatbot,
      ...rest,
      design: { ...chatbot.design, ...design },
      version: chatbot.version + 1,
    };
    return { body: { data: chatbot } };
  };
  const guarded = (call: ApiCall, act: () => ApiReply): ApiReply => {
    if (signedOut) return refusal(401, 'UNAUTHENTICATED');
    const { version } = call.body as { version: number };
    return version === chatbot.version ? act() : refusal(409, 'STALE_VERSION', { current: chatbot });
  };
  const base = '/chatbots/inst1';
  const all: ApiRoutes = {
    [`GET ${base}`]: () => ({ body: { data: chatbot } }),
    [`GET ${base}/comparison`]: { body: { data: { comparison: null } } },
    [`PATCH ${base}`]: (call) =>
      guarded(call, () => update((call.body as { changes: ChatbotChanges }).changes)),
    [`POST ${base}/publish`]: (call) =>
      guarded(call, () => {
        update({ status: 'published', suspended: false });
        chatbot = {
          ...chatbot,
          published: contentOfBot(chatbot),
          publishedVersion: chatbot.version,
          publishedAt: '2026-11-21T10:00:00.000Z',
        };
        keepVersion();
        return { body: { data: chatbot } };
      }),
    [`POST ${base}/suspend`]: (call) =>
      guarded(call, () => update({ status: 'installing', suspended: true })),
    [`POST ${base}/rotate-key`]: (call) => guarded(call, () => update({ publicKey: 'pk-2' })),
    [`GET ${base}/curated-answers`]: { body: { data: [] } },
    [`GET ${base}/contradictions`]: { body: { data: [] } },
    [`GET ${base}/site-pages`]: { body: { data: [], meta: { crawl: NEVER_READ } } },
    [`GET ${base}/improvements`]: { body: { data: [], meta: { total: 0, ignored: [] } } },
    [`GET ${base}/regression`]: { body: { data: { questions: [], run: null, running: false } } },
    [`GET ${base}/message-limits`]: { body: { data: { dailyLimit: 1000, usedToday: 0 } } },
    [`GET ${base}/visitor-networks`]: { body: { data: [], meta: { share: 200 } } },
    [`GET ${base}/model-settings`]: { body: { data: PLATFORM_MODEL } },
    [`GET ${base}/versions`]: () => ({ body: { data: versions } }),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((number) => [
        `POST ${base}/versions/${number}/restore`,
        (call: ApiCall) =>
          guarded(call, () => {
            const stored = versions.find((version) => version.number === number);
            return stored ? update(stored.snapshot) : refusal(404, 'NOT_FOUND');
          }),
      ]),
    ),
    [`GET ${base}/training-files`]: { body: { data: files } },
    [`POST ${base}/preview-token`]: { body: { data: { token: 't', expiresAt: '2099-01-01T00:00:00.000Z' } } },
    ...routes,
  };
  return {
    routes: all,
    current: () => chatbot,
    /** Somebody else saves. */
    elsewhere: update,
    loseSession: () => (signedOut = true),
    returnSession: () => (signedOut = false),
  };
};
