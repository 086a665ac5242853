import type { ProfileOffer, SocialProfile } from '../../../../contract';
import { lowerFirst, upperFirst } from '../profile/text';
import { inTown } from '../writing/grammar-it';
import { OTHER_TRADE, tradeById, tradeLabel } from '../trades';
import { priceWithUnit } from '../writing/offer-phrases';
import { isBareList } from './wording';

/** What an offer costs, as a number. */
export const amountOf = ({ price }: ProfileOffer): number =>
  Number((/\d[\d.,]*/u.exec(price)?.[0] ?? '').replace(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.'));

const STREET =
  /(?<!\p{L})(?:via|viale|piazza|piazzale|corso|largo|vicolo|contrada|lungomare|strada)\s(?:(?!(?:nel|dal|dalle|alle|ore|fino|in|per|ogni|con|da)\s)\p{L}[\p{L}.’']*\s){1,4}?\d{1,4}(?:\/?\p{L}(?!\p{L}))?/iu;
/** "Gufo Spettinato, libreria a Ivrea.": what a business is stands in its signature where its name does not say it. */
const signatureOf = (profile: SocialProfile): string => {
  const { name, place, language, trade: id } = profile;
  const trade = tradeById(id);
  const label = tradeLabel(profile);
  const where = language === 'en' ? `in ${place}` : inTown(place);
  const isNamed = label === '' || (name.match(trade.names) ?? []).length > 0;
  if (isNamed) return language === 'en' ? `${name}, ${place}.` : `${name}, ${where}.`;
  return `${name}, ${lowerFirst(label)} ${where}.`;
};

const COMES =
  /(?<!\p{L})(?:a domicilio|vengo io|veniamo noi|arriviamo noi|(?:vengo|veniamo|arrivo|arriviamo) (?:a casa|da voi|da te|in casa)|we come to (?:you|your))(?!\p{L})/iu;
/** Where somebody is, as a sentence that helps out a bare post. */
export const whereabouts = (profile: SocialProfile): string[] => {
  const { place, voice, language, name, facts } = profile;
  const signature = signatureOf(profile);
  if (language === 'en')
    return name === '' ? [`You find us in ${place}.`] : [signature, `We are in ${place}.`];
  // Who works at its customers' is from a town, and not to be found there.
  const comes = facts.some(({ text }) => COMES.test(text));
  if (comes && name === '') return [`Siamo di ${place}.`];
  const find = { tu: 'Ci trovi', voi: 'Ci trovate', lei: 'Ci trova' }[voice];
  const street = facts.map(({ text }) => STREET.exec(text)?.[0]).find((one) => one !== undefined);
  return [
    ...(street === undefined
      ? []
      : [`${find} ${inTown(place)}, in ${street.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}.`]),
    ...(name === '' ? [] : [signature]),
    // A second wording, for where the signature has stood often enough.
    ...(comes ? [] : [`${find} ${inTown(place)}.`]),
  ];
};

/** Trades whose customers do not find things but have something done. */
const WORKS_ON =
  /pulizi|disinfest|spazzacamin|traslo|lavand|spurg|tipogra|carrozz|gommist|elettraut|meccanic|restaur|tappezz|sart|calzol|ciclofficin|autofficin/iu;
const WORKS =
  /idraul|elettric|impiant|fabbr|falegnam|murat|edil|serrament|giardin|pulizi|disinfest|consulen|commercial|contab|stud|avvocat|notai|geometr|architett|ingegn|agenzi|traslo|lavand|spurg|antenn|caldai|fotovol|tipogra|informat|web|marketing|assicur|officin|carrozz|gommist|elettraut|meccanic|restaur|tappezz|sart/iu;
/** Prices of whoever works on things are of the work: a laundry's shirt is not for sale. */
const WORK_IN_WORDS =
  /(?<!\p{L})(?:taratur|riparazion|manutenzion|assistenz|lavagg|montagg|installazion|verific|collaud|analis|repairs?|servicing|calibration)\p{L}*/iu;
export const worksOnThings = ({ trade, facts }: SocialProfile): boolean =>
  WORKS_ON.test(trade) ||
  (trade === OTHER_TRADE.id && facts.some(({ kind, text }) => kind === 'about' && WORK_IN_WORDS.test(text)));

/** A row of things without a verb gets one: "Pianoforte, chitarra, canto" → "Da noi trovi pianoforte, chitarra, canto". */
export const asStatement = (text: string, { language, voice, trade }: SocialProfile): string => {
  // "Occhiali, lenti, e ripariamo le montature": the row ends where a verb begins.
  const [, row = text, verb = ''] =
    /^([^:;]+?),?\s(?:e|and)\s((?:\p{L}{3,}iamo|we \p{L}+)\s.+)$/u.exec(text) ?? [];
  const more = verb === '' ? '' : ` ${upperFirst(verb)}`;
  if (!isBareList(row)) return text;
  const things = lowerFirst(row.replace(/[.\s]+$/u, ''));
  if (language === 'en') return `What you find here: ${things}.${more}`;
  const finds =
    voice === 'lei' || WORKS.test(trade)
      ? 'Ci occupiamo di'
      : { tu: 'Da noi trovi', voi: 'Da noi trovate' }[voice];
  return `${finds} ${things}.${more}`;
};

/** The price of a thing, or of the smallest of its formats. */
export const lowestOf = (
  offers: readonly ProfileOffer[],
  given: ProfileOffer,
  language: SocialProfile['language'],
): string => {
  const formats = offers.filter(({ name }) => name === given.name);
  const lowest = [...formats].sort((one, other) => amountOf(one) - amountOf(other))[0] ?? given;
  const price = priceWithUnit(lowest, language);
  if (new Set(formats.map((offer) => offer.price)).size < 2 || /^(?:da|from)\s/iu.test(price)) return price;
  return `${language === 'en' ? 'from' : 'da'} ${price}`;
};

/** What a short heading announces: `La giornata, ora per ora`. */
export const stepsOf = (
  points: readonly string[],
  areOrders: boolean,
  language: SocialProfile['language'],
): string => {
  if (areOrders) return ', che cosa fare';
  const areHours = points.every((point) => /^\d{1,2}[.:]\d\d/u.test(point));
  if (language === 'en') return areHours ? ', hour by hour' : ', in short';
  return areHours ? ', ora per ora' : ', in breve';
};

/** "…4 €, il martedì e il venerdì. …6 €, il martedì e il venerdì.": what all say at their end is said once. */
export const withoutSharedTail = (sentences: readonly string[]): string[] => {
  const tails = new Set(sentences.map((sentence) => /, [^,\d€]+$/u.exec(sentence)?.[0] ?? ''));
  const [tail = ''] = tails;
  if (tails.size !== 1 || tail === '') return [...sentences];
  return sentences.map((sentence, at) =>
    at === sentences.length - 1 ? sentence : `${sentence.slice(0, -tail.length)}.`,
  );
};
