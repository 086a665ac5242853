import { infinitiveOf } from '../text/word-forms';
import { numberOfWord, withDigits } from '../values/numbers';
import { plain } from '../values/plain';
import { isMeasured, isOrdinal, type Quantity } from '../values/quantities';
import type { Frame } from './frame';
import type { Knowledge } from './knowledge';
import { SITUATION } from './question-form';
import { isLight, standardSpelling } from './question-words';
import { contentOf, keyOf, type Term } from './words';

const CONSUMED =
  /^(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|june|july|august|september|october|november|december|lunedi|martedi|mercoledi|giovedi|venerdi|sabat[oi]|domenic(?:a|he)|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|pasqua|natale|capodanno|ferragosto|pasquetta|vigilia|epifania|befana|valentino|halloween|santo|stefano|silvestro|liberazione|lavoratori|immacolata|ognissanti|christmas|easter|eve|mattin[aoe]|mattinata|pomeriggio|sera|stasera|morning|afternoon|evening|oggi|domani|dopodomani|today|tomorrow|weekend|settimana|week|giorn[oi]|days?|ann[oi]|years?|mes[ei]|months?|or[ae]|hours?|nott[ei]|nights?|minut[oi]|minutes?|euro|kg|fine|meta|inizio|prossim[oa]|next|scors[oa]|data|orari\w*)$/;

/** Units whose figures are conditions, never part of a name: "3 notti", "20 giorni", "60 euro". */
const CONDITION_UNITS = new Set([
  'month',
  'year',
  'week',
  'day',
  'night',
  'hour',
  'minute',
  'person',
  'euro',
  'percent',
]);

const DATES =
  /\b\d{1,2}(?:°|º|st|nd|rd|th)? ?(?:(?:-|al?|e|to) ?\d{1,2} )?(?:di |of )?(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec)[a-z]*\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\bdal? \d{1,2} al? \d{1,2}\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?\b/g;

/** Figures of a question that were read as days, times or conditions. */
export const consumedFigures = (text: string, quantities: readonly Quantity[]): Set<string> => {
  const figures = new Set<string>();
  for (const { written, unit } of quantities)
    if (CONDITION_UNITS.has(unit))
      for (const [figure] of written.matchAll(/\d+(?:[.,]\d+)?/g)) figures.add(figure.replace(',', '.'));
  // "In sesta fila": the place in a row is compared as a figure.
  if (quantities.some(({ unit }) => isOrdinal(unit)))
    for (const [, word = ''] of text.matchAll(/\b([a-z]+[oa]) (?:pian|fil)[oaie]\b/g)) figures.add(word);
  for (const [written] of text.matchAll(DATES))
    for (const [ordinal, figure = ''] of written.matchAll(/(\d+)(?:st|nd|rd|th)?/g))
      figures.add(figure).add(ordinal);
  for (const [written] of text.matchAll(
    /\b\d{1,2}[:.]\d{2}\b|\b(?:alle|dalle|le|ore|at|after) \d{1,2}(?:[:.]\d{2})?\b/g,
  ))
    for (const [figure] of written.matchAll(/\d+(?:[:.]\d+)?/g)) figures.add(figure);
  return figures;
};

/** "Oltre alle piazzole": what is not asked for. */
const LEFT_OUT =
  /(?<!\p{L})(?:senza (?:contare|considerare|calcolare)|oltre (?:a|ai|al|alla|alle|allo|agli|all['’])|a parte|besides|apart from|other than)(?!\p{L})[^,;?]*/giu;

const NONE: ReadonlySet<string> = new Set();
/** "Insegnate il sassofono?", "is there a sauna?": of one thing on offer neither its kind tells nor another of the kind. */
const ASKS_OFFER =
  /\b(?!(?:accetta|accogli|ammette|ospita|lascia|permette|prende|tene|cura|visita|tratta|pote|sape)te)[a-z]{2,}(?:ate|ete|ite)\b|\b(?:c'e|ci sono|si trova\w*|is there|are there|have you got|any of you|any)\b|\bdo you (?!accept|allow|admit|take|welcome)/;

/** Kinds and members answer whether a thing is allowed and what there is; of a value and of one offer they tell nothing. */
export const asKinds = (
  term: Term,
  { measure, superlative, comparison, plain: text, isYesNo, isList }: KindForm,
): Term => {
  const isRule = measure === null && superlative === null && comparison === null && (isYesNo || isList);
  const kinds = isRule && !ASKS_OFFER.test(text) ? term.kinds : NONE;
  // In a list one member's name would put its row before others that the table's header makes members too.
  return { ...term, kinds, members: isRule && !isList ? term.members : NONE };
};
type KindForm = Pick<Frame, 'measure' | 'superlative' | 'comparison' | 'plain' | 'isYesNo' | 'isList'>;

/** A verb of the second person plural that the material never met: "affidate", "tenete". */
const isAddressed = ({ known, written }: Term): boolean => !known && /^[a-z]{3,}[aei]te$/.test(written);

/** "L'olio quanto costa? Volevo regalarlo": what follows the last question and asks nothing tells why it was asked. */
const afterwordOf = (text: string): number => {
  const at = text.lastIndexOf('?') + 1;
  return at > 0 && /\p{L}{3}/u.test(text.slice(at)) && !ASKS.test(plain(text.slice(at))) ? at : Infinity;
};
const ASKS =
  /\b(?:quant\w|quando|dove|chi|come|cosa|che|qual\w*|avete|fate|posso|possiamo|c'e|ci sono|siete|puo|potete|accettate|serve|vorre\w+|bisogna|devo|how|what|when|where|who|which|do|does|is|are|can)\b/;

/** Says little in most questions; where the documents hold it, it may be what they sell. */
const MAY_NAME = /^pacchett[oi]$/;

const ANY_OFFER =
  /^(?:formul[ae]|opzion[ei]|soluzion[ei]|propost[ae]|possibilita|alternativ[ae]|variant[ei]|pacchett[oi]|packages?|options?|choices)$/;

/** What a price is called, where nothing in the documents is called so. */
const PRICE_BY_NAME = /^(?:quota|quote|canone|importo|rett[ae])$/;

export const termsOf = (
  question: string,
  knowledge: Knowledge,
  consumed: ReadonlySet<string>,
  options: { isOpen: boolean },
): Term[] => {
  const distinct = new Set<string>();
  const text = question.replace(LEFT_OUT, (found) => ' '.repeat(found.length));
  const ifAt = text.search(/\s(?:se|if)\s/i);
  const situationEnd = SITUATION.exec(text)?.[0].length ?? 0;
  const afterwordAt = afterwordOf(text);
  const whichAt = text.slice(0, situationEnd).search(/\s(?:che|who|which|that)\s/i);
  const detailAt = whichAt < 0 ? Infinity : whichAt;
  return contentOf(text).flatMap((lexeme): Term[] => {
    const key = keyOf(lexeme);
    const isName = key.startsWith('#') || (MAY_NAME.test(key) && knowledge.holds(key));
    if (distinct.has(key) || (!isName && (isLight(lexeme.folded) || CONSUMED.test(lexeme.folded)))) return [];
    // "Usarlo", "farmi": as little as the verb without its pronoun.
    const infinitive = infinitiveOf(lexeme.folded);
    if (infinitive !== null && isLight(infinitive)) return [];
    if (consumed.has(lexeme.folded.replace(',', '.')) || (/^[a-z]+$/.test(key) && numberOfWord(key) !== null))
      return [];
    distinct.add(key);
    const term = knowledge.term(lexeme);
    if (term === null || distinct.has(`=${term.folded}`)) return [];
    distinct.add(`=${term.folded}`);
    // "Che formule ci sono?": any name of what there is to choose from.
    if (!term.known && (ANY_OFFER.test(term.folded) || PRICE_BY_NAME.test(term.folded)))
      return [{ ...term, known: true, weight: 0.1 }];
    // What follows "if" tells the case, not the subject.
    const isAfterword = lexeme.start >= afterwordAt && !/\d/.test(key);
    const isSituation = lexeme.start < situationEnd || isAfterword;
    const isCase = (lexeme.start > ifAt && ifAt > 0) || isSituation;
    // "To whom do you entrust it": what is done is a way of asking where whom, when or how much is asked for.
    if (!isCase)
      return [options.isOpen && isAddressed(term) ? { ...term, weight: term.weight * 0.35 } : term];
    // What the material never met tells the case to nobody.
    // "Un pappagallo che si strappa le penne": what is told of it even less.
    if (!term.known && isSituation && lexeme.start > detailAt) return [];
    const share = !term.known && isSituation ? 0.15 : isAfterword ? 0.12 : 0.5;
    return [{ ...term, weight: term.weight * share }];
  });
};

/** What every trade gives, and ways of getting it: they tell less than what they are of. */
const WAY_OF_HAVING =
  /^(?:lezion[ei]|cors[oi]|sedut[ae]|trattament[oi]|nolegg\w*|affitt\w*|acquist\w*|lessons?|cours\w+|class(?:es)?|rent\w*|hir(?:e|ing))$/;
/** "Chi dà lezioni di batteria?", "quanto costa noleggiare un sup?": the drums and the board are asked about. */
export const asWayOfHaving = (term: Term, terms: readonly Term[]): Term => {
  const isBeside = terms.some(
    (other) => other.known && other.weight > 0.4 && !WAY_OF_HAVING.test(other.folded),
  );
  return isBeside && WAY_OF_HAVING.test(term.folded) ? { ...term, weight: term.weight * 0.3 } : term;
};

/** Whether what is counted is of something: "5 sacchi di terra". */
const isFollowedBy = (text: string, written: string): boolean =>
  /^ (?:di|d'|of) ?[a-z]{3}/.test(text.slice(text.indexOf(written) + written.length));

/** "4 sedie": how many are paid for is no name of one. */
export const asCount = (term: Term, quantities: readonly Quantity[], text: string): Term => {
  const counted = quantities.filter(
    ({ unit, amount }) => amount > 1 && !isMeasured(unit) && !CONDITION_UNITS.has(unit),
  );
  const isCount = counted.some(({ written }) => written.split(' ')[0] === term.written);
  if (isCount) return { ...term, weight: Math.min(term.weight, 0.3) };
  // "5 sacchi di terriccio": what the material never names is how it is packed.
  const isPack =
    !term.known &&
    counted.some(({ written }) => written.split(' ')[1] === term.written && isFollowedBy(text, written));
  return isPack ? { ...term, known: true, weight: Math.min(term.weight, 0.1) } : term;
};

/** "Un tappeto di 6 metri quadri": figure and unit are a condition more than a name. */
export const asMeasure = (term: Term, quantities: readonly Quantity[]): Term => {
  const isPart = quantities.some(
    ({ written, unit }) =>
      (isMeasured(unit) || CONDITION_UNITS.has(unit)) && written.split(' ').includes(term.written),
  );
  if (!isPart) return term;
  return { ...term, known: true, weight: Math.min(term.weight, /\d/.test(term.written) ? 0.35 : 0.1) };
};

/** The raw words where spelling needed no repair, so that capital letters still tell names; else the repaired ones. */
export const respelt = (raw: string, knowledge: Knowledge, text: string): string => {
  const folded = plain(raw);
  const spelt = standardSpelling(folded, knowledge);
  // Words for numbers stay words: "un posto" counts nothing.
  return withDigits(folded) === text || spelt === folded ? raw : spelt;
};
