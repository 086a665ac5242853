/**
 * Words that point at a problem without naming it, with how much each tells. They decide only where no pattern of a problem matches: the
 * problem whose words weigh most, if they weigh enough.
 */
const CUES: Readonly<Record<string, readonly (readonly [pattern: RegExp, weight: number])[]>> = {
  'no-return': [
    [/(?:un|una) volta (?:e|sola|sol[ao]|poi|l'anno)|poi basta|non torn\w*|non (?:si )?rived\w*/, 3],
    [/smett\w*|mollano|abbandon\w*|non rinnov\w*|dopo (?:due|tre|pochi) (?:mesi|volte)/, 2],
    [/vengono solo (?:per|a|quando)|solo per (?:le|i|la|il)/, 2],
  ],
  'slow-season': [
    [/stagion\w*|d'inverno|in inverno|d'estate|in estate|fuori stagione|bassa stagione/, 3],
    [
      /(?:solo|tutto) (?:a|in|da) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|natale|pasqua)/,
      3,
    ],
    [
      /(?:tre|quattro|cinque|sei) mesi (?:e|all'anno|l'anno)|mesi (?:ferm|mort|vuot)\w*|ferm[iaoe] (?:tre|quattro|due|per) /,
      3,
    ],
    [/\ba (?:giugno|luglio|agosto|gennaio|febbraio|novembre)\b/, 2],
  ],
  'empty-days': [
    [/non c'e (?:un'anima|nessuno|anima viva)|desert\w*|\bvuot[oiae]\b|mort[oaei]\b/, 3],
    [
      /di giorno|di mattina|la mattina|il pomeriggio|a pranzo|la sera|a cena|in settimana|infrasettimanal\w*/,
      2,
    ],
    [/luned\w+|marted\w+|mercoled\w+|gioved\w+|venerd\w+/, 1],
  ],
  undercut: [
    [
      /piu (?:basso|economic\w*)|costa(?:no)? meno|a meno\b|sottocosto|prezzi? stracciat\w*|tira\w* (?:giu|sul prezzo)|tirano tutti/,
      3,
    ],
    [
      /non vogl\w* pagare|nessuno vuole pagare|vuole pagare poco|stesso prezzo|confront\w* .{0,20}(?:preventiv|prezz)|guardano solo il prezzo/,
      3,
    ],
    [/\bsconto\b|\bcaro\b|prezz\w*/, 1],
  ],
  'big-competitor': [
    [
      /\bikea\b|catena|supermercat\w*|centro commerciale|grande distribuzione|ipermercat\w*|discount|multinazional\w*|outlet/,
      3,
    ],
    [
      /(?:apre|aprono|ha aperto|aperto|aprira) .{0,30}(?:metri|di fronte|accanto|vicino|stess[oa]|paese|via)|concorren\w*/,
      3,
    ],
  ],
  'online-comparison': [
    [/\bamazon\b|online|su internet|in rete|\bapp\b|intelligenza artificiale|\bia\b|chatgpt/, 2],
  ],
  visibility: [
    [
      /(?:poch\w*|nessuno|non) (?:mi |ci |lo )?(?:san\w*|conosc\w*)|che esist\w*|farmi conoscere|farci conoscere|invisibil\w*|non mi trov\w*/,
      3,
    ],
  ],
  'few-customers': [
    [
      /(?:poch\w*|meno|mancano|calat\w*|persi?|perso|perder\w*) (?:\p{L}+ ){0,2}(?:client\w*|iscritt\w*|pazient\w*|allievi|lavor\w*|ordin\w*|richiest\w*|prenotazion\w*)/u,
      3,
    ],
    [/trovare|arrivare|attirare|nuov[ie] (?:client|iscritt|pazient|alliev)\w*/, 2],
  ],
  staff: [
    [
      /se ne va\w*|se ne vanno|si licenzi\w*|litig\w*|non trovo (?:nessuno|person|qualcuno)|dimission\w*|assenteis\w*/,
      3,
    ],
    [
      /dipendent\w*|maestr\w*|ragazz[oie]\b|collaborat\w*|personale|operai\w*|camerier\w*|commess\w*|turni\b/,
      1,
    ],
  ],
  costs: [
    [
      /bollett\w*|energia|gasolio|carburant\w*|benzina|rincar\w*|\d ?(?:mila)? ?km\b|chilometr\w*|viaggi\w* (?:a vuoto|tropp)/,
      3,
    ],
    [/le spese|i costi|affitto (?:troppo|aument|alto)|materie prime/, 2],
  ],
  overload: [
    [
      /\bfil[ae]\b|\bcoda\b|\bcode\b|attes[ae]|aspett\w*|non (?:riesco|riusciamo) a (?:star|segui|rispond|fare tutto)|troppo lavoro|tardi/,
      3,
    ],
  ],
  'big-customer': [[/un (?:solo )?cliente .{0,30}(?:\d+ ?%|meta|tutto|quasi tutto)|dipend\w* da un/, 3]],
  diversify: [
    [/(?:chiude|chiudono|chiudera|sparisc\w*|gara|concession\w*|perdero|perderemo)/, 2],
    [/non (?:vendo|si vende|usa|compra) (?:quasi )?piu|meta (?:dei|del|delle)|cal[ao]\b|in calo/, 2],
    [/quest'anno (?:meta|poco|meno)|raccolto/, 1],
  ],
};

const ENOUGH = 2;

/** The id of the problem that the words point at most; `null` where they point at none clearly. On folded text. */
export const nearestProblemId = (folded: string): string | null => {
  const scored = Object.entries(CUES)
    .map(([id, cues]) => ({
      id,
      score: cues.reduce((sum, [pattern, weight]) => sum + (pattern.test(folded) ? weight : 0), 0),
    }))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  return best && best.score >= ENOUGH ? best.id : null;
};
