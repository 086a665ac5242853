import { isPrivateLabel, isSecret, withoutPermission } from './privacy';
import { isStaffNote } from './staff-notes';

/** Remarks to the writer at the end of a statement. */
const REMARK =
  /,?\s*(?:(?:e |ma )?(?:poi|dopo)\s+(?:basta|niente|stop|toglier\w*|togliete|non più|no)|(?:then|after that)\s+(?:take it off|remove it|stop|nothing)|(?:di )?ricordarl[oaie](?: ogni tanto| sempre| spesso)?|(?<!^(?:se|quando|dove|appena)(?!\p{L})[^.]*)(?:lo|la|li|le) (?:scriv|dic|ripet)(?:iamo|ono|o)\b|che la gente\b[^,.]*|mi raccomando|che non lo sopporto|come sai)\b[^.]*(?=[.!]|$)/iu;
/** "…, after that full price and please stop mentioning it", "…e il prezzo non va più scritto": what is said to the writer of later. */
const LAST_WORD =
  /[,;]?\s*(?:(?:e|ma|poi|and|but|then)\s)?(?:(?:please\s|per favore\s)?(?:stop|quit) (?:mentioning|talking|posting|saying|writing)|(?:il prezzo\s|la promo\p{L}*\s|l[’']offerta\s)?non (?:va|vanno|si) più (?:propost|scritt|dett|nominat|pubblicat|parl|mett)\p{L}*)(?!\p{L})[^.]*(?=[.!]|$)/iu;
/** A statement without what is to be done with it once its time is over. */
export const withoutLastWord = (sentence: string): string => sentence.replace(LAST_WORD, '');
/** What a remark leaves behind: a clause that waits for its end. */
const OPEN_END = /[,\s]+(?:ma|però|e|but|and|so|quindi|perché|because)(?=\s*[.!]?\s*$)/iu;
/** A greeting is for the writer. */
const GREETING =
  /^(?:ciao|salve|buongiorno|buonasera|hello|hi|good (?:morning|evening)|dear \p{L}+)(?: a tutt[ie]| everyone| there)?[,!.:]?\s+(?=\p{L})/iu;
/** Who the customers are is for the writer to know. */
const GUESTS =
  /,?\s*(?:(?:most|many)(?: of (?:our|them))? (?:guests|customers|clients|couples|visitors|people|families|students)|(?:la maggior parte|molt[ie]|quasi tutt[ie]|tant[ie]) (?:(?:dei|delle|degli)(?: nostr[ie])? |nostr[ie] |i |le )?(?:clienti|ospiti|coppie|famiglie|persone|visitatori|allievi)) (?:come|are|sono|vengono|arrivano|live|chiedono|hanno)\b[^.;]*/iu;
/** "…for couples who marry here, mostly British, Irish": where the customers are from is for the writer as well. */
const WHO_MOSTLY =
  /(?<=(?:client|guest|couple|famil|coppi|person|people|student|ospit|turist|visitor|visitat|custom|stranier|pazient|allievi)[^.]*),\s(?:mostly|mainly|largely|soprattutto|per lo più|perlopiù|quasi (?:tutt[ie]|sempre))\s(?:(?:from|da|dal|dalla|dall[’'])\s)?(?:\p{L}+(?:,\s|\s(?:and|e|ed|o)\s)?){1,6}(?=[.!]?$)/iu;
/** From here on the sentence tells the writer what not to say. */
const TURN =
  /,?\s*(?:\b(?:però|ma|quindi|perciò|but|so|however)\b)\s[^,.]*\b(?:mai|non|never|don[’']t|not|niente)\b.*$/iu;
/** What a business is not is said to the writer, so that nobody takes it for that. */
const NOT_US = /,\s*(?:noi )?non siamo\s[^.;]*/iu;
const TELLS_NOT =
  /\b(?:mai|non|never|don[’']t|do not|niente)\s+(?:lo |la |li |le )?(?:scriv|dir|parl|cit|nomin|pubblic|mett|annunci|promett|propo[rn]|consigli|offrir|mention|say|write|tell|post|offer|suggest)\w*/iu;
/** An owner speaks as one person: customers are told "we". */
const SINGULAR =
  /(?:^|[\s,(])(?:[Ii]o|I[’']m|I(?=\s(?:am|have|run|do|was|make|added|started|and|work|own)\b)|(?<=(?:[,;]| and| but)\s)I(?=\s[\p{Ll}(]))(?=[\s,(])|^(?:[Hh]o|[Gg]estisco|[Ss]ono (?:un|una|il|la|lo|l[’']|\p{Lu}\p{Ll}+)|[Mm]i chiamo|[Mm]y)\b/u;
const SHOUTED =
  /(?<!\p{L})(PRIMA|DOPO|NON|MAI|SEMPRE|SOLO|TUTTI|TUTTO|TUTTE|UNA|UNO|SOLA|DUE|TRE|GRATIS|OGNI|ANCHE|NUOVO|NUOVA|MOLTO|ATTENZIONE|ONLY|ALWAYS|NEVER|BEFORE|FREE|NEW|ALL|\p{Lu}{2,}IAMO)(?!\p{L})/gu;
/** "(a noi: …)", "(honest answer: …)": whom it is for, or what is really so. */
const TO_THE_HOUSE =
  /^\s*(?:(?:a|per|tra|fra) noi|(?:la |the )?(?:verità|risposta (?:vera|sincera)|honest (?:answer|truth)|real (?:answer|reason)|truth)|in realtà|actually|[^()]*(?<!\p{L})(?:and me|me and|io e|e io|e me|zitt[oiae]|acqua in bocca|silenzio)(?!\p{L})|\p{Lu}\p{Ll}+ (?:si scorda|se lo scorda|dimentica|non vuole|forgets))(?!\p{L})/iu;
/** "In funzione dal 30 novembre (non annunciarla prima, …)": the day before the bracket is the first on which it may be told. */
const SILENCE_IN_BRACKETS = /\s*\((non \p{L}+ prima\b)(?! (?:d[ie]|che))[^()]*\)/giu;

/** Splits off what stands in brackets and is private. */
export const withoutPrivateBrackets = (text: string, into: string[]): string =>
  text
    .replace(SILENCE_IN_BRACKETS, ', $1')
    .replace(/\s*[([]([^()[\]]{3,400})[)\]]/gsu, (whole, inner: string) => {
      if (
        /^\s*[\p{L}. ]{3,30}$/u.test(inner) &&
        (isPrivateLabel(`${inner}:`) || isPrivateLabel(whole.trim())) &&
        !isSecret(inner)
      )
        return whole;
      if (
        !isPrivateLabel(inner) &&
        !isPrivateLabel(whole.trim()) &&
        !isSecret(inner) &&
        !isStaffNote(inner) &&
        !TO_THE_HOUSE.test(inner) &&
        !SINGULAR.test(` ${inner} `) &&
        !/^lo scrivono|^non lo siamo/iu.test(inner)
      )
        return whole;
      into.push(inner.trim());
      return '';
    });

/** "(chiamano sempre per il passo: è chiuso d'inverno, basta)": what an owner explains in brackets to whoever writes. */
const EXPLAINED =
  /\s*\((?=[^()]{18,})(?![^()]*(?:€|\beuro\b))[^()]*(?<!\p{L})(?:basta|sempre|chiaman[oe]|chiedon[oe]|capit[oae]|credon[oe]|pensan[oe]|perché|nessuno|così|ovvio|always|because|nobody|people think|obviously|enough)(?!\p{L})[^()]*\)/giu;

/** What ties a sentence to one that may not stand before it any more. */
const CONNECTIVE =
  /^(?:attenzione|importante|ps|p\.s\.|in più|inoltre|poi|infine|e|anche|also|and|besides|moreover|plus)[,:!. ]\s*(?=\p{L})/iu;

const MONTHS =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|june|july|august|september|october|november|december';
/** What happened in another year, or ended on a day, is no news. */
const IS_OVER = new RegExp(
  String.raw`(?<!\p{L})(?:anno scorso|scorso anno|altr[’']anno|last year|(?:è|sono) (?:ormai |già )?(?:finit|terminat|scadut|conclus)[oaie] (?:il |l[’']|a |ad |in |da |dal |nel )?(?:\d{1,2} )?(?:${MONTHS})|(?:ended|expired|was over) (?:on |in )?(?:\d{1,2} )?(?:${MONTHS}))(?!\p{L})`,
  'iu',
);

/** Leaves of a statement what customers may read; '' for none. */
export const publicPart = (sentence: string): string => {
  // Addresses and code are nothing that a post says.
  if (/https?:|www\.|[<>{}|\\^`]/iu.test(sentence) || IS_OVER.test(sentence)) return '';
  let text = withoutPermission(sentence.replace(GREETING, ''))
    .replace(EXPLAINED, '')
    .replace(REMARK, '')
    .replace(GUESTS, '')
    .replace(WHO_MOSTLY, '');
  if (TELLS_NOT.test(text) || /\bnon siamo\b/iu.test(text)) text = text.replace(TURN, '');
  text = text.replace(NOT_US, '');
  if (TELLS_NOT.test(text) || /^(?:ma )?non siamo\b/iu.test(text)) return '';
  const singular = SINGULAR.exec(text);
  if (singular) {
    // "…siamo in tre, mio padre Ottorino, io e un apprendista": the whole row of people goes.
    const cut = text
      .slice(0, singular.index)
      .replace(/[,\s]+(?:e|and)?\s*$/iu, '')
      .replace(/[,:]\s+(?:mio|mia|mi[ei]|my)\s[^,:]{2,40}$/iu, '');
    if (cut.split(/\s+/).length < 4) return '';
    text = cut;
  }
  return text
    .replace(CONNECTIVE, '')
    .replace(OPEN_END, '')
    .replace(SHOUTED, (word) => word.toLowerCase())
    .trim();
};
