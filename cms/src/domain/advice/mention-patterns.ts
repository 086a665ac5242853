import type { MentionUnit, Period } from './mention';
import { COST_NOUNS } from './role-cues';

const DIGITS = String.raw`\d{1,3}(?:[ '.]\d{3})+(?:,\d{1,2})?(?!\d)|\d{1,3}(?:,\d{3})+\.\d{1,2}(?!\d)|\d+(?:[.,]\d+)?`;
const WORD = String.raw`\p{L}*(?:mila|mille|cento)\p{L}*|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)(?:\p{L}+|(?='))|(?:un|una|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|mezz|mezza|mezzo(?=\s+(?:litro|chilo|kg|metro|etto|quintale|pezzo))|two|three|four|five|eight|ten|twelve)`;
export const FIGURE = new RegExp(
  String.raw`(?:(?<=\d ?[x×*] ?|\s[x×*])|(?<![\p{L}\p{N}.,/]))(?<sign>€\s*)?(?:(?<digits>${DIGITS})(?!\d|[.,]\d|/\d)|(?<word>${WORD})(?![\p{L}]))`,
  'gu',
);

/** "Tre e quaranta", "sette e cinquanta": euro and cents in words. */
export const CENTS_IN_WORDS =
  /\s+e\s+(dieci|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)cinque)(?!\p{L})(?!\s*(?:mes|ann|giorn|or[ae]\b|person|dipend|%|minut|pezz|client))/uy;
/** "Gli altri due 1.980 ciascuno": a number in words before an amount that is of each. */
export const COUNT_OF_AMOUNT =
  /^\s*(?:\p{L}+\s+){0,2}(?:€\s*)?\d[\d.,]*\s*(?:€|euro)?\s*(?:al mese\s*)?(?:l'un[oa]|ciascun|a testa|cadaun|ognun|each)/u;
/** Sticky readers of what follows a number. */
export const SCALE = /\s*(k|mila|thousand|mln|milion[ei]|million)(?![\p{L}\p{N}])/uy;
export const HUNDREDS =
  /\s+e\s+(due|tre|quattro|cinque|sei|sette|otto|nove|[2-9]|\p{L}*cento|\d00)(?![\p{L}\p{N}%]|[.,]\d)(?!\s*(?:mes|ann|giorn|or[ae]|person|dipend|%))/uy;
export const TENTHS = /\s+e\s+(\d)(?=\s*(?:%|per ?cento))/uy;
export const HALF = /\s+e\s+mezz[oa](?!\p{L})/uy;
/** "Un'ora e un quarto", "due ore e tre quarti". */
export const QUARTERS = /\s+e\s+(un quarto|tre quarti)(?!\p{L})/uy;
/** Units of which a half may be told behind them. */
export const HALF_OF_UNIT: readonly MentionUnit[] = ['hours', 'days', 'months', 'pieces', 'money'];
export const CENTS =
  /\s+e\s+(\d\d)(?![\d%.,/]*\d)(?!\s+\p{L}{3,}[ie]\s+(?:a|da|x)\s+\d)(?!\s*(?:%|per ?cento|mes|ann|giorn|or[ae]|person|dipend|pezz|client|rat[ae]|volt))/uy;
export const MADE_NOUN =
  /\s(?!(?:euro|mila|fiss|nett|lord|mens|ann))(\p{L}{3,}[ie]|menu|kit|box|tour|toast|cocktail)(?=[\s:,;])/uy;
export const CENTS_AFTER_UNIT =
  /\s+e\s+(\d\d)(?![\d%.,/]*\d)(?!\s*(?:%|mes|ann|giorn|or[ae]|person|dipend|pezz|client|rat[ae]|volt|\p{L}{4,}[ie](?!\p{L})))/uy;
export const NOUN_AHEAD =
  /(?<!\p{L})(?<!crediti verso |ricavi |ricavo |incassi |incasso |fatturato |fatture a |crediti da |crediti dai |verso i |dai )(ore|mesi|anni|giorni|mq|metri|kg|litri|coperti|clienti|pezzi|sedute|lezioni|iscritti|allievi|appuntamenti|camere|scontrini|notti|ordini|consegne|visite|pasti|biglietti)(?: che (?:\p{L}+ ){1,5}\p{L}+)?(?: (?:che|fatturabili|vendibili|lavorate|lavorabili|riesco a|posso|fatturare|vendere|diventano|diventassero|sono|fossero|salgono a|scendono a|invece|medi[ae]?|circa|solo|soltanto|appena|al massimo|vendut[ie]|ai|in))*( (?:al|alla|a|all') (?:giorno|mese|settimana|anno))?[ :=]+$/u;
/** Verbs that make or move things, after "ne"; of those that move money a sum follows. */
/** "Ne fa 3 in un'ora", "ne fanno 40 al giorno": what somebody gets done in a span. */
export const NE_DOES_IN_SPAN = /\bne fa(?:nno)? (?:circa |in media |almeno )?$/u;
export const IN_A_SPAN = /^ (?:in un'?|all'|ogni|al|a|per) ?(?:ora|giorno|settimana|turno|sera)\b/u;
export const NE_COUNT =
  /\bne (?:facci\w*|vend\w*|sped\w*|produ\w*|affitt\w*|noleggi\w*|prepar\w*|serv(?:o|iamo|e)|sforn\w*|consegn\w*|lav(?:o|iamo)|stamp\w*|confezion\w*|fabbric\w*|realizz\w*|ripar\w*|tagli\w*) (?:circa |in media |almeno )?$/u;
/** "Ne arrivano 20": people or orders, below the size of money. */
export const NE_COMING =
  /\bne (?:ho|abbiamo) (?:ora |adesso |gia |solo |circa )?$|\bne (?:ho|abbiamo|hanno) (?:vendut|fatt|consegnat|spedit|pers|chius|convint|acquisit|firmat|iscritt|complet|accettat|convertit)\w* (?:solo |soltanto |circa )?$|\bne (?:perd\w*|prend\w*|compr\w*|ordin\w*|acquist\w*) (?:solo |circa |almeno )?$|\bne (?:arriv\w*|veng\w*|torn\w*|iscriv\w*|vien\w*|conclud\w*|chiud\w*) (?:circa |solo |soltanto |in media |almeno )?$/u;
/** "Mi hanno scritto in 48", "sono venuti in 30": how many people did so. */
export const DID_IN =
  /\b(?:(?:scriv|telefon|chiam|contatt|rispond|veng|arriv|entr|prenot|clicc|partecip|compr|ordin)(?:ono|ano)|scritto|telefonato|chiamato|contattato|risposto|venut[ie]|arrivat[ie]|entrat[ie]|iscritt[ie]|prenotato|cliccato|partecipato|comprato|ordinato)(?: \p{L}+)? in (?:circa )?$/u;
/** "Di questi 12 hanno comprato", "di cui 8 hanno prenotato": some of the people before. */
export const OF_WHOM = /\b(?:di|fra|tra) (?:quest[ie]|quell[ie]|loro|cui)(?: (?:solo|soltanto|circa|ne))? $/u;
export const WHO_DID = /^ (?:hanno|ne hanno|sono|si sono|ha|mi hanno|poi hanno|han)\b/u;
/** "Uno su cinque", "una richiesta ogni tre": a small number in words that tells a share. */
export const ONE_IN = /\b(?:un[oa]|1) (?:(?!mes[ei]\b|giorn|ann[oi]\b|settiman|volt)\p{L}+ )?(?:su|ogni) $/u;
export const EARNED_ON = /\bquanto (?:ci )?(?:guadagn|ricav|incass|mi rest|mi riman)\p{L}* su $/u;
export const SOLD_AT_BEFORE = /\b(?:ri)?vend(?:o|iamo)\b[^.?!]{0,40} a (?:€ ?)?\d/u;
export const SOME_OF_THEM =
  /^\s*(?:(?:sono |erano |restano |rimangono )?(?:sempre )?(?:sfitt|vuot|liber|chius|inutilizz|rott|difettos|invendut|scartat)|(?:me )?(?:si|ne|li|le|vengono) (?:romp|rovin|butt|scart|perd|spacc)|vanno (?:persi|perse|a male|buttat))\p{L}*/u;
export const MOST_COMING = 99_900;
export const TIMES = /\s*[x×*]\s*(?=\d)/uy;

export const UNITS: readonly [RegExp, MentionUnit, number][] = [
  [/\s*(?:%|per ?cento(?!\p{L})|percent)/uy, 'percent', 1],
  [/\s*(?:centesim[oi]|cent)(?!\p{L})/uy, 'money', 0.01],
  [/\s*(?:€|eur(?:o|os|i)?(?!\p{L}))/uy, 'money', 1],
  [/[\s-]*(?:mensilita|payments)(?!\p{L})/uy, 'payments', 1],
  [/[\s-]*(?:mes[ei]|months?|rat[ae])(?!\p{L})/uy, 'months', 1],
  [/[\s'-]*(?:ann[oi]|years?)(?!\p{L})/uy, 'months', 12],
  [/[\s-]*(?:giorn[oi]|gg|days?|aperture)(?!\p{L})/uy, 'days', 1],
  [/[\s-]*(?:settiman[ae]|weeks?)(?!\p{L})/uy, 'days', 7],
  [/[\s'-]*(?:di |billable |working )?(?:or[ae]|hours?|h)(?!\p{L})/uy, 'hours', 1],
  [/\s*(?:minut[oi]|min)(?!\p{L})/uy, 'hours', 1 / 60],
  [
    /\s*(?:dipendent[ei]|ragazz[eio]|commess[eio]|person[ae]|operai[o]?|camerier[ei]|collaborator[ei]|collaboratric[ei]|addett[eio]|soc[io]|employees?|impiegat[ieo]|apprendist[aei]|magazzinier[ei]|baristi?|cuoc[ohi]+|autist[ia]|lavoratori?|istruttor[ei]|insegnant[ei]|maestr[aei]|educator[ei]|educatric[ei]|infermier[ei]|tecnic[oi]|murator[ei]|meccanic[oi]|parrucchier[aei]|estetist[ae]|venditor[ei]|rider|pizzaiol[oi]|aiutant[ei]|stagist[aei]|segretari[ae]|assistent[ei]|fisioterapist[aei]|bagnin[oi]|animator[ei]|guardian[oi]|staff members?|workers?)(?!\p{L})/uy,
    'people',
    1,
  ],
  [
    /\s*(?:pezz[oi]|copert[oi]|client[ei]|iscritt[oi]|alliev[oi]|visit[ae]|visitator[ei]|clic|click|ordin[ei]|acquist[oi]|vendit[ae]|scontrin[oi]|volt[ae]|lezion[ei]|appuntament[oi]|prenotazion[ei]|contatt[oi]|richiest[ae]|preventiv[oi]|camer[ae]|stanz[ae]|turn[oi]|serat[ae]|spettacol[oi]|piazzol[ae]|postazion[ei]|ombrellon[ei]|lettin[oi]|paia|uova|poltron[ae]|aul[ae]|nott[ei]|pernottament[oi]|giornat[ae]|tavol[oi]|stell[ae]|post[oi]|cop(?:ia|ie)|bottigli[ae]|kwh|kw|kg|gr|g|ml|cl|grammi|[ck]h?il[io]|etti|litr[io]|dl|decilitr[io]|cm|centimetr[io]|km|chilometr[io]|metri|mq|ettolitr[io]|quintal[ei]|tonnellat[ae]|orders?|visits?|customers?)(?!\p{L})/uy,
    'pieces',
    1,
  ],
];

/** A count before what is done with it: "12 torte a settimana", "26 canoni da 90", "40 coperti al giorno". */
export const COUNTED_NOUN =
  /\s+(?!(?:euro|mila|milion\w|fiss\w|nett\w|pulit\w|total\w|mie|miei|tue|piene|vuote|lord\w|mensil\w|ann\w+|spes\w|cost\w|entrat\w|uscit\w|margin\w|prezz\w|bollett\w|utenz\w|incass\w+|fatturat\w|versat\w|pagat\w|guadagnat\w|ricav\w+|rett\w|vend\w+|prend\w|mett\w|vien\w|esc\w|riman\w|vuol\w|chied\w|rend\w|perd\w|serv\w|com\w|anch\w|oltr\w|sempr\w|invec\w|pur\w|ivat\w|tass\w|interess\w|circa|tutt\w|altr\w)(?!\p{L}))(\p{L}{3,}[ie]|menu|cover|ticket|box|kit|post|tour|toast|coffee|cocktail|panini|paia|uova)(?=\s+(?:al|alla|a|ogni|per|da|l'|all'|in un|x|di media|in piu|in meno|extra|circa|medi)(?!\p{L})|\s+(?:mi |ci )?(?:costano|portano|rendono)(?!\p{L})|\s*[x×*/]|\s+(?:mensili|giornalier|settimanal|annu))/uy;

/** "Quanto guadagno su 60 candele?": what is counted ends the statement. */
export const ON_NOUN =
  /\s+(?!(?:euro|mila|lord|nett|incass|ricav|vendit|spes|cost|entrat|uscit|fattur|mes|ann|giorn|or[ae]|settiman|rat[ae]|volt)\p{L}*)(\p{L}{4,}[ie])(?=\s*(?:[?!,;.]|$))/uy;
/** "3 furgoni che…", "20 ombrelloni, …": few of something that is no cost, whatever follows. */
export const FEW_OF_NOUN = new RegExp(
  String.raw`\s+(?!(?:euro|mila|nett\w|lord\w|pulit\w|fiss\w|circa|tutt\w|altr\w|volt\w|mensil\w|medi\w|total\w|ann\w|anche|sempre|oltre|come|pure|invece|${COST_NOUNS})(?!\p{L}))(\p{L}{4,}[ie])(?=\s+che\s|\s*[,;:]\s|\s+di\s+\p{L}{3,}\s+(?:al|alla|a|ogni|in un)\s)|\s+(\p{L}{4,}[ie])(?=\s+che (?:fanno|girano|producono|servono|rendono)\s)`,
  'uy',
);
export const FEW = 20_000;

/** "300 coffees a day", "4 rooms at 80". */
export const ENGLISH_NOUN =
  /\s+(?!(?:days?|weeks?|months?|years?|hours?|wages|euros?|fees|costs?|expenses|sales)(?!\p{L}))(\p{L}{3,}s)(?=\s+(?:a|an|per|at|every|each|of|for|in)(?!\p{L}))/uy;

export const PERIODS: readonly [RegExp, Period][] = [
  [/^(?:\s*(?:euro|€))*\s*(?:ogni|per|a|al) (?:(?:due|2) mesi|bimestre)|^\s*bimestral/u, 'two-months'],
  [/^(?:\s*(?:euro|€))*\s*(?:ogni|per|a|al) (?:(?:tre|3) mesi)/u, 'quarter'],
  [/^(?:\s*(?:euro|€))*\s*(?:ogni|per|a|al) (?:(?:sei|6) mesi|semestre)|^\s*semestral/u, 'half-year'],
  [
    /^(?:\s*(?:euro|€|nett[oi]|lord[oi]|fiss[oi]))*\s*(?:al|ogni|per|a|di|\/|il|un|nel)?\s*\/?\s*(?:mes[ei](?!\p{L})|mensil[ei](?!\p{L})|month)/u,
    'month',
  ],
  [
    /^(?:\s*(?:euro|€|nett[oi]|lord[oi]))*\s*(?:all'|l'|ogni |in un |per |d'|\/|quest'|nell'|un |a )\s*ann[oi](?!\p{L})|^(?:\s*(?:euro|€|lord[oi]))*\s*(?:annu[ioae]|annual[ei]|year|a year|per year)/u,
    'year',
  ],
  [
    /^(?:\s*(?:euro|€))*\s*(?:al|ogni|per|\/|a)\s*(?:giorno|sera(?!\p{L})|serata|notte|night|di(?!\p{L})|day)|^\s*giornalier/u,
    'day',
  ],
  [/^(?:\s*(?:euro|€))*\s*(?:a|alla|ogni|per|la|\/)\s*settiman|^\s*settimanal/u, 'week'],
  [/^(?:\s*(?:euro|€))*\s*(?:a|al|ogni|per)\s*trimestre|^\s*trimestral/u, 'quarter'],
  [
    /^(?:\s*(?:euro|€))*\s*(?:all'|l'|per |\/|ad |a |in un')\s*(?:or[ae]|hour|h)(?!\p{L})|^(?:\s*(?:euro|€))*\s*(?:an|per) hour/u,
    'hour',
  ],
];

/** Words of lending and hiring, beside which a span is a term. */
export const LENT =
  /prest|mutuo|finanzia|\brat[ae]\b|leasing|tasso|interess|preavviso|prova|assum|contratto/u;
export const AT_PRICE = /^ (?:a|da|x) (?:€ ?)?\d/u;
export const SEVERAL_AT_PRICE = /(?<![\d.,])(?<!\bda )\d{1,3} (?:a|da|x) (?:€ ?)?\d/gu;
export const MONTH_NAME =
  /^\s*(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)/u;
/** Years, addresses, numbers of documents: digits that count nothing. */
export const NOT_A_QUANTITY_BEFORE =
  /(?<!\p{L})(?:fattura|ft\.?|n\.?|nr\.?|numero|art\.?|articolo|legge|l\.|modello|dl|d\.l\.|d\.lgs\.?|(?<!port\p{L}{0,3} |mett\p{L}{0,4} |va |vanno |butt\p{L}{0,3} )via|civico|codice|p\.?iva|dal|nel|del|anno|ateco|prot\.?)\s*$/u;
