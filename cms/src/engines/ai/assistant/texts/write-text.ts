import type { Advice } from '../../../../contract';
import { likelihoodOfRoute } from '../classify/route';
import { foldText } from '../fold';
import type { TradeIndex } from '../playbooks/trade-index';
import type { AdviserTools } from '../port';
import { readSlots } from './slots';
import { KINDS } from './text-kinds';

/** Asks for a text, not for advice on writing. */
const WANTS_TEXT =
  /^ricord(?:a|ale|agli)\b(?=.*\b(?:deve|devono|pagar\w*|saldar\w*)\b)|^(?:avvisa|avverti|informa|comunica|annuncia)\b(?= (?:i|le|gli|ai|alle|agli|a tutt[ie]) )|^(?:ciao |scusa )?(?:mi (?=scriv|prepar|fai|crei|butti))?(?:(?:mi )?(?:puoi |potresti |riesci a )?(?:scriv(?:i|imi|ermi|ere|eresti)|prepar(?:a|i|ami|armi|are)|fa(?:mmi|i|rmi)|cre(?:a|i|ami|armi)|butti giu|scriv(?:igli|ile|iamo|iglielo)|rispond(?:igli|ile)|butta(?:mi)? giu|inventa(?:mi)?|genera(?:mi)?|componi(?:mi)?|rispond(?:i|imi|iamo)|redigi|descrivi(?:mi)?)\b|(?:mi )?serv(?:e|irebbe|ono) (?:un|una|il|la|due|delle|dei)|(?:un|una|il|la|due|tre) (?:post|testo|mail|e-?mail|messaggio|annuncio|descrizione|righe|avviso|lettera|bozza|didascalia|sollecito|cartello|volantino)|bio\b|stori[ae](?: [a-z]+)?:|risposta (?:a|al|alla|per) |post\b|descrizione\b|annuncio\b|testo\b|messaggio\b|bozza\b|sollecito\b|lettera\b|e-?mail\b|mail\b|avviso\b|invito\b|(?:che |cosa |che cosa )(?:gli |le )?(?:rispondo|scrivo)|come (?:gli |le )?(?:rispondo|posso rispondere)|vorrei (?:un|una|il) (?:post|testo|mail|messaggio|annuncio|descrizione|avviso|lettera|bozza)|aiutami a (?:scriv|rispond|prepar)\w*|ho bisogno di (?:un|una) (?:post|testo|mail|messaggio|annuncio|descrizione|avviso|lettera|bozza))/;

/** The same wish in a later sentence: "recensione a due stelle: «…». scrivimi la risposta". */
const WANTS_TEXT_LATER =
  /[.:;,?!»”"] ?(?:(?:mi )?(?:puoi |potresti |riesci a )?(?:scriv(?:i|imi|igli|ile|ermi|ere)|rispond(?:igli|ile)|prepar(?:a|ami|armi|are)|fammi|butta(?:mi)? giu|rispondi)\b(?! (?:se|quando|come|perche))|m[ei] (?:l[aoe] )?(?:scrivi|prepari|fai|aiuti a (?:scriv|rispond)\w*)|(?:che )?cosa (?:gli |le )?(?:rispondo|scrivo)|come (?:gli |le )?rispondo|aiutami a (?:scriv|rispond|dir)\w*|scriv(?:i|imi) come (?:dir|spieg|comunic|rispond)\w*|mi serve (?:il|un|una|la) (?:testo|messaggio|risposta|mail|e-?mail|post|lettera|bozza|avviso)|(?:il|un) (?:testo|messaggio|post|avviso) (?:da|per))/;
/** Something to tell to customers in writing: "devo avvisare i clienti che chiudiamo", "whatsapp da mandare alle clienti". */
const TELLS_CUSTOMERS =
  /\b(?:devo|dobbiamo|vorrei|voglio|bisogna|c'e da) (?:avvis|avvert|comunic|inform|annunci|scriver|dir)\w*\s(?:\p{L}+ ){0,3}(?:client\w*|iscritt\w*|soci\b|ospiti|pazient\w*|genitori|alliev\w*|fornitor\w*|abbonat\w*|famiglie|condomin\w*).*(?:due|poche|qualche|tre|quattro|2|3) (?:righe|parole|frasi)|^(?:(?:un|il|uno) )?(?:whatsapp|stato whatsapp|broadcast|storia|storie|reel|sms|mail|e-?mail|messaggi\w*|cartell\w*|volantin\w*|avviso)\b.{0,20}(?:da (?:mandare|inviare|girare|appendere|mettere|spedire)|per (?:le|i|gli|la|il|chi)|ai|alle|agli|a)\b|(?:due|poche|qualche|tre) righe (?:da|per|ai|alle|agli|di)\b|[.,;:!?] ?(?:due|poche|tre|quattro) righe\b/u;
/** A quote to be sent, with what it is for: "preventivo via mail: potatura 270 euro". */
const NAMED_QUOTE =
  /^(?:(?:mi )?(?:scriv|prepar|fa)\S* (?:un |il )?|mi serve (?:un |il )?)?preventivo (?:via |per |da mandare |in |breve |veloce |di )?(?:e-?mail|mail|whatsapp|messaggio|due righe|poche righe|testo)\b|^preventivo\b[^?]{0,40}:|^preventivo (?:per|di|a) (?!.*\b(?:quant|calcol|conviene|troppo|giusto))[^?]*\d[^?]*$/;
/** Names of texts, also as people shorten them, at the head of the request. */
const NAMED_TEXT =
  /^promemoria (?:appuntament|prenotaz|visit)\w*|^scus[ae] (?:a|al|alla|con)\b|^(?:(?:un|una|il|la|due) )?(?:(?:prim[oa]|second[oa]|terz[oa]|nuov[oa]|altr[oa]|brev\w*|piccol[oa]|bell[oa]|gentile|due righe di) )?(?:messaggi(?:o|no)|mail|e-?mail|mailina|testino|post|postino|volantin\w*|cartell\w*|locandin\w*|slogan|bigliett\w*|cartoncin\w*|sms|risposta|recensione .{0,20}stell\w*|letterina|lettera|comunicat\w*|didascali\w*|offerta|newsletter|invit\w*|promemoria|sollecito|avviso|testo|annunci\w*)\b.{0,24}(?:\b(?:per|x|da|di|al|alla|ai|agli|a|whatsapp|instagram|facebook|che)\b|[:"“«])/;

/** A word of writing or of what is written, wherever it stands. */
const ASKS_FOR_WORDS =
  /\b(?:scriv|rispond|prepar|fammi|redig|compon)\w*|\b(?:testo|bigliett\w*|cartell\w*|avviso|messaggi\w*|mail|lettera|annuncio|post|volantin\w*|locandin\w*|risposta|sms|promemoria)\b/;

const NOT_A_TEXT =
  /preventiv\w* (?:fatto bene|come)|business plan|conto economico|calcol|(?:scriv|prepar|fa|crea|bozza|testo)\w* .{0,16}\bcontratto\b|^contratto\b|statuto|fattura elettronica|bilancio|piano (?:marketing|editoriale)|analisi|logo\b|^(?!.*(?:testo|fras[ei]|benvenut|descrizion|presentazion)).*sito\b(?! )|curriculum/;

/** What is put on top of the cost is nothing that a customer reads: the price is to be calculated first. */
const QUOTE_TO_CALCULATE = /^(?:(?:un |il )?preventivo)\b.*\b(?:ricaric\w*|margine)\b/;
const WRITES =
  /\b(?:scriv|prepar|fammi|fai\b|crea|butta|rispond|invent|gener|compon|redig|aiutami|mi serve|testo|messaggi|bozza)\w*/;
const SURE_TEXT = 0.55;
const ASKS_SUM =
  /\b(?:totale|imponibile|iva)\b[^.?]{0,24}\?|(?:\bquant[oaei]\b|\bci (?:guadagno|perdo|rientro|rimetto)\b|\bconviene\b)(?!.*["“«])/;
/** "I clienti chiedono sempre lo sconto, cosa rispondo?": what to do about a habit, and no text for somebody. */
const HABIT = /\b(?:sempre|spesso|tutti|tutte|ogni volta|di solito|continuamente)\b/;
const ONLY_REPLY = /(?:cosa|come) (?:gli |le |posso )*rispond\w*\W*$/;

/** The text that was asked for, ready to be copied; `null` when none was. */
export const writeText = (
  text: string,
  trades: TradeIndex,
  lateInterest: AdviserTools['lateInterest'],
): Advice | null => {
  const folded = foldText(text);
  if (
    !(
      [WANTS_TEXT, WANTS_TEXT_LATER, TELLS_CUSTOMERS, NAMED_TEXT, NAMED_QUOTE].some((wish) =>
        wish.test(folded),
      ) ||
      (ASKS_FOR_WORDS.test(folded) && likelihoodOfRoute(folded, 'text') >= SURE_TEXT)
    ) ||
    NOT_A_TEXT.test(folded.replace(/"[^"]*"|“[^”]*”|«[^»]*»/g, ' ').replace(/^(.{6,60}?):.*$/s, '$1'))
  )
    return null;
  // "Il volantino mi costa 350 euro, quanto al pezzo?": a sum about a text, and no text.
  if (/\d/.test(folded) && QUOTE_TO_CALCULATE.test(folded)) return null;
  if (/\d/.test(folded) && ASKS_SUM.test(folded) && !WRITES.test(folded)) return null;
  const slots = readSlots(text);
  if (slots.quote === '' && HABIT.test(folded) && ONLY_REPLY.test(folded)) return null;
  const named =
    KINDS.find(({ pattern }) => pattern.test(folded)) ??
    // Words for somebody, of no known kind: a letter.
    (/^(?:mi )?scriv(?:i|imi|ere) (?:a|al|allo|alla|ai|agli|alle|ad)\b|\bscriv(?:igli|ile|er\w+)\b|\brispond(?:igli|ile)\b|\b(?:dir|spiegar|comunicar)(?:gliel|l|gli|le)\w*/.test(
      folded,
    )
      ? KINDS.at(-1)
      : undefined);
  // A message to one person about a thing of theirs offers nothing to many.
  const isToOne =
    /^(?:le|la|gli|ti) (?:ho|abbiamo|confermo|ricordo|scrivo|comunico|mando|aspett)|(?:^|[,;] )(?:passi|venga|mi chiami|ci chiami|mi scriva)\b|\b(?:il su[oa]|la sua) \p{L}+ (?:e|sono|sara) /u.test(
      foldText(slots.content),
    ) && !/\b(?:offert|promo|scont|newsletter|inaugur|invit)\w*/.test(folded);
  // Who has not come for a while is invited back, whatever the text is called.
  const kind =
    named?.id === 'letter' && slots.isToAbsent
      ? KINDS.find(({ id }) => id === 'offer')
      : named?.id === 'offer' && isToOne
        ? KINDS.at(-1)
        : named;
  if (!kind) return null;
  const about = {
    topic: kind.topic,
    suggestions: [],
    nextStep: null,
    entryIds: [`text-${kind.id}`],
    sources: [],
  };
  const hasMaterial =
    kind.needs === '' ||
    slots.quote !== '' ||
    slots.content.split(/\s+/).filter((word) => word.length > 2).length >= 2;
  const written = hasMaterial ? kind.write(slots, trades.find(folded), lateInterest) : null;
  if (written === null)
    return {
      ...about,
      outcome: 'asks',
      text: `Volentieri. Per scriverlo mi serve ancora: **${kind.needs}**. Mandamelo qui e ti preparo il testo pronto da copiare.`,
    };
  const signed =
    slots.sender === ''
      ? written
      : written.replaceAll(/\[nome( e telefono| dell.attività)?\]/g, slots.sender);
  return { ...about, outcome: 'answered', text: signed };
};
