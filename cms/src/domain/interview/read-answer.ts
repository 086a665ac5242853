import {
  type AnswerNote,
  type AnswerProblem,
  type Cents,
  compactCode,
  isOrdinaryMail,
  isPersonTaxCode,
  isVatNumber,
  readVatNumber,
} from '../../contract';
import { readTable } from '../accounts';
import { foldText } from '../advice/fold-text';
import { sectorOfWords } from './sector-of-words';
import { CHOICES, TYPE_LINES, type AnswerRule, type AnswerValue, type ChoiceSet } from './answers';

/** What reading an answer needs from outside. */
export interface AnswerTools {
  /** Reads an amount as people type it; null for what is none. */
  readAmount: (text: string) => Cents | null;
  /** The year in which the question is answered. */
  thisYear: number;
  /** A choice's words in every language. */
  labels: (set: ChoiceSet, value: string) => string[];
}
export type Read =
  { ok: true; value: AnswerValue; note?: AnswerNote } | { ok: false; problem: AnswerProblem };

const taken = (value: AnswerValue, note?: AnswerNote): Read => ({ ok: true, value, ...(note && { note }) });
const refused = (problem: AnswerProblem): Read => ({ ok: false, problem });

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
/** "circa 40 clienti", "il 38%", "sono sui 2.500 al mese": what people put around a number. */
const BEFORE_NUMBER =
  /^(?:(?:circa|all['’]incirca|intorno (?:a|ai|al)|attorno (?:a|ai|al)|piu o meno|più o meno|quasi|direi|diciamo|credo|penso|saranno|sono|siamo in|siamo|è|e['’]|fa|fanno|faccio|facciamo|spendo|spendiamo|incasso|incassiamo|fatturo|fatturiamo|prelevo|prendo|pago|costa|costano|il|lo|la|i|gli|sui|sulle|sugli|sul|un|una|about|around|roughly|approx\.?|~|≈)\s+|(?:l['’]|~|≈))+/i;
/** "21 euro a cassetta", "2.500 al mese più o meno", "il 38% del fatturato". */
const AFTER_NUMBER =
  /\s*(?:(?:,?\s*(?:circa|più o meno|piu o meno|all['’]incirca|o giù di lì|iva esclusa|\+ ?iva|netti|lordi)|(?:al|alla|a|ogni|per|all['’]|l['’]|il)\s?(?:mese|anno|pezzo|cassetta|vendita|cliente|ordine|abbonamento|porzione|bottiglia|kit|box|lezione|corso|confezione|seduta|ora|persona|visita|vasetto|scontrino|testa)|(?:del|sul) (?:fatturato|totale|giro d['’]affari|venduto)|delle vendite|a month|per month|a year|per year|\/\s*(?:mese|anno|month|year)))+$/i;
const withoutHedges = (text: string) =>
  text
    .trim()
    .replace(/[.!]+$/, '')
    .replace(BEFORE_NUMBER, '')
    .replace(AFTER_NUMBER, '')
    .trim();

const readChoice = (text: string, set: ChoiceSet, { labels }: AnswerTools): string | null => {
  const wanted = plain(text);
  const of: readonly string[] = CHOICES[set];
  const named = (value: string) => [value, ...labels(set, value)].map(plain);
  const exact = of.find((value) => named(value).includes(wanted));
  if (exact !== undefined) return exact;
  // The number of a choice, except where the choices are numbers.
  if (/^\d{1,2}$/.test(wanted) && set !== 'rampMonths') return of[Number(wanted) - 1] ?? null;
  if (wanted.length < 3) return null;
  const close = of.filter((value) =>
    named(value).some((name) => name.startsWith(wanted) || ` ${wanted} `.includes(` ${name} `)),
  );
  if (close.length === 1) return close[0] ?? null;
  // "Liquidità" for "Avere più liquidità".
  const within = of.filter((value) => named(value).some((name) => ` ${name} `.includes(` ${wanted} `)));
  if (within.length === 1) return within[0] ?? null;
  // "Siamo un forno": the name of a trade stands for its sector.
  return set === 'sector' ? sectorOfWords(foldText(text)) : null;
};

const readChoices = (text: string, set: ChoiceSet, tools: AnswerTools): string[] | null => {
  const [exact] = CHOICES[set].filter((value) =>
    [value, ...tools.labels(set, value)].map(plain).includes(plain(text)),
  );
  if (exact !== undefined) return [exact];
  const parts = text
    .split(/[,;\n/+]| e(?:d)? | and /i)
    .map((part) => part.trim())
    .filter(Boolean);
  const read = parts.map((part) => readChoice(part, set, tools));
  const found = [...new Set(read.filter((value) => value !== null))];
  if (found.length > 0 && !read.includes(null)) return found;
  const whole = readChoice(text, set, tools);
  return whole === null ? null : [whole];
};

const readAmountAnswer = (text: string, min: Cents, max: Cents, { readAmount }: AnswerTools): Read => {
  const cents = readAmount(withoutHedges(text));
  if (cents === null || /%/.test(text)) return refused('not-an-amount');
  if (cents < 0 && min >= 0) return refused('negative');
  if (cents < min) return refused('too-small');
  return cents > max ? refused('too-large') : taken(cents);
};

const readNumber = (text: string, min: number, max: number, { readAmount }: AnswerTools): Read => {
  const bare = withoutHedges(text).replace(
    /\s*(?:clienti|persone|dipendenti|vendite|pezzi|scontrini|ordini|cassette|abbonati|operai|addetti|soci|customers|people|employees|sales|pieces)$/i,
    '',
  );
  const cents = /€|euro|%/i.test(bare) ? null : readAmount(bare);
  if (cents === null) return refused('not-a-number');
  if (cents % 100 !== 0) return refused('not-whole');
  const number = cents / 100;
  if (number < 0) return refused('negative');
  if (number < min) return refused('too-small');
  return number > max ? refused('too-large') : taken(number);
};

const readPercent = (text: string): Read => {
  const [, digits] =
    /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|per ?cento|percent)?$/i.exec(withoutHedges(text)) ?? [];
  if (digits === undefined) return refused('not-a-percent');
  const percent = Number(digits.replace(',', '.'));
  return percent > 100 ? refused('too-large') : taken(percent);
};

const readYear = (text: string, min: number, { thisYear }: AnswerTools): Read => {
  const [year] = /(?<!\d)\d{4}(?!\d)/.exec(text) ?? [];
  if (year === undefined || Number(year) < min) return refused('not-a-year');
  return Number(year) > thisYear ? refused('year-in-future') : taken(Number(year));
};

const readVat = (text: string): Read => {
  const code = readVatNumber(text);
  if (!/^\d{11}$/.test(code)) return refused('vat-number-length');
  return isVatNumber(code) ? taken(code) : refused('vat-number-check');
};

/** A person's code of 16 characters, also of omocodia, or a company's of 11 digits (D.M. 23 December 1976). */
const readTaxCode = (text: string): Read => {
  const code = compactCode(text);
  if (/^\d{11}$/.test(code)) return isVatNumber(code) ? taken(code) : refused('tax-code-check');
  if (!/^[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-EHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/.test(code))
    return refused('tax-code-form');
  return isPersonTaxCode(code) ? taken(code) : refused('tax-code-check');
};

/** An address as RFC 5321 limits it. Whether a domain is certified cannot be seen, only that one never is. */
const readPec = (text: string): Read => {
  const address = text.trim().toLowerCase();
  const [, domain] = /^[^\s@]{1,64}@([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})$/.exec(address) ?? [];
  if (domain === undefined || address.length > 254) return refused('not-an-address');
  return isOrdinaryMail(address) ? refused('ordinary-mail-domain') : taken(address);
};

/**
 * A code of the classification of economic activities, `56.10.11` down to `56.10` (ISTAT, ATECO 2007 and its 2025
 * edition share the form): division 01 to 99, without the numbers that neither edition uses.
 */
const readAteco = (text: string): Read => {
  const digits = text
    .trim()
    .replace(/^ateco\s*/i, '')
    .replaceAll(/[.\s]/g, '');
  if (!/^(?:\d{4}|\d{5}|\d{6})$/.test(digits)) return refused('ateco-form');
  const unused = [4, 34, 40, 44, 48, 54, 57, 67, 76, 83, 89];
  const division = Number(digits.slice(0, 2));
  if (division === 0 || unused.includes(division)) return refused('ateco-division');
  return taken(
    digits.replace(/^(\d{2})(\d{2})(\d*)$/, (_all, a, b, c) => [a, b, c].filter(Boolean).join('.')),
  );
};

const MONTH_NAME =
  /^(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec)[a-z]*\.?\s*:?\s*/i;
const readMonths = (text: string, { readAmount }: AnswerTools): Read => {
  const byMark = text
    .split(/[;\n\t|]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const parts = byMark.length > 1 ? byMark : text.trim().split(/\s+/);
  if (parts.length !== 12) return refused('months-count');
  const months = parts.map((part) => readAmount(part.replace(MONTH_NAME, '')));
  return months.some((month) => month === null || month < 0)
    ? refused('months-value')
    : taken(months.filter((month) => month !== null));
};

const TYPING = /^(?:type|digit|scriv|inserisc|a mano|le scrivo|type them|i will type)/i;
const readAccountsAnswer = (text: string, { readAmount }: AnswerTools): Read => {
  if (TYPING.test(text.trim())) return taken(TYPE_LINES);
  const result = readTable(text, readAmount);
  if (!result.ok) return refused('accounts-unreadable');
  const { accounts } = result;
  const unbalanced = accounts.warnings.some(({ code }) => code === 'UNBALANCED');
  return taken({ ...accounts, source: 'typed' }, unbalanced ? 'accounts-unbalanced' : undefined);
};

/** Reads what somebody wrote as the answer that a question wants. */
export const readAnswer = (rule: AnswerRule, text: string, tools: AnswerTools): Read => {
  const written = text.trim();
  if (written === '') return refused('required');
  switch (rule.kind) {
    case 'text':
      if (written.length < rule.min) return refused('too-short');
      return written.length > rule.max ? refused('too-long') : taken(written);
    case 'choice': {
      const choice = readChoice(written, rule.of, tools);
      return choice === null ? refused('not-a-choice') : taken(choice);
    }
    case 'choices': {
      const found = readChoices(written, rule.of, tools);
      return found === null ? refused('not-a-choice') : taken(found);
    }
    case 'amount':
      return readAmountAnswer(written, rule.min, rule.max, tools);
    case 'number':
      return readNumber(written, rule.min, rule.max, tools);
    case 'percent':
      return readPercent(written);
    case 'year':
      return readYear(written, rule.min, tools);
    case 'vat-number':
      return readVat(written);
    case 'tax-code':
      return readTaxCode(written);
    case 'pec':
      return readPec(written);
    case 'ateco':
      return readAteco(written);
    case 'months':
      return readMonths(written, tools);
    case 'accounts':
      return readAccountsAnswer(written, tools);
  }
};
