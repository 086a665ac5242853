import type { Calculation, Figure } from '../../../contract';

/** Figures of a result by the words that ask for them again: "e il ricarico?", "e di interessi?". */
const NAMED: readonly [RegExp, readonly string[]][] = [
  [/ricaric\w*|mark.?up/, ['markUp']],
  [/interess\w*/, ['interest']],
  [
    /(?:in tutto|totale|complessiv\w*) .{0,20}(?:restitu|pag|rid|spend)|quanto (?:restituisco|ripago|ridò|rido)/,
    ['total'],
  ],
  [
    /vender\w* (?:\p{L}+ )?(?:in|di) piu|quant[ei] (?:\p{L}+ ){0,5}in piu\b/u,
    ['unitsNeeded', 'moreSales', 'salesChange'],
  ],
  [/\btotale\b|in tutto|compless\w*/, ['gross', 'invoiceTotal', 'total']],
  [/\bcontribut\w*|\binps\b/, ['contributions']],
  [/impost\w*|tass[ae]\b/, ['tax']],
  [/(?:rest|riman)\w* (?:in tasca|netto|a me)|in tasca|nett[oi]\b/, ['left', 'received']],
  [/quanto (?:\p{L}+ ){0,2}(?:rest|riman|avanz)\w*/u, ['left', 'received', 'profit', 'balance']],
  [/imponibil\w*/, ['net', 'businessIncome']],
  [/margin\w*/, ['marginRate', 'contributionShare', 'contribution']],
  [/guadagn\w*|utile/, ['profit', 'marginEach']],
  [/fatturat\w*|incass\w*/, ['turnover', 'revenue']],
  [/food ?cost|incidenz\w*/, ['costShare']],
];

/** "Che margine e ricarico ho?": both figures of the last results, in the order in which they are named; none where one is. */
export const namedPair = (results: readonly Calculation[], folded: string): Figure[] => {
  const last = results.at(-1);
  if (!last || folded.length > 70) return [];
  const found = NAMED.flatMap(([pattern, names]) => {
    const at = folded.search(pattern);
    const figure = names.flatMap((name) => last.result.filter((each) => each.name === name))[0];
    return at >= 0 && figure ? [{ at, figure }] : [];
  });
  const figures = [...new Set(found.sort((a, b) => a.at - b.at).map(({ figure }) => figure))];
  return figures.length === 2 && AND.test(folded) ? figures : [];
};
const AND = /\p{L} e (?:il |la |l'|che |quale |quanto )?\p{L}/u;

/** The figure of the last results that a short further question names; `null` when it names none, or the one just told. */
export const namedResult = (results: readonly Calculation[], folded: string): Figure | null => {
  const last = results.at(-1);
  if (!last || folded.length > 70) return null;
  for (const [pattern, names] of NAMED) {
    if (!pattern.test(folded)) continue;
    const figure = names
      .map((name) => last.result.find((each) => each.name === name))
      .find((each) => each !== undefined);
    if (figure) return figure;
  }
  return null;
};
