/** Asks for an explanation. */
export const ASKS_WHY = /^(?:come|perche|cosa|che cosa|quanto|quando|quale|chi|dove)\b/;

/** Speaks of a business of one's own: "ho una…", "sono idraulico", "gestisco", or a trade and what is wrong with it. */
export const OWN_BUSINESS =
  /\b(?:ho|abbiamo|gestisco|gestiamo|sono|siamo|faccio|facciamo|produco|produciamo|vendo|vendiamo|apro|lavoro|mi|mio|mie[io]?|mia|nostr\w|ci|mie|perdo|idea|vorrei|voglio|trovo|attiro|aumento|prendo)\b|:/;

/** Asks what the law wants: a plan would be another subject. */
export const ASKS_LAW =
  /\b(?:(?<!che |cosa |come )(?:devo|dobbiamo|posso|possiamo)(?! (?:fare|risolvere|migliorare|vendere|attirare|trovare))|si puo|e (?:obbligatori\w|legale|vietato)|obblig\w*|per legge|mult[ae]\b|sanzion\w*|entro (?:quando|che|quanti)|scad(?:e|enza)\b|quanti giorni|mi tocca (?:pagare|fare))\b.*\?/;

/** Says that one has or does something. */
export const HAS_BUSINESS =
  /\b(?:ho|abbiamo|gestisco|gestiamo|sono|siamo|faccio|facciamo|produco|produciamo|vendo|vendiamo|riparo|noleggio|restauro|stampo|coltivo|allevo|organizzo|insegno|apro|lavoro|il mio|la mia|i miei|le mie|nostr\w|mi|ci|me)\b/;
/** The trade before a colon, a comma or a stop: "fioraia. butto via…". */
export const AT_HEAD = /^[^?.,:]{4,60}[:,.] /;

/** Speaks of what the law wants. */
export const OF_LAW =
  /\blegge\b|obblig\w*|mult[ae]\b|sanzion\w*|contratt\w*|ccnl|preavvis\w*|scadenz\w*|\bentro\b|\?/;
/** Words at the head of a message that name no trade. */
export const NOT_A_TRADE =
  /^(?:ciao|salve|buon\w*|grazie|scusa\w*|allora|senti|ascolta|aiuto|domanda|problema|idea|oggi|ieri|domani|quest\w*|quando|quanto|vorrei|adesso|secondo|prezzo|affitto|margine|spese|fattura|iva|cliente\w*|mio|mia)\b/;

/** Asks for a figure: no plan answers it. */
export const ASKS_NUMBER = /\bquant[oaie]\b[^?]*\?/;
/** Tells that something is wrong, or wants something. */
export const TELLS_OR_WANTS =
  /\b(?:vorrei|voglio|vogliamo|come|cosa|che faccio|che fare|aiut\w*|consigl\w*|idee|non|nessun\w*|troppo|poco|poch\w*|meno|piu|solo|sempre|mai|ma|pero|paura|problem\w*|difficolt\w*|crisi|perd\w*|cal\w*)\b/;
