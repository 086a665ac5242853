import type { AdviceTopic, Locale } from '../../../contract';
import { SURE } from './article';
import type { Knowledge } from './knowledge/knowledge';
import type { AdviceRequest } from './port';

/** What the talk was about before this message; `null` where that is not sure. */
export const topicBefore = async (
  { history }: AdviceRequest,
  language: Locale,
  knowledge: Knowledge,
): Promise<AdviceTopic | null> => {
  const last = history.filter(({ role }) => role === 'user').at(-1);
  if (!last) return null;
  const [best] = (await knowledge.finder(language)).search(last.text, [], null, 1);
  return best && best.score >= SURE ? best.entry.topic : null;
};
