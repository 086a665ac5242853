import type { Day, SocialPlatform, SocialProfile } from '../../../../contract';
import { tradeById } from '../trades';
import { withoutTopic } from '../profile/elliptic';
import { isSayableOn } from '../profile/say-window';
import { stemsIn } from '../profile/text';
import type { History } from './history';
import { seasonOf } from './seasons';
import { CARRIES_A_POST, NOT_TOLD, type Subject } from './subject';
import { briefly } from './wording';
import { wishQuotas } from './wish-quotas';
import { meets, TIES_NOTHING, wishesOf } from './wishes';

/** What tells whether something was told: its first words, with or without the topic that stands before them. */
export const leadOf = ({ points, sentences, group }: Subject): string =>
  points[0] ?? withoutTopic(sentences[0] ?? '', group);

/** What goes with a subject: what has to do with it, then what a longer post may tell besides. */
export interface Companions {
  related: Subject[];
  besides: Subject[];
  /** What its owner wants told often and was told once: it closes a bare post. */
  wished: Subject[];
  /** Other rows of price lists, where nothing else is left. */
  rows: Subject[];
  /** Rows that stand next to it on its list and are told by the same columns. */
  neighbours: Subject[];
}

/** At so many moments a wish may stand, its own post among them. */
const MOST_CALLED = 3;
/** A price in the same words at fewer. */
const MOST_ROW = 2;
/** A short signature may stand at so many earlier moments. */
const MOST_SIGNED = 3;
const SIGNATURE_WORDS = 5;
/** So many posts behind what its owner wants, a wish is told beside something else too. */
const BEHIND = 0.4;
/** Owners write beside each other what belongs together. */
const NEXT = 2;
const COVERED = 0.5;
const LONGEST_CLOSING = 150;
const PRACTICAL =
  /(?<!\p{L})(?:gratis|gratuit\p{L}+|consegn\p{L}+|ritir\p{L}+|garanzi\p{L}+|preventiv\p{L}+|sopralluog\p{L}+|a domicilio|prenot\p{L}+|su appuntamento|spedi\p{L}+|campion[ei]|buon[oi] regalo|pick(?:ed)?[- ]?up|deliver\p{L}*|free|guarante\p{L}*|warranty|booking|by appointment|vouchers?|photographs)(?!\p{L})/iu;
/** What makes a price easier to take: how a thing comes and goes, what is free, what is warranted. */
export const isPractical = ({ isRow, question, points, until, group, sentences }: Subject): boolean =>
  !isRow &&
  question === '' &&
  points.length === 0 &&
  until === null &&
  !['trade', 'where'].includes(group) &&
  PRACTICAL.test(sentences.join(' '));
const AMOUNT = /\d[\d.,]*(?=\s?(?:€|euro))|(?<=[€£]\s?)\d[\d.,]*/giu;
/** What names a price that stands in the subject already, of the same thing. */
const repeatsPrice = (subject: Subject, row: Subject): boolean => {
  if (row.question !== '' || !subject.hasPrice || ![...row.core].some((word) => subject.stems.has(word)))
    return false;
  const amounts = new Set(subject.sentences.join(' ').match(AMOUNT) ?? []);
  return (row.sentences.join(' ').match(AMOUNT) ?? []).some((amount) => amounts.has(amount));
};
const MEASURE = /\d+(?:[.,]\d+)? \p{L}{3,}/gu;
/** "Sì, pesiamo da 20 grammi." and "Si compra anche 20 grammi.": two short remarks that turn on one measure. */
const repeatsMeasure = (subject: Subject, other: Subject): boolean => {
  if (subject.isRow || other.isRow || other.points.length > 0) return false;
  const measures: readonly string[] = subject.sentences.join(' ').toLowerCase().match(MEASURE) ?? [];
  const [first = '', ...more] = other.sentences;
  return (
    more.length === 0 &&
    (first.toLowerCase().match(MEASURE) ?? []).some((one) => measures.includes(one)) &&
    first.length < 60
  );
};
const saysTheSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size === 0) return true;
  return [...small].filter((word) => large.has(word)).length / small.size >= COVERED;
};

/** Whether a word that two things share is what they are about: for a row its name, for the rest what either turns on. */
const turnsOnWord = (subject: Subject, other: Subject, word: string): boolean => {
  const row = other.isRow ? other : subject.isRow ? subject : null;
  if (row) {
    const questioned = row === other ? subject : other;
    return (
      row.head === word || (questioned.question !== '' && questioned.core.has(word) && row.core.has(word))
    );
  }
  // A general truth goes with what it is about, not with whatever has a word of it.
  if (other.group === 'trade') return subject.core.has(word) && subject.points.length === 0;
  return subject.core.has(word) || other.core.has(word);
};

/** A subject's words are read once, however many others it is held against. */
const stemsOfSubject = new WeakMap<Subject, ReadonlySet<string>>();

/** What goes with a subject, best first. Nothing stands at more than two moments, and nothing says again what the subject says. */
export const companionsOf = (
  profile: SocialProfile,
  subject: Subject,
  subjects: readonly Subject[],
  {
    day,
    history,
    random,
    platform,
  }: { day: Day; history: History; random: () => number; platform: SocialPlatform },
): Companions => {
  const { language } = profile;
  const wordsOf = (one: Subject): ReadonlySet<string> => {
    const found =
      stemsOfSubject.get(one) ?? stemsIn([one.question, ...one.sentences, ...one.points].join(' '), language);
    stemsOfSubject.set(one, found);
    return found;
  };
  const frequency = new Map<string, number>();
  for (const one of subjects)
    for (const word of one.stems) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  // Nor does the word that a whole trade is about tie two things of it together.
  const ofTrade = stemsIn(tradeById(profile.trade).tags[language].slice(0, 2).join(' '), language);
  const common = Math.max(3, subjects.length * 0.2);
  // A word that half of everything has is what the whole business is about.
  const half = Math.max(4, subjects.length * 0.4);
  const own = wordsOf(subject);
  const wishes = wishesOf(profile, subjects);
  const quotas = wishQuotas(wishes, history, language);
  const lacking = wishes.filter((wish) => (quotas.get(wish)?.debt ?? 0) > BEHIND);
  const scored = subjects
    .filter(
      (other) =>
        other !== subject &&
        other.weight > NOT_TOLD &&
        isSayableOn(other, day) &&
        !repeatsMeasure(subject, other) &&
        // What is true of summer is no use in November.
        seasonOf(other.sentences.join(' '), day)?.fits !== false &&
        other.title !== subject.title &&
        !(other.kind === 'price' && other.points.length > 0) &&
        !(
          other.kind === 'about' &&
          !other.isHours &&
          other.group !== 'where' &&
          other.sentences.join(' ').length < 60
        ),
    )
    .flatMap((other) => {
      const lead = leadOf(other);
      const uses = Math.max(history.uses(lead), ...other.sentences.slice(1).map((one) => history.uses(one)));
      const words = wordsOf(other);
      const fulfilled = lacking.filter((wish) => meets(other, wish) && !meets(subject, wish));
      // Nothing is told again but who and when somebody is, a last day, and what its owner wants told often.
      // Long posts for other firms may use once more what a short one told elsewhere.
      const mayRecur =
        (platform === 'linkedin' && !other.isRow) ||
        other.isHours ||
        other.group === 'where' ||
        other.until !== null ||
        (subject.isRow && isPractical(other)) ||
        fulfilled.length > 0;
      // A name and a town are read like a signature, and may stand under more posts.
      const isSignature = other.group === 'where' && lead.split(/\s+/u).length < SIGNATURE_WORDS;
      const usesAllowed = isSignature
        ? MOST_SIGNED
        : Number(mayRecur && (other.question === '' || platform === 'linkedin'));
      if (uses > usesAllowed || saysTheSame(own, words) || repeatsPrice(subject, other)) return [];
      let shared = 0;
      let turnsOn = 0;
      for (const word of other.stems) {
        const count = frequency.get(word) ?? 1;
        if (!subject.stems.has(word) || TIES_NOTHING.test(word) || ofTrade.has(word) || count > half)
          continue;
        if (turnsOnWord(subject, other, word)) turnsOn += 1;
        if (count <= common || subject.core.has(word)) shared += 1 / count;
      }
      const together =
        other.group !== '' &&
        other.group === subject.group &&
        !['trade', 'faq'].includes(other.group) &&
        other.kind !== 'price' &&
        other.kind !== 'offer';
      // Another row of the same list is another thing, not more of this one.
      const rival = other.isRow && (subject.isRow || subject.hasPrice) ? 2 : 0;
      // What alone can meet a wish is kept for a post of its own; told once, it may be told with others.
      if (
        uses === 0 &&
        other.weight >= CARRIES_A_POST &&
        fulfilled.some(
          (wish) => subjects.filter((one) => one.weight >= CARRIES_A_POST && meets(one, wish)).length < 3,
        )
      )
        return [];
      return [
        {
          other,
          words,
          uses,
          debt:
            other.question === '' && (!other.isRow || other.mention !== '')
              ? Math.max(0, ...fulfilled.map((wish) => quotas.get(wish)?.debt ?? 0))
              : 0,
          // One word in common is an accident where a customer asks about another thing.
          isRelated: (shared > 0 && turnsOn > (other.question === '' ? 0 : 1)) || together,
          score:
            shared +
            (together ? 0.5 : 0) +
            (fulfilled.length > 0 ? 0.25 : 0) -
            rival -
            // A last day may stand again beside what it is the last day of.
            uses * (other.until === null ? 1 : 0.2) +
            (other.question === '' ? 0.1 : 0) +
            random() * 0.05,
        },
      ];
    })
    .sort((one, other) => other.score - one.score);
  // Nor do two companions say the same.
  const chosen: typeof scored = [];
  for (const one of scored) if (!chosen.some(({ words }) => saysTheSame(words, one.words))) chosen.push(one);
  const rank = ({ other }: { other: Subject }): number =>
    other.group === 'trade'
      ? 1
      : other.kind === 'about' && !other.isHours
        ? 2
        : other.kind === 'event'
          ? 3
          : 0;
  return {
    neighbours:
      subject.columns === ''
        ? []
        : subjects
            .filter(
              (other) =>
                other !== subject &&
                other.mention !== '' &&
                other.columns === subject.columns &&
                Math.abs(other.order - subject.order) <= NEXT &&
                isSayableOn(other, day) &&
                history.uses(other.mention) === 0,
            )
            .sort(
              (one, other) => Math.abs(one.order - subject.order) - Math.abs(other.order - subject.order),
            ),
    wished: scored
      .filter(({ debt }) => debt > 0)
      .sort((one, other) => other.debt - one.debt)
      .map(({ other }) => ({
        ...other,
        sentences: [other.isRow ? other.mention : briefly(other.sentences[0] ?? '')],
      }))
      .filter(
        ({ sentences: [mention = ''], isRow }) =>
          !mention.endsWith('?') &&
          mention.length <= LONGEST_CLOSING &&
          history.uses(mention) < (isRow ? MOST_ROW : MOST_CALLED),
      ),
    related: chosen.filter(({ isRelated, score }) => isRelated && score > -0.3).map(({ other }) => other),
    besides: chosen
      .filter(
        ({ isRelated, other, uses }) =>
          !isRelated &&
          !other.isRow &&
          other.question === '' &&
          // A story is told once.
          (uses === 0 || other.sentences.length < 3) &&
          // What has a date is told by a post of its own first.
          (other.until === null || (other.kind === 'event' && uses > 0)),
      )
      .sort((one, other) => rank(one) - rank(other) || other.score - one.score)
      .map(({ other }) => other),
    rows: chosen
      .filter(({ other, isRelated }) => !isRelated && (other.isRow || other.question !== ''))
      .map(({ other }) => other),
  };
};
