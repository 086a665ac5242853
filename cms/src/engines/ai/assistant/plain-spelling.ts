/** How people abbreviate in messages, with the words that are meant. */
const ABBREVIATIONS: readonly [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])k([eiì])(?![\p{L}\p{N}])/giu, 'ch$1'],
  [/(?<![\p{L}\p{N}])(?:xk[eèé]?|xch[eèé]?|perk[eèé]|pk[eèé])(?![\p{L}\p{N}])/giu, 'perché'],
  [/(?<![\p{L}\p{N}])nn(?![\p{L}\p{N}])/giu, 'non'],
  [/(?<![\p{L}\p{N}])cmq(?![\p{L}\p{N}])/giu, 'comunque'],
  [/(?<![\p{L}\p{N}])qnt([oaie])?(?![\p{L}\p{N}])/giu, 'quant$1'],
  [/(?<![\p{L}\p{N}])qst([oaie])?(?![\p{L}\p{N}])/giu, 'quest$1'],
  [/(?<![\p{L}\p{N}])qlc(?:n|s)?(?![\p{L}\p{N}])/giu, 'qualche'],
  [/(?<![\p{L}\p{N}])(?:tt([oaie]))(?![\p{L}\p{N}])/giu, 'tutt$1'],
  [/(?<![\p{L}\p{N}])dv(?:o)?(?![\p{L}\p{N}])/giu, 'devo'],
  [/(?<![\p{L}\p{N}])grz(?:ie)?(?![\p{L}\p{N}])/giu, 'grazie'],
  [/(?<![\p{L}\p{N}])msg(?![\p{L}\p{N}])/giu, 'messaggio'],
  [/(?<![\p{L}\p{N}])c'[eéè]?(?=\s)/giu, "c'è"],
  [/(?<!\p{L})coef+ic+i?ent([ei])(?!\p{L})/giu, 'coefficient$1'],
  // "Una 75ina (75)": about so many.
  [/(?<![\p{L}\p{N}])(?:un[ao] )?(\d+)ina(?:\s*\(\1\))?(?![\p{L}\p{N}])/giu, '$1'],
  // "L’AI" in capitals, in a message that is not all in capitals: no preposition.
  [
    /(?<![\p{L}\p{N}])(?:AI|IA)(?![\p{L}\p{N}])(?=[^]*\p{Ll})|(?<=\p{Ll}[^]*(?<![\p{L}\p{N}]))(?:AI|IA)(?![\p{L}\p{N}])/gu,
    'intelligenza artificiale',
  ],
  // "Il 30 x cento": a share, no product.
  [/(?<=\d ?)x cento(?![\p{L}\p{N}])/giu, 'per cento'],
  // "x pareggiare", "x il mio bar"; "3 x 200" stays a product.
  [/(?<![\p{L}\p{N}]|\d )x(?= ?\p{L})/giu, 'per'],
  // "Meno scontrini di prima": sales, as tills count them, and no paper to be issued.
  [
    /(?<!\p{L})(?:(?:faccio|facciamo|ho|abbiamo|battiamo|batto) )?meno scontrini(?= (?:di prima|del solito|(?:di|dell|degli|del|rispetto)['’ ]?\p{L}+)|\s*[.?!,]|$)(?!.*(?:finanza|fisco|agenzia|emett|fiscal))/giu,
    'calano le vendite',
  ],
  // "non li compra + nessuno"; "+ iva" and "200 + 30" stay sums.
  [/(?<=\p{L} )\+(?= (?!iva\b|vat\b)\p{L})/giu, 'più'],
  [/(?<=\b(?:guadagn|vend|lavor|compr|pag)\w{1,4} )\+(?=[ ?!.]|$)/giu, 'più'],
];

/** A message with its abbreviations written out, for readers of words. */
export const expandAbbreviations = (text: string): string =>
  ABBREVIATIONS.reduce((rest, [pattern, words]) => rest.replace(pattern, words), text);
