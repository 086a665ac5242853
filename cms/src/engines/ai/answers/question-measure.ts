import type { Measure } from './frame';

/** Ways of asking for a kind of value; the first that fits is meant. */
const MEASURE: [Measure, RegExp][] = [
  [
    'since',
    /\bda quant(?:i anni|o tempo|o)\b.*\b(?:siete|esist\w+|lavorate|fate|avete|c'e|operate|aprit\w+)\b|\bda quando (?:siete|esist\w+|c'e|lavorate|fate|operate|avete apert\w+)|\b(?:quando|in che anno) (?:avete (?:apert|iniziat|cominciat|fondat)\w+|e (?:nat|stat[oa] fondat)\w*)|\bhow long have you\b|\bsince when\b|\bwhen (?:did you (?:open|start)|were you founded)/,
  ],
  [
    'count',
    /^(?:e |and |ma |ok,? )?(?:quant[ie]|how many)\b(?! (?:costano|vengono|euro|soldi|anni|giorni ci (?:vo|me)))/,
  ],
  // "How much is it for two hours" asks for a price, whatever else it names.
  [
    'money',
    /\bhow much (?:is|are|does|do|for|would|will|to|would|per)\b|\bquanto (?:mi |ci |vi |si |ne )*(?:costa|costano|costerebbe\w*|pago|pagh\w+|paga|pagano|spend\w+|viene|vengono|verrebbe)\b/,
  ],
  [
    'percent',
    /\bche (?:sconto|percentuale)|\bquanto sconto\b|\bquale sconto\b|\bwhat discount\b|\bpercentage\b/,
  ],
  [
    'age',
    /\b(?:a|da|fino a) (?:quanti anni|che eta)\b|\beta (?:minima|massima)\b|\bche eta\b|\bhow old\b|\bwhat age\b|\bda quanti anni\b/,
  ],
  [
    'duration',
    /\bogni quanto\b|\bquanto (?:tempo )?(?:dura|durano|durera)|\bquanto tempo\b|\bin quant[oi] (?:tempo|giorni)\b|\bin quanto (?:e|sono|lo|la|mi|si|avete|fate) |\bquanto ci (?:vuole|mett|impieg)\w*|\bdurata\b|\bhow long\b|\btempi di\b|\bdopo (?:quant[oi] (?:tempo|giorni|mesi|ore)|quanto)\b|\bquanto (?:prima|anticipo)\b|\bentro quanto\b|\bquanto (?:devo|dobbiamo|deve|devono|bisogna|si deve|c'e da|dovr\w+|posso|puo|possono) (?:aspettare|attendere|stare|star|restare|rimanere|durare|tener\w*)\b|\bquanto (?:valgono|rest[ao]n?o? valid\w+|scad\w+)\b|\bhow (?:soon|far in advance)\b/,
  ],
  [
    'time',
    /\b(?:a|da|fino a|entro|per) che or[ae]\b|\bche or[ae]\b|\borari\w*\b|\bwhat time\b|\b(?:opening|your|what|business) hours\b|\bquando (?:ri)?(?:aprite|chiudete|apre|chiude|aprono|chiudono)\b|\bwhen (?:do|does|are|is) \w+ (?:open|close)/,
  ],
  ['weekday', /\b(?:in|di) (?:che|quali) giorn[oi]\b|\b(?:che|quali) giorni\b|\bwh(?:ich|at) days?\b/],
  [
    'date',
    /\b(?:entro|fino a|da|per) (?:quando|che giorno|che data|quale data)\b|\bche giorno\b|\bin che data\b|\bquando\b|\bwhat date\b|\bwhen\b|\bscade\b/,
  ],
  [
    'size',
    /\bquanto (?:(?:e|sono) (?:\w+ )?(?:lung|larg|alt|grand|profond|distant|lontan|capient|ampi)|pes(?:a|ano)\b|misura|dista|distano|(?:deve|devono|puo|possono|bisogna|devo|dobbiamo|serve|occorre) (?:essere (?:lung|larg|alt|grand|profond)|pesare|misurare))|\bhow (?:long is the|tall|wide|high|heavy|deep|big|large|far)\b/,
  ],
  [
    'money',
    /\bquanto (?:mi |ci |vi |si |e |ne )*(?:cost\w+|vien\w*|vengon\w*|pag\w+|spend\w+|fa|vale|chied\w+|verrebbe|e)\b|\bprezz\w+|\b(?:qual'? ?e|quant'? ?e|che) (?:la |il |l')?(?:rett[ae]|canone|quota|importo)\b|\bcost[aoi]\b|\bcostan[oe]\b|\btariff\w+|\bhow much\b|\bprices?\b|\bcosts?\b|\bsupplemento\b|\bfees?\b|\bquant[oa] (?:al|a|per|all[ao]?)\b|\bspendo\b|\bche (?:pago|paghiamo|spendo)\b|\bsi paga\b.*\bquanto\b|(?<!\bogni )\bquanto\b(?! (?:tempo|dura|durano|dist|ci|prima|anticipo|(?:deve|devono|puo|possono) (?:essere|pesare|misurare)|e (?:grande|lung|larg|alt)|spesso|pesa))|\bspesa\b|\bil costo\b|\bsi pag(?:a|ano)\b|\ba pagamento\b|\bdo you charge\b|\bextra charge\b/,
  ],
  [
    'person',
    /(?:^|\s)chi\b(?! (?:ha|e|si|vuole|paga il))|^chi\b|\bcon (?:quale|chi)\b|\bqual[ei] (?:medic|dottor|istruttor|maestr|insegnant|operator|person)\w*|\bqualcun[oa] che\b|\bwho\b|\bnome del\w*\b|\bcome si chiama(?:no)? (?:il|la|lo|l'|i|gli|le|vostr\w)/,
  ],
  [
    'place',
    /\bdov(?:e\b|'e\b)|\bindirizzo\b|\bin (?:che|quale) (?:sala|via|posto|piano|aula|citta|zona|sede)\b|\bwhere\b|\baddress\b/,
  ],
  ['count', /\bquant[ie]\b|\bhow many\b|\bnumero (?:di|minimo|massimo)\b/],
  ['how', /\bcome (?:si|funzion|arriv|posso|faccio|devo|mi)\w*|\bhow (?:do|can|to|does)\b/],
];

/** The kind of value that a plain question wants; null where it wants none. */
export const measureOf = (text: string): Measure | null =>
  MEASURE.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
