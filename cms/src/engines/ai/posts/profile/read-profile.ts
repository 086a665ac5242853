import {
  OTHER_TRADE_ID,
  type Day,
  type ProfileFact,
  type ProfileOffer,
  type ProfileQuestion,
  type ProfileSource,
  type ProfileWish,
  type SayWindow,
  type SocialProfile,
} from '../../../../contract';
import { languageOf } from '../../text/language';
import type { PostBrief } from '../port';
import { closingIn } from './closing';
import { windowOf } from './dates';
import { withTopic } from './elliptic';
import { nameIn, placeIn, properNamesIn, withName } from './identity';
import type { RawFact, RawMaterial } from './raw-material';
import { withoutKind } from './offer-names';
import { privateNames, publishable } from './publishable';
import { readFile } from './read-file';
import { readInstructions } from './read-instructions';
import { readTrade } from './read-trade';
import { sayableList } from './sayable-list';
import { dayAfter, hasAmount, isOfSize } from './trial-prices';
import {
  askedByBusiness,
  emojiIn,
  exclamationsIn,
  inVoice,
  onlyPricedIn,
  ownHashtags,
  pricesAllowedIn,
  unpricedIn,
  voiceIn,
} from './style';
import { asSentence, sharesStem, stemsIn } from './text';

const MOST = { facts: 120, offers: 80, questions: 40, wishes: 24, notes: 60, forbidden: 80 } as const;
const FACT_LENGTH = 420;
const PRICE = /€|£|\b(?:euro|eur)\b/iu;
const MERGE_WORDS = 0.75;
const isCovered = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  if (one.size === 0) return true;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / one.size >= MERGE_WORDS;
};

/** The first of statements that say the same. */
const distinct = <Fact extends RawFact>(
  facts: readonly Fact[],
  language: SocialProfile['language'],
): Fact[] => {
  const chosen: { fact: Fact; stems: Set<string> }[] = [];
  for (const fact of facts) {
    const stems = stemsIn(fact.text, language);
    const twin = chosen.findIndex((one) => isCovered(stems, one.stems) || isCovered(one.stems, stems));
    if (twin < 0) chosen.push({ fact, stems });
    // Of two that say the same the fuller stays, with the dates of both.
    else if (stems.size > (chosen[twin]?.stems.size ?? 0))
      chosen[twin] = { fact: { ...fact, from: fact.from ?? chosen[twin]?.fact.from ?? null }, stems };
  }
  return chosen.map(({ fact }) => fact);
};

/** "Prima seduta 80, successive 65": figures without a unit are prices, where none may be named. */
const hasBarePrices = (text: string): boolean =>
  (text.match(/(?<![\d.:,]|via [\p{L} ]{2,20})(?<=\p{L} )\d{2,3}(?=\s*(?:[,;.]|$|e\s))/gu) ?? []).length > 1;

/** Cells of a table that nothing could be made of. */
const isTableRow = (text: string): boolean => (text.match(/;(?=\S)/gu) ?? []).length > 1;

const withWindow = <Item extends object>(
  item: Item,
  text: string,
  today: Day,
  from: Day | null = null,
): Item & SayWindow => ({
  ...item,
  ...windowOf(text, today),
  from,
});
/** What is known of a business as its owner gave it: read once, corrected and confirmed by the owner, and written from. */
export const readProfile = (brief: PostBrief, today: Day): SocialProfile => {
  const language = languageOf(brief.instructions, brief.language);
  const texts = brief.documents.map(({ text }) => text);
  const parsedInstructions = readInstructions(brief.instructions, today);
  const files = brief.documents.map((document) => readFile(document, { today, language }));
  const raw = [parsedInstructions, ...files];
  const typed: ProfileSource = { kind: 'instructions', name: '' };
  const sourceOf = new Map<RawMaterial, ProfileSource>([
    [parsedInstructions, typed],
    ...files.map((file, index): [RawMaterial, ProfileSource] => {
      const { kind = 'file', name: title = '' } = brief.documents[index] ?? {};
      return [file, { kind, name: title }];
    }),
  ]);
  const name = nameIn(brief.instructions, texts) || brief.businessName;
  const place = placeIn(brief.instructions, name, language, texts) || brief.businessTown.trim();
  const fromFiles = files[0] && sourceOf.get(files[0]);
  /** The first that uses the words; the company's data where none does. */
  const sourceOfWords = (words: string): ProfileSource => {
    const isIn = (text: string) => text.toLowerCase().includes(words.toLowerCase());
    if (isIn(brief.instructions)) return typed;
    const file = files.find((_, index) => isIn(texts[index] ?? ''));
    return (file && sourceOf.get(file)) ?? { kind: 'company', name: '' };
  };
  const voice = voiceIn(brief.instructions, brief.callToAction, brief.tone);
  const publicText = raw
    .flatMap(({ facts, offers, questions }) => [
      ...facts.map(({ text }) => text),
      ...offers.map((offer) => offer.name),
      ...questions.map(({ answer }) => answer),
    ])
    .join('\n');
  const trade = readTrade(name, raw);
  const pricesAllowed = pricesAllowedIn(brief.instructions);
  const unpriced = unpricedIn(brief.instructions).map((thing) => stemsIn(thing, language));
  const onlyPriced = stemsIn(onlyPricedIn(brief.instructions), language);
  /** True for a price of something whose prices are not to be named. */
  const namesBarredPrice = (text: string): boolean => {
    if ((unpriced.length === 0 && onlyPriced.size === 0) || !PRICE.test(text)) return false;
    const stems = stemsIn(text, language);
    return (
      unpriced.some((thing) => sharesStem(thing, stems)) ||
      (onlyPriced.size > 0 && !sharesStem(onlyPriced, stems))
    );
  };
  const forbidden = [
    ...new Set([
      ...parsedInstructions.forbidden.filter(
        (phrase) =>
          !/^(?:emoji\b.*|exclamation marks?|punti esclamativi|zero|prezz[oi](?: .*)?|nomi?)$/iu.test(phrase),
      ),
      ...privateNames(raw, publicText, `${name} ${place}`),
    ]),
  ];
  const allowed = publishable({ forbidden, pricesAllowed });
  const proper = properNamesIn([brief.instructions, ...texts], name);
  const isSmall = /^\P{L}*\p{Ll}/u.test(brief.instructions);
  const capitals = (text: string): string =>
    !isSmall
      ? text
      : withName(text, name).replace(
          /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu,
          (word) => proper.get(word) ?? (word === place.toLowerCase() ? place : word),
        );
  const spoken = (text: string): string | null => {
    const voiced = inVoice(text, voice, language);
    if (voiced === null || !allowed(voiced)) return null;
    return languageOf(voiced, language) === language ? capitals(voiced) : null;
  };
  const notes = raw
    .flatMap((one) => one.privateNotes)
    .flatMap((note) => note.split(/[.;\n]/u))
    .map((note) => stemsIn(note, language))
    .filter(({ size }) => size > 2);
  /** True for what a private note says in nearly the same words. */
  const givesAway = (text: string): boolean => {
    const words = stemsIn(text, language);
    return words.size > 2 && notes.some((note) => isCovered(words, note));
  };
  const wishes: ProfileWish[] = [];
  for (const wish of parsedInstructions.wishes)
    if (!wishes.some(({ words }) => words.toLowerCase() === wish.words.toLowerCase()))
      wishes.push({ ...wish, words: capitals(wish.words) });
  const facts: ProfileFact[] = distinct(
    raw.flatMap((one) =>
      one.facts.map((fact) =>
        fact.kind === 'list'
          ? { ...fact, source: sourceOf.get(one) }
          : {
              ...fact,
              text: withTopic(fact.text, fact.topic, language, one !== parsedInstructions),
              source: sourceOf.get(one),
            },
      ),
    ),
    language,
  ).flatMap(({ from, ...fact }) => {
    const text = fact.kind === 'list' ? sayableList(fact.text, spoken) : spoken(fact.text);
    return text === null ||
      text.length > FACT_LENGTH ||
      givesAway(text) ||
      namesBarredPrice(text) ||
      isTableRow(text) ||
      (!pricesAllowed && hasBarePrices(text))
      ? []
      : [withWindow({ ...fact, text }, text, today, from)];
  });
  // A trial price goes before the usual one while it lasts.
  const trials = facts
    .filter(({ until, text }) => until !== null && PRICE.test(text))
    .map(({ until, text }) => ({ until, text, stems: stemsIn(text, language) }));
  const embargoed = raw
    .flatMap((one) => one.facts)
    .flatMap(({ from, text }) => (from === null ? [] : [{ from, stems: stemsIn(text, language) }]));
  /** "L'idromele è pronto, prima del 5 dicembre non dire niente": nor may its price be told before. */
  const embargoOn = (offered: string): Day | null => {
    const [head] = stemsIn(withoutKind(offered), language);
    const found = embargoed.find(({ stems }) => head !== undefined && [...stems].slice(0, 3).includes(head));
    return found?.from ?? null;
  };
  const heads = raw.flatMap((one) => one.offers.map((offer) => [...stemsIn(offer.name, language)][0] ?? ''));
  const distinctTexts = new Set<string>();
  const offers: ProfileOffer[] = raw
    .flatMap((one) => one.offers.map((offer) => ({ ...offer, source: sourceOf.get(one) })))
    .flatMap((offer) => {
      const sayable = publishable({ forbidden, pricesAllowed: true });
      const { name: offered, price } = offer;
      const note = givesAway(offer.note) ? '' : offer.note;
      const details = offer.details.filter(({ label, value }) => sayable(`${label} ${value}`));
      const whole = [offered, ...details.map(({ value }) => value), note].join('. ');
      if (distinctTexts.has(`${whole}${price}`) || !sayable(whole)) return [];
      distinctTexts.add(`${whole}${price}`);
      const stems = stemsIn(offered, language);
      const [head = ''] = stems;
      // The only thing of its kind is meant by its first word: `la salsiccia`.
      const isOnly = heads.filter((one) => one === head).length === 1;
      const trial = trials.find(
        (one) =>
          ([...stems].filter((word) => one.stems.has(word)).length >= Math.min(2, stems.size) ||
            (isOnly && one.stems.has(head))) &&
          isOfSize(one.text, details),
      );
      // A remark with a day of its own ("11 € fino al 26/11") is told by the sentence that has the day, and not for ever.
      const noted = windowOf(note, today).until;
      const isDated = noted !== null;
      const dated = withWindow({ ...offer, note: isDated ? '' : note, details }, isDated ? '' : whole, today);
      // "OFFERTA 9,90 fino al 28/11": until then the usual price is not what it costs.
      const lasts = trial?.until ?? (noted !== null && hasAmount(note) ? noted : null);
      const from = lasts ? dayAfter(lasts) : embargoOn(offered);
      const shown = pricesAllowed && !namesBarredPrice(`${offered} ${price}`);
      return [{ ...dated, price: shown ? price : '', from }];
    });
  const questions: ProfileQuestion[] = raw
    .flatMap((one) => one.questions.map((item) => ({ ...item, source: sourceOf.get(one) })))
    .flatMap(({ question, answer, source }) => {
      const asQuestion =
        voice === 'voi' ||
        language === 'en' ||
        inVoice(question, 'voi', language) !== question ||
        !/(?:ate|ete|ite)\b|\b(?:siete|avete|potete|fate)\b/iu.test(question)
          ? question
          : askedByBusiness(question, voice);
      const sentences = answer.split(/(?<=[.!?])\s+/u).map(spoken);
      // Without its beginning an answer answers nothing.
      const answered = sentences[0] === null ? '' : sentences.filter((one) => one !== null).join(' ');
      return answered.length < 12 ||
        /^\(/u.test(answered) ||
        !allowed(asQuestion) ||
        namesBarredPrice(`${asQuestion} ${answered}`) ||
        givesAway(answered)
        ? []
        : [
            withWindow(
              { question: asSentence(asQuestion), answer: answered, source },
              `${asQuestion} ${answered}`,
              today,
            ),
          ];
    });
  return {
    name,
    trade: trade.id,
    place,
    language,
    voice,
    customers: raw.flatMap((one) => one.customers).join(' '),
    facts: facts.slice(0, MOST.facts),
    offers: offers.slice(0, MOST.offers),
    questions: questions.slice(0, MOST.questions),
    wishes: wishes.slice(0, MOST.wishes),
    privateNotes: raw.flatMap((one) => one.privateNotes).slice(0, MOST.notes),
    forbidden: forbidden.slice(0, MOST.forbidden),
    hashtags: ownHashtags(brief.instructions),
    pricesAllowed,
    emoji: emojiIn(brief.instructions, brief.tone),
    exclamations: exclamationsIn(brief.instructions, brief.tone),
    closing: closingIn(brief.instructions, brief.callToAction, language),
    sources: {
      ...(name === '' ? {} : { name: sourceOfWords(name) }),
      ...(place === '' ? {} : { place: sourceOfWords(place) }),
      ...(trade.id === OTHER_TRADE_ID
        ? {}
        : { trade: brief.instructions.trim() === '' ? (fromFiles ?? typed) : typed }),
    },
  };
};

/** Facts, offers and questions that may be said on a day. */
export const isSayableOn = ({ from, until }: SayWindow, day: Day): boolean =>
  (from === null || day >= from) && (until === null || day <= until);
