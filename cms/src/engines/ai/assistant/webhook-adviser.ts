import type { Advice } from '../../../contract';
import { deltasOf } from '../embedded/deltas-of';
import { ProviderError } from '../port';
import { httpPost, readAll } from '../remote/http-post';
import { readReply } from '../remote/read-reply';
import type { AdviceEvent, AssistantRequest } from './port';
import { timings } from '../../../settings/timings';

/** spec/customer-app.md §7: what is said where the automation answers without words. */
const NO_WORDS = 'Grazie per il messaggio! Come posso aiutarti ulteriormente?';

const isJson = (body: string): boolean => {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
};

/** Throws a `ProviderError` where an automation sent a page, an empty body or half an answer. */
const responseOf = (body: string): string => {
  const reply = readReply(body);
  if (reply) return reply.text;
  if (isJson(body)) return NO_WORDS;
  throw new ProviderError('The webhook answered neither words nor JSON', 'invalid');
};

/** Answers through the operator's own automation, in the specification's words. */
export async function* webhookAdvice(
  url: string,
  { text, userName, companyName, session, signal }: AssistantRequest,
): AsyncGenerator<AdviceEvent> {
  const reply = await httpPost({
    url,
    headers: { accept: 'application/json' },
    body: {
      sessionId: session.id,
      userId: session.userId,
      userName,
      companyName,
      vatNumber: session.vatNumber,
      userMessage: text,
    },
    signal,
    timeoutMs: timings().models.adviserWebhookMs,
  });
  const response = responseOf(await readAll(reply));
  for (const delta of deltasOf(response)) yield { type: 'delta', text: delta };
  const advice: Advice = {
    text: response,
    topic: null,
    outcome: 'answered',
    suggestions: [],
    nextStep: null,
    entryIds: [],
    sources: [],
  };
  yield { type: 'done', advice };
}
