import { PLAN_OCCASIONS, type PlanOccasion } from '../../../../contract';
import type { Occasion } from '../port';
import type { Subject } from './subject';

const GIFTS = /(?<!\p{L})(?:regal\p{L}+|buon[oi]|cest[oi]|gift\p{L}*|vouchers?|hampers?)(?!\p{L})/iu;
const PRICE_CUTS = /(?<!\p{L})(?:scont\p{L}+|offert[ae]|promo\p{L}*|sald[oi]|sales?|discounts?)(?!\p{L})|%/iu;

/** What a business may say that customers look for at that time. */
const WORDS: Readonly<Record<PlanOccasion, RegExp>> = {
  valentine:
    /(?<!\p{L})(?:regal\p{L}+|buon[oi]|coppi[ae]|due persone|romantic\p{L}+|gift\p{L}*|couples?)(?!\p{L})/iu,
  'womens-day': GIFTS,
  'fathers-day': GIFTS,
  'mothers-day': GIFTS,
  easter: /(?<!\p{L})(?:pasqu\p{L}+|uov[oa]|colomb[ae]|agnell[oi]|easter)(?!\p{L})/iu,
  summer:
    /(?<!\p{L})(?:estat\p{L}|estiv\p{L}|vacanz\p{L}|mare|condizionator\p{L}|climatizz\p{L}+|gelat\p{L}|summer)(?!\p{L})/iu,
  'back-to-school':
    /(?<!\p{L})(?:scuol\p{L}|bambin\p{L}|ragazz\p{L}|cors[oi]|quadern\p{L}|zain\p{L}|school\p{L}*|children|courses?)(?!\p{L})/iu,
  'black-friday': PRICE_CUTS,
  'winter-sales': PRICE_CUTS,
  'summer-sales': PRICE_CUTS,
  winter: /(?<!\p{L})(?:invern\p{L}+|fredd\p{L}|neve|gel[oi]|riscaldament\p{L}|winter|cold|snow)(?!\p{L})/iu,
  christmas:
    /(?<!\p{L})(?:regal\p{L}+|natal\p{L}+|feste|buon[oi]|cest[oi]|vigilia|cenon[ei]|christmas|gift\p{L}*|vouchers?|hampers?)(?!\p{L})/iu,
  'year-end': /(?<!\p{L})(?:capodanno|veglion\p{L}|cenon[ei]|chius\p{L}+|new year\p{L}*|closed)(?!\p{L})/iu,
  'tyre-change': /(?<!\p{L})(?:gomm[ea]|pneumatic\p{L}+|invernal[ei]|tyres?)(?!\p{L})/iu,
  'tax-returns': /(?<!\p{L})(?:dichiarazion\p{L}|730|redditi|detrazion\p{L}|tax\p{L}*)(?!\p{L})/iu,
  'thirteenth-salary': /(?<!\p{L})tredicesim\p{L}(?!\p{L})/iu,
  'grape-harvest': /(?<!\p{L})(?:vendemmi\p{L}+|uv[ae]|mosto|grapes?|harvest\p{L}*)(?!\p{L})/iu,
  'olive-harvest': /(?<!\p{L})(?:olio|oli|oliv[eoai]|frantoi\p{L}*|olives?)(?!\p{L})/iu,
  'boiler-season':
    /(?<!\p{L})(?:caldai\p{L}|stuf[ae]|camin\p{L}+|riscaldament\p{L}|boilers?|heating)(?!\p{L})/iu,
  'school-enrolment': /(?<!\p{L})(?:iscri\p{L}+|porte aperte|open day|visit\p{L}+|enrol\p{L}*)(?!\p{L})/iu,
};

/** The occasion, where a subject is something that customers look for then; null elsewhere. */
export const fitsOccasion = (
  { title, question, sentences, points }: Pick<Subject, 'title' | 'question' | 'sentences' | 'points'>,
  occasion: Occasion,
): PlanOccasion | null => {
  const known = PLAN_OCCASIONS.find((one) => one === occasion);
  if (!known) return null;
  return WORDS[known].test([title, question, ...sentences, ...points].join(' ')) ? known : null;
};
