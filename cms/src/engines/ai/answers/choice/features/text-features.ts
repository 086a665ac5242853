import { plain } from '../../../values/plain';
import { meets, type Words } from '../../words';
import { contained, starts, trigrams } from '../overlap';
import { shareOf } from '../term-share';
import type { CandidateView, Features, PoolContext } from './pool-context';

/** How far before and behind a reply its passage is read. */
const BESIDE = 120;
/** So much of a reply is looked for in its passage. */
const BEGINNING = 40;

const coverageIn = ({ reading: { own } }: CandidateView, words: Words | null): number =>
  words === null
    ? -1
    : shareOf(
        own,
        own.map((term) => meets(term, words)),
      ).share;

/** Share of the question's words by their beginnings, each as it is rare among the candidates. */
const rareTokens = ({ reading, heads, folded }: CandidateView, context: PoolContext): number => {
  const tokens = starts(`${plain(heads)} ${folded}`);
  let mass = 0;
  let found = 0;
  for (const token of reading.tokens) {
    const rarity = context.rarityOf(token);
    mass += rarity;
    if (tokens.has(token)) found += rarity;
  }
  return mass === 0 ? -1 : found / mass;
};

/** What stands before the colon of a reply: how much of the question it covers, and how much of it the question names. */
const leadFeatures = (view: CandidateView, context: PoolContext): Features => {
  const [lead = ''] = /^[^:]{2,80}(?=: )/.exec(view.text) ?? [];
  const words = context.words(lead);
  const contents = [...words.folded];
  return {
    'lead.covers': lead === '' ? -1 : coverageIn(view, words),
    'lead.named': contents.length === 0 ? -1 : contents.filter(view.reading.isNamed).length / contents.length,
  };
};

/** How much of a text's own words the question names; -1 of an empty one. */
const namedShare = ({ reading }: CandidateView, text: string, context: PoolContext): number => {
  const contents = [...context.words(text).folded];
  return contents.length === 0 ? -1 : contents.filter(reading.isNamed).length / contents.length;
};

/** How much of the question stands right before and behind a sentence in its passage. */
const besideFeatures = (view: CandidateView, context: PoolContext): Features => {
  const { text, passage } = view;
  const at = passage ? passage.text.indexOf(text.slice(0, BEGINNING)) : -1;
  const end = at + text.length;
  const before = at > 0 ? context.words(passage?.text.slice(Math.max(0, at - BESIDE), at) ?? '') : null;
  const behind = at >= 0 ? context.words(passage?.text.slice(end, end + BESIDE) ?? '') : null;
  return { 'near.before': coverageIn(view, before), 'near.after': coverageIn(view, behind) };
};

/** What the reply says beside what was asked: its length, words and figures of its own, and how many candidates tell the same. */
export const textFeatures = (view: CandidateView, context: PoolContext): Features => {
  const { pooled, reading, text, folded, heads, inText, valuesKey: key } = view;
  const contents = [...inText.folded].filter((word) => !/^\d/.test(word));
  const figures = new Set(folded.match(/\d+(?:[.,]\d+)?/g) ?? []);
  const metFigures = reading.figures.filter((figure) => figures.has(figure)).length;
  const holders = context.holdersOf(key);
  return {
    reading: pooled.reading,
    votes: pooled.votes,
    'text.named': contents.length === 0 ? 0 : contents.filter(reading.isNamed).length / contents.length,
    'text.words': contents.length,
    'text.length': text.length,
    'text.sentences': text.split(/[.!?]\s+(?=\p{Lu})|\n/u).length,
    'text.parts': (text.match(/; /g) ?? []).length,
    'gram.text': contained(reading.grams, trigrams(plain(`${heads} ${text}`))),
    'gram.back': contained(trigrams(folded), reading.grams),
    'token.rare': rareTokens(view, context),
    ...leadFeatures(view, context),
    // What answers another question of the documents says "yes" to that one.
    'pair.named': namedShare(view, view.passage?.question ?? '', context),
    'head.named': namedShare(view, view.passage?.heading ?? '', context),
    'figures.met': metFigures,
    'figures.missing': reading.figures.length - metFigures,
    ...besideFeatures(view, context),
    'v.same': key === '' ? -1 : holders / context.views.length,
    'v.holders': key === '' ? -1 : holders,
  };
};
