import type { Locale } from '../../../../contract';
import { SCALE } from './read-cells';
import type { Measure, Wanted } from './measure';

/** What is said of an attached table, in one language. */
export interface TableWords {
  number: (value: number, unit: Measure['unit']) => string;
  measures: Readonly<Record<Wanted, string>>;
  /** What is left of one piece. */
  profitOfOne: string;
  /** "1.240,00 € di margine". */
  amount: (value: string, measure: string) => string;
  quoted: (column: string) => string;
  month: (label: string) => string;
  /** Of one row alone there is neither a sum nor a mean. */
  one: (amount: string, about: string, where: string) => string;
  total: (amount: string, about: string, where: string) => string;
  mean: (amount: string, about: string, where: string) => string;
  monthlyMean: (amount: string, months: number, where: string) => string;
  first: (label: string, amount: string, share: string | null) => string;
  /** Several have the same amount. */
  tied: (labels: string[], amount: string) => string;
  last: (label: string, amount: string) => string;
  list: (items: string[]) => string;
  ranking: (amounts: string[], where: string) => string;
  share: (about: string, share: string, part: string, whole: string) => string;
  count: (count: number, column: string | null, where: string) => string;
  byMonth: (best: string, worst: string, where: string) => string;
  computedFrom: (measure: string, columns: string[]) => string;
  skipped: (rows: number) => string;
  ambiguous: string;
  rows: (count: number, file: string) => string;
  /** Profit was asked for, and the table has no costs. */
  noCosts: (file: string) => string;
  noGroup: (name: string, columns: string[], file: string) => string;
  /** Something is named that the table does not hold. */
  noName: (name: string, file: string) => string;
  noDates: (file: string) => string;
  noRows: (file: string) => string;
  whichColumn: (columns: string[], file: string) => string;
  whichFile: (files: string[]) => string;
  /** Table without a question. */
  summary: (rows: number, columns: string[]) => string;
  asks: { best: (column: string) => string; total: (column: string) => string };
  and: string;
}

const numberIn =
  (locale: string) =>
  (scaled: number, unit: Measure['unit']): string => {
    const value = scaled / SCALE;
    const decimals = unit === 'money' ? 2 : unit === 'percent' ? 1 : 2;
    const digits = new Intl.NumberFormat(locale, {
      minimumFractionDigits: unit === 'money' && !Number.isInteger(value) ? 2 : 0,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
    }).format(value);
    if (unit === 'percent') return `${digits}%`;
    if (unit === 'plain') return digits;
    return locale === 'it-IT' ? `${digits} €` : `€${digits}`;
  };

const monthIn =
  (locale: string) =>
  (label: string): string => {
    const [year, month] = label.includes('-') ? label.split('-') : [null, label];
    const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, Number(month) - 1, 1)),
    );
    return year === null ? name : `${name} ${year}`;
  };

const joinIn =
  (and: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;
const [it, en] = [joinIn('e'), joinIn('and')];

export const TABLE_WORDS: Readonly<Record<Locale, TableWords>> = {
  it: {
    number: numberIn('it-IT'),
    measures: {
      profit: 'margine',
      marginRate: 'margine sul prezzo',
      quantity: 'pezzi',
      revenue: 'incasso',
      expense: 'spesa',
      price: 'prezzo',
      stock: 'giacenza',
    },
    profitOfOne: 'margine a pezzo',
    amount: (value, measure) => `**${value}** di ${measure}`,
    quoted: (column) => `«${column}»`,
    month: monthIn('it-IT'),
    one: (amount, about, where) => `${about}${amount} (${where}).`,
    total: (amount, about, where) =>
      `${about === '' ? 'In tutto' : `${about}in tutto`} ${amount} (${where}).`,
    mean: (amount, about, where) =>
      `${about === '' ? 'In media' : `${about}in media`} ${amount} per riga (${where}).`,
    monthlyMean: (amount, months, where) => `In media ${amount} al mese, su ${months} mesi (${where}).`,
    tied: (labels, amount) => `A pari merito ${it(labels.map((label) => `**${label}**`))} con ${amount}.`,
    first: (label, amount, share) =>
      `Al primo posto c’è **${label}** con ${amount}${share === null ? '' : `, il ${share} del totale`}.`,
    last: (label, amount) => `In fondo c’è **${label}** con ${amount}.`,
    list: (items) => `${items.length === 1 ? 'Segue' : 'Seguono'} ${it(items)}.`,
    ranking: (amounts, where) => `Ecco l’ordine (${where}):\n\n${amounts.join('\n')}`,
    share: (about, share, part, whole) => `**${about}** vale il **${share}**: ${part} su ${whole}.`,
    count: (count, column, where) =>
      column === null
        ? `Sono **${count}** righe (${where}).`
        : `Sono **${count}**, contando una volta ogni nome della colonna «${column}» (${where}).`,
    byMonth: (best, worst, where) => `Il mese più alto è ${best}, il più basso ${worst} (${where}).`,
    computedFrom: (measure, columns) =>
      `Il conto (${measure}) viene dalle colonne ${it(columns.map((column) => `«${column}»`))}.`,
    skipped: (rows) =>
      rows === 1
        ? '1 riga senza un numero leggibile non è contata.'
        : `${rows} righe senza un numero leggibile non sono contate.`,
    ambiguous:
      'Ho letto «1,250» come milleduecentocinquanta: se nel file la virgola separa i decimali, dimmelo.',
    rows: (count, file) => `${count === 1 ? '1 riga' : `${count} righe`} di **${file}**`,
    noCosts: (file) =>
      `Quale rende di più non lo posso dire: in **${file}** non trovo una colonna dei costi accanto ai prezzi o agli incassi. Quello che vedo:`,
    noGroup: (name, columns, file) =>
      `In **${file}** non trovo una colonna per «${name}»: ${columns.length === 0 ? 'non ci sono colonne di nomi' : `ci sono ${it(columns.map((column) => `«${column}»`))}`}. Quale uso?`,
    noName: (name, file) =>
      `In **${file}** non trovo «${name}», e il totale di tutto non sarebbe la risposta. Con che nome sta nel file?`,
    noDates: (file) =>
      `In **${file}** non c’è una colonna di date che riesco a leggere: per mese non posso contare.`,
    noRows: (file) => `In **${file}** nessuna riga corrisponde a quello che chiedi.`,
    whichColumn: (columns, file) =>
      `Quale colonna di **${file}** devo usare? Numeri ce ne sono in ${it(columns.map((column) => `«${column}»`))}.`,
    whichFile: (files) => `In quale file guardo: ${it(files.map((file) => `**${file}**`))}?`,
    summary: (rows, columns) =>
      `È una tabella di ${rows} righe; le colonne sono ${it(columns.map((column) => `«${column}»`))}. Posso sommare, fare medie e mettere in ordine.`,
    asks: {
      best: (column) => `Chi è al primo posto per «${column}»?`,
      total: (column) => `Qual è il totale di «${column}»?`,
    },
    and: 'e',
  },
  en: {
    number: numberIn('en-GB'),
    measures: {
      profit: 'margin',
      marginRate: 'margin on the price',
      quantity: 'pieces',
      revenue: 'takings',
      expense: 'costs',
      price: 'price',
      stock: 'stock',
    },
    profitOfOne: 'margin a piece',
    amount: (value, measure) => `**${value}** of ${measure}`,
    quoted: (column) => `“${column}”`,
    month: monthIn('en-GB'),
    one: (amount, about, where) => `${about}${amount} (${where}).`,
    total: (amount, about, where) =>
      `${about === '' ? 'Altogether' : `${about}altogether`} ${amount} (${where}).`,
    mean: (amount, about, where) =>
      `${about === '' ? 'On average' : `${about}on average`} ${amount} a row (${where}).`,
    monthlyMean: (amount, months, where) => `On average ${amount} a month, over ${months} months (${where}).`,
    tied: (labels, amount) => `${en(labels.map((label) => `**${label}**`))} are level with ${amount}.`,
    first: (label, amount, share) =>
      `**${label}** comes first with ${amount}${share === null ? '' : `, ${share} of the total`}.`,
    last: (label, amount) => `**${label}** comes last with ${amount}.`,
    list: (items) => `Then ${en(items)}.`,
    ranking: (amounts, where) => `Here is the order (${where}):\n\n${amounts.join('\n')}`,
    share: (about, share, part, whole) => `**${about}** makes up **${share}**: ${part} of ${whole}.`,
    count: (count, column, where) =>
      column === null
        ? `There are **${count}** rows (${where}).`
        : `There are **${count}**, counting each name of the column “${column}” once (${where}).`,
    byMonth: (best, worst, where) => `The highest month is ${best}, the lowest ${worst} (${where}).`,
    computedFrom: (measure, columns) =>
      `The ${measure} is computed from the columns ${en(columns.map((column) => `“${column}”`))}.`,
    skipped: (rows) =>
      rows === 1
        ? '1 row without a readable number is left out.'
        : `${rows} rows without a readable number are left out.`,
    ambiguous: 'I read “1,250” as one thousand two hundred and fifty: tell me if the comma parts decimals.',
    rows: (count, file) => `${count === 1 ? '1 row' : `${count} rows`} of **${file}**`,
    noCosts: (file) =>
      `I cannot tell which one earns the most: **${file}** has no column of costs beside prices or takings. What I can see:`,
    noGroup: (name, columns, file) =>
      `**${file}** has no column for “${name}”: ${columns.length === 0 ? 'it has no columns of names' : `there are ${en(columns.map((column) => `“${column}”`))}`}. Which one shall I use?`,
    noName: (name, file) =>
      `I do not find “${name}” in **${file}**, and the sum of everything would be no answer. What is it called there?`,
    noDates: (file) => `**${file}** has no column of dates that I can read, so I cannot count by month.`,
    noRows: (file) => `No row of **${file}** is what you ask about.`,
    whichColumn: (columns, file) =>
      `Which column of **${file}** shall I use? There are numbers in ${en(columns.map((column) => `“${column}”`))}.`,
    whichFile: (files) => `Which file shall I look at: ${en(files.map((file) => `**${file}**`))}?`,
    summary: (rows, columns) =>
      `It is a table of ${rows} rows; its columns are ${en(columns.map((column) => `“${column}”`))}. I can add up, average and rank them.`,
    asks: {
      best: (column) => `Which comes first by “${column}”?`,
      total: (column) => `What is the total of “${column}”?`,
    },
    and: 'and',
  },
};
