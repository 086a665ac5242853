import type { Locale } from '../../../contract';
import type { Passage } from '../port';
import { alikeWords, isPlace } from '../text/alike';
import { varietyOf } from '../text/kinds';
import { languageOf } from '../text/language';
import { stem } from '../text/stem';
import { analyseText, gramsOf, pairOf, type Sentence, wordsOf } from './analysed-text';
import { TopK } from './top-k';
import { commonnessOf, isEveryday } from './commonness';
import { confidenceFeatures } from './confidence-features';
import { FieldIndex } from './field-index';
import { buildIndexData, contextOf, type IndexData, LANGUAGES } from './index-data';
import { ALIKE } from './likeness';
import { evaluate, type Models } from './model';
import { normalQuestion } from './normal-question';
import { passageFeatures, readAgainst } from './passage-features';
import { type Query, type QueryTerm, rawTerms } from './query';
import type { Candidate, Search } from './search';
import { keyOf, placeOf } from './term-key';
import { Vocabulary } from './vocabulary';

/** Weights of the first ranking, beside 1 for stems. Set once, before anything was learned. */
const FUSION = { gram: 0.7, title: 0.15, pair: 0.15 } as const;
/** How many candidates of the first ranking are read closely. */
const CANDIDATES = 20;
/** In how many passages of the language a four-letter piece is found, about. */
const GRAM_SHARE = 0.05;
/** How many passages stay parted into words: those that visitors ask about again and again. */
const READ_PASSAGES = 60;
/** What is left of an everyday word that the material does not hold. */
const EVERYDAY_WEIGHT = 0.3;
/** What the kind of a thing tells of it. */
const KIND_WEIGHT = 0.6;

/**
 * The lexical index of one bot: BM25 over stems, over four-letter pieces, over titles and headings and over neighbouring words, then
 * a learned look at the best candidates. It lives in memory and knows nothing of databases.
 */
export class PassageIndex {
  readonly passages: readonly Passage[];
  readonly languages: readonly Locale[];
  readonly #stems: FieldIndex;
  readonly #grams: FieldIndex;
  readonly #titles: FieldIndex;
  readonly #pairs: FieldIndex;
  readonly #vocabulary: Vocabulary;
  readonly #data: IndexData;
  readonly #models: Models;
  /** Read passages, kept while they are asked about; forgotten all at once when they are many. */
  readonly #analysed = new Map<number, { sentences: Sentence[]; context: ReadonlySet<string> }>();

  readonly #remembered: number;

  constructor(passages: readonly Passage[], data: IndexData, models: Models, remembered = READ_PASSAGES) {
    this.passages = passages;
    this.#remembered = remembered;
    this.#data = data;
    this.#models = models;
    this.#stems = new FieldIndex(data.stems, commonnessOf(models.common));
    this.#grams = new FieldIndex(data.grams, () => GRAM_SHARE);
    this.#titles = new FieldIndex(data.titles, () => 0);
    this.#pairs = new FieldIndex(data.pairs, () => 0);
    this.#vocabulary = new Vocabulary(data.vocabulary);
    this.languages = LANGUAGES.filter((_, at) => data.languages.includes(at));
  }

  /**
   * Builds here and now, in slices; a server builds large indexes on another thread (`IndexBuildWorker`).
   * @param remembered How many passages stay parted into words, where thousands of questions are asked in a row.
   */
  static async build(
    passages: readonly Passage[],
    models: Models,
    remembered?: number,
  ): Promise<PassageIndex> {
    return new PassageIndex(passages, await buildIndexData(passages), models, remembered);
  }

  /** A question's words as this bot's material knows them, misspelt ones repaired. */
  query(text: string, earlier?: string): Query {
    const { terms: raw, type } = rawTerms(text, earlier);
    const languages: readonly Locale[] = this.languages.length > 0 ? this.languages : ['it'];
    const translated = !languages.includes(languageOf(text, languages[0] ?? 'it'));
    const stemsOf = (word: string): string[] => [
      ...new Set(languages.map((language) => stem(word, language))),
    ];
    const knows = (stems: string[]): boolean =>
      stems.some((each) => this.#stems.frequency(each) > 0 || this.#titles.frequency(each) > 0);
    const terms = raw.map(({ token, folded, weight }): QueryTerm => {
      const base = {
        digit: /\d/.test(folded),
        capital: token.capital && token.start > 0,
        renamed: false,
        byKind: false,
      };
      const isElsewhere = isPlace(folded) && !this.#vocabulary.has(folded);
      // "Siciliano" has the stem of "Sicilia", and says nothing of going there.
      const stems = isElsewhere ? [folded] : stemsOf(token.text);
      if (knows(stems)) return this.#term({ ...base, folded, stems, weight, known: true, repaired: false });
      // The material says it by another name, or in another language: look for that.
      const meant = alikeWords(folded, stems).filter((each) => this.#stems.frequency(each.stem) > 0);
      const [first] = meant;
      if (first) {
        const others = [...new Set(meant.map((each) => each.stem))];
        const as = { folded: first.folded, stems: others, weight: weight * 0.85 };
        return this.#term({ ...base, ...as, known: true, repaired: false, renamed: !translated });
      }
      const kinds = varietyOf(folded).filter((each) => this.#stems.frequency(each.stem) > 0);
      const [kind] = kinds;
      if (kind) {
        const others = [...new Set(kinds.map((each) => each.stem))];
        const as = { folded: kind.folded, stems: others, weight: weight * KIND_WEIGHT };
        return this.#term({ ...base, ...as, known: true, repaired: false, renamed: true, byKind: true });
      }
      const repair = this.#vocabulary.nearest(folded);
      if (repair === null) {
        // "La mattina", "vicino": where the material is silent, what people say to everybody says nothing.
        const everydayWeight = stems.some(isEveryday) ? weight * EVERYDAY_WEIGHT : weight;
        return this.#term({ ...base, folded, stems, weight: everydayWeight, known: false, repaired: false });
      }
      return this.#term({
        ...base,
        folded: repair.word,
        stems: stemsOf(repair.word),
        weight: weight * (repair.distance === 1 ? 0.9 : 0.75),
        known: true,
        repaired: true,
      });
    });
    const mass = terms.reduce((sum, { weight, idf }) => sum + weight * idf, 0);
    return { terms, type, mass, met: new Map() };
  }

  search(text: string, earlier?: string): Search {
    const query = this.query(text, earlier);
    const candidates = query.mass > 0 ? this.#candidates(query) : [];
    const features = confidenceFeatures(query, candidates, this.passages.length);
    const confidence =
      candidates.length === 0 ? 0 : 1 / (1 + Math.exp(-evaluate(this.#models.confidence, features)));
    return { query, candidates, confidence, confidenceFeatures: features };
  }

  /** Sentences of a passage with their words, and the words that stand above it. */
  analysed(document: number): { sentences: Sentence[]; context: ReadonlySet<string> } {
    const known = this.#analysed.get(document);
    if (known) return known;
    const passage = this.passages[document];
    const language = this.#languageOf(document);
    const analysed = {
      sentences: passage ? analyseText(passage.text, language) : [],
      context: new Set(passage ? wordsOf(contextOf(passage), language).map((word) => word.stem) : []),
    };
    if (this.#analysed.size >= this.#remembered) this.#analysed.clear();
    this.#analysed.set(document, analysed);
    return analysed;
  }

  /** The owner's pair whose question is made of the same words, or `null`. */
  pairAsked(normal: string): Passage | null {
    const { keys, documents } = this.#data.questions;
    const key = keyOf(normal);
    let place = placeOf(keys, key);
    while (place > 0 && keys[place - 1] === key) place -= 1;
    for (; place >= 0 && keys[place] === key; place += 1) {
      const passage = this.passages[documents[place] ?? -1];
      if (passage && normalQuestion(passage.question ?? '') === normal) return passage;
    }
    return null;
  }

  /** Whether a folded word stands in this bot's material as it is. */
  holds(folded: string): boolean {
    return this.#vocabulary.has(folded);
  }

  /** How much a stem tells in this bot's material. */
  idf(stemmed: string): number {
    return this.#stems.idf(stemmed);
  }

  #languageOf(document: number): Locale {
    return LANGUAGES[this.#data.languages[document] ?? 0] ?? 'it';
  }

  #term(term: Omit<QueryTerm, 'idf' | 'alike' | 'place'>): QueryTerm {
    const others = alikeWords(term.folded, term.stems).map((each) => each.stem);
    const alike = [...new Set(others)].filter((each) => this.#stems.frequency(each) > 0);
    return {
      ...term,
      alike,
      place: isPlace(term.folded),
      idf: Math.min(...term.stems.map((each) => this.#stems.idf(each))),
    };
  }

  #candidates(query: Query): Candidate[] {
    const size = this.passages.length;
    const stem = new Float64Array(size);
    const gram = new Float64Array(size);
    const title = new Float64Array(size);
    const pair = new Float64Array(size);
    let gramMass = 0;
    let titleMass = 0;
    let pairMass = 0;
    for (const { stems, alike, folded, weight } of query.terms) {
      for (const each of stems) {
        this.#stems.score(each, weight, stem);
        this.#titles.score(each, weight, title);
      }
      for (const each of alike) this.#stems.score(each, (weight * ALIKE) / alike.length, stem);
      titleMass += weight * Math.min(...stems.map((each) => this.#titles.idf(each)));
      const grams = gramsOf(folded);
      for (const each of grams) {
        this.#grams.score(each, weight, gram);
        gramMass += weight * this.#grams.idf(each);
      }
    }
    for (const [index, next] of query.terms.slice(1).entries()) {
      const key = pairOf(query.terms[index]?.stems[0] ?? '', next.stems[0] ?? '');
      this.#pairs.score(key, next.weight, pair);
      pairMass += next.weight * this.#pairs.idf(key);
    }
    const share = (value: number | undefined, mass: number): number => (mass > 0 ? (value ?? 0) / mass : 0);
    const fused = new Float64Array(size);
    const order = new TopK(CANDIDATES, fused);
    for (let document = 0; document < size; document += 1) {
      const score =
        share(stem[document], query.mass) +
        FUSION.gram * share(gram[document], gramMass) +
        FUSION.title * share(title[document], titleMass) +
        FUSION.pair * share(pair[document], pairMass);
      fused[document] = score;
      if (score > 0) order.offer(document);
    }
    const best = fused[order.places[0] ?? 0] ?? 0;
    const neighbour = (document: number, at: number): number =>
      this.passages[at]?.sourceId === this.passages[document]?.sourceId ? share(stem[at], query.mass) : 0;

    const candidates = order.places.flatMap((document, rank): Candidate[] => {
      const passage = this.passages[document];
      if (!passage) return [];
      const { sentences, context } = this.analysed(document);
      const read = readAgainst(query, sentences, context);
      const features = passageFeatures(
        query,
        {
          stem: share(stem[document], query.mass),
          gram: share(gram[document], gramMass),
          title: share(title[document], titleMass),
          pair: share(pair[document], pairMass),
          relative: best > 0 ? (fused[document] ?? 0) / best : 0,
          rank,
          neighbour: Math.max(neighbour(document, document - 1), neighbour(document, document + 1)),
        },
        read,
        passage.text,
      );
      return [{ document, passage, score: evaluate(this.#models.passage, features), features, read }];
    });
    return candidates.sort((a, b) => b.score - a.score);
  }
}
