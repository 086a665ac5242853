import { isElliptic } from './elliptic';

/** What may stand before an item of a list. */
export const BULLET = /^\s*(?:[-–—*•▪·>]+|\d{1,2}[.)])\s+/u;
/** "Our guests are mostly families": a sentence on whom the business serves. */
export const ABOUT_CUSTOMERS =
  /^client[ei]\s(?!che|con|e\s)\p{L}+,\s|^(?:il grosso|la maggior parte|gran parte) (?:del lavoro|dei lavori|delle vendite)\b|^(?:most|much) of (?:our|the) (?:work|jobs|business)\b|^(?:a[il]|alle|agli) (?:nostr[ie] )?\p{L}+ (?:piac|interess|serv)\p{L}*(?!\p{L})|^our (?:people|riders|visitors|readers|crowd|regulars) (?:are|come|like|love)\b|^[^.]{3,90}\b(?:sono|are) (?:i nostri|le nostre|our) (?:lettor|lettric|client|reader|customer|follower)\p{L}*[.!]?$|^(?:(?:i |le )?nostr[ie] client[ei]\b|(?:our |the |i (?:nostri )?|chi (?:ci )?)?(?:readers|followers|lettori|legge|segue) (?:are|is|sono|è)\b|(?:i |le )?(?:nostr[ie] )?client[ei]\b[^.]{0,25}\b(?:sono|vengono|hanno|cercano|chiedono|arrivano)|(?:le |gli |the )?(?:ospiti|guests|customers|clients)\b[^.]{0,15}\b(?:sono|vengono|arrivano|are|come)\b|ci rivolgiamo|lavoriamo (?:soprattutto )?(?:per|con)|il (?:nostro )?(?:target|pubblico)|our (?:typical )?(?:customers|clients|guests) (?:are|come)|we (?:target|serve))\b/iu;
/** "Battere sul controllo dei fumi": in what an owner types to the writer, an infinitive is an order. */
export const ORDER_IN_INFINITIVE =
  /^(?!\p{L}+iere\s|(?:mare|altare|militare|particolare)\s)\p{L}{2,}(?:are|ere|ire)\s(?:(?:molto|spesso|sempre|anche|soprattutto)\s)?(?:su|sul|sullo|sulla|sui|sugli|sulle|di|del|dello|della|dei|degli|delle|che|il|lo|la|i|gli|le|come|quanto|perché)(?!\p{L})|^\p{L}{2,}(?:are|ere|ire)\s(?:sull|dell|l)[’']/iu;
/** "LinkedIn solo per gli uffici: si lavora di notte.": for whom a network is, and what is so for them. */
export const NETWORK_FOR =
  /^(?:(?:su|on)\s)?(?:facebook|instagram|linkedin|pinterest|bluesky|mastodon|threads|x)[,:]?\s(?:è\s|is\s)?(?:solo\s|soltanto\s|only\s)?(?:per|for)\s(?:(?:gli|i|le|il|la|lo|the|our)\s|l[’'])?([^:.]{3,40}):\s(.{12,})$/iu;
/** A label before prices: "listino". */
export const PRICED = /^(?:i )?(?:prezzi|listino|tariffe|prices|rates)(?:,?\s(?:sì|si|ok|yes))?$/iu;
/** "E un consiglio, come si pulisce una lente": one more thing to write of, without a verb. */
export const MORE_WISHES =
  /^(?:e|and)\s+(?:(?:anche|poi|also)\s+)?(?:un[ao]?|qualche|i|il|la|le|gli|some|an?|the)\s(?!.*(?<!\p{L})(?:è|sono|costa|costano|dura|durano|\p{L}+iamo|is|are|costs?|lasts?)(?!\p{L}))/iu;

/** "A bit about pruning: olive trees in March": how much is to be said of what. */
export const A_BIT_ABOUT =
  /^(?:(?:e|poi|and|then|also)\s)?(?:an? (?:bit|little|word|few words|line)(?: more)?|something|some words|un po[’']?|qualcosa|qualche (?:parola|riga|cosa)|due (?:parole|righe)|un (?:accenno|cenno|pensiero))\s(?:about|on|(?:di|del|dello|della|dei|degli|delle|su|sul|sulla|sui|sugli|sulle)\s)\s*/iu;
/** "Also two wineries and a hotel.": more of those whom the sentence before named. */
export const MORE_OF_THEM =
  /^(?:also|plus|anche|più|in più|oltre a)\s(?!.*(?<!\p{L})(?:è|sono|ha|hanno|\p{L}+iamo|si|c[’']è|costa\p{L}*|dura\p{L}*|apert\p{L}|chius\p{L}|is|are|has|have|we|you|costs?|lasts?|open|closed)(?!\p{L}))[^\d:]+$/iu;
/** "Poi delle serate: martedì 1 dicembre…" after "Parlaci spesso delle tisane". */
export const WISHES_GO_ON =
  /^(?:(?:e|poi|anche|ancora|inoltre|soprattutto|and|then|also)\s+)+(?=(?:di|del|dello|della|dei|degli|delle|about|of)\s|(?:dell|d)[’'])/iu;

/** The part of a sentence that says from when the rest may be told: it is for the writer. */
export const EMBARGO_CLAUSE =
  /[,;]\s*(?:e |ma |and |but )?(?:(?:da|dopo|a partire da) (?:quel giorno|quella data|quel momento|allora)|(?:from|after) (?:that day|that date|then))(?!\p{L}).*$|\s(?:ma|però|but)\s(?:aspett|attend|manca|siamo in attesa|(?:we[’']?(?:re|are)? )?(?:wait|await))[^.]*$|,\s*(?:e\s)?(?:lo|la|li|le|ne|se ne|si)\s(?:dic|scriv|annunci|raccont|parl|mostr|pubblic)\p{L}*\s(?:solo\s|soltanto\s)?(?:dal|da|il|dopo)(?!\p{L}).*$|,?\s*\b(?:ma|però|but)\s(?:(?:lo|la|li|le|ne|se ne|si|we(?:[’']ll| will)?|I(?:[’']ll| will)?)\s)?(?:dic|scriv|annunci|raccont|parl|mostr|pubblic|say|announce|tell|post|write|mention)\p{L}*\s.*$|,?\s*\b(?:ma|però|but)\s(?:finch[éè]|fino a|fin quando|until|till|prima)(?!\p{L}).*$|,?\s*\b(?:dal(?:l[’'])?|from|dopo (?:il|l[’']))\s*\d{1,2}(?:\s\p{L}+)?,?\s(?:lo |la |li |le )?(?:si (?:può|possono)|(?:we |you )?(?:can|may)) .*$|,?\s*(?:(?:per ora no|for now no|not yet)[,;]?\s*)?\b(?:si (?:può|possono|potrà|potranno)|(?:we |you )?(?:can|may)(?: be)?)\s+(?:\p{L}+\s){0,2}?(?:dir|scriv|mostr|annunci|pubblic|racconta|parlar|post|say|write|show|announce|tell|mention|publish).*$|,?\s*\b(?:ma|però|but)\b[^,.]*\b(?:annunci\w+|announce\w*)\b.*$|,?\s*(?:\b(?:ma|però|but)\b\s*)?(?:(?:le date|la data) (?:escono|esce|la annuncia|si annuncia)\b|fino (?:ad allora|a quel giorno|a quella data)\b|(?:until|till) then\b|(?:prima (?:del|di|non|no)\b|non \p{L}+ prima\b|not (?:a word|a hint)\b|prima (?:nemmeno|neanche|neppure)\b|not before\b|don[’']t \p{L}+ .{0,30}before\b|but not before\b)).*$/iu;

/** "Dopo quella data l'offerta non c'è più": it points to a day of the sentence before it, and says nothing without it. */
export const POINTS_BACK =
  /^(?:e |ma |poi |and |but |then )?(?:(?:dopo|prima di|da|fino a|entro) (?:quell[ao]|quest[ao]|quel) (?:data|giorno|momento|ora)|dopo di allora|(?:after|before|until|from) (?:that|this|then)(?: date| day| time)?)(?!\p{L})/iu;
/** "Nothing about them before that": what stood just before is not to be told before its day. */
export const SILENT_BEFORE =
  /^(?:e |ma |and |but )?(?:nothing|not a (?:word|hint)|please don[’']t|don[’']t|do not|never|niente|nulla|non|mai|zitt[oi]|silenzio|nemmeno|neanche)(?!\p{L})[^.]*(?<!\p{L})(?:(?:before|until|till) (?:that|then)(?: day| date)?|prima(?: di (?:allora|quel giorno|quella data))?|fino (?:ad allora|a quel giorno|a quella data))[.!]*$/iu;
/** "Gratis, senza prenotare.": it goes on with the sentence before it. */
export const GOES_WITH_LAST =
  /^(?:(?:è |sono )?(?:gratis|gratuit[oaie]|compres[oaie]|inclus[oaie])|ingresso|senza|solo su|si prenota|posti|free|no (?:booking|need|charge)|included|entry|just turn up)(?!\p{L})[^:]{0,60}$/iu;

/** True where a sentence goes on about the subject before it: it has no other one, or names it again. */
export const goesOn = (topic: string, sentence: string): boolean => {
  if (topic === '') return false;
  const roots = topic
    .toLowerCase()
    .split(/[\s’']+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4));
  return isElliptic(sentence) || roots.some((root) => sentence.toLowerCase().includes(root));
};

/** "Grafite, mai olio": what is right beside what is not. */
export const CONTRASTS = /:\s\p{L}+(?:\s\p{L}+)?,\s(?:mai|non|never|not)\s\p{L}+(?:\s\p{L}+)?[.!]?$/iu;
/** "Argomenti che ci tengo a far tornare spesso: …", "temi su cui insistere: …": the same wish as "parlare spesso di …". */
export const SUBJECTS_NAMED =
  /(^|[.;!] )(?:gli |i |le )?(?:argoment[oi]|tem[ai]|cose|discorsi) (?:che|di cui|su cui|da) [^.:;]{0,60}?(?:spesso|tornare|insist\p{L}+|ripet\p{L}+|batter\p{L}*)[^.:;]{0,20}:\s*/giu;
/** Words of announcing: what is said with them is for the writer. */
export const ANNOUNCES =
  /(?<!\p{L})(?:(?:si|lo|la|li|le) annunci\p{L}+|l[’']annunci\p{L}+|da annunciare|l[’']annuncio|announce\p{L}*)(?!\p{L})/iu;

/** Two or three words without a figure say nothing by themselves. */
export const isRemark = (sentence: string): boolean =>
  sentence.split(/\s+/u).length < 4 &&
  !/\d|\p{L}{2}iamo(?!\p{L})|^(?:non|no|niente|senza)\s/iu.test(sentence);

/** The things of a list, without those of one word: they may be anything. */
export const thingsIn = (value: string): string[] =>
  value
    .split(/,\s*(?:e\s|and\s)?/u)
    .map((part) =>
      part
        .replace(/[.!]$/u, '')
        .replace(/^(?:the|il|la|lo|i|gli|le)\s+/iu, '')
        .trim(),
    )
    .filter((words) => words.split(/\s+/).length > 1);

/** What a sentence adds behind a comma: a condition, a reason. */
export const LAST_CLAUSE =
  /,\s(?:ma|però|perché|che|visto che|dato che|appena|quando|se|but|because|since|as|once|if)\s[^,]*$/iu;
