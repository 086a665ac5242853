import type { Mention, MentionUnit } from './mention';
import { LENT } from './mention-patterns';

/** A figure as it stands in a message, before it is known what it is of. */
export interface ReadFigure {
  folded: string;
  start: number;
  end: number;
  /** The words right before it. */
  before: string;
  digits: string | undefined;
  word: string | undefined;
  value: number;
  unit: MentionUnit;
}

const ONE = 100;

/** "Una bottiglia da 1 litro", "la postazione (ombrellone + 2 lettini)": says how large one is, or what it is made of. */
const tellsOfSize = ({ folded, end, before, unit, value }: ReadFigure): boolean =>
  unit === 'pieces' &&
  ((value === ONE && /\bda $/u.test(before)) ||
    (/\([^()\d]*\+ ?$/u.test(before) && /^[^()\d]*\)/u.test(folded.slice(end))));

/** "In un anno", "stare aperto un mese": the span that is asked about, unless money is lent for it. */
const isSpanOfQuestion = ({ folded, end, before, unit, word }: ReadFigure): boolean =>
  word !== undefined &&
  /^un$/u.test(word) &&
  (unit === 'months' || unit === 'days') &&
  !LENT.test(folded) &&
  (/\bin $/u.test(before) || /^\s*(?:\?|$)/u.test(folded.slice(end)));

/** "Un mese su quattro", "6 giorni su 7", "ogni due mesi": how often, and no count. */
const tellsHowOften = (
  { folded, start, end, before, digits, word, unit, value }: ReadFigure,
  previous: Mention | undefined,
): boolean =>
  (word !== undefined &&
    value === ONE &&
    /^ su (?:due|tre|quattro|cinque|sei|dieci|\d)/u.test(folded.slice(end))) ||
  (digits === '7' &&
    unit === 'plain' &&
    previous?.unit === 'days' &&
    /^ su $/u.test(folded.slice(previous.end, start))) ||
  (unit === 'months' && /\bogni $/u.test(before));

/** "Ne fa 3 in un'ora", "quanto mi costa un'ora?": the span of the count before it, or one that is asked about. */
const isHourOfOther = (
  { folded, start, before, word, unit, value }: ReadFigure,
  previous: Mention | undefined,
): boolean =>
  word !== undefined &&
  unit === 'hours' &&
  value === ONE &&
  ((previous?.unit === 'pieces' &&
    previous.period === 'hour' &&
    /^ in $/.test(folded.slice(previous.end, start))) ||
    /(?:cost\w*|per|vale|viene|rende|prezzo di) $/u.test(before));

/** "Una rata di 500": an instalment, no month. */
const isArticleOfInstalment = ({ folded, start, end, word }: ReadFigure): boolean =>
  word !== undefined && /^un[oa]?$/u.test(word) && /rata$/u.test(folded.slice(start, end));

const LENT_FOR = /\b(?:mutuo|prestit|finanziament|leasing|rata|rate|contratt|piano)\w*/;
/** "Forfettaria da 8 anni", "aperti da 12 anni": since when, and no term of anything. */
const tellsSinceWhen = ({ before, unit }: ReadFigure): boolean =>
  unit === 'months' &&
  /\b(?:forf?fettari\w*|apert\w*|attiv[oaie]|iscritt\w*|iva|lavor\w*|proprio|gestisc\w*|titolare|esist\w*|qui|clienti?|insieme|regime|ferm[oaie]|sfitt\w*|vuot\w*|chius[oaie]|mestiere|soci[oaie]?|piazza|attivita|faccio \p{L}+(?: \p{L}+)?) da (?:circa |oltre |quasi |piu di |ormai )?$/u.test(
    before,
  ) &&
  !LENT_FOR.test(before.slice(-30));

/** "Ho anche due figli a carico": people of the family, whom no sum of a business counts. */
const isOfFamily = ({ folded, start, end, before }: ReadFigure): boolean =>
  /\bfigli[aoe]?$/u.test(folded.slice(start, end)) &&
  /\b(?:ho|abbiamo|con|anche|e|tengo|mantengo) $/u.test(before);

/** "Stampante 3d", "classe 2b": part of a name. */
const isOfName = ({ folded, end, digits }: ReadFigure): boolean =>
  digits !== undefined && /^[bcdfijnopqrsuvwyz](?!\p{L})/u.test(folded.slice(end));

/** Whether a number tells of a size, of how often or of what is asked about, and counts nothing itself. */
export const countsNothing = (figure: ReadFigure, previous: Mention | undefined): boolean =>
  tellsOfSize(figure) ||
  isArticleOfInstalment(figure) ||
  isOfName(figure) ||
  isSpanOfQuestion(figure) ||
  tellsSinceWhen(figure) ||
  isOfFamily(figure) ||
  tellsHowOften(figure, previous) ||
  isHourOfOther(figure, previous);
