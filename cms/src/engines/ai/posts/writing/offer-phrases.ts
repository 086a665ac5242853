import type { Locale, ProfileOffer } from '../../../../contract';
import { asSentence, lowerFirst, nameInText, upperFirst } from '../profile/text';
import { isAction, isListName, nounOf } from './grammar-it';
import { isActivity, isPlural } from './names-en';
import { mentioned, variantOf } from './offer-frames';
import { spokenName } from './offer-notes';
import { partsOf, SORT } from './offer-parts';
import { piecesOf, readyIn, WEEKLY, withArticle } from './offer-sentences';
import { DONE, EXAMPLE, HAS_ARTICLE, inFormat, listed, ORDER_NAME } from './offer-words';

/** An offer beside another one, in one sentence; '' where no article fits its name. */
export const offerMention = (offer: ProfileOffer, language: Locale, isWork = false): string => {
  const { price, note } = offer;
  const name = spokenName(offer.name, language);
  // A remark may limit it, and has no room here.
  if (note !== '') return '';
  if (
    price === '' ||
    /[,:(«]|\se\s|\sonly$/u.test(name) ||
    EXAMPLE.test(offer.list) ||
    ORDER_NAME.test(name) ||
    HAS_ARTICLE.test(name)
  )
    return '';
  const parts = partsOf(offer);
  if (parts.sort !== '' || /^(?:da|di|con|per|in|a)\s/iu.test(name)) return '';
  if (language === 'en')
    return isPlural(name)
      ? ''
      : asSentence(
          `There is also ${isActivity(name) ? '' : 'the '}${nameInText(name)}: ${[parts.lasts, parts.takes, price].filter(Boolean).join(', ')}`,
        );
  const noun = nounOf(name);
  // "C'è anche il pianoforte: 180 €" of whoever moves it would sell it.
  if (!noun || isListName(name) || DONE.test(name) || (isWork && !isAction(name)))
    return asSentence(
      `${variantOf(name, 2) === 0 ? 'Sullo stesso listino' : 'A listino anche'}: ${nameInText(name)}${inFormat(parts.format)}, ${price}${piecesOf(parts, language)}`,
    );
  return asSentence(
    mentioned({
      thing: `${withArticle(name, noun)}${inFormat(parts.format)}`,
      noun,
      price: `${price}${piecesOf(parts, language)}`,
      lasts: parts.lasts,
      takes: parts.takes === '' ? '' : readyIn(name, parts.takes, language),
      when: parts.silent.filter((value) => WEEKLY.test(value)).join(', '),
    }),
  );
};

/** What a customer asks first of an offer; '' where it has no price, or a name that no article fits. */
export const priceQuestion = (
  { name: written, price, list, details }: ProfileOffer,
  language: Locale,
): string => {
  const name = spokenName(written, language);
  if (details.some(({ label }) => SORT.test(label))) return '';
  if (ORDER_NAME.test(name) || HAS_ARTICLE.test(name)) return '';
  if (price === '' || EXAMPLE.test(list) || /^«|[,:(\d]|\sonly$/u.test(name)) return '';
  if (language === 'en')
    return isPlural(name) || isActivity(name)
      ? ''
      : `How much does the ${/^\p{Lu}\p{L}+\s\p{Lu}/u.test(name) ? name : lowerFirst(name)} cost?`;
  // "Quanto costano le luci montate?" seems to ask somebody who mounts them.
  if (/(?:ate|ete|ite)$/u.test(name)) return '';
  const noun = nounOf(name);
  if (!noun || isListName(name) || DONE.test(name) || /\s(?:e|ed|o)\s/u.test(name)) return '';
  return `Quanto ${noun.plural ? 'costano' : 'costa'} ${withArticle(name, noun)}?`;
};

/** Rows of one thing in several formats as one sentence: "Il panettone classico costa 26 € da 750 g e 34 € da 1 kg." */
export const formatsSentence = (offers: readonly ProfileOffer[], language: Locale): string[] => {
  const [first] = offers;
  if (!first) return [];
  const items = offers.map((offer) => {
    const parts = partsOf(offer);
    const { format } = parts;
    if (parts.quantity !== '') return `${offer.price}${piecesOf(parts, language)}`;
    return format === '' ? offer.price : `${offer.price} (${format})`;
  });
  const noun = language === 'it' ? nounOf(first.name) : null;
  const subject = noun ? upperFirst(withArticle(first.name, noun)) : first.name;
  if (language === 'en') return [asSentence(`${first.name}: ${listed(items, 'and')}`)];
  const [one, other] = offers;
  const [small = '', large = ''] = [one, other].map((offer) => (offer ? partsOf(offer).format : ''));
  // Two sizes of one thing: "Il miele da 250 g costa 9 €, quello da 500 g 16 €."
  if (
    noun &&
    !noun.plural &&
    other &&
    offers.length === 2 &&
    [small, large].every((size) => /^\d[^()]*$/u.test(size))
  )
    return [
      asSentence(
        `${subject}${inFormat(small)} costa ${first.price}, ${noun.feminine ? 'quella' : 'quello'}${inFormat(large)} ${other.price}`,
      ),
    ];
  return [
    asSentence(
      noun
        ? `${subject} ${noun.plural ? 'costano' : 'costa'} ${listed(items, 'e')}`
        : `${subject}: ${listed(items, 'e')}`,
    ),
  ];
};

/** Its price with what it is for: `48 € per 250 pezzi`. */
export const priceWithUnit = (offer: ProfileOffer, language: Locale): string =>
  offer.price === '' ? '' : `${offer.price}${piecesOf(partsOf(offer), language)}`;
