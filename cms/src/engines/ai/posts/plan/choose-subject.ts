import type { Day, PostReason, SocialPlatform, SocialProfile } from '../../../../contract';
import { withoutTopic } from '../profile/elliptic';
import { stemsIn } from '../profile/text';
import { isSayableOn } from '../profile/read-profile';
import type { Occasion } from '../port';
import { topicOf } from '../writing/title';
import type { History } from './history';
import { fitsOccasion } from './occasion-words';
import { seasonOf } from './seasons';
import type { Subject } from './subject';
import { DAY_MS } from '../../../../contract/time-units';

export interface Choice {
  subject: Subject;
  reason: PostReason;
}

interface Wish {
  words: string;
  often: boolean;
  stems: ReadonlySet<string>;
  /** The word that tells it from the rest of what is known: `autostrada` of a driving school's `guida in autostrada`. */
  key?: string | undefined;
}

const PRICE_WISH = /^(?:i )?(?:prezz[oi]|prices?)$/iu;
const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** True when something is about a wish: it has the word that the wish turns on, or most of its words. */
export const meets = (
  subject: Pick<Subject, 'stems' | 'hasPrice'>,
  wish: { words: string; stems: ReadonlySet<string>; key?: string | undefined },
): boolean => {
  if (PRICE_WISH.test(wish.words)) return subject.hasPrice;
  const [head, ...rest] = wish.stems;
  if (head === undefined) return false;
  if (subject.stems.has(wish.key ?? head)) return true;
  // "giardino con ogni tempo" is not met by "tutto il tempo": a short word says too little.
  const found = rest.filter((word) => word.length > 4 && subject.stems.has(word)).length;
  return found / wish.stems.size > 0.5;
};

/** So much of what is known may share a word that still tells a wish from it. */
const COMMON_WORD = 0.12;

/** What the owner wants spoken of, each with the word that it turns on. */
const wishesOf = ({ wishes, language }: SocialProfile, subjects: readonly Subject[]): Wish[] =>
  wishes.map((wish) => {
    const stems = stemsIn(wish.words, language);
    const counts = [...stems].map((word) => ({
      word,
      count: subjects.filter((subject) => subject.stems.has(word)).length,
    }));
    const [head] = counts;
    // The first word, unless it is everywhere and another one is not.
    const rarer = counts
      .filter(({ word, count }) => count > 0 && word.length > 3 && !TIES_NOTHING.test(word))
      .sort((one, other) => one.count - other.count)[0];
    const key =
      head && rarer && head.count > Math.max(3, subjects.length * COMMON_WORD) ? rarer.word : head?.word;
    return { ...wish, stems, key };
  });

const WEEKDAYS = [
  /(?<!\p{L})(?:domenic[ah]e?|sundays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:lunedì|mondays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:martedì|tuesdays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:mercoledì|wednesdays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:giovedì|thursdays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:venerdì|fridays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:sabat[oi]|saturdays?)(?!\p{L})/iu,
];
/** The day of the week on which something happens every week; null where it names none, or several. */
const weekdayIn = ({ sentences, until, isHours }: Subject): number | null => {
  if (until !== null || isHours) return null;
  const [first = ''] = sentences;
  if (!/\b(?:ogni|il|di|every|on|each)\s+\p{L}+/iu.test(first)) return null;
  const named = WEEKDAYS.flatMap((name, at) => (name.test(first) ? [at] : []));
  return named.length === 1 ? (named[0] ?? null) : null;
};

const CLOSED =
  /(?<!\p{L})(?:chius\p{L}+|chiud\p{L}+|ferie|solo urgenze|only emergencies|holidays|closed|closing)(?!\p{L})/iu;

const MAIN = 0;
const WANTED_ALL = 0.9;

/** What should be spoken of at a moment, best first. Nothing that was told lately, nothing whose time is over or not yet come. */
export const chooseSubjects = (
  profile: SocialProfile,
  subjects: readonly Subject[],
  {
    day,
    platforms,
    topic,
    occasion = null,
    history,
    random,
  }: {
    day: Day;
    platforms: readonly SocialPlatform[];
    topic: string;
    occasion?: Occasion | null;
    history: History;
    random: () => number;
  },
): Choice[] => {
  const wishes = wishesOf(profile, subjects);
  const often = wishes.filter((wish) => wish.often);
  const target = often.length === 0 ? 0 : Math.min(0.42, Math.max(0.25, WANTED_ALL / often.length));
  const shares = new Map(
    often.map((wish) => [
      wish,
      history.share((words) =>
        meets({ stems: stemsIn(words, profile.language), hasPrice: /€|\beuro\b/u.test(words) }, wish),
      ),
    ]),
  );
  const topicStems = stemsIn(topic, profile.language);
  const scored = subjects
    .filter((subject) => subject.weight >= MAIN && isSayableOn(subject, day))
    .map((subject) => {
      const lead = leadOf(subject);
      const uses = Math.max(
        history.uses(lead),
        subject.points.length > 1 ? history.uses(subject.points[1] ?? lead) : 0,
        // A line that two moments have told already is not told by a list either.
        subject.points.some((point) => history.uses(point) > 1) ? 2 : 0,
      );
      let score = subject.weight + random() * 0.5;
      let reason: PostReason = { kind: 'variety', words: '' };
      if (uses > 0) score -= 4 * uses + 2;
      const toldLately = history.toldLately(subject.tag);
      if (toldLately) score -= 1.8;
      if (platforms.includes('pinterest') && (subject.question !== '' || subject.kind === 'about'))
        score -= 1.2;
      // Other firms read for a case or an answer, and not for a price list.
      if (platforms.includes('linkedin')) score += subject.question !== '' ? 0.6 : subject.isRow ? -0.8 : 0;
      for (const wish of wishes) {
        if (!meets(subject, wish)) continue;
        const lacking = wish.often ? target - (shares.get(wish) ?? 0) : 0.12;
        if (lacking <= 0) continue;
        score += wish.often ? 3 + 4 * lacking : 0.5;
        if (wish.often || reason.kind === 'variety')
          reason = PRICE_WISH.test(wish.words)
            ? { kind: 'price-wish', words: '' }
            : { kind: 'wish', words: wish.words };
      }
      const season = seasonOf([subject.title, subject.question, ...subject.sentences].join(' '), day);
      if (season) {
        score += season.fits ? 0.7 : subject.until === null ? -3 : 0;
        if (season.fits && reason.kind === 'variety') reason = { kind: 'season', words: season.word };
      }
      const awaited = occasion && fitsOccasion(subject, occasion);
      if (awaited) {
        score += 1.6;
        if (['variety', 'season'].includes(reason.kind)) reason = { kind: 'occasion', words: awaited };
      }
      const weekday = weekdayIn(subject);
      if (weekday !== null)
        score += [weekday, (weekday + 6) % 7].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) ? 1.5 : -0.8;
      if (subject.until !== null) {
        const left = daysBetween(day, subject.until);
        if (left <= 30) {
          // What ends soon is told soon, though not twice in two posts.
          if (!toldLately) score += left <= 6 ? 3.2 : left <= 14 ? 1.6 : 0.6;
          if (left <= 14) reason = { kind: 'deadline', words: subject.until };
        } else if (left > 75) score -= 1.5;
        // When nobody is there is no news weeks before.
        if (left > 21 && CLOSED.test(subject.sentences[0] ?? '')) score -= 2.5;
      }
      if (topicStems.size > 0 && meets(subject, { words: topic, stems: topicStems })) {
        // A planned post names its subject as it is called here.
        score += topicOf(subject) === topic ? 24 : 12;
        reason = { kind: 'topic', words: topic };
      }
      return { subject, reason, score, uses };
    })
    // What a post was about is not told again in sixty days, but where its owner asks for it; what was only mentioned may be.
    .filter(
      ({ subject, uses, reason }) => uses < 2 && (reason.kind === 'topic' || !history.began(leadOf(subject))),
    )
    // Never the same kind twice in a row while there is another.
    .sort(
      (one, other) =>
        Number(one.subject.kind === history.lastKind) - Number(other.subject.kind === history.lastKind) ||
        other.score - one.score,
    );
  return scored.map(({ subject, reason }) => ({ subject, reason }));
};

/** Words of time and money tie nothing together. */
const TIES_NOTHING =
  /^(?:genn|febbr|marz|april|magg|giugn|lugl|agost|settembr|ottobr|novembr|dicembr|januar|februar|march|june|juli|septemb|octob|novemb|decemb|luned|marted|mercoled|gioved|venerd|sabat|domen|monday|tuesday|wednesday|thursday|friday|saturday|sunday|due$|tre$|quattr|cinqu|dieci|giorn|settiman|ann|mes|ore?$|or$|minut|temp|eur|cost|prezz|hour|day|dai$|week|year|month|price|prim|dop|megl|poch|molt|ogni|part$|volt|piccol|grand|nuov|tutt|ordinazion|cos$|fann?$)/u;

/** What tells whether something was told: its first words, with or without the topic that stands before them. */
const leadOf = ({ points, sentences, group }: Subject): string =>
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

/** Owners write beside each other what belongs together. */
const NEXT = 2;
const COVERED = 0.5;
const LONGEST_CLOSING = 150;
const saysTheSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size === 0) return true;
  return [...small].filter((word) => large.has(word)).length / small.size >= COVERED;
};

/** Whether a word that two things share is what they are about: for a row its name, for the rest what either turns on. */
const turnsOnWord = (subject: Subject, other: Subject, word: string): boolean => {
  const row = other.isRow ? other : subject.isRow ? subject : null;
  if (row) {
    const asked = row === other ? subject : other;
    return row.head === word || (asked.question !== '' && asked.core.has(word) && row.core.has(word));
  }
  // A general truth goes with what it is about, not with whatever has a word of it.
  if (other.group === 'trade') return subject.core.has(word) && subject.points.length === 0;
  return subject.core.has(word) || other.core.has(word);
};

/** What goes with a subject, best first. Nothing stands at more than two moments, and nothing says again what the subject says. */
export const companionsOf = (
  profile: SocialProfile,
  subject: Subject,
  subjects: readonly Subject[],
  { day, history, random }: { day: Day; history: History; random: () => number },
): Companions => {
  const { language } = profile;
  const wordsOf = (one: Subject) =>
    stemsIn([one.question, ...one.sentences, ...one.points].join(' '), language);
  const frequency = new Map<string, number>();
  for (const one of subjects)
    for (const word of one.stems) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const common = Math.max(3, subjects.length * 0.2);
  // A word that half of everything has is what the whole business is about.
  const half = Math.max(4, subjects.length * 0.4);
  const own = wordsOf(subject);
  const lacking = wishesOf(profile, subjects).filter(
    (wish) =>
      wish.often &&
      history.share((words) => meets({ stems: stemsIn(words, language), hasPrice: false }, wish)) < 0.34,
  );
  const scored = subjects
    .filter(
      (other) =>
        other !== subject &&
        isSayableOn(other, day) &&
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
      if (uses > 1 || saysTheSame(own, words)) return [];
      let shared = 0;
      let turnsOn = 0;
      for (const word of other.stems) {
        const count = frequency.get(word) ?? 1;
        if (!subject.stems.has(word) || TIES_NOTHING.test(word) || count > half) continue;
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
      const rival = other.isRow && subject.isRow ? 2 : 0;
      const met = lacking.filter((wish) => meets(other, wish) && !meets(subject, wish));
      // What alone can meet a wish is kept for a post of its own; told once, it may be told with others.
      if (
        uses === 0 &&
        other.weight >= MAIN &&
        met.some((wish) => subjects.filter((one) => one.weight >= MAIN && meets(one, wish)).length < 3)
      )
        return [];
      return [
        {
          other,
          words,
          uses,
          isWished: uses === 1 && other.question === '' && !other.isRow && met.length > 0,
          // One word in common is an accident where a customer asks about another thing.
          isRelated: (shared > 0 && turnsOn > (other.question === '' ? 0 : 1)) || together,
          score:
            shared +
            (together ? 0.5 : 0) +
            (met.length > 0 ? 0.25 : 0) -
            rival -
            uses +
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
      .filter(({ isWished, other }) => isWished && other.sentences.join(' ').length <= LONGEST_CLOSING)
      .map(({ other }) => other),
    related: chosen.filter(({ isRelated, score }) => isRelated && score > -0.3).map(({ other }) => other),
    besides: chosen
      .filter(
        ({ isRelated, other, uses }) =>
          !isRelated &&
          !other.isRow &&
          other.question === '' &&
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
