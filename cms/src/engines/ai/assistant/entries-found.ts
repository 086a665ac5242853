import type { Found } from './finder';
import { PLATFORM_WORDS } from './message-kinds';
import type { MessageReading } from './message-reading';
import { isOfPlatform } from './reply-parts';
import { topicBefore } from './topic-before';

/** The entries nearest to a message; of this service only where the message has words of it. */
export const entriesFound = async ({
  folded,
  isFirst,
  isItalian,
  knowledge,
  language,
  request,
  text,
}: MessageReading): Promise<readonly Found[]> => {
  const finder = await knowledge.finder(language);
  const topic = await topicBefore(request, language, knowledge);
  return finder
    .search(text, request.history, topic)
    .filter(({ entry }) => !isOfPlatform(entry.id) || !isItalian || PLATFORM_WORDS.test(folded) || !isFirst);
};
