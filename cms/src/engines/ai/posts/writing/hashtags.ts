import { normaliseHashtag, type SocialPlatform, type SocialProfile } from '../../../../contract';
import { tradeById } from '../trades';
import type { Subject } from '../plan/subject';
import { publishable } from '../profile/read-profile';

/** How many read well on each network. */
const COUNTS: Readonly<Record<SocialPlatform, number>> = {
  facebook: 2,
  instagram: 6,
  x: 2,
  linkedin: 3,
  pinterest: 4,
};
const LONGEST = 24;
const X_ROOM = 28;

/** `Pane integrale` as a tag; '' where it would be a sentence. */
const tagOf = (text: string): string => {
  const words = text.replace(/[’']/gu, ' ').trim().split(/\s+/u);
  const tag = normaliseHashtag(
    words.length === 1 ? (words[0] ?? '') : words.map((word) => word.toLowerCase()).join(''),
  );
  return tag.length > 2 && tag.length <= LONGEST && words.length <= 3 && !/^\d/u.test(tag) ? tag : '';
};
const nameTag = (text: string): string => {
  const tag = normaliseHashtag(text);
  return tag.length <= LONGEST ? tag : '';
};

/** Tags of the owner, the place, the trade and the subject; trade tags go around. */
export const hashtagsFor = (
  platform: SocialPlatform,
  profile: SocialProfile,
  subject: Subject,
  turn: number,
): string[] => {
  const trade = tradeById(profile.trade).tags[profile.language];
  const rotated = trade.map((_, at) => trade[(at + turn) % trade.length] ?? '');
  const [main = ''] = trade;
  const allowed = publishable(profile);
  const own = profile.hashtags;
  const subjectTag = tagOf(subject.tag);
  const rest = [
    nameTag(profile.place),
    main,
    subjectTag === '' ? (rotated[1] ?? '') : subjectTag.toLowerCase(),
    ...rotated,
    nameTag(profile.name),
  ];
  const found = new Map<string, string>();
  for (const tag of [...own, ...rest])
    if (tag !== '' && !found.has(tag.toLowerCase()) && allowed(tag)) found.set(tag.toLowerCase(), tag);
  const tags = [...found.values()].slice(0, COUNTS[platform]);
  if (platform !== 'x') return tags;
  const fitting: string[] = [];
  let used = 0;
  for (const tag of tags)
    if (used + tag.length + 2 <= X_ROOM) {
      fitting.push(tag);
      used += tag.length + 2;
    }
  return fitting;
};
