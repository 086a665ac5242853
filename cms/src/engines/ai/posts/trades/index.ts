import type { Locale, SocialProfile } from '../../../../contract';
import { FOOD_AND_HOME } from './table-food-home';
import { PEOPLE_AND_WORK } from './table-people-work';
import { FOOD_AND_HOME_TIPS } from './tips-food-home-it';
import { PEOPLE_AND_WORK_TIPS } from './tips-people-work-it';
import { SERVICE_TIPS } from './tips-services-it';
import { TRADE_QUESTIONS_EN, TRADE_QUESTIONS_IT } from './questions-it';
import { TIPS_EN } from './tips-en';
import { withoutCustomers } from './customers';
import { tradeOf, type Trade } from './trade';

export type { Trade } from './trade';

/** All trades that posts know; what is none of them is `altro`. */
export const TRADES: readonly Trade[] = [...FOOD_AND_HOME, ...PEOPLE_AND_WORK].map(tradeOf);

/** For a business whose trade is not in the table. */
export const OTHER_TRADE: Trade = {
  ...tradeOf('altro | Altro | Other |  |  |  |  | '),
  tags: { it: [], en: [] },
};

const BY_ID = new Map(TRADES.map((trade) => [trade.id, trade]));

/** A trade by its name in the table. */
export const tradeById = (id: string): Trade => BY_ID.get(id) ?? OTHER_TRADE;

const TIPS_IT: Readonly<Record<string, readonly string[]>> = {
  ...FOOD_AND_HOME_TIPS,
  ...PEOPLE_AND_WORK_TIPS,
  ...SERVICE_TIPS,
};

/** Sentences that are true of a trade in general, for its customers to use. */
export const tradeTips = (id: string, language: Locale): readonly string[] =>
  (language === 'en' ? TIPS_EN : TIPS_IT)[id] ?? [];

/** A trade as its business calls itself; '' where none of its own words do, as for who hires out skis and is no school of it. */
export const tradeLabel = ({
  trade: id,
  language,
  name,
  facts,
  questions,
  offers,
}: SocialProfile): string => {
  const trade = tradeById(id);
  if (id === OTHER_TRADE.id) return '';
  const label = language === 'en' ? trade.en : trade.it;
  const own = [
    name,
    ...facts.map(({ text }) => text),
    ...questions.map(({ question, answer }) => `${question} ${answer}`),
    ...offers.map((offer) => offer.name),
  ]
    .join(' ')
    .toLowerCase();
  const [head = ''] = label.toLowerCase().split(/\s+/u);
  return own.includes(head.slice(0, Math.max(5, head.length - 2))) ? label : '';
};

/** Questions that customers of a trade can answer; none for trades that ask none. */
export const tradeQuestions = (id: string, language: Locale): readonly string[] =>
  (language === 'en' ? TRADE_QUESTIONS_EN : TRADE_QUESTIONS_IT)[id] ?? [];

/** "We are not a restaurant" names what a business is not. */
const NEGATED =
  /\b(?:non (?:siamo|è|facciamo|vendiamo)|we are not|we[’']re not|isn[’']t|not an?|no)\s[^,.;:!?]{0,40}/giu;

const NAME_WEIGHT = 3;
const HEAD = 220;
/** A trade that is only named further on is that of somebody else, unless so many of its own words stand around. */
const WORDS_AROUND = 2;
const countDistinct = (found: readonly string[] | null): number =>
  new Set((found ?? []).map((word) => word.toLowerCase())).size;

/** The trade that a text names: what stands first, in the business's own name and first sentence, says most. */
export const tradeIn = (text: string, name: string): Trade => {
  const own = withoutCustomers(text.replace(NEGATED, ' '));
  const head = own.slice(0, HEAD);
  let best: { trade: Trade; score: number } = { trade: OTHER_TRADE, score: 0 };
  for (const trade of TRADES) {
    const around = countDistinct(own.match(trade.words));
    const [inName] = name.match(trade.names) ?? [];
    // "Serrature Barbieri", "Tessuti Sartori": at the end of a name, with nothing of that trade around, it is a surname.
    const isSurname =
      inName !== undefined &&
      !name.startsWith(inName) &&
      around === 0 &&
      (own.replaceAll(name, ' ').match(trade.names) ?? []).length === 0;
    if (isSurname) continue;
    const named = [...head.matchAll(trade.names)];
    const first = named[0];
    const later = around < WORDS_AROUND ? 0 : Math.min(1.5, own.match(trade.names)?.length ?? 0);
    const names =
      (inName === undefined ? 0 : 4) +
      (first
        ? NAME_WEIGHT + 2 * (1 - first.index / HEAD) + Math.min(1, named.length - 1) + first[0].length / 40
        : later);
    const words = Math.min(2.5, around * 0.5);
    const score = names > 0 ? names + words : words >= 2 ? words * 0.5 : 0;
    if (score > best.score) best = { trade, score };
  }
  return best.trade;
};
