import type { SocialPlatform, SocialProfile } from '../../../contract';
import { OTHER_TRADE, tradeById, TRADES } from './trades';
import { chooseSubjects } from './plan/choose-subject';
import { companionsOf } from './plan/companions';
import { historyOf, type History } from './plan/history';
import { planMoments } from './plan/plan-moments';
import type { Subject } from './plan/subject';
import { subjectsOf } from './plan/subjects-of';
import type { PostBrief, PostWish, PostWriter, WrittenPost } from './port';
import { readProfile } from './profile/read-profile';
import { closingFor, withClosing, type Closing } from './writing/closing';
import { compose } from './writing/compose';
import { hashtagsFor } from './writing/hashtags';
import type { Draft } from './writing/parts';
import { inTown } from './writing/grammar-it';
import { randomOf } from './writing/random';
import { factNamed, shortTitle, topicOf } from './writing/title';

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

/** So many subjects are looked at for one moment. */
const MOST_TRIED = 20;

/** The post with its closing, and with other companions where it would be too much like an earlier one; '' where none makes it. */
const freshCopy = (platform: SocialPlatform, draft: Draft, closing: Closing, history: History): string => {
  // What stands under the post takes room of it.
  const below = [closing.question, ...closing.lines, draft.brief.callToAction].filter(Boolean).join('\n\n');
  const brief = { ...draft.brief, callToAction: below };
  const { companions } = draft;
  for (const [skip, wished] of [
    [0, companions.wished],
    // What was told before weighs most: without it the rest may stand.
    [0, []],
    [1, []],
    [2, []],
  ] as const) {
    const related = companions.related.slice(skip);
    const copy = compose(platform, {
      ...draft,
      brief,
      companions: { ...companions, related, wished: [...wished] },
    });
    if (copy === '' || history.likeness(copy) <= LIKE) return withClosing(platform, copy, closing);
  }
  return '';
};

/** Writes from the profile alone: no key, no network, at once. What it does not know it leaves out. */
export const createEmbeddedWriter = (): PostWriter => ({
  profileOf,
  plan(brief, moments, earlier) {
    return planMoments(this, brief, moments, earlier);
  },
  trades: (language) => [...TRADES, OTHER_TRADE].map((trade) => ({ id: trade.id, name: trade[language] })),

  write(brief, wish: PostWish) {
    if (!hasMaterial(brief)) return Promise.resolve(null);
    const profile = profileOf(brief, wish.day);
    const subjects = subjectsOf(profile);
    const history = historyOf(wish.earlier, wish.at);
    const random = randomOf(wish.seed);
    const choices = chooseSubjects(profile, subjects, {
      day: wish.day,
      platforms: wish.platforms,
      topic: wish.topic,
      occasion: wish.occasion,
      history,
      random,
    });
    const found = new Map<SocialPlatform, WrittenPost>();
    // What matters most is told where it makes a post; a network whose posts want more is given the next subject.
    for (const { subject, reason } of choices.slice(0, MOST_TRIED)) {
      if (found.size === wish.platforms.length) break;
      const companions = companionsOf(profile, subject, subjects, { day: wish.day, history, random });
      const closing = closingFor(subject, profile, { history, turn: wish.seed });
      for (const platform of wish.platforms) {
        if (found.has(platform)) continue;
        const copy = freshCopy(
          platform,
          { subject, companions, profile, brief, day: wish.day, turn: wish.seed },
          closing,
          history,
        );
        if (copy !== '')
          found.set(platform, {
            platform,
            copy,
            hashtags: hashtagsFor(platform, profile, subject, wish.seed),
            title: titleFor(platform, subject, profile),
            topic: reason.kind === 'topic' ? wish.topic : topicOf(subject),
            kind: subject.kind,
            reason: reason.kind === 'variety' ? { ...reason, words: factNamed(subject) } : reason,
          });
      }
    }
    const posts = wish.platforms.flatMap((platform) => found.get(platform) ?? []);
    return Promise.resolve({ posts, withoutModel: false });
  },
});
