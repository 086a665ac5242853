import type { Locale } from '../../../contract';
import type { Passage } from '../port';
import { alikeWords, isPlace } from '../text/alike';
import { languageOf } from '../text/language';
import { stem } from '../text/stem';
import { analyseText, gramsOf, pairsOf, type Sentence, wordsOf } from './analysed-text';
import { Best } from './best';
import { breather } from './breather';
import { commonnessOf, isEveryday } from './commonness';
import { confidenceFeatures } from './confidence-features';
import { FieldBuilder, type FieldIndex } from './field-index';
import { evaluate, type Models } from './model';
import { ALIKE, passageFeatures, readAgainst, type ReadPassageText } from './passage-features';
import { type Query, type QueryTerm, rawTerms } from './query';
import { Vocabulary } from './vocabulary';

/** Weights of the first ranking, beside 1 for stems. Set once, before anything was learned. */
const FUSION = { gram: 0.7, title: 0.15, pair: 0.15 } as const;
/** How many candidates of the first ranking are read closely. */
const CANDIDATES = 20;
/** In how many passages of the language a four-letter piece is found, about. */
const GRAM_SHARE = 0.05;
/** What is left of an everyday word that the material does not hold. */
const EVERYDAY_WEIGHT = 0.3;

/** A candidate after re-ranking. */
export interface Candidate {
  document: number;
  passage: Passage;
  /** The learned model's score; comparable within one question only. */
  score: number;
  features: number[];
  read: ReadPassageText;
}
export interface Search {
  query: Query;
  candidates: Candidate[];
  /** 0..1, how sure we are that the material answers the question. */
  confidence: number;
  confidenceFeatures: number[];
}

const EXTENSION = /\.[a-z0-9]{2,8}$/i;
const titleOf = (passage: Passage): string =>
  `${passage.sourceTitle.replace(EXTENSION, '')} ${passage.heading}`;
/** What stands above a passage's text and is meant with each of its sentences. */
const contextOf = (passage: Passage): string => `${passage.heading} ${passage.question ?? ''}`;

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
  readonly #documentLanguages: Locale[];
  readonly #models: Models;
  /** Read passages, kept while they are asked about; forgotten all at once when they are many. */
  readonly #analysed = new Map<number, { sentences: Sentence[]; context: ReadonlySet<string> }>();

  private constructor(
    passages: readonly Passage[],
    fields: Record<'stems' | 'grams' | 'titles' | 'pairs', FieldIndex>,
    vocabulary: Vocabulary,
    documentLanguages: Locale[],
    models: Models,
  ) {
    this.passages = passages;
    this.#stems = fields.stems;
    this.#grams = fields.grams;
    this.#titles = fields.titles;
    this.#pairs = fields.pairs;
    this.#vocabulary = vocabulary;
    this.#documentLanguages = documentLanguages;
    this.languages = [...new Set(documentLanguages)];
    this.#models = models;
  }

  /** Builds in slices: 2,000 passages take about a second, and visitors of other bots are answered meanwhile. */
  static async build(
    passages: readonly Passage[],
    models: Models,
    fallback: Locale = 'it',
  ): Promise<PassageIndex> {
    const stems = new FieldBuilder();
    const grams = new FieldBuilder();
    const titles = new FieldBuilder();
    const pairs = new FieldBuilder();
    const counts = new Map<string, number>();
    const languages: Locale[] = [];
    const breathe = breather();
    for (const passage of passages) {
      const language = languageOf(passage.text, fallback);
      languages.push(language);
      const title = wordsOf(titleOf(passage), language);
      const words = wordsOf(`${contextOf(passage)}\n${passage.text}`, language);
      stems.add(words.map((word) => word.stem));
      grams.add(words.flatMap(({ folded }) => gramsOf(folded)));
      titles.add(title.map((word) => word.stem));
      pairs.add(pairsOf(words));
      for (const { folded } of [...words, ...title]) counts.set(folded, (counts.get(folded) ?? 0) + 1);
      await breathe();
    }
    const fields = {
      stems: await stems.build(0.75, commonnessOf(models.common)),
      grams: await grams.build(0.75, () => GRAM_SHARE),
      titles: await titles.build(0.3, () => 0),
      pairs: await pairs.build(0.75, () => 0),
    };
    return new PassageIndex(passages, fields, await Vocabulary.of(counts), languages, models);
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
      const base = { digit: /\d/.test(folded), capital: token.capital && token.start > 0, renamed: false };
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
      const repair = this.#vocabulary.nearest(folded);
      if (repair === null) {
        // "La mattina", "vicino": where the material is silent, what people say to everybody says nothing.
        const said = stems.some(isEveryday) ? weight * EVERYDAY_WEIGHT : weight;
        return this.#term({ ...base, folded, stems, weight: said, known: false, repaired: false });
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
    return { terms, type, mass: terms.reduce((sum, { weight, idf }) => sum + weight * idf, 0) };
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
    const language = this.#documentLanguages[document] ?? 'it';
    const analysed = {
      sentences: passage ? analyseText(passage.text, language) : [],
      context: new Set(passage ? wordsOf(contextOf(passage), language).map((word) => word.stem) : []),
    };
    if (this.#analysed.size >= 500) this.#analysed.clear();
    this.#analysed.set(document, analysed);
    return analysed;
  }

  /** How much a stem tells in this bot's material. */
  idf(stemmed: string): number {
    return this.#stems.idf(stemmed);
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
      const key = `${query.terms[index]?.stems[0] ?? ''} ${next.stems[0] ?? ''}`;
      this.#pairs.score(key, next.weight, pair);
      pairMass += next.weight * this.#pairs.idf(key);
    }
    const share = (value: number | undefined, mass: number): number => (mass > 0 ? (value ?? 0) / mass : 0);
    const fused = new Float64Array(size);
    const order = new Best(CANDIDATES, fused);
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
