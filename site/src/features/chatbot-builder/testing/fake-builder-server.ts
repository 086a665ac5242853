import type { Chatbot, ChatbotChanges, TrainingFile } from '@contract';
import { fakeApi, refusal, type ApiCall, type ApiReply } from '../../../testing/fake-api';
import { aChatbot } from './a-chatbot';

interface Given {
  chatbot?: Partial<Chatbot>;
  files?: TrainingFile[];
  routes?: Record<string, ApiReply | ((call: ApiCall) => ApiReply)>;
}

/** One chatbot behind the API's own rules: versions rise, stale saves are refused. */
export const fakeBuilderServer = ({ chatbot: fields, files = [], routes = {} }: Given = {}) => {
  let chatbot = aChatbot(fields);
  let signedOut = false;
  const update = (changes: ChatbotChanges & Partial<Pick<Chatbot, 'status' | 'suspended'>>) => {
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
  const api = fakeApi({
    [`GET ${base}`]: () => ({ body: { data: chatbot } }),
    [`PATCH ${base}`]: (call) =>
      guarded(call, () => update((call.body as { changes: ChatbotChanges }).changes)),
    [`POST ${base}/publish`]: (call) =>
      guarded(call, () => update({ status: 'published', suspended: false })),
    [`POST ${base}/suspend`]: (call) =>
      guarded(call, () => update({ status: 'installing', suspended: true })),
    [`GET ${base}/training-files`]: { body: { data: files } },
    [`POST ${base}/preview-token`]: { body: { data: { token: 't', expiresAt: '2099-01-01T00:00:00.000Z' } } },
    ...routes,
  });
  return {
    ...api,
    saves: () =>
      api
        .to(base)
        .filter(({ method }) => method === 'PATCH')
        .map(({ body }) => body),
    current: () => chatbot,
    /** Somebody else saves. */
    elsewhere: update,
    loseSession: () => (signedOut = true),
    returnSession: () => (signedOut = false),
  };
};
