import type { Locale, ProfileOffer } from '../../../../contract';
import { asSentence, lowerFirst, nameInText, upperFirst } from '../profile/text';
import {
  asideOf,
  GIVES_REASON,
  inLine,
  LONGEST_CELL,
  measured,
  NAMES_A_FILE,
  partsOf,
  type Parts,
} from './offer-parts';
import {
  agreed,
  anOf,
  articleOf,
  isAction,
  isListName,
  nounOf,
  withPreposition,
  type Noun,
} from './grammar-it';
import { isPlural, isActivity } from './names-en';
import { DONE, EXAMPLE, HAS_ARTICLE, inFormat, listed, ORDER_NAME } from './offer-words';
import { framed } from './offer-frames';
import { isTail, noteOf, readNote, spokenName } from './offer-notes';

/** `good for`, `da`: a label that ends so goes on with its value. */
const labelled = ({ label, value }: { label: string; value: string }): string =>
  `${label}${/\s(?:for|with|in|at|to|per|con|da|a|in)$/iu.test(label) ? '' : ':'} ${inLine(value)}`;

/** `lavanda, melissa, passiflora` in a tea: "Dentro ci sono lavanda, melissa e passiflora". */
const heldIn = (holds: string, isInside: boolean): string =>
  isInside && holds.includes(', ')
    ? `Dentro ci sono ${lowerFirst(holds).replace(/, ([^,]+)$/u, ' e $1')}`
    : `Comprende ${lowerFirst(holds)}`;

/** What others of a row say, without being in the sentence of its price. */
const restOf = ({ uses, other, holds, isInside, questionColumns }: Parts, language: Locale): string[] => [
  ...(holds === ''
    ? []
    : [asSentence(language === 'it' ? heldIn(holds, isInside) : `It includes ${lowerFirst(holds)}`)]),
  ...(uses === ''
    ? []
    : [asSentence(language === 'it' ? `Usiamo ${lowerFirst(uses)}` : `We use ${lowerFirst(uses)}`)]),
  ...(other.length === 0 ? [] : [asSentence(upperFirst(other.map(labelled).join(', ')))]),
  ...questionColumns,
];

/** What a price is for, after it. */
export const piecesOf = ({ quantity, unit }: Parts, language: Locale): string =>
  quantity === '' ? unit : language === 'it' ? ` per ${quantity} pezzi` : ` for ${quantity}`;

const colonForm = (offer: ProfileOffer, parts: Parts, language: Locale): string[] => {
  const { name, price, list } = offer;
  const lasts =
    parts.lasts === ''
      ? []
      : [
          language === 'it' && !/^(?:da|oltre|almeno|circa)\s/iu.test(parts.lasts)
            ? `durata ${parts.lasts}`
            : parts.lasts,
        ];
  const takes = parts.takes === '' ? [] : [readyIn(name, parts.takes, language)];
  const written =
    parts.other.find(({ label }) => /^(?:autore|autrice|author|by)$/iu.test(label))?.value ?? '';
  const by = /^(?:vari|various|aa\.? ?vv\.?|n\.?d\.?)$/iu.test(written) ? '' : written;
  const count = piecesOf(parts, language);
  // "Piattaforma per case e negozi: …": for whom it is stands beside its name.
  const forWhom =
    language === 'it'
      ? parts.other.find((one) => one.value.length <= LONGEST_CELL && /^per \p{L}/iu.test(measured(one)))
      : undefined;
  const audience = forWhom ? ` ${measured(forWhom)}` : '';
  const items = [
    ...parts.silent,
    ...parts.other
      .filter((one) => one !== forWhom)
      .filter(({ value }) => value !== written && value.length <= LONGEST_CELL)
      .filter(({ label }) => !GIVES_REASON.test(label))
      .map(measured),
    // "33 cl, fusto" before "3,80 € la bottiglia da 33 cl" says it twice.
    ...(parts.format === '' || /€ \p{L}+ ?\p{L}+ da \d/u.test(price) ? [] : [parts.format]),
    ...(parts.often === '' ? [] : [parts.often]),
    ...lasts,
    ...(price === '' ? [] : [`${price}${count}`]),
    ...takes,
  ];
  const head = EXAMPLE.test(list)
    ? language === 'it'
      ? `Un esempio, ${lowerFirst(name)}`
      : `An example, ${lowerFirst(name)}`
    : `${offer.name.startsWith('«') && parts.isInside && list !== '' && !NAMES_A_FILE.test(list) ? `${upperFirst(list)}: ` : ''}${upperFirst(language === 'it' ? withPreposition(name) : name)}${audience}${parts.sort === '' ? '' : `, ${inLine(parts.sort)}`}${by === '' ? '' : ` ${language === 'it' ? 'di' : 'by'} ${by}`}`;
  const long = parts.other.filter(
    ({ label, value }) => value !== written && (value.length > LONGEST_CELL || GIVES_REASON.test(label)),
  );
  const uses = [
    ...restOf({ ...parts, other: [] }, language),
    ...long.map((one) => asSentence(upperFirst(labelled(one)))),
  ];
  return items.length === 0
    ? [asSentence(head), ...uses]
    : [asSentence(`${head}${head.includes(': ') ? ',' : ':'} ${items.join(', ')}`), ...uses];
};

/** `in 2 giorni`; `entro 10 giorni` has its own word. */
const inTime = (takes: string): string =>
  /^(?:entro|in|da|dopo|subito|dal|dalla|within|by|from)(?!\p{L})/iu.test(takes) ? takes : `in ${takes}`;

/** `pronta in 2 giorni`, where the name tells which ending it has; what is done takes its time, and is not ready in it. */
export const readyIn = (name: string, takes: string, language: Locale): string => {
  const noun = language === 'it' && !isAction(name) ? nounOf(name) : null;
  return noun ? `${agreed('pront', noun)} ${inTime(takes)}` : inTime(takes);
};

const costs = (price: string, plural: boolean): string => {
  if (/^da\s/iu.test(price)) return `${plural ? 'partono' : 'parte'} ${lowerFirst(price)}`;
  return `${plural ? 'costano' : 'costa'} ${price}`;
};

/** With its article and the prepositions that price lists leave out: `la copia della chiave di casa`. */
export const withArticle = (name: string, noun: Noun): string => {
  const spoken = withPreposition(nameInText(name));
  return `${articleOf(spoken, noun)}${spoken}`;
};

const italian = (offer: ProfileOffer, parts: Parts, noun: Noun, variant: number): string[] => {
  const { name, price } = offer;
  const thing = `${withArticle(name, noun)}${inFormat(parts.format)}`;
  const subject = upperFirst(thing);
  const { plural } = noun;
  const claims: string[] = [];
  if (parts.lasts !== '') claims.push(`${plural ? 'durano' : 'dura'} ${parts.lasts}`);
  if (price !== '') claims.push(`${costs(price, plural)}${piecesOf(parts, 'it')}`);
  const takes =
    parts.takes === ''
      ? ''
      : parts.takes.match(/minut|or[ae]/iu) || offer.details.some(({ label }) => /^temp[oi]/iu.test(label))
        ? `${plural ? 'si fanno' : 'si fa'} ${inTime(parts.takes)}`
        : `${plural ? 'sono' : 'è'} ${agreed('pront', noun)} ${inTime(parts.takes)}`;
  if (takes !== '') claims.push(takes);
  const measures = parts.other.flatMap(({ label, value }) => {
    const measure = nounOf(label);
    return measure &&
      !measure.plural &&
      !label.includes(' ') &&
      /^[\d]/u.test(value) &&
      !/\bdi \p{L}/u.test(value) &&
      price === ''
      ? [{ label, value, measure }]
      : [];
  });
  const sized = measures.length > 0 ? parts.other.filter(({ value }) => /^\d.*\bdi \p{L}/u.test(value)) : [];
  const loose = parts.other.filter(
    (part) =>
      !sized.includes(part) &&
      !measures.some((one) => one.label === part.label) &&
      // "Piattaforma elettrica" says what it runs on.
      !(part.value.length > 3 && name.toLowerCase().includes(part.value.toLowerCase())),
  );
  const { aside, rest: unsaid, statements } = asideOf({ ...parts, other: loose }, name);
  if (measures.length > 0)
    claims.push(
      `${plural ? 'hanno' : 'ha'} ${listed([...sized.map(({ value }) => value), ...measures.map(({ label, value, measure }) => `${anOf(label, measure)}${label} di ${value}`)], 'e')}`,
    );
  // How long something takes is no statement about it where nobody says what it costs.
  if (claims.length === 0 || (price === '' && parts.lasts !== '')) return colonForm(offer, parts, 'it');
  const and = /^[eèé]/iu.test(claims.at(-1) ?? '') ? 'ed' : 'e';
  const days = parts.silent.filter((value) => WEEKLY.test(value));
  const hasOnlyDays = parts.silent.length === days.length && loose.length === 0 && measures.length === 0;
  const other =
    hasOnlyDays && parts.often === ''
      ? framed(
          {
            thing,
            noun,
            price: price === '' ? '' : `${price}${piecesOf(parts, 'it')}`,
            lasts: parts.lasts,
            takes: parts.takes,
            when: days.join(', '),
          },
          variant,
        )
      : '';
  const main =
    other === ''
      ? [
          `${subject}${aside} ${listed(claims, and)}`,
          ...(parts.often === '' ? [] : [parts.often]),
          ...statements.map(lowerFirst),
        ].join(', ')
      : other;
  const rest = unsaid.map(({ label, value }) =>
    /\bdi \p{L}/u.test(value) && /^\d/u.test(value) ? value : `${label}: ${inLine(value)}`,
  );
  return [
    asSentence(main),
    ...restOf({ ...parts, other: [] }, 'it'),
    ...(rest.length > 0 ? [asSentence(upperFirst(rest.join(', ')))] : []),
  ];
};

/** `il lunedì e il giovedì` */
export const WEEKLY =
  /^(?:(?:il|la) (?:luned|marted|mercoled|gioved|venerd|sabat|domenic)|da(?:l)? (?:luned|marted|mercoled|gioved|venerd|sabat))/iu;

/** A name, its size and what else is said beside it, in one pair of brackets: `The pumo (lucky bud, 18 cm)`. */
const inOneBracket = (name: string, format: string, aside: string): string => {
  const [, plain = name, given = ''] = /^(.*?)\s\(([^()]*)\)$/u.exec(name) ?? [];
  const [, before = '', more = ''] = /^([^(]*?)(?:\s\((.*)\))?$/u.exec(aside) ?? [];
  const inside = [given, format, more].filter(Boolean).join(', ');
  return `${plain}${before}${inside === '' ? '' : ` (${inside})`}`;
};

const english = (offer: ProfileOffer, parts: Parts): string[] => {
  const { name, price } = offer;
  const each = /^per /iu.test(parts.format) ? ` ${parts.format}` : '';
  const claims = [
    ...(parts.lasts === '' ? [] : [`lasts ${parts.lasts}`]),
    ...(price === ''
      ? []
      : [`${/^from /iu.test(price) ? `starts ${lowerFirst(price)}` : `costs ${price}`}${each}`]),
    ...(parts.takes === '' ? [] : [`takes ${parts.takes}`]),
  ];
  const single = !isPlural(name);
  if (
    !single &&
    claims.length === 1 &&
    price !== '' &&
    !/\b(?:and|&)\b/u.test(name) &&
    !/^from /iu.test(price)
  )
    return [
      asSentence(`${upperFirst(name)} cost ${price}${each}`),
      ...restOf(parts, 'en'),
      ...(parts.silent.length > 0 ? [asSentence(upperFirst(parts.silent.join(', ')))] : []),
    ];
  if (claims.length === 0 || !single) return colonForm(offer, parts, 'en');
  const proper = /^\p{Lu}\p{L}+\s\p{Lu}/u.test(name);
  const { aside, rest, statements } = asideOf(parts, name);
  return [
    asSentence(
      `${inOneBracket(isActivity(name) ? upperFirst(name) : `The ${proper ? name : lowerFirst(name)}`, each === '' ? parts.format : '', aside)} ${[listed(claims, 'and'), ...statements.map(lowerFirst)].join(', ')}`,
    ),
    ...restOf({ ...parts, other: rest }, 'en'),
  ];
};

/**
 * What an offer says of itself, as whole sentences: its price and measures first.
 *
 * @param isWork - The business works on things of others: a thing alone is no offer that "costs".
 */
export const offerSentences = (
  given: ProfileOffer,
  language: Locale,
  variant = 0,
  isWork = false,
): string[] => {
  const { note, audience } = readNote(given, language);
  const offer = { ...given, name: spokenName(given.name, language), note };
  const parts = partsOf(offer);
  if (audience !== '') parts.silent.push(audience);
  // "oldest pattern", "white or mustard": words without a verb stand beside the name.
  const isWords =
    language === 'en' && /^[\p{L} -]{4,24}$/u.test(note) && !isTail(note) && !/best.?seller/iu.test(note);
  if (isWords) {
    parts.silent.push(lowerFirst(note));
    offer.note = '';
  }
  // A name with details but no columns is a line of a hand-written list: it is told as it was written.
  const byHand =
    offer.details.some(({ label }) => label === '') ||
    (offer.details.length === 0 && (/[(\d]/u.test(offer.name) || offer.list === ''));
  const noun = language === 'it' ? nounOf(offer.name) : null;
  const plain =
    (language === 'it' && (isListName(offer.name) || DONE.test(offer.name))) ||
    (isWork && language === 'it' && !isAction(offer.name)) ||
    EXAMPLE.test(offer.list) ||
    // "Adotta un'arnia" is an invitation, and takes no article.
    [ORDER_NAME, HAS_ARTICLE].some((begins) => begins.test(offer.name)) ||
    /^«|,|\sonly$|^\p{L}+ (?:one|two|three|four|single|double) \p{L}+$/iu.test(offer.name) ||
    parts.sort !== '' ||
    /\s(?:e|ed)\s(?!\p{L}+(?:at|it|ut|rt|st)[oaie](?!\p{L}))/u.test(
      offer.name.split(/\s(?:di|al|alla|alle|con|in|da)\s/u)[0] ?? '',
    ) ||
    (byHand && language === 'it');
  const phrase = plain
    ? colonForm(offer, parts, language)
    : language === 'en'
      ? english(offer, parts)
      : noun
        ? italian(offer, parts, noun, variant)
        : colonForm(offer, parts, language);
  const [first = '', ...others] = phrase;
  const whole = isTail(offer.note)
    ? asSentence(`${first.replace(/\.$/u, '')}, ${lowerFirst(offer.note)}`)
    : first;
  return [whole, ...others, noteOf(offer.note, language)].filter(Boolean);
};
