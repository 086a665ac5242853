import type { Passage } from '../../passage';
import { withDigits } from '../../values/numbers';
import { plain } from '../../values/plain';
import { hasFalseAllergen } from './allergens';
import { datesIn, datesNamedBy, isAfternoon, timesIn, timesNamedBy } from './dates-and-times';
import { hasFalsePrice } from './price-claim';
import { moneyIn, pricedThingsOf, subjectWords } from './priced-things';
import { NameCheck } from './unknown-name';

/** What a sentence states and no source does. */
export type FalseFact = 'price' | 'percentage' | 'date' | 'time' | 'name' | 'allergen';

export interface Evidence {
  passages: readonly Passage[];
  /** The owner's own texts. */
  ownerTexts: readonly string[];
  /** What our own engine composed from the same sources. */
  composed: string;
  question: string;
  /** What the visitor asked before; '' for nothing. */
  lastQuestion: string;
  /** Earlier turns of the conversation: they name people and days. */
  conversation: readonly string[];
  now: Date;
}

const PERCENTAGE = /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(?:%|per ?cento?\b)/g;
/** With fewer words of its own a question leans on the one before. */
const FOLLOW_UP_WORDS = 2;
/** "Domani, martedì 24": days around today need no source. */
const NEAR_DAYS = 8;

const percentagesIn = (text: string): string[] =>
  [...withDigits(plain(text)).matchAll(PERCENTAGE)].map(([, figure = '']) => figure.replace(',', '.'));

const daysAround = (now: Date): string[] =>
  Array.from({ length: NEAR_DAYS }, (_, days) => {
    const date = new Date(now);
    date.setDate(now.getDate() + days - 1);
    return `${date.getDate()}/${date.getMonth() + 1}`;
  });

const union = <Item>(sets: Set<Item>[]): Set<Item> => new Set(sets.flatMap((set) => [...set]));

/** Asks of each sentence whether it states a price, a percentage, a day, a time, a name or an allergen that the sources do not. */
export const falseFactFinder = (evidence: Evidence): ((sentence: string) => FalseFact | null) => {
  const { passages, ownerTexts, composed, question, lastQuestion, conversation, now } = evidence;
  const owner: Passage[] = ownerTexts.map((text, at) => ({
    id: `owner-${at}`,
    sourceId: '',
    sourceTitle: '',
    page: null,
    heading: '',
    text,
    question: null,
  }));
  const texts = [...passages, ...owner].map(({ heading, question: curated, text, row }) =>
    [heading, curated ?? '', text, ...(row ? [row.title, ...row.columns, ...row.notes] : [])].join('\n'),
  );
  const sources = [...texts, composed];
  const things = pricedThingsOf([...passages, ...owner]);
  const vouched = new Set(moneyIn(withDigits(plain(composed))).map(({ amount }) => amount));
  const percentages = new Set(sources.flatMap(percentagesIn));
  // "E la domenica?" is about what was asked before.
  const isFollowUp = subjectWords(question).size <= FOLLOW_UP_WORDS;
  const topic = isFollowUp ? `${lastQuestion} ${question}` : question;
  const spoken = [question, ...conversation];
  const dates = union([
    ...sources.map(datesNamedBy),
    ...spoken.map((text) => datesIn(text)),
    new Set(daysAround(now)),
  ]);
  const times = union([...sources.map(timesNamedBy), ...spoken.map(timesNamedBy)]);
  const titles = passages.map(({ sourceTitle }) => sourceTitle);
  const names = new NameCheck([...sources, ...titles, ...spoken]);
  return (sentence) => {
    if (hasFalsePrice(sentence, { things, vouched, question: topic })) return 'price';
    if (percentagesIn(sentence).some((figure) => !percentages.has(figure))) return 'percentage';
    if ([...datesIn(sentence)].some((date) => !dates.has(date))) return 'date';
    const later = isAfternoon(sentence) ? 720 : 0;
    if ([...timesIn(sentence)].some((time) => !times.has(time) && !times.has(time + later))) return 'time';
    if (hasFalseAllergen(sentence, sources, question)) return 'allergen';
    return names.hasUnknown(sentence) ? 'name' : null;
  };
};
