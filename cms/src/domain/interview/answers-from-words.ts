import type { ProjectKind } from '../../contract';
import { foldText } from '../advice/fold-text';
import type { Answers } from './answers';
import { acceptAnswer, nextQuestion } from './interview';
import { INTERVIEWS, type QuestionId } from './questions';
import type { AnswerTools } from './read-answer';
import { sectorOfWords } from './sector-of-words';

const AMOUNT = '((?:€ ?)?\\d[\\d.,]*\\d?(?: ?(?:mila|k|mln|milion[ei]))?)(?: ?(?:€|euro|eur))?';
/** A few words between the name of a figure and the figure: "fatturiamo all'incirca 240.000". */
const FEW_WORDS = "(?:[: ]+(?!non\\b)[\\p{L}']+){0,3}?[: ]+";
const A_YEAR = "(?: (?:all'|l'|ogni |in un )?ann[ou](?:i|o|ali|ale)?\\b| annui\\b)";

const figure = (before: string, after = ''): RegExp =>
  new RegExp(`\\b(?:${before})${FEW_WORDS}${AMOUNT}${after}`, 'u');
const firstGroup =
  (pattern: RegExp) =>
  (folded: string): string | null =>
    pattern.exec(folded)?.[1] ?? null;

/** What is told so plainly that it need not be asked, on folded text; null for what is not. */
const READERS: Partial<Record<QuestionId, (folded: string, original: string) => string | null>> = {
  sector: sectorOfWords,
  vatNumber: firstGroup(/\b(?:p\.? ?iva|partita iva)\D{0,4}((?:it ?)?\d{11})\b/u),
  legalForm: (folded) => {
    if (/\bforfett\w*/.test(folded)) return 'flat-rate';
    if (/\bs\.?n\.?c\b|\bs\.?a\.?s\b|societa di persone/.test(folded)) return 'partnership';
    if (/\bassociazione (?:culturale|sportiva|di promozione)|\basd\b/.test(folded)) return 'association';
    return /\bditta individuale|libero professionista\b/.test(folded) ? 'sole-trader' : null;
  },
  startYear: firstGroup(
    /\b(?:dal|apert[oiae] nel|nat[oiae] nel|fondat[oiae] nel|attiv[oiae] dal)(?:l'anno)? ((?:19|20)\d{2})\b/u,
  ),
  turnoverYear: (folded) => {
    const found = figure(
      "fattur(?:o|iamo|a|ato)|ricavi|incass(?:o|iamo|i)|giro d'affari",
      `(?=${A_YEAR})`,
    ).exec(folded);
    return found?.[1] ?? null;
  },
  fixedCostsMonth: firstGroup(figure('spese fisse|costi fissi', '(?= (?:al mese|mensili|ogni mese))')),
  employees: firstGroup(/\b(?:siamo in|lavoriamo in) (\d{1,4})\b/u),
  customerType: (folded) => {
    const toBusinesses =
      /\bb2b\b|\bconto terzi\b|\b(?:vend|lavor|forni|produ|realizz|costru|fabbric)\w+ (?:[\w']+ ){0,4}?(?:a|ad|alle|con|per) (?:altre )?(?:aziende|imprese|industrie)\b/.test(
        folded,
      );
    const toPeople = /\b(?:clienti privati|a privati|ai privati|alle famiglie|per famiglie)\b/.test(folded);
    if (toBusinesses && toPeople) return 'both';
    return toBusinesses ? 'businesses' : toPeople ? 'consumers' : null;
  },
  largestCustomer: (folded) =>
    /\b(?:un (?:solo )?client[ei](?: solo)?|(?:il|nostro|mio) (?:\w+ )?client[ei](?: (?:piu grande|principale|piu grosso))?)\b[^.;]{0,40}?\b(\d{1,3}) ?(?:%|per ?cento)/u.exec(
      folded,
    )?.[1] ?? null,
  averageSale: firstGroup(figure('scontrino medio|spesa media')),
  unitPrice: firstGroup(
    new RegExp(
      `(?<!cost\\p{L}{0,4} )(?<!cost\\p{L}{0,4} \\p{L}{1,8} )${AMOUNT} (?:a|al|alla|per|l'|ogni) ?(?:pezzo|cassetta|mese|abbonamento|vendita|ordine|corso|lezione|porzione|kit|box|bottiglia|visita|confezione|vasetto|ora|seduta|persona)\\b`,
      'u',
    ),
  ),
  unitCost: firstGroup(figure('(?:mi|ci|ne) cost(?:a|ano)|costo (?:di ciascun[oa]|unitario)')),
  firstInvestment: firstGroup(figure('per partire|investimento iniziale|per iniziare|per aprire')),
  ownMoney: firstGroup(
    new RegExp(`${AMOUNT} (?:da parte|di risparmi|miei|nostri|di tasca mia|da investire)\\b`, 'u'),
  ),
  salesMonth: firstGroup(/\b(\d{1,6}) (?:vendite|clienti|ordini|cassette|abbonati|pezzi|kit|box) al mese\b/u),
  problem: (folded, original) =>
    /\b(?:ma|pero|non|problem\w*|cal\w*|poch\w*|troppo|vuot\w*|fatica|ritard\w*|solo client\w*|dipend\w+ da|perd\w*|difficolt\w*|mancan\w*)\b/.test(
      folded,
    )
      ? original.slice(0, 1_000)
      : null,
};

/** What is known of a project before its first question. */
export interface KnownBefore {
  /** What its owner wrote to begin it. */
  prompt: string;
  /** Answers that its form has asked for already, by question. */
  form: Partial<Record<QuestionId, string>>;
}

/**
 * The answers that need not be asked: those of the form, and what the first words tell plainly. Each is read as if it had been typed under
 * its question, so that what is not understood is asked.
 */
export const answersFromWords = (
  kind: ProjectKind,
  { prompt, form }: KnownBefore,
  tools: AnswerTools,
): Answers => {
  const folded = foldText(prompt);
  let answers: Answers = {};
  for (const { id } of INTERVIEWS[kind]) {
    const text = form[id] ?? READERS[id]?.(folded, prompt.trim()) ?? null;
    if (text === null) continue;
    const accepted = acceptAnswer(kind, answers, id, text, tools);
    if (accepted.ok) answers = accepted.answers;
  }
  // One question at least is asked: the talk begins with it.
  return nextQuestion(kind, answers) ? answers : {};
};
