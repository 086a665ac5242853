import type { CalculationKind } from '../../../../contract';

/** Which calculation a message asks for, first match wins; on folded lower-case text. */
const INTENTS: readonly [CalculationKind, RegExp][] = [
  [
    'flat-rate',
    /forf?et|flat[- ]?rate|(?:tasse|imposte|taxes).*\b(?:consulent|freelanc|artigian|professionist)/,
  ],
  [
    'break-even',
    /pareggio|break[- ]?even|andare in pari|in pari\b|quant[iaoe]\b.{0,40}\b(?:devo|dovrei|bisogna|must|should)\b.{0,15}\b(?:vender|fare|farne|incassar)|how many .{0,30}(?:sell|need)|(?:coprire|ripagare|cover) .{0,20}(?:spes|cost)/,
  ],
  [
    'instalments',
    /\brat[ae]\b|finanziament|\bmutuo|\bprest(?:it[oi]|ano|are|ata)\b|leasing|\bloan|instal+ment|mortgage|monthly payment/,
  ],
  [
    'staff-cost',
    /(?:cost|spend|paga|stipendi|prend|assum|salar|hire|employ|dipendent|lord).*(?:lord[oi]|\bral\b|gross|dipendent|stipendi|assum|employ|hire|salary)/,
  ],
  [
    'runway',
    /(?:\bcassa\b|liquidit|in banca|sul conto|\bcash\b|runway).*(?:\bmes[ei]\b|dur[oaia]|resist|autonomia|perd|bruci|spend|escon|usc|month|last|burn|lose)|(?:spend|perd|bruci|escon|usc).*(?:mese|month).*(?:quant|dur|resist|avanti|camp)|(?:quant[oi]|how) (?:mesi|tempo|many|long)\b.*(?:dur|resist|avanti|camp|surviv|last)|(?:mesi|months) (?:di )?(?:autonomia|runway|of runway)/,
  ],
  [
    'funnel',
    /conversion|\broas\b|costo per (?:cliente|acquisizion|ordine)|cost per (?:customer|order)|(?:visit|clic|pubblicit|\bads?\b|campagn).*(?:ordin|client|acquist|vendit|order|customer|sales)|(?:visit|clic).*(?:compr|bought|buy)|(?:spes|speso|spend|spent).*\b(?:nuovi )?(?:client|customer)|(?:client|customer).*(?:pubblicit|\bads?\b|campagn)/,
  ],
  [
    'vat-remove',
    /scorpor|(?:toglier|leva|senza|netto|sottra|al netto).{0,30}\biva\b|\biva\b.{0,12}(?:inclus|compres|dentro)|(?:without|before|excluding|remove|take out|net of).{0,20}\bvat\b|\bvat\b.{0,10}(?:included|inclusive)|includ\w+ vat/,
  ],
  ['vat-add', /\biva\b|\bvat\b/],
  [
    'unit-price',
    /(?:all|l|per|ad|al)[ ']*\b(?:ora|hour)\b|tariffa|orari[oa]\b|hourly|\bprezzo (?:al|per) pezzo|costo (?:unitario|al pezzo|per pezzo)|per (?:unit|piece)|ore fatturabil|billable|guadagn\w*.*\bore\b|\bore\b.*guadagn\w*/,
  ],
  ['price-from-margin', /(?:margin|guadagn|profit)/],
  ['margin', /margin|ricaric|mark[- ]?up|guadagn|profit|ci ricavo/],
];

/** The calculations that the words ask for, likeliest first; which of them it is shows in the figures. */
export const intentsOf = (folded: string): CalculationKind[] =>
  INTENTS.filter(([, pattern]) => pattern.test(folded)).map(([kind]) => kind);

/** Asks for a sum even without any figure yet. */
export const WANTS_SUM =
  /\b(?:calcol\w*|quanto (?:fa|viene)|fammi (?:il conto|i conti)|conteggi\w*|calculate|work out|compute)\b/;
