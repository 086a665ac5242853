import { isAskingWord, nearestAskingWord, nearestCommonWord } from './common-words';
import { isStopWord } from '../text/stop-words';
import { numberOfWord } from '../values/numbers';
import { remember } from '../text/remember';
import { questionLanguage } from './question-language';

/** How people write to a chat, and what they mean. */
const CHAT: [RegExp, string][] = [
  [/\b(?:ke|ki)\b(?= ora| ore| giorn| cosa| tipo)/g, 'che'],
  [/\bke\b/g, 'che'],
  [/\b[kc]uant/g, 'quant'],
  [/\bale (?=[a-z]{4,})/g, 'alle '],
  [/\bd(?=urgenza\b|estate\b|inverno\b)/g, "d'"],
  [/\b(?:qnt|qto|qnto|quant)\b/g, 'quanto'],
  [/\b(?:qndo|qnd|kuando|quand)\b/g, 'quando'],
  [/\b(?:nn)\b/g, 'non'],
  [/\b(?:qnti|qti|quant1)\b/g, 'quanti'],
  [/\b(?:qnte|qte)\b/g, 'quante'],
  [/\bsn\b/g, 'sono'],
  [/\baparte\b/g, 'a parte'],
  [/\bsett?\b(?=\?|$)/g, 'settimana'],
  [/\b(?:gg)\b/g, 'giorni'],
  [/(?<=\d )ani?\b|(?<=\d )ann\b/g, 'anni'],
  [/\bsoto\b/g, 'sotto'],
  [/\bwe\b(?= |\?|$)(?<=\b(?:il|nel|un|questo|prossimo|del|per il|x il) we)/g, 'weekend'],
  [/\btu 6\b/g, 'tu sei'],
  [/\bmax\b/g, 'massimo'],
  [/\bciao+\b/g, 'ciao'],
  [/\b(?:xk[eé]?|xch[eé]|perk[eé])\b/g, 'perche'],
  [/\bx\b(?! ?\d)/g, 'per'],
  [/\b(?:cmq)\b/g, 'comunque'],
  [/\b(?:dv|dve)\b/g, 'dove'],
  [/(?<!\d ?)\b(?:cm|kome)\b/g, 'come'],
  [/(?<!\d ?)\bcn\b/g, 'con'],
  [/\bqst([aoei])?\b/g, 'quest$1'],
  [/\b(?:qlc|qlcs|qlks)\b/g, 'qualcosa'],
  [/\b(?:qlc1|qlkn|qlcn)\b/g, 'qualcuno'],
  [/\b(?:xo|pero'?)\b/g, 'pero'],
  [/\b(?:anke|ank)\b/g, 'anche'],
  [/\bdom\b(?! ?[-/])/g, 'domenica'],
  [/\bsab\b(?! ?[-/])/g, 'sabato'],
  [/\b(?:lun|luned)\b(?! ?[-/])/g, 'lunedi'],
  [/\bven\b(?! ?[-/])/g, 'venerdi'],
  [/\b(?:appunt|app\.to|appt)\b\.?/g, 'appuntamento'],
  [/\b(?:prenotaz)\b\.?/g, 'prenotazione'],
  [/\b(?:info)\b/g, 'informazioni'],
  [/\b(?:min)\b(?=\?|$)/g, 'minuti'],
  [/\b(?:pm)\b(?<!\d ?pm)/g, 'pomeriggio'],
  [/\bdov(?: e|'e|e') (?!(?:siete|sono|sta|si|vi|posso|avete|fate)\b)|\bdove (?=(?:il|lo|la|l'))/g, "dov'e "],
  [/\bquant'(?=e\b)/g, 'quanto '],
  [/\b(?:msg)\b/g, 'messaggio'],
  [/\bna\b/g, 'una'],
  [/\b(?:tel)\b\.?/g, 'telefono'],
  [/\b(?:pls|plz)\b/g, 'please'],
  [/\b(?:uai ?fai|uifi|wai ?fai|wi fi)\b/g, 'wifi'],
  [/\bce (?=(?:il|lo|la|l'|un|una|l[aeiou]|[a-z]+ )|$)/g, "c'e "],
  [/\bfor an? (?=(?:day|week|month|hour|night|year)\b)/g, 'for 1 '],
  [/\bcosa costa\b/g, 'quanto costa'],
  // Phones leave the apostrophe out: "c e", "l indirizzo", "all ultimo".
  [/(?<!\b(?:patent\w|categori\w|class\w|[a-d]),? )\bc e (?=[a-z]{2})/g, "c'e "],
  [/\b(l|d|all|dell|nell|dall|sull|quell) (?=[aeiou][a-z]{2,})/g, "$1'"],
  [/\bche?c?k[- ]?(in|out)\b/g, 'check$1'],
  [
    /\b(?:lasci|liber)(?:are|iamo|ate|o|a) (?:la|le|l') ?(?:camer|stanz|piazzol|cas|appartament|allogg)\w*/g,
    'fare il checkout',
  ],
  [/\b(?:leave|vacate|check out of) (?:the|our|my) (?:room|apartment|house|cabin|pitch)\b/g, 'checkout'],
  [/\bper forza\b/g, 'obbligatorio'],
  [/\bmetr[oi] cub[oi]\b/g, 'mc'],
  [/\bmetr[oi] quadr(?:i|o|ati|ato)\b/g, 'mq'],
];

/** Where a price list calls it so, it is looked for as it is. */
const E_BIKE = /\be[- ]?bikes?\b/g;

/** What the material can say of a word's spelling. */
export interface Spelling {
  /** Whether a word stands in the material: then it is meant as it is. */
  holds: (folded: string) => boolean;
}

/** "Kuanto", "kilo", "kiamare": the letter that is quick to type. */
const withoutK = (word: string): string => word.replace(/k(?=il[oi]\b|[ei])/g, 'ch').replace(/k/g, 'c');

/**
 * A plain question in standard spelling: chat words in full, words that ask repaired. What it is about is left to the material.
 */
export const standardSpelling = (plainText: string, { holds: isKnown }: Spelling): string => {
  let text = plainText;
  const isItalian = questionLanguage(plainText, 'it') === 'it';
  for (const [pattern, meant] of CHAT) text = text.replace(pattern, meant);
  if (!isKnown('ebike') && !isKnown('bike')) text = text.replace(E_BIKE, 'bici elettrica');
  if (isItalian)
    text = text.replace(/\bk(?:[aei]|[a-z]{3,})\b/g, (word) => (isKnown(word) ? word : withoutK(word)));
  return text.replace(/[a-z]{4,}/g, (word) => {
    if (
      isAskingWord(word) ||
      isKnown(word) ||
      isStopWord(word) ||
      isLight(word) ||
      ORDINAL.test(word) ||
      numberOfWord(word) !== null
    )
      return word;
    // "Liscrizione", "lesame": the article without its apostrophe.
    const [, article, noun = ''] = /^(l|un|d|all|dell|nell)([aeiou][a-z]{3,})$/.exec(word) ?? [];
    if (article !== undefined && isKnown(noun)) return `${article}'${noun}`;
    // "Unaa", "prezzoo": a letter that was held down.
    const released = word.replace(/([aeiou])\1$/, '$1');
    if (released !== word && (isKnown(released) || isAskingWord(released) || isStopWord(released)))
      return released;
    const withC = withoutK(word);
    const isMeant =
      isKnown(withC) || isAskingWord(withC) || isLight(withC) || nearestCommonWord(withC) === withC;
    if (withC !== word && isMeant) return withC;
    return nearestAskingWord(word) ?? nearestCommonWord(word) ?? word;
  });
};

const ORDINAL = /^(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim)[oaie]$/;

/** Words that ask or please and say nothing of what is asked about, in both languages; folded. */
const LIGHT = new RegExp(
  `^(?:${[
    'vorr\\w*|volev\\w*|volete|vogliamo|gradir\\w*|preferi(?:rei|sco)|desider(?:o|erei|iamo)|sap(?:ere|ete|rest\\w*)|dire|dirmi|dite|dica|chieder\\w*|chiedo|inform(?:azion\\w+|armi)',
    'poss\\w*|pote\\w*|potr\\w*|puo|dev(?:o|i|e|ono)|dobbiamo|dovr\\w*|bisogn\\w*|serv(?:e|ono|irebber?o?|ire)|occorr\\w*|tocc\\w*',
    'stare|andiamo|vado|verremmo|verrei|veniamo|fa|fare|fate|fanno|faccio|far|farei|farlo|fatt[oaie]|av(?:ere|ete|r\\w+|uto)|abbia(?:mo|no)?|ess(?:ere|endo|erci)|sono|foss(?:i|e|imo|ero)|sar(?:emmo|ebbe|emo|ebbero)|sara\\w*|sia(?:no|te|mo)?|e|c|ce|ci|ne|si|va|vanno|sta|sto|stiamo|stanno',
    'us(?:are|a|o)|prend(?:ere|e|o|ete)|trov(?:a|o|are|ate|arl\\w)|mett(?:e|ere|ete|o)|da(?:re|te|nno)|tener\\w*|tenete|vend(?:ete|ono|e|ere|iamo)|propon\\w*|offr(?:ite|ono|e)|riesc\\w*|esist\\w*|imparare|bere|bevut[oaie]|conviene|ricev\\w*|ottener\\w*|conoscere|capire|vedere|mangiare|cercando|cerco|interess\\w*|parlare|funziona(?:no|re)?|organizzat[oaie]|scegliere|consigli\\w*',
    'quant\\w*|quale|quali|qual|quando|dove|come|cosa|chi|che|perche|anche|solo|soltanto|gia|ancora|sempre|circa|invece|oppure|insieme|almeno|proprio|davvero|magari|comunque|allora|quindi|poi|mai|ora|adesso|oggi|domani|stasera|senza|entro|fino|durante|mentre|verso|subito|dentro|fuori',
    'prezz\\w*|cost(?:a|o|i|ano|ato|erebbe|erebbero|era|are)|vien[ei]|venire|vengon\\w*|veng[oa]|pag(?:o|a|hiamo|are|ato|ano|hi|herei|arlo|arla)|spend(?:o|e|ere|iamo|ono|er\\w+)|spes[ae]|euro|listino|tariff[ae]|totale|tutto|tutti|tutta|tutte|intero|intera|interi|complet[oaie]|testa|parte',
    'tipo|tipi|tipologi[ae]|genere|caso|cosi|cose|modo|roba|altro|altri|altra|altre|ogni|qualche|qualcun\\w*|nessun\\w*|vostr\\w*|nostr\\w*|mi[oae]|miei|suo|sua|loro|voi|noi|stess[oaie]|pure',
    'preciso|esattamente|precisamente|esatto|favore|gentil\\w*|cortes\\w*|grazie|buongiorno|buonasera|ciao|salve|scus\\w*|please|thanks|hello|hi|normalmente|solito|normale|normali|ok|perfetto',
    'speaks?|spoken|kindly|want|need|would|could|can|may|must|should|know|tell|get|take|have|has|there|any|some|much|many|cost|costs|price|prices|long|often|does|do|did|is|are|be|which|what|when|where|who|how|why|your|you|my|me|we|our|it|and|or|if|of|offer|sell|per|one|they|there|for|the|to|on|in|at|with|by|from|each|make|give|gives|provide|possible|like|use|bring|much|usually',
    'meno|piu|minim[oa]|massim[oa]|iniz(?:i|ia|iano|io)|cominci(?:a|ano)|volta|volte|davanti|possibil[ei]|bene|andare|numer[oi]|elenco|lista|grand[ei]|economic[oaie]|convenient[ei]|lung[oaie]|maggiore|minore|differenz[ae]|cheapest|expensive',
    'comprend(?:e|ono|ere)|includ(?:e|ono)|contien[ei]|contengono|succede|capita|accade|ridat\\w*|rimborsat\\w*|perd(?:o|iamo|e)|restitui\\w*|aspett(?:are|o|iamo|a)|avvien\\w*|riman\\w*|rest(?:a|o|ano|i)|mand(?:are|o|ate)|port(?:are|o|ate|a|i)|lavor(?:ate|ano|a)|occupa|occupano|segu(?:e|ono|ite)|gestisc\\w*|trattate|valgono|vale|val(?:e|ere)|spett(?:a|ano)|procedura|funziona|aiut(?:a|ate|are|o)|aiuto|qualsiasi|davver\\w*|insomma|praticamente|veloce(?:mente)?|pacchetto|pacchetti|servizi\\w*|singol[oa]|semplice|giust[oaie]|nuov[oaie]|stanotte|ieri|volendo|intanto|minimo|almeno|giro|pezzo|persona',
    'happens?|made|making|someone|somebody|anyone|anything|something|charge|charged|charges|work|works|run|runs|runs|let|put|let|keep|go|goes|going|come|comes|coming|stay|look|looking|like|wondering|wonder|somewhere|possible|allowed|available|called|mean|means|ask|happen|please|quick|question|far|soon|early|late|really|just|still|also|too|into|last|first|next|every|per|back|out|off|if|us|ourselves|myself|yourself|person|people|thing|things|kinds?|type|types|sort|sorts|right|best|good|around|near|nearby|able|must|shall',
    'time|old|eta|anzi|apposta|vero|davvero|qualcosa|dirm\\w*|spiegar\\w*|spieg(?:a|ate|hi)|gestite|fanno|kind',
    'verr(?:ebbe(?:ro)?|a|anno)|divent(?:a|ano|are|erebbe)|aggiung(?:o|ere|i|ete|iamo)|lasci(?:are|o|amo|ate)|ditemi|dimmi|dateci|fatemi|farmi|farci|dirci|tenendo|facendo|usando|avendo|diciamo|saranno|well|exactly|actually|anyway|already|either|instead|else|maybe|same|lot|bit',
    'tant[oaie]|molt[oaie]|poc[oaie]|pochi|poche|tropp[oaie]|abbastanza|parecchi\\w*|problem[ai]|tranquill\\w*|praticamente|san|sir|madam|signor[ei]?|signora|parola',
  ].join('|')})$`,
);

/** Whether a folded word says nothing of what a question is about. */
export const isLight = remember((folded: string): boolean => LIGHT.test(folded));
