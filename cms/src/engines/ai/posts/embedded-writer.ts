import type { SocialPlatform, SocialProfile } from '../../../contract';
import { OTHER_TRADE, tradeLabel, TRADES, tradeTips } from './trades';
import { chooseSubjects, type Choice } from './plan/choose-subject';
import { companionsOf, type Companions } from './plan/companions';
import { historyOf } from './plan/history';
import { planMoments } from './plan/plan-moments';
import type { Subject } from './plan/subject';
import { subjectsOf } from './plan/subjects-of';
import type { PostBrief, PostWish, PostWriter, WrittenPost } from './port';
import { readProfile } from './profile/read-profile';
import { figuresIn, LENIENCES, reviewPost, type Lenience, type ReviewContext } from './review/review-post';
import { closingFor, withClosing, type Closing } from './writing/closing';
import { compose } from './writing/compose';
import { hashtagsFor } from './writing/hashtags';
import type { Draft } from './writing/parts';
import { inTown } from './writing/grammar-it';
import { randomOf } from './writing/random';
import { factNamed, shortTitle, topicOf } from './writing/title';

/** Stands for the instant of posts that have none. */
const THIS_MOMENT = 'now';

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
const titleFor = (platform: SocialPlatform, { title, question }: Subject, profile: SocialProfile): string => {
  const { place, language } = profile;
  const where = place === '' ? '' : language === 'en' ? `in ${place}` : inTown(place);
  const tradeName = tradeLabel(profile).toLowerCase();
  const isVague =
    title.split(/\s+/u).length < 3 && tradeName !== '' && !title.toLowerCase().includes(tradeName);
  if (/\?$/u.test(title)) return shortTitle(title);
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

/** So many subjects are looked at for one post. */
const MOST_TRIED = 20;

/** The post with its closing, and with other companions where the review does not let it out; '' where none makes it. */
const reviewedCopy = (
  platform: SocialPlatform,
  draft: Draft,
  closing: Closing,
  context: ReviewContext,
): { copy: string; mayPassLater: boolean } => {
  // What stands under the post takes room of it.
  const below = [closing.question, ...closing.lines, draft.brief.callToAction].filter(Boolean).join('\n\n');
  const brief = { ...draft.brief, callToAction: below };
  const { companions } = draft;
  const tried = new Set<string>();
  let mayPassLater = false;
  // Where and when somebody is to be found is told again and again.
  const plain = companions.besides.filter(({ isHours, group }) => isHours || group === 'where');
  for (const [skip, wished, besides] of [
    [0, companions.wished, companions.besides],
    [1, companions.wished, companions.besides],
    [Infinity, companions.wished, companions.besides],
    // What was told before weighs most: without it the rest may stand.
    [0, [], companions.besides],
    [1, [], companions.besides],
    [2, [], companions.besides],
    [Infinity, [], companions.besides],
    [Infinity, [], plain],
  ] as const) {
    const related = companions.related.slice(skip);
    const variant = `${related.length} ${wished.length} ${besides.length}`;
    if (tried.has(variant)) continue;
    tried.add(variant);
    const copy = compose(platform, {
      ...draft,
      brief,
      companions: { ...companions, related, wished: [...wished], besides: [...besides] },
    });
    if (copy === '' || tried.has(copy)) continue;
    tried.add(copy);
    const fault = reviewPost(platform, copy, context);
    if (fault === null) return { copy: withClosing(platform, copy, closing), mayPassLater };
    mayPassLater ||= fault === 'like-other-network';
  }
  return { copy: '', mayPassLater };
};

/** With fewer subjects left, each is told on all networks before the next one is begun. */
const SCARCE = 14;
/** In which order subjects are tried, and how much a post may have in common with those of other networks. */
const roundsFor = (
  choices: readonly Choice[],
  { hasOthers, isWanted }: { hasOthers: boolean; isWanted: boolean },
): { choices: readonly Choice[]; lenience: Lenience }[] => {
  const [strict, ...lenient] = LENIENCES;
  const all = [strict, ...(hasOthers ? lenient : [])].map((lenience) => ({ choices, lenience }));
  // What was planned, or is wanted often, is what every network tells, sooner than something else.
  if (!hasOthers || (choices.length >= SCARCE && !isWanted)) return all;
  return [...LENIENCES.map((lenience) => ({ choices: choices.slice(0, 1), lenience })), ...all];
};

/** What a post of one network is written from. */
interface PostContext {
  brief: PostBrief;
  profile: SocialProfile;
  day: string;
  turn: number;
  companionsWith: (subject: Subject) => Companions;
  /** What another network tells at this moment. */
  main: Choice | null;
  /** Subjects that make no post, however much it may have in common with those of other networks. */
  hopeless: Set<Subject>;
  review: Pick<ReviewContext, 'history' | 'figures' | 'lenience'>;
}

/** The first of some subjects that makes a post which the review lets out. */
const firstWritten = (
  choices: readonly Choice[],
  platform: SocialPlatform,
  { brief, profile, day, turn, companionsWith, main, hopeless, review }: PostContext,
): { choice: Choice; copy: string } | undefined => {
  const { history } = review;
  for (const choice of choices) {
    const { subject: given } = choice;
    if (hopeless.has(given)) continue;
    const retold = main?.subject === given && given.otherWords.length > 0;
    const subject = retold ? { ...given, sentences: [...given.otherWords] } : given;
    const companions = companionsWith(given);
    const closing = closingFor(subject, profile, { history, turn, platform });
    const draft = { subject, companions, profile, brief, day, turn };
    const context = { ...review, profile, day, closingLines: closing.lines };
    const { copy, mayPassLater } = reviewedCopy(platform, draft, closing, context);
    if (copy !== '') return { choice, copy };
    if (!mayPassLater) hopeless.add(given);
  }
  return undefined;
};

/** Every figure that a post may name. */
const knownFigures = (
  { instructions, documents, callToAction }: PostBrief,
  profile: SocialProfile,
): ReadonlySet<string> =>
  figuresIn(
    [
      instructions,
      ...documents.map(({ text }) => text),
      callToAction,
      JSON.stringify([profile.facts, profile.offers, profile.questions, profile.closing ?? null]),
      ...tradeTips(profile.trade, profile.language),
    ].join(' '),
  );

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
    const random = randomOf(wish.seed);
    const figures = knownFigures(brief, profile);
    const found = new Map<SocialPlatform, WrittenPost>();
    let main: Choice | null = null;
    for (const [at, platform] of wish.platforms.entries()) {
      // What the networks before this one tell at this moment is known to it: it tells it in another way, or something else.
      const written = [...found.values()].map((post) => ({ ...post, at: wish.at || THIS_MOMENT }));
      const history = historyOf([...written, ...wish.earlier], wish.at || THIS_MOMENT, platform);
      const choices = chooseSubjects(profile, subjects, {
        day: wish.day,
        platforms: [platform],
        topic: wish.topic,
        occasion: wish.occasion,
        history,
        random,
      });
      const inOrder: Choice[] = main
        ? [main, ...choices.filter(({ subject }) => subject !== main?.subject)]
        : choices;
      const known = new Map<Subject, Companions>();
      const companionsWith = (subject: Subject): Companions => {
        const companions =
          known.get(subject) ??
          companionsOf(profile, subject, subjects, { day: wish.day, history, random, platform });
        known.set(subject, companions);
        return companions;
      };
      const context = {
        brief,
        profile,
        day: wish.day,
        turn: wish.seed + at,
        companionsWith,
        main,
        hopeless: new Set<Subject>(),
      };
      const rounds = roundsFor(inOrder.slice(0, MOST_TRIED), {
        hasOthers: history.hasOthers,
        isWanted: wish.topic !== '' || main?.reason.kind === 'wish',
      });
      let post: { choice: Choice; copy: string } | undefined;
      for (const { choices: tried, lenience } of rounds)
        post ??= firstWritten(tried, platform, { ...context, review: { history, figures, lenience } });
      if (!post) continue;
      const { subject, reason } = post.choice;
      main ??= post.choice;
      found.set(platform, {
        platform,
        copy: post.copy,
        hashtags: hashtagsFor(platform, profile, subject, wish.seed),
        title: titleFor(platform, subject, profile),
        topic: reason.kind === 'topic' ? wish.topic : topicOf(subject),
        kind: subject.kind,
        reason: reason.kind === 'variety' ? { ...reason, words: factNamed(subject) } : reason,
        modelFault: null,
      });
    }
    const posts = wish.platforms.flatMap((platform) => found.get(platform) ?? []);
    return Promise.resolve({ posts, withoutModel: false });
  },
});
