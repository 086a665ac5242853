import { foldText } from '../fold';
import { stem } from '../../text/stem';
import { monthOfName } from './read-cells';
import type { Wanted } from './measure';
import type { NumberColumn, TextColumn, TypedTable } from './typed-table';

export type Operation = 'total' | 'mean' | 'highest' | 'lowest' | 'share' | 'count' | 'by-month';

/** Only the rows in which a column holds one of the values. */
export interface TableFilter {
  column: TextColumn;
  values: readonly string[];
  /** As it was called. */
  label: string;
}

/** What a message asks of a table; what it leaves open is `null`. */
export interface TableQuestion {
  operation: Operation | null;
  wanted: Wanted | null;
  /** A column of numbers that is called by its name. */
  column: NumberColumn | null;
  /** What is compared: "quale cliente", "per mese". */
  group: TextColumn | 'month' | null;
  /** A kind of name ("cliente") that no column of the table holds. */
  missingGroup: string | null;
  /** Only rows that hold this name, or are of this month. */
  filters: readonly TableFilter[];
  month: number | null;
  year: number | null;
  /** How many are listed: "i primi 3". */
  most: number | null;
  /** The file itself is spoken of. */
  pointsAtFile: boolean;
  /** What was paid or is owed is meant, with VAT. */
  isPaid: boolean;
  /** What the amount is of ("di spedizioni"), where no name and no column of the table is called so. */
  unknownName: string | null;
}

const OPERATIONS: readonly [Operation, RegExp][] = [
  [
    'by-month',
    /mese per mese|\b(?:per|ogni|di ogni|ciascun) mese\b|andament|mensil|month by month|\b(?:per|by|each) month\b|trend/,
  ],
  [
    'share',
    /\bquota\b|percentuale (?:sul|del) total|^(?!.*(?:margin|ricaric|guadagn)).*(?:che|qual e la|quanto .{0,30}in) percentuale|\bincid|quanto pes|che fetta|quanta parte|\bshare\b/,
  ],
  ['mean', /\bmedi[aoie]\b|mediamente|average|\bmean\b/],
  [
    'lowest',
    /\bmeno\b|peggior|\bminim|piu (?:bass|piccol|scars)|minore?\b|\bultim[ie]\b|\bworst|\bleast|lowest|fewest|\bsmallest/,
  ],
  [
    'highest',
    /\bpiu\b|maggior|miglior|massim|\bprim[ieoa]\b|\btop\b|in testa|\bbest\b|\bmost\b|highest|biggest|largest|classifica|meglio/,
  ],
];
const TOTAL =
  /\btotal[ei]?\b|\bsomm\w*|in tutto|complessiv|\bquant[oa]\b|altogether|\bsum\b|how much|overall/;
/** "Che margine ha…", "qual è il prezzo di…": of one name. */
const ASKS_VALUE = /^(?:e |ma )?(?:che|qual|dimmi|mi dici|what|tell me|a quanto)\b/;
const COUNT = /\bquant[ie]\b|how many/;

const WANTED: readonly [Wanted, RegExp][] = [
  [
    'marginRate',
    /(?:margin\w*|ricaric\w*|guadagn\w*) (?:in )?percent|percentuale di (?:margin|guadagn)|margin (?:rate|%)/,
  ],
  ['profit', /\brend(?:e|ono|ere|imento)\b|guadagn|margin|\butile\b|profit|redditiz|\bearn/],
  ['stock', /giacen|magazzin|scort[ae]\b|rimast[ei]|\bstock\b/],
  ['expense', /\bspes[aoe]\b|\bspend|\bcost[aoi]?\b|\bcostano\b|uscite|\bpag(?:o|ato|ata|hiamo)\b|\bspent\b/],
  ['revenue', /incass|ricav|fattur|vendite\b|entrate|revenue|\bsales\b|turnover|takings|\bvale\b/],
  ['quantity', /pezzi|quantita|\bvend(?:o|e|ono|iamo|ut[oaie])\b|\bunita\b|copert|\bsell|\bsold\b|\bunits\b/],
  ['price', /prezz|\bcar[oaie]\b|\bprice|tariff/],
];

/** What rows may be about: by the names of columns and in the words of questions. */
const KINDS: readonly [string, RegExp][] = [
  [
    'product',
    /prodott|articol|\bvoc[ei]\b|piatt[oi]|referenz|descrizion|servizi[oe]?\b|trattament|lavorazion|\bitems?\b|product|service/,
  ],
  ['customer', /client|customer|committent|intestatari|ragione sociale/],
  ['supplier', /fornitor|supplier|vendor/],
  ['category', /categori|repart|tipolog|\btipo\b|famigli|genere|category|\btype\b/],
  [
    'seller',
    /vendit(?:ore|ori|rice|rici)|agent[ei]|operator|dipendent|commess|addett|collaborator|camerier|\bstaff\b|seller/,
  ],
  ['place', /\bsed[ei]\b|negozi|punt[oi] vendita|citta|zona|\bcanal[ei]\b|\bshop\b|store|channel|city/],
];
const kindOf = (folded: string): string | null =>
  KINDS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;

const POINTS_AT =
  /\b(?:tabell\w*|fogli\w*|file|excel|csv|xlsx|allegat\w*|colonn\w*|righ[ei]|registr\w*|elenco|spreadsheet|table|sheet|attach\w*|column|rows?)\b/;
const ASKED_KIND = new RegExp(
  String.raw`\b(?:qual[ei]?|che|quant[ie]|per|prim[ieoa]|ultim[ieoa]|top|i|gli|le|il|lo|la|l'|which|what|per|by|each|the|ogni|ciascun\w*)(?: | ?\d+ |')(?:\w+ ){0,2}?(\p{L}+)`,
  'gu',
);
const NUMBER_WORDS = ['un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\d]+/gu) ?? [];
const hasWords = (text: string, part: string): boolean =>
  part.length >= 3 && ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(part).join(' ')} `);
const stemsOf = (folded: string): Set<string> => new Set(wordsOf(folded).map((word) => stem(word, 'it')));

/** Columns whose name says too little to be meant by it. */
const PLAIN_NAME = /^(?:totale|valore|n\.?|numero|importo|total|value|nome|descrizione)$/;

const namedColumn = (folded: string, { numbers }: TypedTable): NumberColumn | null => {
  const quoted = /[«"“]([^»"”]+)[»"”]/.exec(folded)?.[1];
  const byName = (name: string) => numbers.find((column) => column.folded === name.trim());
  if (quoted !== undefined) return byName(quoted) ?? null;
  const stems = stemsOf(folded);
  const named = numbers.filter(
    (column) =>
      !PLAIN_NAME.test(column.folded) &&
      wordsOf(column.folded).length > 0 &&
      wordsOf(column.folded.replace(/\(.*?\)|€|%|\beuro?\b/g, ' ')).every((word) =>
        stems.has(stem(word, 'it')),
      ),
  );
  const longest = [...named].sort((a, b) => b.folded.length - a.folded.length);
  return longest[0] ?? null;
};

/** Bills that nobody has paid yet: asked about, and written in a column of states. */
const ASKS_OWED =
  /\bdeve\b|\bdevono\b|da (?:pagare|incassare|saldare)|non (?:\w+ )?(?:pagat|incassat|saldat)|insolut|in sospeso|apert[ei]\b|\bowe|unpaid|outstanding/;
const IS_OWED =
  /^(?:da (?:pagare|incassare|saldare)|non (?:pagat|incassat|saldat)\w*|insolut\w*|apert\w*|(?:in )?sospes\w*|scadut\w*|in attesa|unpaid|open|due|overdue|no)$/;

const owedFilter = (folded: string, { texts }: TypedTable): TableFilter[] => {
  if (!ASKS_OWED.test(folded)) return [];
  return texts.flatMap((column) => {
    const values = column.names.flatMap(({ value, folded: name }) => (IS_OWED.test(name) ? [value] : []));
    const isState = /stat[oi]|pagat|incass|saldat|state|status|paid/.test(column.folded);
    return isState && values.length > 0 ? [{ column, values, label: values.join(', ') }] : [];
  });
};

const filtersOf = (folded: string, table: TypedTable): TableFilter[] => {
  const owed = owedFilter(folded, table);
  const stems = stemsOf(folded);
  const named = table.texts.flatMap((column): TableFilter[] => {
    if (owed.some((filter) => filter.column === column)) return [];
    const found = column.names.find(({ folded: name }) => {
      const words = wordsOf(name);
      // A column's own name or kind is no value of it: "quale cliente" names no customer.
      if (kindOf(name) !== null && words.length === 1) return false;
      return (
        hasWords(folded, name) ||
        (words.length > 0 && words.every((word) => word.length >= 4 && stems.has(stem(word, 'it'))))
      );
    });
    return found === undefined ? [] : [{ column, values: [found.value], label: found.value }];
  });
  return [...owed, ...named];
};

const groupOf = (folded: string, { texts }: TypedTable): Pick<TableQuestion, 'group' | 'missingGroup'> => {
  if (
    /\b(?:che|qual[ei]|in che|per|ogni|which|what|by|per|each|migliore|peggiore) (?:e (?:stato )?il )?(?:mes[ei]|months?)\b|\b(?:mese|month) (?:miglior|peggior|piu|meno|best|worst)|\b(?:miglior|peggior) mese/.test(
      folded,
    )
  )
    return { group: 'month', missingGroup: null };
  const kinds = [...folded.matchAll(ASKED_KIND)].map(([, word = '']) => word);
  const stems = new Set(kinds.map((word) => stem(word, 'it')));
  const byName = texts.find((column) => wordsOf(column.folded).some((word) => stems.has(stem(word, 'it'))));
  if (byName) return { group: byName, missingGroup: null };
  const word = kinds.find((each) => kindOf(each) !== null);
  if (word === undefined) return { group: null, missingGroup: null };
  const kind = kindOf(word);
  const byKind = texts.find((column) => kindOf(column.folded) === kind);
  // Whatever the rows are about is a product, unless their column says otherwise.
  const unnamed = texts.find((column) => kindOf(column.folded) === null);
  const group = byKind ?? (kind === 'product' ? unnamed : undefined) ?? null;
  return { group, missingGroup: group === null ? word : null };
};

const AMOUNT_OF =
  /(?:spes[oaie]|spend\w*|incass\w*|fattur\w*|guadagn\w*|vendut\w*|vendo|spent|earned|sold) (?:di|del|della|dei|delle|degli|dell'|per|con|in|sul|sulla|sui|on|for|from|of) ?(?:il |la |lo |i |le |gli |l'|the )?(\p{L}{3,})/u;
const NO_NAME =
  /^(?:piu|meno|tutt[oaie]|total[ei]?|medi[ao]|mese|mesi|anno|giorn[oi]|settimana|euro|quest[oaie]|ogni|cui|pezzi|volte|all|total|average|month|year)$/;

/** "Quanto ho speso di spedizioni?", where nothing in the table is called so: the sum of everything would be no answer. */
const unknownNameOf = (bare: string, { file, title, texts, numbers, date }: TypedTable): string | null => {
  const name = AMOUNT_OF.exec(bare)?.[1];
  if (name === undefined || NO_NAME.test(name) || monthOfName(name) !== null || kindOf(name)) return null;
  const known = stemsOf(
    [file, title, ...[...texts, ...numbers].map(({ folded }) => folded), date?.folded ?? '']
      .map((each) => foldText(each).replace(/[_.-]/g, ' '))
      .join(' '),
  );
  return known.has(stem(name, 'it')) ? null : name;
};

/** What a message asks of a table. */
export const readTableQuestion = (text: string, table: TypedTable): TableQuestion => {
  const folded = foldText(text);
  const filters = filtersOf(folded, table);
  const bare = filters.reduce(
    (rest, { values }) => values.reduce((text, value) => text.replaceAll(foldText(value), ' '), rest),
    folded,
  );
  const { group, missingGroup } = groupOf(bare, table);
  const column = namedColumn(bare, table);
  const found = OPERATIONS.find(([, pattern]) => pattern.test(bare))?.[0];
  const isMonthly = /\b(?:al|a|per|ogni|in un) mese\b|mensil|\b(?:a|per|each) month\b|monthly/.test(bare);
  const operation =
    (found === 'by-month' && /\bmedi[aoe]\b|average/.test(bare) ? 'mean' : found) ??
    (COUNT.test(bare) && column === null
      ? 'count'
      : TOTAL.test(bare) || COUNT.test(bare) || (filters.length > 0 && ASKS_VALUE.test(bare))
        ? 'total'
        : null);
  const month = wordsOf(bare)
    .filter((word) => word.length > 3 || /\b(?:a|in|di|of) \w{3}\b/.test(bare))
    .map(monthOfName)
    .find((each) => each !== null);
  const year = /\b(20\d{2})\b/.exec(bare)?.[1];
  const listed = new RegExp(
    String.raw`\b(?:prim[ie]|ultim[ie]|top|i|le|gli|the|best|worst|migliori|peggiori) (\d{1,2}|${NUMBER_WORDS.join('|')})\b`,
  ).exec(bare)?.[1];
  const most =
    listed === undefined ? null : /\d/.test(listed) ? Number(listed) : NUMBER_WORDS.indexOf(listed) + 1;
  return {
    operation: operation === 'total' && group === 'month' ? 'by-month' : operation,
    isPaid: /incass|deve|devono|pag(?:are|at|o\b|a\b)|spes[oa]|spend|con iva|\blord|\bpaid|\bowe|spent/.test(
      folded,
    ),
    unknownName: unknownNameOf(bare, table),
    wanted: WANTED.find(([, pattern]) => pattern.test(bare))?.[0] ?? null,
    column,
    group: group ?? (operation === 'mean' && isMonthly ? 'month' : null),
    missingGroup,
    filters: filters.filter(({ column: each }) => each !== group || operation !== 'highest'),
    month: month ?? null,
    year: year === undefined ? null : Number(year),
    most,
    pointsAtFile: POINTS_AT.test(folded),
  };
};

/** A question that leaves out what the one before said: "e il peggiore?", "e a marzo?". */
export const mergeQuestions = (before: TableQuestion, after: TableQuestion): TableQuestion => {
  const isRanked = after.operation === 'highest' || after.operation === 'lowest';
  return {
    operation: after.operation ?? before.operation,
    wanted: after.wanted ?? (after.column ? null : before.wanted),
    column: after.column ?? (after.wanted ? null : before.column),
    group: after.group ?? (isRanked || after.operation === null ? before.group : null),
    missingGroup: after.missingGroup,
    filters: after.filters.length > 0 ? after.filters : isRanked ? [] : before.filters,
    month: after.month ?? (after.group === 'month' ? null : before.month),
    year: after.year ?? before.year,
    most: after.most,
    pointsAtFile: after.pointsAtFile || before.pointsAtFile,
    isPaid: after.isPaid || before.isPaid,
    unknownName: after.unknownName,
  };
};
