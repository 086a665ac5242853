import type { SocialPlatform, SocialProfile } from '../../../contract';
import { OTHER_TRADE, tradeById, TRADES } from './trades';
import { chooseSubjects, companionsOf } from './plan/choose-subject';
import { historyOf } from './plan/history';
import type { Subject } from './plan/subject';
import { subjectsOf } from './plan/subjects-of';
import type { PostBrief, PostWish, PostWriter, WrittenPost } from './port';
import { readProfile } from './profile/read-profile';
import { compose } from './writing/compose';
import { hashtagsFor } from './writing/hashtags';
import { inTown } from './writing/grammar-it';
import { randomOf } from './writing/random';
import { shortTitle } from './writing/title';

/** Posts of different moments may share so much of what they say. */
const LIKE = 0.28;

/** Whether there is anything to write about. */
export const hasMaterial = ({
  instructions,
  documents,
  profile,
}: Pick<PostBrief, 'instructions' | 'documents' | 'profile'>): boolean =>
  profile !== null || instructions.trim() !== '' || documents.some(({ text }) => text.trim() !== '');

/** The profile that a brief carries, else as read from its material. */
export const profileOf = (brief: PostBrief, day: string): SocialProfile =>
  brief.profile ?? readProfile(brief, day);

/** A title that says alone what a post is about; on Pinterest one that somebody would search for: the thing, and where. */
const titleFor = (
  platform: SocialPlatform,
  { title, question }: Subject,
  { place, language, trade }: SocialProfile,
): string => {
  const where = place === '' ? '' : language === 'en' ? `in ${place}` : inTown(place);
  const { it, en, id } = tradeById(trade);
  const tradeName = id === OTHER_TRADE.id ? '' : (language === 'en' ? en : it).toLowerCase();
  const isVague =
    title.split(/\s+/u).length < 3 && tradeName !== '' && !title.toLowerCase().includes(tradeName);
  const named = isVague ? `${title}, ${[tradeName, where].filter(Boolean).join(' ')}` : title;
  if (
    platform !== 'pinterest' ||
    question !== '' ||
    place === '' ||
    named.toLowerCase().includes(place.toLowerCase())
  )
    return shortTitle(question === '' ? named : title);
  return shortTitle(`${named}, ${place}`);
};

/** Writes from the profile alone: no key, no network, at once. What it does not know it leaves out. */
export const createEmbeddedWriter = (): PostWriter => ({
  profileOf,
  trades: (language) => [...TRADES, OTHER_TRADE].map((trade) => ({ id: trade.id, name: trade[language] })),

  write(brief, wish: PostWish) {
    if (!hasMaterial(brief)) return Promise.resolve(null);
    const profile = profileOf(brief, wish.day);
    const subjects = subjectsOf(profile);
    const plenty = subjects.reduce(
      (sum, { question, sentences, points }) => sum + [question, ...sentences, ...points].join(' ').length,
      0,
    );
    const history = historyOf(wish.earlier, wish.at);
    const random = randomOf(wish.seed);
    const choices = chooseSubjects(profile, subjects, {
      day: wish.day,
      platforms: wish.platforms,
      topic: wish.topic,
      history,
      random,
    });
    let best: WrittenPost[] = [];
    for (const { subject, reason } of choices.slice(0, 12)) {
      const companions = companionsOf(profile, subject, subjects, { day: wish.day, history, random });
      const posts = wish.platforms.flatMap((platform): WrittenPost[] => {
        for (const skip of [0, 1, 2]) {
          const copy = compose(platform, {
            subject,
            companions: { ...companions, related: companions.related.slice(skip) },
            profile,
            brief,
            plenty,
            turn: wish.seed,
          });
          if (copy === '') break;
          if (history.likeness(copy) <= LIKE)
            return [
              {
                platform,
                copy,
                hashtags: hashtagsFor(platform, profile, subject, wish.seed),
                title: titleFor(platform, subject, profile),
                topic: reason.kind === 'topic' ? wish.topic : subject.title,
                kind: subject.kind,
                reason,
              },
            ];
        }
        return [];
      });
      if (posts.length > best.length) best = posts;
      if (best.length === wish.platforms.length) break;
    }
    return Promise.resolve({ posts: best, withoutModel: false });
  },
});
