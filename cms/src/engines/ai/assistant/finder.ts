import type { AdviceTopic, Locale } from '../../../contract';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { isFollowUp, type Query } from '../index/query';
import { earlierQuestion } from '../index/index-retriever';
import type { Passage, HistoryMessage } from '../port';
import { stem } from '../text/stem';
import { isStopWord } from '../text/stop-words';
import { fold, tokenise } from '../text/tokenise';
import type { KnowledgeEntry } from './knowledge/entry';

export interface Found {
  entry: KnowledgeEntry;
  /** 0..1: how alike the question is to one that the entry answers. */
  score: number;
  /** 0..1: how much of the question is in words that the entry speaks of; one word that both hold is little of a long question. */
  evidence: number;
  /** The words of the question of which it says nothing, the most telling first. */
  unknown: readonly string[];
}

/** An entry's words: of each phrasing, of all phrasings, of the answer. */
interface Words {
  entry: KnowledgeEntry;
  asks: ReadonlySet<string>[];
  allAsks: ReadonlySet<string>;
  answer: ReadonlySet<string>;
}

/** What each sight of a question counts; chosen on the tune half of `bench/assistant`. */
const WEIGHTS = { likeness: 0.5, asks: 0.35, answer: 0.15 } as const;
/** Another word for the same thing counts for less. */
const ALIKE = 0.6;
/** Words of trades and of everyday say little of the subject when no phrasing holds them. */
const CONTEXT = 0.35;
/** A follow-up stays with the subject of before, a little. */
const SAME_TOPIC = 0.08;

const stemsOf = (text: string, language: Locale): Set<string> =>
  new Set(
    tokenise(text)
      .filter(({ text: word }) => !isStopWord(fold(word)))
      .map(({ text: word }) => stem(word, language)),
  );

const passageOf = (entry: KnowledgeEntry, language: Locale): Passage => ({
  id: entry.id,
  sourceId: entry.id,
  sourceTitle: entry[language].asks[0],
  page: null,
  heading: entry.topic,
  text: `${entry[language].asks.join(' ')} ${entry[language].answer}`,
  question: null,
});

/** A word that many entries hold tells of no other subject: "mese", "fatto", "bene"; nor does the name of a place. */
const TELLING = 2.5;

const MONTH =
  /^(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|june|july|august|september|october|november|december)$/;
/** A number or a month that both name is no subject: "lavoro 14 ore" and a term of 14 days, a slow winter and a deadline of November. */
const isDate = ({ stems, folded }: Query['terms'][number]): boolean =>
  stems.every((each) => /^\d+$/.test(each)) || MONTH.test(folded);

/** Words that no entry knows count as much as those they do: who asks of insurance is not told of the goods that are insured. */
const evidenceOf = ({ terms }: Query, { allAsks, answer }: Words): Pick<Found, 'evidence' | 'unknown'> => {
  const isIn = (each: string): boolean => allAsks.has(each) || answer.has(each);
  const weighed = terms
    .filter((term) => !isDate(term))
    .map((term) => ({
      term,
      mass: term.weight * term.idf,
      found: term.stems.some(isIn) ? 1 : term.alike.some(isIn) ? ALIKE : 0,
    }))
    .filter(({ term, found }) => found > 0 || (term.idf >= TELLING && !term.place));
  const mass = weighed.reduce((sum, each) => sum + each.mass, 0);
  return {
    evidence: mass === 0 ? 1 : weighed.reduce((sum, each) => sum + each.mass * each.found, 0) / mass,
    unknown: weighed
      // A word that was read as another is not quoted as that other.
      .filter(({ term, found }) => found === 0 && !term.repaired && !term.renamed)
      .sort((a, b) => b.mass - a.mass)
      .map(({ term }) => term.folded),
  };
};

/** The knowledge of one language, ready to be searched. */
export class Finder {
  readonly #index: PassageIndex;
  readonly #words: readonly Words[];

  private constructor(index: PassageIndex, words: readonly Words[]) {
    this.#index = index;
    this.#words = words;
  }

  static async build(entries: readonly KnowledgeEntry[], language: Locale): Promise<Finder> {
    const index = await PassageIndex.build(
      entries.map((entry) => passageOf(entry, language)),
      models,
    );
    const words = entries.map((entry): Words => {
      const asks = entry[language].asks.map((ask) => stemsOf(ask, language));
      return {
        entry,
        asks,
        allAsks: new Set(asks.flatMap((each) => [...each])),
        answer: stemsOf(entry[language].answer, language),
      };
    });
    return new Finder(index, words);
  }

  /** The entries that answer best. `near` is what was talked of before. */
  search(text: string, history: readonly HistoryMessage[], near: AdviceTopic | null, limit = 3): Found[] {
    const turns = [...history];
    const isLeaning = turns.length > 0 && isFollowUp(text);
    const query = this.#index.query(text, isLeaning ? earlierQuestion(turns) : undefined);
    if (query.mass === 0) return [];
    // What stands in quotation marks is an example: "primo su google per «dentista lecce»".
    const unquoted = text.replace(/["“«][^"”»]*["”»]/g, ' ');
    const own =
      unquoted === text ? query : this.#index.query(unquoted, isLeaning ? earlierQuestion(turns) : undefined);
    return this.#words
      .map((words) => ({
        entry: words.entry,
        score: this.#score(query, words) + (isLeaning && words.entry.topic === near ? SAME_TOPIC : 0),
        ...evidenceOf(own, words),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  }

  #score({ terms: all }: Query, { asks, allAsks, answer }: Words): number {
    const words = all.filter((term) => !isDate(term));
    const terms = words.length > 0 ? words : all;
    const weightOf = ({ weight, idf, known }: Query['terms'][number]): number =>
      weight * idf * (known ? 1 : CONTEXT);
    const mass = terms.reduce((sum, term) => sum + weightOf(term), 0);
    if (mass === 0) return 0;
    const found = (words: ReadonlySet<string>): number =>
      terms.reduce((sum, term) => {
        const hit = term.stems.some((each) => words.has(each))
          ? 1
          : term.alike.some((each) => words.has(each))
            ? ALIKE
            : 0;
        return sum + hit * weightOf(term);
      }, 0);
    const likeness = asks.map((ask) => {
      const askMass = [...ask].reduce((sum, each) => sum + this.#index.idf(each), 0);
      return (2 * found(ask)) / (mass + askMass);
    });
    return (
      WEIGHTS.likeness * Math.max(...likeness) +
      (WEIGHTS.asks * found(allAsks)) / mass +
      (WEIGHTS.answer * found(answer)) / mass
    );
  }
}
