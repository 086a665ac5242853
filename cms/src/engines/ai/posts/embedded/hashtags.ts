import { normaliseHashtag, type SocialPlatform } from '../../../../contract';
import type { Material } from '../material/read-material';
import type { PostWords } from '../words/words';
import { shuffled } from './random';

/** How many read well on each network. */
const COUNTS: Readonly<Record<SocialPlatform, number>> = {
  facebook: 3,
  instagram: 8,
  x: 2,
  linkedin: 4,
  pinterest: 4,
};
const LONGEST = 28;

/** `Pane integrale` as a tag; '' where it would be a sentence. */
const tagOf = (text: string): string => {
  const tag = normaliseHashtag(text);
  return tag.length <= LONGEST && text.split(/\s+/).length <= 3 ? tag : '';
};

/** Tags of the business, its town and its trade; always the name first, the others changing. */
export const hashtagsFor = (
  platform: SocialPlatform,
  { name, town, sector, items }: Material,
  words: PostWords,
  topic: string,
  random: () => number,
): string[] => {
  const own = [tagOf(topic.toLowerCase()), tagOf(name), town ? tagOf(town) : ''];
  const trade = shuffled(sector ? words.tags.sectors[sector] : [], random);
  const things = shuffled(
    items.map((item) => tagOf(item.toLowerCase())),
    random,
  ).slice(0, 2);
  const rest = shuffled(words.tags.general, random);
  const found = new Map<string, string>();
  for (const tag of [...own, ...trade.slice(0, 3), ...things, ...trade.slice(3), ...rest])
    if (tag !== '' && !found.has(tag.toLowerCase())) found.set(tag.toLowerCase(), tag);
  return [...found.values()].slice(0, COUNTS[platform]);
};
