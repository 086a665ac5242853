import type { Day, SocialPlatform, SocialProfile } from '../../../../contract';
import { tradeById } from '../trades';
import { isSayableOn } from '../profile/say-window';
import { stemsIn } from '../profile/text';
import type { History } from './history';
import { isPractical } from './practical';
import { leadOf, repeatsMeasure, repeatsPrice, saysTheSame } from './repetition';
import { seasonOf } from './seasons';
import { turnsOnWord } from './shared-words';
import { CARRIES_A_POST, NOT_TOLD, type Subject } from './subject';
import { wishQuotas, type WishQuota } from './wish-quotas';
import { MOST_CALLED, wishedMention } from './wished-mention';
import { meets, TIES_NOTHING, wishesOf, type Wish } from './wishes';

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

/** A short signature may stand at so many earlier moments. */
const MOST_SIGNED = 3;
const SIGNATURE_WORDS = 5;
/** So many posts behind what its owner wants, a wish is told beside something else too. */
const BEHIND = 0.4;
/** Owners write beside each other what belongs together. */
const NEXT = 2;
/** What is longer makes a short post look like the one that told it before. */
const LONGEST_AGAIN = 110;
/** What is worth less is not told with the subject, however much the two share. */
const LEAST_RELATED = -0.3;
/** A shorter sentence on who one is says nothing beside something else. */
const LEAST_SELF = 60;
/** So many posts can meet a wish that one of them may be told with another. */
const ENOUGH_CARRIERS = 3;
/** A subject's words are read once, however many others it is held against. */
const stemsOfSubject = new WeakMap<Subject, ReadonlySet<string>>();

interface Circumstances {
  day: Day;
  history: History;
  random: () => number;
  platform: SocialPlatform;
}

interface Candidate {
  other: Subject;
  words: ReadonlySet<string>;
  /** At so many moments it was told already. */
  uses: number;
  /** So many posts its owner's wish for it is behind. */
  debt: number;
  /** The one that is most behind. */
  wish: Wish | undefined;
  isRelated: boolean;
  score: number;
}

/** What goes with a subject, best first. Nothing stands at more than two moments, and nothing says again what the subject says. */
export const companionsOf = (
  profile: SocialProfile,
  subject: Subject,
  subjects: readonly Subject[],
  circumstances: Circumstances,
): Companions => new CompanionSearch(profile, subject, subjects, circumstances).find();

class CompanionSearch {
  readonly #profile: SocialProfile;
  readonly #subject: Subject;
  readonly #subjects: readonly Subject[];
  readonly #now: Circumstances;
  /** In how many subjects a word stands. */
  readonly #frequency = new Map<string, number>();
  /** Nor does the word that a whole trade is about tie two things of it together. */
  readonly #ofTrade: ReadonlySet<string>;
  readonly #quotas: ReadonlyMap<Wish, WishQuota>;
  /** Wishes that too few posts have met. */
  readonly #lacking: readonly Wish[];

  constructor(profile: SocialProfile, subject: Subject, subjects: readonly Subject[], now: Circumstances) {
    this.#profile = profile;
    this.#subject = subject;
    this.#subjects = subjects;
    this.#now = now;
    for (const one of subjects)
      for (const word of one.stems) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
    const { language } = profile;
    this.#ofTrade = stemsIn(tradeById(profile.trade).tags[language].slice(0, 2).join(' '), language);
    const wishes = wishesOf(profile, subjects);
    this.#quotas = wishQuotas(wishes, now.history, language);
    this.#lacking = wishes.filter((wish) => this.#debtOf(wish) > BEHIND);
  }

  find(): Companions {
    const candidates = this.#subjects
      .filter((other) => this.#mayStandBeside(other))
      .flatMap((other) => this.#candidateOf(other) ?? [])
      .sort((one, other) => other.score - one.score);
    // Nor do two companions say the same.
    const chosen: Candidate[] = [];
    for (const one of candidates)
      if (!chosen.some(({ words }) => saysTheSame(words, one.words))) chosen.push(one);
    const isLong = this.#now.platform === 'linkedin';
    return {
      neighbours: this.#neighbours(),
      wished: this.#wished(candidates),
      related: chosen
        .filter(({ isRelated, score }) => isRelated && score > LEAST_RELATED)
        .filter(
          ({ uses, other }) => uses === 0 || isLong || other.sentences.join(' ').length <= LONGEST_AGAIN,
        )
        .map(subjectIn),
      besides: chosen
        .filter(isToldBesides)
        .sort((one, other) => rankOf(one.other) - rankOf(other.other) || other.score - one.score)
        .map(subjectIn),
      rows: chosen
        .filter(({ other, isRelated }) => !isRelated && (other.isRow || other.question !== ''))
        .map(subjectIn),
    };
  }

  #debtOf(wish: Wish): number {
    return this.#quotas.get(wish)?.debt ?? 0;
  }

  #wordsOf(one: Subject): ReadonlySet<string> {
    const text = [one.question, ...one.sentences, ...one.points].join(' ');
    const found = stemsOfSubject.get(one) ?? stemsIn(text, this.#profile.language);
    stemsOfSubject.set(one, found);
    return found;
  }

  #mayStandBeside(other: Subject): boolean {
    const text = other.sentences.join(' ');
    const isShortSelf =
      other.kind === 'about' && !other.isHours && other.group !== 'where' && text.length < LEAST_SELF;
    return (
      other !== this.#subject &&
      other.weight > NOT_TOLD &&
      isSayableOn(other, this.#now.day) &&
      !repeatsMeasure(this.#subject, other) &&
      // What is true of summer is no use in November.
      seasonOf(text, this.#now.day)?.fits !== false &&
      other.title !== this.#subject.title &&
      !(other.kind === 'price' && other.points.length > 0) &&
      !isShortSelf
    );
  }

  /** How well another subject goes with this one; null where it was told too often, or says the same. */
  #candidateOf(other: Subject): Candidate | null {
    const { history, random } = this.#now;
    const texts = [leadOf(other), ...other.sentences.slice(1)];
    const uses = Math.max(...texts.map((text) => history.uses(text)));
    const words = this.#wordsOf(other);
    const fulfilled = this.#lacking.filter((wish) => meets(other, wish) && !meets(this.#subject, wish));
    if (
      uses > this.#usesAllowed(other, fulfilled) ||
      saysTheSame(this.#wordsOf(this.#subject), words) ||
      repeatsPrice(this.#subject, other) ||
      (uses === 0 && this.#isKeptForItself(other, fulfilled))
    )
      return null;
    const { shared, turnsOn } = this.#wordsShared(other);
    const isTogether = this.#isOfSameGroup(other);
    // Another row of the same list is another thing, not more of this one.
    const rival = other.isRow && (this.#subject.isRow || this.#subject.hasPrice) ? 2 : 0;
    const mayMention = other.question === '' && (!other.isRow || other.mention !== '');
    return {
      other,
      words,
      uses,
      debt: mayMention ? Math.max(0, ...fulfilled.map((wish) => this.#debtOf(wish))) : 0,
      wish: [...fulfilled].sort((one, two) => this.#debtOf(two) - this.#debtOf(one))[0],
      // One word in common is an accident where a customer asks about another thing.
      isRelated: (shared > 0 && turnsOn > (other.question === '' ? 0 : 1)) || isTogether,
      score:
        shared +
        (isTogether ? 0.5 : 0) +
        (fulfilled.length > 0 ? 0.25 : 0) -
        rival -
        // A last day may stand again beside what it is the last day of.
        uses * (other.until === null ? 1 : 0.2) +
        (other.question === '' ? 0.1 : 0) +
        random() * 0.05,
    };
  }

  /** At how many earlier moments it may stand already. */
  #usesAllowed(other: Subject, fulfilled: readonly Wish[]): number {
    const isLong = this.#now.platform === 'linkedin';
    // A name and a town are read like a signature, and may stand under more posts.
    if (other.group === 'where' && leadOf(other).split(/\s+/u).length < SIGNATURE_WORDS) return MOST_SIGNED;
    // Nothing is told again but who and when somebody is, a last day, and what its owner wants told often.
    // Long posts for other firms may use once more what a short one told elsewhere.
    const mayRecur =
      (isLong && !other.isRow) ||
      other.isHours ||
      other.group === 'where' ||
      other.until !== null ||
      (this.#subject.isRow && isPractical(other)) ||
      fulfilled.length > 0;
    if (!mayRecur || (other.question !== '' && !isLong)) return 0;
    return fulfilled.length > 0 && !other.isRow ? MOST_CALLED - 1 : 1;
  }

  /** What alone can meet a wish is kept for a post of its own; told once, it may be told with others. */
  #isKeptForItself(other: Subject, fulfilled: readonly Wish[]): boolean {
    if (other.weight < CARRIES_A_POST) return false;
    const carriers = (wish: Wish): number =>
      this.#subjects.filter((one) => one.weight >= CARRIES_A_POST && meets(one, wish)).length;
    return fulfilled.some((wish) => carriers(wish) < ENOUGH_CARRIERS);
  }

  /** How rare the words are that two subjects share, and how many of them either turns on. */
  #wordsShared(other: Subject): { shared: number; turnsOn: number } {
    const common = Math.max(3, this.#subjects.length * 0.2);
    // A word that half of everything has is what the whole business is about.
    const half = Math.max(4, this.#subjects.length * 0.4);
    let shared = 0;
    let turnsOn = 0;
    for (const word of other.stems) {
      const count = this.#frequency.get(word) ?? 1;
      const ties =
        this.#subject.stems.has(word) &&
        !TIES_NOTHING.test(word) &&
        !this.#ofTrade.has(word) &&
        count <= half;
      if (!ties) continue;
      if (turnsOnWord(this.#subject, other, word)) turnsOn += 1;
      if (count <= common || this.#subject.core.has(word)) shared += 1 / count;
    }
    return { shared, turnsOn };
  }

  #isOfSameGroup({ group, kind }: Subject): boolean {
    return (
      group !== '' &&
      group === this.#subject.group &&
      !['trade', 'faq'].includes(group) &&
      kind !== 'price' &&
      kind !== 'offer'
    );
  }

  #neighbours(): Subject[] {
    const { columns, order } = this.#subject;
    if (columns === '') return [];
    const distance = (other: Subject): number => Math.abs(other.order - order);
    return this.#subjects
      .filter(
        (other) =>
          other !== this.#subject &&
          other.mention !== '' &&
          other.columns === columns &&
          distance(other) <= NEXT &&
          isSayableOn(other, this.#now.day) &&
          this.#now.history.uses(other.mention) === 0,
      )
      .sort((one, other) => distance(one) - distance(other));
  }

  #wished(candidates: readonly Candidate[]): Subject[] {
    return candidates
      .filter(({ debt }) => debt > 0)
      .sort((one, other) => other.debt - one.debt)
      .flatMap(({ other, wish }) => {
        const mention = wishedMention(other, wish, this.#now.history, this.#profile.language);
        return mention === '' ? [] : [{ ...other, points: [], sentences: [mention] }];
      });
  }
}

const subjectIn = ({ other }: Candidate): Subject => other;

/** What a longer post tells first where nothing has to do with its subject. */
const rankOf = ({ group, kind, isHours }: Subject): number => {
  if (group === 'trade') return 1;
  if (kind === 'about' && !isHours) return 2;
  return kind === 'event' ? 3 : 0;
};

/** Whether it may stand in a longer post with which it has nothing to do. */
const isToldBesides = ({ isRelated, other, uses }: Candidate): boolean =>
  !isRelated &&
  !other.isRow &&
  other.question === '' &&
  // A story is told once, and so is what takes half of a post.
  (uses === 0 || (other.sentences.length < 3 && other.sentences.join(' ').length <= LONGEST_AGAIN)) &&
  // What has a date is told by a post of its own first.
  (other.until === null || (other.kind === 'event' && uses > 0));
