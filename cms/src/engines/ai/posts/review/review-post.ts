import type { Day, SocialPlatform, SocialProfile } from '../../../../contract';
import { languageOf } from '../../text/language';
import { windowOf } from '../profile/dates';
import { embargoedNames } from '../profile/embargoed-names';
import { publishable } from '../profile/publishable';
import { addressOf } from '../profile/style';
import { sentencesIn } from '../profile/text';
import { tradeTips } from '../trades';
import { saysWhatItIs } from '../writing/supplements';
import type { History } from '../plan/history';
import { sentenceNotToPublish } from './not-to-publish';
import { residueIn } from './residue';

/**
 * What one moment's posts may have in common on two networks: nothing that a reader of both would notice, else the opening alone, else as
 * much as keeps a network from saying nothing.
 */
export const LENIENCES = [
  { likeness: 0.28, sameOpening: false },
  { likeness: 0.28, sameOpening: true },
  { likeness: 0.5, sameOpening: true },
] as const;
export type Lenience = (typeof LENIENCES)[number];

/** Why a post is not let out. */
export type PostFault =
  | 'ruled-out'
  | 'not-for-customers'
  | 'voice'
  | 'language'
  | 'past'
  | 'unknown-figure'
  | 'residue'
  | 'miscounted'
  | 'repeated'
  | 'like-earlier'
  | 'like-other-network'
  | 'nothing-concrete'
  | 'bare-opening';

/** Posts of different moments may share so much of what they say. */
const LIKE = 0.28;

/** What a post is held against. */
export interface ReviewContext {
  profile: SocialProfile;
  day: Day;
  history: History;
  /** Digits of every figure in the material. */
  figures: ReadonlySet<string>;
  /** What stands under every post, as its owner wants. */
  closingLines: readonly string[];
  lenience: Lenience;
}

const AMOUNT = /\d+(?:[.,:]\d+)*/gu;
const digitsOf = (figure: string): string => figure.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '');
/** The figures of a text, each in one way of writing. */
export const figuresIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(AMOUNT)].flatMap(([figure]) => [
      digitsOf(figure),
      digitsOf(figure.replace(/[.,:]00$/u, '')),
      ...figure.split(/[.,:]/u).map(digitsOf),
    ]),
  );

const COUNTS = { due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, two: 2, three: 3, four: 4, five: 5, six: 6 };
const ANNOUNCED =
  /(?<!\p{L})(due|tre|quattro|cinque|sei|two|three|four|five|six)\s(?:\p{L}+\s)?(?:cose|regole|idee|consigli|passi|motivi|domande|errori|punti|mosse|things|rules|ideas|tips|steps|reasons|points)(?!\p{L})/iu;
/** "Quattro cose" above three lines. */
const isMiscounted = (text: string): boolean => {
  const found = ANNOUNCED.exec(text);
  const lines = text.match(/\n\s*(?:[-–•*✓✔]|\d+[.)])\s+\S/gu)?.length ?? 0;
  return found !== null && lines > 1 && lines !== COUNTS[found[1]?.toLowerCase() as keyof typeof COUNTS];
};

const LONG_SENTENCE = 5;
/** A sentence that two earlier moments have told already. */
const isRepeated = (text: string, { history, closingLines }: ReviewContext): boolean =>
  text
    .split('\n')
    .flatMap(sentencesIn)
    .filter(
      (sentence) =>
        sentence.split(/\s+/u).length >= LONG_SENTENCE &&
        !closingLines.some((line) => sentence.startsWith(line)),
    )
    .some((sentence) => history.uses(sentence) > 1);

/** Whether a text says something that only this business can say: a figure of its own, a name, a thing that it sells, its trade. */
const isConcrete = (text: string, profile: SocialProfile): boolean =>
  /\d/u.test(text) ||
  [profile.name, profile.place].some((own) => own !== '' && text.includes(own)) ||
  saysWhatItIs(text, profile);

/** A first line of a word or two, or of a day alone, holds nobody. */
const isBareOpening = (text: string): boolean => {
  const [first = ''] = text.split('\n');
  const words = first.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < 2 || (words.length < 3 && !first.includes('?') && !/\d/u.test(first));
};

/** Whether a post names what its owner lets be told only from a later day on. */
const namesWhatWaits = (copy: string, { facts, name, place }: SocialProfile, day: Day): boolean =>
  embargoedNames([{ facts }], `${name} ${place}`).some(
    (waiting) => waiting.from > day && copy.toLowerCase().includes(waiting.name.toLowerCase()),
  );

/** Why a finished post, without the words that stand under every one, is not let out; null where it is. */
export const reviewPost = (
  platform: SocialPlatform,
  copy: string,
  context: ReviewContext,
): PostFault | null => {
  const { profile, day, history, figures, closingLines, lenience } = context;
  const { language, voice } = profile;
  if (!publishable(profile)(copy)) return 'ruled-out';
  const answers = [
    ...profile.questions.map(({ answer }) => answer),
    ...tradeTips(profile.trade, profile.language),
  ];
  if (sentenceNotToPublish(copy, answers) !== null || namesWhatWaits(copy, profile, day))
    return 'not-for-customers';
  if (language === 'it') {
    const address = addressOf(copy);
    if (address !== null && address !== voice) return 'voice';
  }
  if (languageOf(copy, language) !== language) return 'language';
  const { until } = windowOf(copy, day);
  if (until !== null && until < day) return 'past';
  if ([...figuresIn(copy)].some((figure) => figure.length > 1 && !figures.has(figure)))
    return 'unknown-figure';
  if (residueIn(copy, language) !== null) return 'residue';
  if (isMiscounted(copy)) return 'miscounted';
  if (platform !== 'x' && isBareOpening(copy)) return 'bare-opening';
  if (!isConcrete(copy, profile)) return 'nothing-concrete';
  if (isRepeated(copy, context)) return 'repeated';
  // What stands under every post is read again with each of them.
  const whole = [copy, ...closingLines].join('\n');
  if (history.likeness(whole) > LIKE) return 'like-earlier';
  return history.likenessNow(whole) > lenience.likeness ||
    (!lenience.sameOpening && history.opensLikeNow(copy))
    ? 'like-other-network'
    : null;
};
