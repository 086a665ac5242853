import type { Locale } from '../../../contract';
import { alsoCalled } from '../answers/also-called';
import { isCommonWord } from '../answers/common-words';
import type { Knowledge } from '../answers/knowledge';
import { Material } from '../answers/material';
import { keyOf, type Lexeme, type Term } from '../answers/words';
import type { Passage, Retrieved, Retriever, HistoryMessage } from '../port';
import { findCurated } from './curated';
import type { Models } from './model';
import type { PassageIndex } from './passage-index';
import type { Search } from './search';
import { isFollowUp } from './query';
import { differInDoubles } from './vocabulary';
import { chooseQuotes, rankSentences } from './quotes';
import { readRow } from '../text/row';
import { kindsOf, membersOf, varietyOf } from '../text/kinds';
import type { LexiconWord } from '../text/lexicon/group';
import { stem } from '../text/stem';
import { fold } from '../text/tokenise';
import { baseForms } from '../text/word-forms';

/** How many visitor turns back a follow-up may lean. */
const MEMORY = 3;
const SUGGESTIONS = 2;
const SUGGESTION_LENGTH = 80;

/** What a follow-up leans on: the visitor's earlier words, back to the last question that stood alone. */
export const earlierQuestion = (history: HistoryMessage[]): string | undefined => {
  const searchTexts: string[] = [];
  for (const { text } of history
    .filter(({ role }) => role === 'user')
    .slice(-MEMORY)
    .reverse()) {
    searchTexts.unshift(text);
    if (!isFollowUp(text)) break;
  }
  return searchTexts.length > 0 ? searchTexts.join(' ') : undefined;
};

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SUGGESTION_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', SUGGESTION_LENGTH))}…`;
};

/** Italian words that are English ones for something else. */
const FALSE_FRIENDS = new Set(['rate', 'note', 'more', 'come', 'sole', 'male', 'pace']);
/** A word that everybody knows is no slip of another. */
const UNREPAIRED = {
  repaired: false,
  known: false,
  stems: [] as string[],
  alike: [] as string[],
  weight: 0.7,
  idf: Infinity,
  renamed: false,
  byKind: false,
};
/** Verbs of coming and going, that say little of what is done there. */
const SOFT =
  /^(?:arriv(?:a|o|are|i|ano|iamo)|entr(?:a|o|are|ano|iamo)|lasci(?:are|a|o|arla|arlo)|port(?:are|o|a|i)|tolg(?:ono|o)|appartien\w+|esc(?:e|ono)|uscire|arrive|enter|leave|bring)$/;

const NOTHING: ReadonlySet<string> = new Set();
/** Of a short stem the word itself: "sale" and "sala" have the same. */
const keysOf = (words: readonly LexiconWord[]): ReadonlySet<string> =>
  words.length === 0
    ? NOTHING
    : new Set(words.map((each) => (each.stem.length > 3 ? each.stem : each.folded)));

/** A bot's index as the engines see it. */
export class IndexRetriever implements Retriever {
  readonly #index: PassageIndex;
  readonly #models: Models;
  #knowledge: Knowledge | null = null;

  constructor(index: PassageIndex, models: Models) {
    this.#index = index;
    this.#models = models;
  }

  get isEmpty(): boolean {
    return this.#index.passages.length === 0;
  }

  get knowledge(): Knowledge {
    this.#knowledge ??= {
      material: new Material(this.#index.passages, this.#index.languages),
      languages: this.#index.languages,
      holds: (folded) => this.#index.holds(folded),
      term: (lexeme) => this.#term(lexeme),
    };
    return this.#knowledge;
  }

  /** A word of a question as the answers look for it. */
  #term(lexeme: Lexeme, written = lexeme.folded): Term | null {
    const key = keyOf(lexeme);
    const own = { written, carried: false };
    // Codes and letters mean themselves.
    if (/[\d#]/.test(key))
      return { ...own, folded: key, stems: [key], alike: new Set(), weight: 0.8, known: true };
    const [read] = this.#index.query(lexeme.lower).terms;
    // "Cagnolino" and "riportarvelo" are said of a dog and of bringing back.
    const base = read && (!read.known || read.repaired) ? this.#baseOf(lexeme.lower) : null;
    if (base !== null) return this.#term({ ...lexeme, lower: base, folded: fold(base) }, lexeme.folded);
    const term =
      read?.repaired && isCommonWord(lexeme.folded)
        ? { ...read, ...UNREPAIRED, folded: lexeme.folded }
        : read;
    if (!term) {
      // "La prima visita": where it was taken for a name it is one.
      if (lexeme.folded !== 'prima') return null;
      return {
        ...own,
        folded: 'prima',
        stems: [stem('prima', 'it')],
        alike: new Set(),
        weight: 0.5,
        known: true,
      };
    }
    // Of four letters nearly every word is one edit from another.
    const isFar =
      term.repaired && term.folded[0] !== lexeme.folded[0] && (term.weight < 0.8 || lexeme.folded.length < 7);
    if (
      term.repaired &&
      ((lexeme.folded.length < 5 && !differInDoubles(lexeme.folded, term.folded)) || isFar)
    )
      return {
        ...own,
        folded: lexeme.folded,
        stems: [lexeme.folded],
        alike: new Set(alsoCalled(lexeme.folded, [])),
        weight: 1,
        known: false,
      };
    const most = this.#index.idf('\u0000');
    const ownStems = this.languages.map((language) => stem(lexeme.lower, language));
    const otherNames = alsoCalled(lexeme.folded, ownStems);
    // What only its kind is known of may be another of the kind; what goes by another name in the material is known.
    const known =
      (term.known && !term.byKind) || [...otherNames].some((each) => this.#index.idf(each) < most);
    // An unknown verb is often a way of speaking; an unknown noun is what was asked for.
    const verb = !known && /(?:[aei]re|[aei]rmi|[aei]rlo|[aei]rla|[aei]rsi)$/.test(lexeme.folded) ? 0.6 : 1;
    const soft = SOFT.test(lexeme.folded) ? 0.5 : verb;
    const least = term.renamed ? 0.5 : 0.25;
    const weight =
      most > 0 ? Math.min(1, Math.max(least, term.idf / most)) * Math.min(1, term.weight) * soft : 1;
    // What a word is repaired to is looked for as well as the word itself.
    const renamed = term.renamed && !term.byKind;
    const stems = term.renamed ? ownStems : [...new Set([...term.stems, ...(term.repaired ? [] : ownStems)])];
    const alike = new Set([
      ...(FALSE_FRIENDS.has(lexeme.folded)
        ? []
        : [...(term.byKind ? [] : term.alike), ...(renamed ? term.stems : [])]),
      ...otherNames,
      ...(term.repaired ? alsoCalled(term.folded, term.stems) : []),
    ]);
    const isFalseFriend = FALSE_FRIENDS.has(lexeme.folded);
    return {
      ...own,
      folded: term.renamed ? lexeme.folded : term.folded,
      stems,
      alike,
      varietyOf: isFalseFriend ? NOTHING : keysOf(varietyOf(lexeme.folded)),
      kinds: isFalseFriend ? NOTHING : keysOf(kindsOf(lexeme.folded)),
      members: isFalseFriend ? NOTHING : keysOf(membersOf(lexeme.folded)),
      weight,
      known,
    };
  }

  /** The word of the material, or another name for it, that a word of the question is a form of. */
  #baseOf(word: string): string | null {
    return (
      baseForms(word).find((each) => {
        const [term] = this.#index.query(each).terms;
        return term?.known === true && !term.repaired && each.length > 2;
      }) ?? null
    );
  }

  get languages(): readonly Locale[] {
    return this.#index.languages.length > 0 ? this.#index.languages : ['it'];
  }

  search(question: string, history: HistoryMessage[], limit: number): Retrieved {
    const search = this.#resolve(question, earlierQuestion(history));
    const curated = findCurated(this.#index, question, search);
    return {
      hits: search.candidates.slice(0, limit).map(({ passage, score }) => ({ passage, score })),
      confidence: search.confidence,
      curated,
      quotes: (budget) => chooseQuotes(this.#models, search, budget),
      ranked: (most) => this.#ranked(search, most),
      suggestions: this.#suggestions(search),
    };
  }

  /**
   * A follow-up is ranked with the words it leans on, when what that finds also speaks of the new words; a question that only looked
   * like one stands on its own.
   */
  #resolve(question: string, earlier: string | undefined): Search {
    const alone = this.#index.search(question);
    if (earlier === undefined || !isFollowUp(question)) return alone;
    const carried = this.#index.search(question, earlier);
    const [top] = carried.candidates;
    if (!top) return alone;
    if (alone.query.terms.length === 0) return carried;
    const agrees = alone.candidates.slice(0, 5).some(({ document }) => document === top.document);
    return agrees ? { ...carried, confidence: Math.max(alone.confidence, carried.confidence) } : alone;
  }

  #ranked(search: Search, limit: number): { passage: Passage; text: string }[] {
    return rankSentences(this.#models, search)
      .slice(0, limit)
      .flatMap(({ rank, at }) => {
        const candidate = search.candidates[rank];
        const sentence = candidate?.read.sentences[at];
        if (!candidate || !sentence) return [];
        return [
          { passage: candidate.passage, text: candidate.passage.text.slice(sentence.start, sentence.end) },
        ];
      });
  }

  #suggestions({ candidates }: Search): string[] {
    const labels = candidates.map(({ passage, read }) => {
      const sentence = read.sentences[read.best];
      const quoted = sentence ? passage.text.slice(sentence.start, sentence.end) : passage.text;
      const row = readRow(passage.text)?.label;
      return shorten(passage.question ?? row ?? (passage.heading === '' ? quoted : passage.heading));
    });
    return [...new Set(labels)].filter((label) => label !== '').slice(0, SUGGESTIONS);
  }
}
