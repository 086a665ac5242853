import type { Advice, Locale } from '../../../contract';
import { spokenFigure } from './calculation/spoken';
import type { FoundFigure } from './port';
import { WORDS } from './words';

/** The question itself asks for a number that figures of the message make. */
const ASKS_NUMBER =
  /(?:^|[\s,.;:?!(])(?:quant[oaei]'?(?! (?:temp|e lunga|e complicat)\w*)|a quanto|di quanto|che (?:percentuale|margine|ricarico|sconto|incasso|utile|occupazione|resa)|quale percentuale|(?:che )?cosa (?:mi |ci )(?:rest|riman|avanz)\w*|how (?:much|many))\b[^?]*\??$/;
/** "Incasso mensile?", "totale?": the thing itself as the question. */
const NAMES_NUMBER =
  /(?:^|[:.,;!?]\s*)(?:e |che |il |la )?(?:incasso|incassi|fatturato|utile|totale|ricavo|ricavi|guadagno|margine|ricarico|tariffa|rata|prezzo|costo|spesa|imponibile|entrate|media)(?: [\p{L}\d]+){0,6}\s*\?\s*$/u;
/** Asks for advice or a rule, whatever figures stand in it. */
const ASKS_OTHERWISE =
  /\bcome (?:faccio|posso|si|fare|mi|aument|trov|attir|convinc|recuper)|cosa (?:faccio|posso|mi consigli|devo)|che (?:faccio|fare|mi consigli)|consigl|\bidee\b|secondo la legge|per legge|obblig|scad|entro|preavviso|mult[ae]|sanzion|giorni (?:ho|di tempo)|tempo ho|permess|bollo|recension|rimbors|recess|garanzi|ferie|malatti|dimission|inps|inail|irpef|iva\b|tass[ae]|impost|f24|contribut|abbonament[oi] a |costa (?:il|un|l') (?:chatbot|sito|consulenz|logo|commercialist|notai)|budget|dovrei spendere|conviene/;
/** "A quanto la metto con l'IVA al 10?" asks for a price, of which VAT is a term. */
const withoutVatTerms = (folded: string): string =>
  folded.replace(
    /(?:\+|\bpiu) ?(?:l')?iva(?: al)?(?: \d{1,2}\b)? ?%?|\b(?:con|piu|senza|compres[ao]|inclus[ao]|esclus[ao]) (?:l')?iva\b|\biva (?:compres|inclus|esclus)[ao]\b/g,
    ' ',
  );
/** Of one's own money: whatever else stands in the question, a figure is wanted. */
const ASKS_OWN_NUMBER =
  /\bquant[oi] (?:soldi |euro )?(?:(?:mi|ci|me ne|ce ne) (?:(?:ri)?m[ae]n\w*|rest\w*|avanz\w*|vien\w*|entr\w*|tocc\w*|spett\w*|guadagn\w*)|(?:ci |ne )?(?:guadagn\w*|intasc\w*|prend(?:o|iamo|erei)|ricav\w*|tengo|perdo|rimetto))(?: \p{L}+){0,4}\s*\??$/u;
/** A quote with what is put on top of its cost: the price is wanted. */
const QUOTES_WITH_MARKUP = /^(?:(?:un |il )?preventivo|prezzo|conto)\b.*\b(?:ricaric\w*|margine)\b/;
const LEAST_FIGURES = 2;
const LEAST_FOR_NAME = 3;
/** Of an amount at least: bare counts may be years, addresses or names. */
const TELLING = new Set<FoundFigure['unit']>(['money', 'percent', 'plain', 'pieces', 'hours']);

const spoken = ({ value, unit }: FoundFigure, language: Locale): string =>
  spokenFigure(
    unit === 'money'
      ? { name: 'read', value: Math.round(value), unit: 'cents' }
      : unit === 'percent'
        ? { name: 'read', value: Math.round(value), unit: 'basis-points' }
        : { name: 'read', value: Math.round(value), unit: 'hundredths' },
    language,
  );

/** What a share and an amount may be meant to come to, the two likeliest ways. */
const meaningsOf = (figures: readonly FoundFigure[], language: Locale): readonly string[] => {
  const share = figures.find(({ unit }) => unit === 'percent');
  const amount = figures.find(({ unit }) => unit === 'money' || unit === 'plain');
  if (figures.length !== LEAST_FIGURES || !share || !amount) return [];
  return WORDS[language].shareOrRest(spoken(share, language), spoken({ ...amount, unit: 'money' }, language));
};

const askedAbout = (figures: readonly FoundFigure[], language: Locale): Advice => ({
  text: WORDS[language].unread(figures.map((figure) => spoken(figure, language))),
  topic: 'finance',
  outcome: 'asks',
  suggestions: [...meaningsOf(figures, language)],
  nextStep: null,
  entryIds: ['unread-sum'],
  sources: [],
});

const tellingOf = (figures: readonly FoundFigure[]): readonly FoundFigure[] =>
  figures.filter(({ unit }) => TELLING.has(unit));

/** Whether what is left of so many figures is asked for, or a price that they make. On folded text. */
const asksOwnNumber = (folded: string, figures: readonly FoundFigure[], least: number): boolean =>
  tellingOf(figures).length >= least &&
  (ASKS_OWN_NUMBER.test(folded.trim()) || QUOTES_WITH_MARKUP.test(folded.trim())) &&
  !ASKS_OTHERWISE.test(withoutVatTerms(folded));

/** Whether a number is asked for of several figures that were brought: no plan is an answer to it. On folded text. */
export const asksForNumber = (folded: string, figures: readonly FoundFigure[]): boolean =>
  asksOwnNumber(folded, figures, LEAST_FIGURES) ||
  (tellingOf(figures).length >= LEAST_FOR_NAME &&
    (ASKS_NUMBER.test(folded.trim()) || NAMES_NUMBER.test(folded.trim())) &&
    !ASKS_OTHERWISE.test(withoutVatTerms(folded)));

/**
 * A short question back where a number was asked for and figures were brought that no known sum takes in: an article or a plan would be
 * an answer to something else. `null` where no number was asked for. On folded text.
 */
export const unreadSum = (
  folded: string,
  figures: readonly FoundFigure[],
  language: Locale,
): Advice | null => {
  const telling = tellingOf(figures);
  if (asksOwnNumber(folded, figures, 1)) return askedAbout(telling, language);
  const asksNumber =
    ASKS_NUMBER.test(folded.trim()) || (telling.length >= LEAST_FOR_NAME && NAMES_NUMBER.test(folded.trim()));
  if (telling.length < LEAST_FIGURES || !asksNumber || ASKS_OTHERWISE.test(withoutVatTerms(folded)))
    return null;
  return askedAbout(telling, language);
};

const GOES_ON =
  /^(?:e|ed|ma|pero|se|con|invece|allora|quindi|no|mettiamo|facciamo|aggiungi|togli|and|but|if|what if)\b/;
const MOST_GOING_ON = 120;

/**
 * A question back where a sum was made before and a further figure goes on from it that nothing could be done with: an article that its
 * words are near to would be an answer to something else. On folded text.
 */
export const unreadChange = (
  folded: string,
  figures: readonly FoundFigure[],
  language: Locale,
): Advice | null => {
  const words = folded.trim();
  if (figures.length === 0 || words.length > MOST_GOING_ON || !GOES_ON.test(words)) return null;
  return askedAbout(figures, language);
};
