/** What an adviser of businesses does not answer, however like its own subjects the words may be. On folded lower-case text. */
const ELSEWHERE: readonly RegExp[] = [
  // Health.
  /\bmal di (?:testa|schiena|gola|pancia|denti)|\bmedicin[ae]\b|\bfarmac[oi] (?:prend|dev)|\bsintom|\bfebbre\b|\bheadache|\bsymptom|\bdiagnos|\bpainkiller/,
  /\b(?:dimagri|diet[ae]\b|vaccin|dottore|medico (?!competente)|pressione alta|gravidanz|dosag|antibiotic|lose weight|diet\b|doctor\b)|\b(?:cane|gatto|figlio|bambino) (?:vomit|sta male|ha la)/,
  // Words for their own sake.
  /\bpoesi[ae]\b|\bcanzone\b|\bbarzellett|\bfavola\b|\bromanzo\b|\bpoem\b|\bsong\b|\bjoke\b|\bbedtime story/,
  // The world at large.
  /\bmondial[ei]\b|\bcampionato\b|\bscudetto\b|\bserie a\b|\belezion|\bpresidente del|\bcapitale d(?:i|el|ella)\b(?! rischio)|\bworld cup|\bwho won\b|\bchi ha vinto|\bcapital of\b|\boroscopo|\bhoroscope|\bche tempo fa\b|\bmeteo\b|\bpiov\w*\b.*\bdomani|\bweather/,
  // Home, school, travel.
  /\bricetta (?:d|per)|\bcarbonara\b|\btiramisu\b|\brecipe\b|\btraduci|\btradurre\b|\btranslate\b|\bcompit[oi] (?:di|per)|\bequazion|\bhomework|\bfidanzat|\bmoroso|\bhotel (?:a|in) buon prezzo|\bvolo per\b/,
  /\bche film|\bconsigliami un (?:film|libro|ristorante|viaggio)|\bprenot\w* (?:un |il )?(?:volo|tavolo|treno)|\bche ore sono|\bwhat time is it|\bquanto e (?:alt|lung|lontan)\w+|\bchi (?:e|era) (?:il|la|stato) (?:presidente|papa|re|primo)|\bwho is the (?:president|king|pope)|\bquando gioca|\b(?:juve\w*|inter|milan|napoli) (?:ha|gioca|vince)|\bpython\b|\bjavascript\b|\bwrite (?:a |me a )?(?:program|code|essay)|\bscrivi(?:mi)? (?:un )?(?:programma|codice|tema|saggio)|\b(?:film|movie|recipe)\b|\bristorante (?:buono|consigli)|\bwhere (?:should|can) i (?:eat|travel)|\binnamor|\bconquist\w+ (?:una|un) (?:ragazz|donn|uom)|\bcucin(?:are|o) (?:la|il|le|gli|una?)\b|\bcome si (?:cucina|prepara) (?:la|il|una?)\b|\b(?:lasagn|tiramis|pasta al)/,
  // Own savings.
  /\bquali azioni\b|\bche azioni\b|\bazioni (?:compr|di)|\betf\b|\bbtp\b|\bforex\b|\btrading\b|\blotto\b|\bscommess|\blottery\b|\bstock tips|\bbitcoin|\bcripto|\bcrypto|\bin borsa\b|\bmiei risparmi|\bmy savings|\bwhich stocks/,
  // Other people's data.
  /\b(?:numero di telefono|indirizzo|codice fiscale|iban|email|password) (?:di|del|della|dell) (?!mi[oa]\b|azienda\b|sito\b|posta\b|profilo\b|account\b)|\bquanto (?:ha |hanno )?(?:fattur|guadagn)\w* (?:l anno scorso )?(?:il|la|i|lo) (?!mi[oa]\b)|\b(?:dammi|trova\w*|dimmi|cerca\w*) (?:il |la |i |l )?(?:numero|cellulare|telefono|indirizzo|mail|email|dati|codice fiscale|stipendio|conto|fatturato) (?:personal\w+ )?(?:di|del|della|dei|degli|dell) (?!mi[oa]\b)|\bdove abita\b|\bwhere does .* live|\bdati (?:personali )?(?:degli altri|di altri|dei clienti di|di un altr)|\b(?:clienti|fatturato|conti|dati) (?:del|della|dei|di) (?:mio |miei )?(?:concorrent|vicin|altr)|\bphone number (?:of|for)\b|\b(?:her|his|their) (?:address|password|salary)\b|\bhow much (?:does|did) (?:the|my) (?:neighbour|competitor)/,
];

/** What would be against the law or somebody. */
const UNSAFE: readonly RegExp[] = [
  /\bevader|\bnon pagare (?:le tasse|l iva|l inps)|\bfatture? fals|\bfare (?:in |il |tutto )?nero\b|\ba nero\b|\blavor\w* (?:in|a) nero (?:senza|cosi)|\bsenza (?:fare |farmi )?(?:lo )?scontrino|\bfalsific|\briciclar|\bnascondere (?:i )?(?:soldi|incassi|redditi)|\bhack|\bevade tax|\bavoid paying tax|\bfake invoice|\blaunder|\brecensioni false (?:su|contro|al|del|per)|\bscrivere recensioni (?:false|finte)|\bspiare|\bcome (?:si )?(?:fabbric|costru)\w* (?:un )?(?:arma|bomba)/,
];

export type Scope = 'ours' | 'elsewhere' | 'unsafe';

export const scopeOf = (folded: string): Scope => {
  if (UNSAFE.some((pattern) => pattern.test(folded))) return 'unsafe';
  return ELSEWHERE.some((pattern) => pattern.test(folded)) ? 'elsewhere' : 'ours';
};
