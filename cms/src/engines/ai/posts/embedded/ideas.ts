import { fold, tokenise } from '../../text/tokenise';
import { stem } from '../../text/stem';
import type { Fact } from '../material/fact';
import type { Material } from '../material/read-material';
import type { PostWish } from '../port';
import type { Angle, Sector, ThoughtRow, Thoughts } from '../thoughts/thought';
import type { PostWords } from '../words/words';
import { shuffled } from './random';

/** What a post could say. */
export interface Idea {
  angle: Angle;
  title: string;
  text: string;
  /** Lines of a checklist; none elsewhere. */
  points: string[];
  /** Where it comes from: the business's own material, the wished topic, the calendar, what is true of its trade, or of any. */
  from: 'material' | 'topic' | 'occasion' | 'trade' | 'common';
  topic: string;
}

const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** `IVA`, `McArthur` and proper names of two capitals keep them. */
const low = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && !/\s\p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

type Values = Readonly<Record<string, string>>;

/** Whether all that a template names is known: of a business without a name nothing is said by its name. */
export const isSayable = (template: string, values: Values): boolean =>
  [...template.matchAll(/\{(\w+)/g)].every(([, key = '']) => values[key]);

const sayable = (rows: readonly ThoughtRow[], values: Values): ThoughtRow[] =>
  rows.filter(([, title, text]) => isSayable(title + text, values));

const fill = (template: string, values: Values): string =>
  template.replace(/\{(\w+)(?::(up|low))?\}/g, (_, key: string, form?: string) => {
    const value = values[key] ?? '';
    return form === 'up' ? up(value) : form === 'low' ? low(value) : value;
  });

const toIdea = ([angle, title, text]: ThoughtRow, values: Values, from: Idea['from'], topic = ''): Idea => {
  const whole = fill(text, values);
  const points = angle === 'checklist' ? whole.split('\n') : [];
  const named = fill(title, values);
  return { angle, title: named, text: points.length > 0 ? '' : whole, points, from, topic: topic || named };
};

const toIdeas = (rows: readonly ThoughtRow[], values: Values, from: Idea['from'], topic = ''): Idea[] =>
  sayable(rows, values).map((row) => toIdea(row, values, from, topic));

const HEADLINE = 70;
const PRESENTS = /^(?:siamo|we are)\b/i;
const angleOf = ({ kind, text }: Fact): Angle => {
  if (kind === 'story' || kind === 'quality') return 'about';
  if (kind === 'about') return PRESENTS.test(text) ? 'about' : 'offer';
  return kind === 'offer' ? 'offer' : 'answer';
};

const factIdeas = ({ facts }: Material, words: PostWords, random: () => number): Idea[] =>
  facts.map((fact) => {
    const { kind, text } = fact;
    const angle = angleOf(fact);
    const [named = ''] = shuffled(words.facts[kind], random);
    // A short statement is its own headline; an answer keeps its question.
    const title = angle !== 'answer' && text.length <= HEADLINE ? text.replace(/\.$/, '') : named;
    return { angle, title, text, points: [], from: 'material', topic: named };
  });

/** Of each thing so many ideas, and pairs only of things with short names: no feed is about one thing. */
const OF_EACH = 3;
const PAIRS = 8;
const SHORT_WORDS = 3;

/** Trades whose things one can want for themselves; the others are asked to do something. */
const SELLS_GOODS: readonly Sector[] = [
  'food',
  'bakery',
  'shop',
  'land',
  'fitness',
  'beauty',
  'stay',
  'school',
];

const itemIdeas = ({ items, name, sector }: Material, words: PostWords, random: () => number): Idea[] => {
  const goods = sector !== null && SELLS_GOODS.includes(sector);
  const singles = items.flatMap((item) =>
    shuffled(sayable(goods ? words.items : words.services, { item, name }), random)
      .slice(0, OF_EACH)
      .map((row) => toIdea(row, { item, name }, 'material', up(item))),
  );
  if (!goods) return singles;
  const mixed = shuffled(
    items.filter((item) => item.split(' ').length <= SHORT_WORDS),
    random,
  );
  const pairs = mixed.slice(1, PAIRS).map((b, index) => {
    const values = { a: mixed[index] ?? b, b, name };
    const [row] = shuffled(sayable(words.pairs, values), random);
    return row ? [toIdea(row, values, 'material')] : [];
  });
  return [...singles, ...pairs.flat()];
};

const stemsOf = (text: string, language: Material['language']): Set<string> =>
  new Set(
    tokenise(text)
      .map((token) => fold(token.text))
      .filter((word) => word.length > 3)
      .map((word) => stem(word, language)),
  );

/** True where an idea has a word of the topic. */
const speaksOf = (idea: Idea, topic: Set<string>, language: Material['language']): boolean =>
  [...stemsOf(`${idea.title} ${idea.text} ${idea.points.join(' ')}`, language)].some((word) =>
    topic.has(word),
  );

/** Everything that could be said now, those that were asked for told apart. */
export const ideasFor = (
  material: Material,
  words: PostWords,
  thoughts: Thoughts,
  { topic, occasion }: Pick<PostWish, 'topic' | 'occasion'>,
  random: () => number,
): Idea[] => {
  const { name, language, sector } = material;
  const trade = toIdeas(sector ? thoughts[sector] : [], { name }, 'trade');
  const common = [...trade, ...toIdeas(words.general, { name }, 'common')];
  const own = [...factIdeas(material, words, random), ...itemIdeas(material, words, random)];
  const seasonal = toIdeas(occasion ? words.occasions[occasion] : [], { name }, 'occasion');
  if (topic === '') return [...own, ...common, ...seasonal];
  const asked = stemsOf(topic, language);
  const framed = toIdeas(words.topics, { topic: up(topic), name }, 'topic', topic);
  const fitting = [...own, ...common].map((idea) =>
    speaksOf(idea, asked, language) ? { ...idea, from: 'topic' as const, topic } : idea,
  );
  return [...framed, ...fitting, ...seasonal];
};
