import type { Cents } from '../../contract';
import { finishAccounts } from './finish';
import { emptyYear, isBalanceLine, lineNamed, lineOf, setLine, type AccountLine } from './lines';
import type { ReadAmount } from './read-table';
import { NO_OWNER, type AccountsOwner, type ReadAccounts } from './result';

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
/** The head of the columns of a schedule: "31-12-2024", "31/12/2024", "Esercizio 2024". */
const HEAD_CELL = /^(?:al |anno |esercizio )?(?:\d{1,2}[-/.]\d{1,2}[-/.])?(?:19|20)\d{2}$/i;
/** As accounts are printed: whole euros or cents, negatives in brackets or with a minus, a dash for nothing. */
const AMOUNT = /^(?:€ ?)?\(?[-–−]? ?(?:\d{1,3}(?:\.\d{3})*|\d{5,})(?:,\d{1,2})?\)?(?: ?€)?$|^[-–—]$/;
const NOTES = /^nota integrativa\b/i;
const COMPANY_FORM = /\bs\.?r\.?l\.?(?:s\.?)?\b|\bs\.?p\.?a\.?\b|\bs\.?a\.?p\.?a\.?\b|\bsoc(?:ieta|ietà)\b/i;

const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const centsOf = (cell: string, readAmount: ReadAmount): Cents | null => {
  const text = cell.replace(/€/g, '').trim();
  if (/^[-–—]$/.test(text)) return 0;
  const isNegative = /^\(.*\)$/.test(text) || /^[-–−]/.test(text);
  const amount = readAmount(text.replace(/[()\-–−\s]/g, ''));
  return amount === null ? null : isNegative ? -amount : amount;
};

/** "Totale immobilizzazioni (B)", "Differenza tra valore e costi della produzione (A - B)": without the letter that refers to the scheme. */
const withoutReference = (name: string): string => name.replace(/\s*\([A-E](?:\s*[-–+]\s*[A-E])*\)\s*$/, '');

type Part = 'receivables' | 'debts' | null;
/** The heading under which "esigibili entro l'esercizio successivo" stands, which is written of claims and of debts alike. */
const partBegunBy = (name: string): Part | undefined => {
  const words = plainText(name).replace(/^(?:[a-e]|[ivx]+|\d+) /, '');
  if (/^crediti(?: verso|$)/.test(words)) return 'receivables';
  if (/^debiti(?: verso|$)|^obbligazioni|^acconti$/.test(words)) return 'debts';
  if (
    /^(?:totale (?:crediti|debiti)$|ratei|disponibilita|rimanenze|patrimonio|fondi|trattamento)/.test(words)
  )
    return null;
  return undefined;
};
const DUE = /^(?:importi )?esigibili (entro|oltre) l ?esercizio successivo$/;

const ownerOf = (rows: readonly (readonly string[])[]): AccountsOwner => {
  const valueOf = (label: RegExp): string => {
    const row = rows.find(([first = '']) => label.test(plainText(first)));
    if (!row) return '';
    const [first = '', ...others] = row;
    return others.join(' ').trim() || first.replace(/^[^:]*:\s*/, '').trim();
  };
  const digits = (text: string): string => /(?<!\d)\d{11}(?!\d)/.exec(text.replace(/\s/g, ''))?.[0] ?? '';
  const [, ...ateco] =
    /(?<!\d)(\d{2})\.?(\d{2})\.?(\d{2})(?!\d)/.exec(valueOf(/^settore di attivita prevalente/)) ?? [];
  const named = valueOf(/^denominazione\b/);
  const heading = rows.flat().find((cell) => COMPANY_FORM.test(cell) && cell.length < 90) ?? '';
  const taxCode = digits(valueOf(/^codice fiscale\b/));
  return {
    name: (named || heading).replace(/^(?:v\.\s?[\d.]+|bilancio di)\s+/i, '').trim(),
    vatNumber: digits(valueOf(/^(?:p i|p iva|partita iva)\b/)) || taxCode,
    taxCode,
    ateco: ateco.join('.'),
  };
};

/** The amounts at the end of a line, as many as there are columns of years, and the words before them. */
const splitLine = (cells: readonly string[], columns: number): { name: string; amounts: string[] } | null => {
  const words = [...cells];
  const amounts: string[] = [];
  while (words.length > 0 && amounts.length < columns && AMOUNT.test(words.at(-1)?.trim() ?? ''))
    amounts.unshift(words.pop() ?? '');
  return amounts.length === 0 ? null : { name: words.join(' ').trim(), amounts };
};

/** Lines of which the amounts stand at the end of the name's own cell: "Totale crediti 270.000 240.000". */
const splitCells = (row: readonly string[]): string[] =>
  row.flatMap((cell) => {
    const [, name, amounts] =
      /^(.*?\p{L}.*?)((?:\s+(?:\(?[-–−]?\d{1,3}(?:\.\d{3})+\)?|[-–—]|0))+)$/u.exec(cell) ?? [];
    return name === undefined || amounts === undefined
      ? [cell]
      : [name.replace(/\s+$/, ''), ...amounts.trim().split(/\s+/)];
  });

/**
 * Accounts as they are filed and printed in Italy (the schemes of Codice civile art. 2424 and 2425): lines of a name and an amount for each
 * year. What the notes say after the schemes is left alone.
 */
export const readPdfAccounts = (
  source: readonly (readonly string[])[],
  readAmount: ReadAmount,
): ReadAccounts => {
  const end = source.findIndex(([first = ''], at) => at > 10 && NOTES.test(first.trim()));
  const rows = (end === -1 ? source : source.slice(0, end)).map(splitCells);
  const head = rows.find((row) => row.length <= 5 && row.some((cell) => HEAD_CELL.test(cell.trim())));
  const years = (head ?? [])
    .filter((cell) => HEAD_CELL.test(cell.trim()))
    .map((cell) => Number(YEAR.exec(cell)?.[0]));
  if (years.length === 0) return { ok: false, problem: 'NO_YEARS' };
  const read = years.map(emptyYear);
  const set = (line: AccountLine, amounts: readonly string[], isSum = false): void => {
    // A line that has an amount for one year only cannot be told to be of which.
    if (amounts.length !== years.length) return;
    for (const [at, year] of read.entries()) {
      const cents = centsOf(amounts[at] ?? '', readAmount);
      if (cents === null) continue;
      const before = lineOf(year, line);
      if (before === undefined || isSum) setLine(year, line, (before ?? 0) + cents);
    }
  };
  const lines = rows.map((row) => ({ words: row.join(' '), split: splitLine(row, years.length) }));
  /** The words of a line without amounts, where a long name may have been broken. */
  const brokenAt = (at: number): string => {
    const line = lines[at];
    return line && !line.split ? line.words : '';
  };
  let part: Part = null;
  let isLiabilities = false;
  for (const [at, { words: printed, split }] of lines.entries()) {
    const own = split?.name ?? printed;
    const [before, after] = [brokenAt(at - 1), brokenAt(at + 1)];
    const name =
      [own, `${before} ${own}`, `${own} ${after}`, `${before} ${own} ${after}`]
        .map((candidate) => withoutReference(candidate.trim()))
        .find((candidate) => split && lineNamed(candidate)) ?? withoutReference(own);
    const words = plainText(name);
    if (/^(?:stato patrimoniale )?passivo$|^a patrimonio netto$/.test(words)) isLiabilities = true;
    part = partBegunBy(name) === undefined ? part : (partBegunBy(name) ?? null);
    if (!split) continue;
    const [, due] = DUE.exec(words) ?? [];
    if (due) {
      if (part === 'debts') set(due === 'entro' ? 'debtsWithinYear' : 'debtsBeyondYear', split.amounts, true);
      else if (part === 'receivables' && due === 'oltre') set('receivablesBeyondYear', split.amounts, true);
      continue;
    }
    if (/^(?:[de] )?(?:totale )?ratei e risconti(?: attivi| passivi)?$/.test(words)) {
      set(isLiabilities ? 'accruedExpenses' : 'accruedIncome', split.amounts);
      continue;
    }
    const line = lineNamed(name);
    if (line && !(isLiabilities && isBalanceLine(line) && ASSETS.has(line))) set(line, split.amounts);
  }
  return finishAccounts(
    { source: 'pdf', owner: { ...NO_OWNER, ...ownerOf(rows.slice(0, 60)) }, years: read },
    [],
  );
};

const ASSETS: ReadonlySet<AccountLine> = new Set(['receivables', 'tradeReceivables', 'inventories', 'cash']);
