import {
  anyOf,
  NOT_TO_OFFER_WORDS,
  PRIVATE_HEADING_WORDS,
  PRIVATE_LABEL_WORDS,
  SECRET_WORDS,
} from './privacy-words';

/** What ends a label: a colon, a bracket, a dash, or the line. */
const LABEL_END = String.raw`[^:.)\]]{0,40}(?::|\)|\]|$|(?=\s[-–—]\s))`;
const PRIVATE_LABEL = new RegExp(
  String.raw`^[([*\s]*(?:${Object.values(PRIVATE_LABEL_WORDS).flat().join('|')})\b${LABEL_END}`,
  'iu',
);
/** Only a label of its own, not a word within a sentence: "Nota: …", "(interno) …", "NB il buono …". */
const NOT_TO_TELL =
  /^[([*\s-]*(?:(?:e |poi |questo |queste cose |il resto )*(?:lo |la |li |le )?(?:tien|ten|teng)\p{L}*(?:lo|la|li|le|telo|tela)?\s+(?:questo |questa |queste cose )?(?:per|tra|fra)\s+(?:te|voi|sé|se|noi)|(?:keep|leave) (?:this|it|these)?\s*(?:to|for|between) (?:yourself|you|us)|(?:questo )?(?:rest[ai]|resti) (?:tra|fra) (?:di )?noi|(?:detto |sia )?(?:tra|fra) (?:di )?noi|in confidenza|acqua in bocca|fyi|per (?:tua |sua |vostra )?(?:sola )?(?:informazione|conoscenza)|(?:solo )?perché (?:tu|voi|lei) (?:lo )?sappi\p{L}+|just so you know|for your (?:information|eyes)|fuori dai post|off limits)(?!\p{L})[^:.)\]]{0,50}(?::|,|\)|$)|^[([*\s-]*(?=[^:.!?]{0,60}:)[^:]*\b(?:non|mai|not|never|don[’']t)\b[^:]*\b(?:post|mett\w*|scriv\w*|pubblic\w*|dir\w*|raccont\w*|social|publi\w*|write|say|mention|tell)\b[^:]*:/iu;
/** "Cose private: …", "Info riservate: …": whatever the label is about, it says itself who may read on. */
const SAYS_PRIVATE =
  /^[([*\s-]*(?:(?:le|gli|i|altre|alcune|poi|e|my|our|some|the)\s+)*(?:cos[ae]|roba|robe|fatt[oi]|faccend[ae]|question[ei]|not[aei]|appunt[oi]|info\w*|dettagl[io]|parte|sezione|cose? nostre|storie|things?|stuff|notes?|matters|bits?)\s+(?:\p{L}+\s+){0,2}(?:privat[oaie]|riservat[oaie]|segret[oaie]|confidenzial[ei]|intern[oaie]|personal[ei]|delicat[oaie]|private|confidential|secret|internal|personal|sensitive)\b[^:.]{0,30}:/iu;
/** Words in a label that keep what follows to the house, however the label goes. */
const KEEPS_TO_ITSELF = [
  /(?<!\p{L})(?:segret(?:[oaie]|issim\p{L})|riservat\p{L}+|confidenz\p{L}+|confidential|secrets?|sensitive|delicat[oaie]|privatissim\p{L}|in privato|retroscena|off[ -]?(?:the )?record)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:tra|fra) (?:di )?(?:noi|te e me)|between (?:us|you and me)|(?:solo|soltanto|esclusivamente|only|just|strictly) (?:a|per|for|tra|fra|tu[oa]?|between) ?(?:te|me|noi|voi|you|us|chi (?:scrive|pubblica|posta))?|for your (?:ears|eyes)|(?:our|your) (?:business|ears|eyes) only|(?:per|a|for) (?:lei|te|voi|tu|chi|you|whoever),? (?:che |who )?(?:scriv|pubblic|post|legg|writ|read)\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:non|mai|not|never|don[’']t|do not|senza)(?!\p{L}).*(?<!\p{L})(?:uscir|divulg|dir|scriv|pubblic|post\b|mett|feed|social|online|public|say|write|tell|mention|share|publish)\p{L}*/iu,
  /(?<!\p{L})(?:zitt[oiae]|silenzio|acqua in bocca|bocca (?:cucita|chiusa)|hush|keep (?:quiet|it|this|to)|(?:rest|rimang)\p{L}+ (?:qui|tra|fra|in casa)|uso (?:nostro|interno)|tener(?:e|ci|lo|la|li|le) (?:per|tra|fra) noi)(?!\p{L})/iu,
];
/** Rooms and lessons are private too, and told. */
const PRIVATE_THINGS =
  /^[#\s]*(?:(?:i|le|la|il|lo|gli|our|the)\s|l[’'])?(?:(?:lezion|event|fest|cen|visit|sal|tavol|parcheggi|tour|giardin|cucin|cors|post|are|zon|ingress|spazi|ricett|ingredient|piscin|spiaggi|campeggi)\p{L}*\s(?:\p{L}+\s)?(?:privat|riservat|intern|segret|personal)|private (?:events?|lessons?|tours?|part|dining|rooms?|tables?|class|hire|use|beach|garden)|secret (?:ingredient|garden|recipe)|interni(?=$|:))/iu;
const ASKS = /^(?:che )?(?:cosa|perché|come|quando|quanto|chi|dove|what|why|how|when|where)(?!\p{L})/iu;
const saysPrivate = (text: string): boolean => {
  const label = /^[([*\s-]*([^:.!?]{2,70}):/u.exec(text)?.[1];
  return label !== undefined && !ASKS.test(label) && KEEPS_TO_ITSELF.some((words) => words.test(label));
};
const LOOSE_LABEL =
  /^[([*\s]*(?:n\.?b\.?\s|no:|cassa:|for the (?:shop|team|staff|crew|office|kitchen|counter|till|boys|girls)\)|per me\b|solo per te\b|tra noi\b|internal\b|interno\b|private\b)/iu;

const PRIVATE_HEADING = anyOf(PRIVATE_HEADING_WORDS);

/** What only the house keeps lists of. */
const HOUSE_HEADING =
  /^[#\s]*(?:(?:i|le|il|la)\s)?(?:conti|costi|turni|contabilità|fornitori|da fare|da sistemare|to[- ]?do|costs|suppliers|back office|cassa|debiti|crediti|stipendi|scadenze interne|promemoria|in sospeso|arretrati)\b|\b(?:for|per) (?:the |la |il |l[’'])?(?:kitchen|cucina|magazzino|shop floor|owner|team|accountant|crew|till|front desk)\b|^[#(\s]*per (?:la |il |lo |l[’'])?(?:officina|banco|bottega|negozio|laboratorio|reception|cassa|sala|titolar[ei]|soc[io])[\s):]*$|^[#(\s]*for the (?:shop|counter|workshop|office|girls|lads|boys)[\s):]*$|\b(?:kitchen|office|owner[’']?s?|staff|shop) notes\b/iu;

const SECRET = anyOf(SECRET_WORDS);
/** The owner lets something of the private be said. */
const ALLOWED =
  /(?:quest[oa]|quell[oa]|ciò)?,?\s*(?:però |invece )?si (?:può|possono) (?:dire|scrivere)|you (?:can|may) (?:say|write|mention) (?:this|that)|this can be said/i;

/** Columns of a price list that are no customer's business. */
const PRIVATE_COLUMN =
  /^(?:(?:i |le |n\.? ?|numero )?iscritt[ie]|enrolled|presenze|occupa(?:zione|ncy)|(?:minut[oi]|or[ae]|temp[oi]|prezz[oi]|not[ae]|spes[ae]) nostr[oaie])$|^(?:net|netto|resa(?: \d{4})?|raccolto(?: \d{4})?|produzione(?: \d{4})?|yield(?: \d{4})?|spesa|ingrosso|in casa|incasso)$|\b(?:preso a|comprat\w+|buy(?:ing)? price|wholesale|purchase\w*|rimanen\w+|rimast\w+|ore uomo|ore medie|ore (?:di )?lavoro|average hours|our hours|proprietari\w*|chi l[oa] fa)\b|(?<!\p{L})(?:ci|mi|a noi|a me|we|us)(?!\p{L}| piac| (?:like|love|recommend))|\b(?:scont[oi] (?:d[aei]l? )?(?:editor\w*|fornitor\w*|distributor\w*|produttor\w*|fabbrica|d[’']acquisto)|(?:publisher|trade|dealer|supplier)(?:[’']?s)? discount)\b|\b(?:cost[oi]\b(?! (?:al pubblico|cliente|per (?:il )?cliente))|margin\w*|ricaric\w*|fornitor\w*|intern[oaie]|acquisto|guadagn\w*|provvigion\w*|compens[oi]|stipendi\w*|retribuzion\w*|paga oraria|ricav[oi]|utile|disponibilità|quanti ne abbiamo|wages?|salary|our cost|cost\b|supplier|profit|stock|giacenz\w*|scort\w*|magazzino|pezzi (?:venduti|rimasti)|sold|(?<!al |per il |a )cliente|debitor\w*|commission|pagat[oaie]|paid|da chi|referent\w*|responsabil\w*|addett\w*|allevator\w*|contatt\w*|made by|in charge)\b/iu;
/** A column that says whether a row may be shown. */
const SHOWN_COLUMN =
  /\b(?:pubblic(?:o|are|ato|abile)\s*\?|(?:da )?pubblicare|pubblicabile|visibil\w*|mostrar\w*|(?:sul|nel) sito|online|to publish|publish(?:able)?|public\s*\?|visible|show(?:n)?|on (?:the )?(?:site|web))\b|\bpubblico\s*\?/iu;
const NOT_TO_BE_TOLD =
  /\b(?:non|mai) (?:lo |la |li |le )?(?:spinger|promuov|pubblicizz)\w*|\b(?:do not|don[’']t|never) (?:push|promote|advertise)\b|\b(?:non|mai) (?:lo |la |li |le )?(?:dir|scriv|nomin|pubblic|mett|mostr|cit)(?:e|l|a|er|ar|ir|i)\w*|\b(?:non|mai) far(?:l[oaie])? vedere\b|\b(?:do not|don[’']t|never) (?:mention|say|tell|show|post|publish|call)\b|\bsegret[oa]\b/iu;
const SAYS_NO = /^(?:no|n|non?|false|0|x no)(?!\p{L})/iu;
/** Prices that only some customers pay: who buys to sell again. */
const TRADE_PRICE =
  /\b(?:ristorant\w*|rivendit\w*|grossist\w*|ingrosso|horeca|bar e ristoranti|b2b|negozi|alberg\w*|hotel|soci|convenzion\w*|dipendent\w*|amici|wholesale|trade|resellers?|restaurants?|staff|friends)\b/iu;
const NOT_TO_OFFER = anyOf(NOT_TO_OFFER_WORDS);
/** How many were sold is nobody's business, though that it sells best is. */
const SALES_FIGURE = /,?\s*\d[\d.]*\s*(?:pezzi|vendut\w+|copie|sold|units)\b[^,;.]*/giu;

/** "Appunti per i post" are written to be told. */
const WRITTEN_FOR_POSTS =
  /^[#\s]*(?:appunt[oi]|not[ae]|notes?|idee|ideas?|spunti|materiale|material)\s+(?:per|sui?|for|about)\s+(?:(?:i|il|la|le|gli|the|our|nostri|prossimi)\s+)*(?:post|testi|social|sito|pagin[ae]|blog|facebook|instagram|site|website|page)(?!\p{L})/iu;

/** "Riservato." is a label too, where it stands alone. */
const LABEL_ALONE = 4;
export const isPrivateLabel = (text: string): boolean =>
  !WRITTEN_FOR_POSTS.test(text) &&
  !PRIVATE_THINGS.test(text) &&
  (PRIVATE_LABEL.test(text) ||
    (text.split(/\s+/u).length < LABEL_ALONE && PRIVATE_LABEL.test(text.replace(/[.!]+$/u, ':'))) ||
    SAYS_PRIVATE.test(text) ||
    saysPrivate(text) ||
    LOOSE_LABEL.test(text) ||
    NOT_TO_TELL.test(text));
/** "Riservato.": a label that is a sentence of its own, with no more words than who may read the next ones. */
export const isShortPrivateLabel = (sentence: string): boolean =>
  sentence.split(/\s+/u).length < LABEL_ALONE && isPrivateLabel(sentence);
export const isPrivateHeading = (text: string): boolean =>
  !WRITTEN_FOR_POSTS.test(text) &&
  !PRIVATE_THINGS.test(text) &&
  (PRIVATE_HEADING.test(text) || HOUSE_HEADING.test(text) || isPrivateLabel(text) || saysPrivate(`${text}:`));
/** How things or people of the house are. */
const STATE_OF_THE_HOUSE =
  /(?<!\p{L})(?:è|sono) (?:rott|guast|malat|aumentat|indebitat|licenziat|sfrattat)[oaie](?!\p{L})/iu;
export const isSecret = (text: string): boolean => SECRET.test(text) || STATE_OF_THE_HOUSE.test(text);
export const isAllowed = (text: string): boolean => ALLOWED.test(text);
export const withoutPermission = (text: string): string =>
  text
    .replace(ALLOWED, '')
    .replace(/[,\s]+(?=[.]?$)/u, '')
    .trim();
export const isPrivateColumn = (label: string): boolean => PRIVATE_COLUMN.test(label);
/** True for a cell that says of its row that nobody is to hear of it. */
export const isNotToBeTold = (value: string): boolean => NOT_TO_BE_TOLD.test(value);
export const isShownColumn = (label: string): boolean => SHOWN_COLUMN.test(label);
export const saysNo = (value: string): boolean => SAYS_NO.test(value.trim());
export const isTradePrice = (label: string): boolean => TRADE_PRICE.test(label);
export const isNotOffered = (note: string): boolean => NOT_TO_OFFER.test(note);

/** `fondo di magazzino - spingere`: how a row is to be sold. */
const IS_FOR_SELLERS =
  /(?<!\p{L})(?:(?:ci )?conviene (?:a noi|proporl[oaie])|(?:da )?(?:proporl|consigliarl|suggerirl)[oaie]|farl[oaie] girare|(?:best|better|good) for us|upsell|spinger\p{L}*|spingi\p{L}*|push (?:it|this)|fond[oi] di magazzino|rimanenz[ae]|da smaltire|da finire|smaltire|clear(?:ance)? stock|old stock|to clear|riordinare|reorder|da ordinare|order more|controllare|to check|chiedere a|ask \p{Lu}\p{L}+)(?!\p{L})/iu;

/** "per gli amici 650", "ai parenti": what some pay whom the house knows. */
const FOR_FRIENDS =
  /(?<!\p{L})(?:(?:a|ad|per|agli|ai|alle) (?:gli |i |le )?(?:nostr[ie] |mie[i] )?(?:amic[ih]e?|parenti|famigliari|familiari|conoscenti|dipendenti|colleghi|vicini)|(?:for|to) (?:our |my )?(?:friends|family|staff|relatives|neighbours|colleagues))(?!\p{L})[^.;]*\d|\d[^.;]*(?<!\p{L})(?:(?:per|agli|ai) (?:gli |i )?(?:amici|parenti|conoscenti|dipendenti)|(?:for|to) (?:friends|family|staff))(?!\p{L})/iu;

/** "NO se c'è lo spacco": whoever shouts it speaks to the house. */
const SHOUTED_NO = /^(?:NO|NON|MAI|NOT|NEVER)(?!\p{L})/u;

/** "(not on label)", "non in etichetta": what even those who buy the thing do not read. */
const SHOWN_NOWHERE =
  /(?<!\p{L})(?:non|not|never|mai)(?: (?:è|scritt[oaie]|indicat[oaie]|dichiarat[oaie]|written|shown|declared|listed))* (?:in|on|sul|sull[ae’']|nel|nell[ae’'])\s?(?:the |our |nostr[oa] )?(?:labels?|etichett[ae]|menu|listino|scontrino|sito|(?:web)?site|vetrina|catalog\p{L}*)(?!\p{L})/iu;

/** What a remark of a price list leaves for customers; '' where it is meant for the owner. */
export const publicNote = (note: string): string =>
  isSecret(note) ||
  isPrivateLabel(note) ||
  IS_FOR_SELLERS.test(note) ||
  FOR_FRIENDS.test(note) ||
  SHOUTED_NO.test(note) ||
  SHOWN_NOWHERE.test(note)
    ? ''
    : note.replace(SALES_FIGURE, '').trim();

const NAMED = /\p{Lu}[\p{Ll}’']+(?:\s+\p{Lu}[\p{L}’']+)*(?:\s+\d+)?|\b\p{Lu}{1,4}\d{1,4}\b/gu;
/** Italian nouns have an article before a verb; a name at the start of a sentence has none. */
const ACTS =
  /^(?:[’']s\b|\s+(?:se|ci|lo|la|mi|non|è|ha|va|deve|vuole|lavora|paga|arriva|parte|prende|chiama|resta|owes|is|has|gets|leaves|works)\b)/u;

/** Names that stand in private words: whoever they are, no post tells of them. */
export const namesIn = (text: string): string[] => {
  const names: string[] = [];
  for (const match of text.replace(/^#.*$/gmu, '').matchAll(NAMED)) {
    const [found] = match;
    const before = text.slice(0, match.index).trimEnd();
    const isFirst = before === '' || /[.!?:(]$/u.test(before);
    // The first word of a sentence has a capital whatever it is.
    const isName =
      !isFirst || /\d|\s\p{Lu}/u.test(found) || ACTS.test(text.slice(match.index + found.length));
    if (isName) names.push(found.replace(/[’']s?$/u, ''));
  }
  return names;
};
