import type { Advice, AdviceTopic } from '../../../../contract';
import { foldText } from '../fold';
import type { Trade } from '../playbooks/trade';
import type { TradeIndex } from '../playbooks/trade-index';
import {
  descriptionText,
  greetingsText,
  jobText,
  menuText,
  noticeText,
  offerText,
  postText,
  priceNoticeText,
  priceObjectionText,
} from './messages';
import { letterText } from './letter';
import { reminderText } from './reminder';
import { reviewReplyText } from './review-reply';
import {
  appointmentText,
  quoteFollowUpText,
  quoteText,
  reviewRequestText,
  supplierClaimText,
} from './service-messages';
import type { AdviserTools } from '../port';
import { likelihoodOfRoute } from '../classify/route';
import { flyerText, supplierPriceText, thanksText } from './announcements';
import { readSlots, type Slots } from './slots';

interface TextKind {
  id: string;
  topic: AdviceTopic;
  pattern: RegExp;
  write(slots: Slots, trade: Trade | null, lateInterest: AdviserTools['lateInterest']): string | null;
  /** What is asked for where the request holds too little. */
  needs: string;
}

const KINDS: readonly TextKind[] = [
  {
    id: 'reminder',
    topic: 'finance',
    pattern:
      /sollecit\w*|(?:mi|ci) (?:deve|devono|dovrebbe|dovrebbero)\b.{0,20}(?:\d|soldi|ancora)|non (?:mi |ci )?pag(?:a|ano)\b.{0,30}(?:fattur|\d)|(?:non|mai) (?:mi |ci )?(?:ha|hanno) (?:ancora |mai )?(?:pagat|saldat)\w*|deve (?:ancora )?(?:pagar|saldar)\w*|(?:fattura|pagament)\w*.{0,40}(?:scadut|non pagat|insolut|in ritardo)|messa in mora/,
    write: (slots, _trade, lateInterest) => reminderText(slots, lateInterest),
    needs: 'numero della fattura, importo, scadenza e nome del cliente',
  },
  {
    id: 'appointment',
    topic: 'customers',
    pattern:
      /ricord\w* .{0,90}(?:alle \d|\bore \d|domani|luned|marted|mercoled|gioved|venerd|sabat|domenic)|(?:ricord\w*|promemoria|conferm\w*).{0,60}(?:appuntament\w*|prenotazion\w*|visita|seduta|lezione|tavolo|consegna|scadenza|tagliando|revisione)|promemoria/,
    write: appointmentText,
    needs: 'giorno, ora e che cosa deve fare chi non può venire',
  },
  {
    id: 'review-request',
    topic: 'reviews',
    pattern:
      /(?:chied\w*|invit\w*|lasci\w*|farmi fare|avere) .{0,30}recension\w*|recension\w*.{0,30}(?:da chiedere|ai clienti|a chi)/,
    write: () => reviewRequestText(),
    needs: '',
  },
  {
    id: 'supplier',
    topic: 'suppliers',
    pattern:
      /(?:fornitor\w*|grossist\w*|corrier\w*).{0,120}(?:danneggiat|rott|difett|sbagliat|mancant|ritard|manca|nota di credito|reso|contest|reclam|rimbors|non (?:e )?arrivat)|(?:contest|reclam)\w*.{0,60}(?:fornitor|merce|consegna|fattura)/,
    write: supplierClaimText,
    needs: 'che cosa è arrivato, quando, che cosa non va e che cosa chiedi',
  },
  {
    id: 'supplier-price',
    topic: 'suppliers',
    pattern:
      /(?:fornitor\w*|grossist\w*|distributor\w*).{0,120}(?:aument\w*|rincar\w*|\balz\w*|prezzi? nuov\w*|nuov\w* (?:prezz|listin)\w*)|(?:aument\w*|rincar\w*).{0,60}(?:fornitor|grossist)/,
    write: supplierPriceText,
    needs: 'di quanto è l’aumento, da quando, e da quanto comprate da loro',
  },
  {
    id: 'review',
    topic: 'reviews',
    // To ask for one is another text.
    pattern:
      /^(?!.*(?:chied|invit|lasci)\w* .{0,20}recension).*(?:recension\w*|(?:\d|una|due|tre|quattro|cinque) stell[ae]|commento (?:su|di) google)/,
    write: reviewReplyText,
    needs: 'il testo della recensione',
  },
  {
    id: 'quote',
    topic: 'customers',
    pattern:
      /^(?:(?:scriv|prepar|fa|mi serve )\S* ?(?:un |il )?)?preventivo\b(?!.{0,80}(?:non (?:mi )?(?:ha|hanno|risp)|sparit|ricord|sollecit|mandat\w* .{0,20}(?:fa|scors)))/,
    write: quoteText,
    needs: 'che lavoro è, il prezzo, che cosa comprende e per quanto vale',
  },
  {
    id: 'quote-follow-up',
    topic: 'customers',
    pattern:
      /preventiv\w*.{0,100}(?:non (?:mi |ci )?(?:ha|hanno)(?: ancora| piu)? (?:rispost|fatt|dett|scritt|sapere)\w*|silenzio|nessuna risposta|sparit\w*|nulla|niente)|(?:richiam|ricontatt|ricord)\w*.{0,40}preventiv\w*/,
    write: quoteFollowUpText,
    needs: 'a chi hai mandato il preventivo e per che cosa',
  },
  {
    id: 'objection',
    topic: 'prices',
    pattern:
      /^(?!.*(?:fornitor|proprietari|padron|banca|per chieder)).*(?:(?:troppo |sembra |e )car[oa]\b|un altr[oa](?: \w+)? (?:mi |gli |le )?(?:fa|chiede|costa|propone|prende)|\d (?:euro )?in meno|(?:chied\w*|vuole) (?:lo |uno |un )?sconto|costa (?:di )?meno)/,
    write: priceObjectionText,
    needs: 'che cosa ti ha scritto il cliente e il tuo prezzo',
  },
  {
    id: 'job',
    topic: 'staff',
    pattern:
      /annunci\w*.{0,60}(?:segretari|baby|educator|istruttor|infermier|lavoro|personale|assun|cerc|camerier|commess|operai|cuoc|apprendist|parrucchier|barist|estetist|magazzinier|autist|impiegat|addett|pasticcer|pizzaiol|meccanic|tirocin|stag|part.?time|tempo pieno)|(?:cerc\w*|assum\w*).{0,30}(?:camerier|commess|operai|cuoc|apprendist|barist|parrucchier|magazzinier|autist|impiegat|addett|pasticcer|pizzaiol|banconist|estetist|meccanic|giardinier|receptionist|bagnin|stagional|istruttor|person)|offerta di lavoro/,
    write: jobText,
    needs: 'che figura cerchi, quante ore e dove',
  },
  {
    id: 'price-notice',
    topic: 'prices',
    pattern:
      /(?:passa|aument|sale|cambi|nuov)\w*.{0,60}(?:da \d|prezz|listin|tariff|abbonament|rett|quot)|(?:prezz|listin|tariff|abbonament|rett|quot)\w*.{0,40}(?:passa|aument|sale|salir|cambi)\w*/,
    write: priceNoticeText,
    needs: 'che cosa aumenta, da quanto a quanto e da quando',
  },
  {
    id: 'thanks',
    topic: 'customers',
    pattern: /^(?!.*\b(?:post|instagram|facebook)\b).*bigliett\w* (?:di |per )?ringrazi\w*/,
    write: (slots) => thanksText(slots),
    needs: '',
  },
  {
    id: 'flyer',
    topic: 'marketing',
    pattern:
      /^(?!.*(?:mail|whatsapp|sms|post)\b).*(?:volantin|locandin|cartell|bigliett|cartoncin|manifest)\w*/,
    write: flyerText,
    needs: 'che cosa annunci, dove e quando',
  },
  {
    id: 'menu',
    topic: 'marketing',
    pattern: /descri\w*.{0,30}(?:piatt|menu)|menu.{0,30}descri/,
    write: menuText,
    needs: 'i piatti con gli ingredienti',
  },
  {
    id: 'description',
    topic: 'website',
    pattern:
      /^(?!.*(?:mail|letter\w*|messagg\w*) .{0,20}presentazion).*(?:descri(?:zion|v)\w*|chi siamo|benvenut\w* .{0,30}(?:sito|home|pagina)|\bbio(?:grafia)?\b|scheda google|presentazione (?:dell|per il sit|di 3)|home(?: ?page)?\b)/,
    write: descriptionText,
    needs: 'che cosa fai, dove e da quando',
  },
  {
    id: 'post',
    topic: 'social',
    pattern: /\bpost\b|instagram|facebook|tiktok|linkedin|storia\b|storie\b|didascalia|caption|reel/,
    write: postText,
    needs: 'che cosa annunci, quando e a che prezzo',
  },
  {
    id: 'greetings',
    topic: 'customers',
    pattern: /auguri|buon natale|buone feste|buona pasqua|compleanno/,
    write: (slots) => greetingsText(slots),
    needs: 'a chi vanno e per quale festa',
  },
  {
    id: 'notice',
    topic: 'customers',
    pattern:
      /avvis\w*|cartell\w*|chius\w*|\bferie\b|chiudiamo|trasfer\w*|\b(?:ci|vi) spost\w*|trasloc\w*|nuova sede|nuovi orari/,
    write: noticeText,
    needs: 'che cosa vuoi comunicare e le date',
  },
  {
    id: 'offer',
    topic: 'marketing',
    pattern:
      /^(?!.*per chieder).*(?:offert\w*|promo\w*|whatsapp|volantin\w*|scont\w*|newsletter|invit\w*|\bsms\b|inaugur\w*)/,
    write: offerText,
    needs: 'che cosa offri, a che prezzo e fino a quando',
  },
  {
    id: 'letter',
    topic: 'customers',
    pattern:
      /(?:cosa|come) (?:gli |le )?scriv\w*|\be-?mail\b|\bmail\b|letter\w*|messagg\w*|\bscus[ae]\b|testo|due righe|righe|risposta|rispond\w*|discorso/,
    write: letterText,
    needs: 'a chi va e che cosa vuoi dire',
  },
];

/** Asks for a text, not for advice on writing. */
const WANTS_TEXT =
  /^ricord(?:a|ale|agli)\b(?=.*\b(?:deve|devono|pagar\w*|saldar\w*)\b)|^(?:ciao |scusa )?(?:mi (?=scriv|prepar|fai|crei|butti))?(?:(?:mi )?(?:puoi |potresti |riesci a )?(?:scriv(?:i|imi|ermi|ere|eresti)|prepar(?:a|i|ami|armi|are)|fa(?:mmi|i|rmi)|cre(?:a|i|ami|armi)|butti giu|scriv(?:igli|ile|iamo|iglielo)|rispond(?:igli|ile)|butta(?:mi)? giu|inventa(?:mi)?|genera(?:mi)?|componi(?:mi)?|rispond(?:i|imi|iamo)|redigi|descrivi(?:mi)?)\b|(?:mi )?serv(?:e|irebbe|ono) (?:un|una|il|la|due|delle|dei)|(?:un|una|il|la|due|tre) (?:post|testo|mail|e-?mail|messaggio|annuncio|descrizione|righe|avviso|lettera|bozza|didascalia|sollecito|cartello|volantino)|bio\b|risposta (?:a|al|alla|per) |post\b|descrizione\b|annuncio\b|testo\b|messaggio\b|bozza\b|sollecito\b|lettera\b|e-?mail\b|mail\b|avviso\b|invito\b|(?:che |cosa |che cosa )(?:gli |le )?(?:rispondo|scrivo)|come (?:gli |le )?(?:rispondo|posso rispondere)|vorrei (?:un|una|il) (?:post|testo|mail|messaggio|annuncio|descrizione|avviso|lettera|bozza)|aiutami a (?:scriv|rispond|prepar)\w*|ho bisogno di (?:un|una) (?:post|testo|mail|messaggio|annuncio|descrizione|avviso|lettera|bozza))/;

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
  if (/\d/.test(folded) && ASKS_SUM.test(folded) && !WRITES.test(folded)) return null;
  const slots = readSlots(text);
  if (slots.quote === '' && HABIT.test(folded) && ONLY_REPLY.test(folded)) return null;
  const named =
    KINDS.find(({ pattern }) => pattern.test(folded)) ??
    // Words for somebody, of no known kind: a letter.
    (/\bscriv(?:igli|ile|er\w+)\b|\brispond(?:igli|ile)\b|\b(?:dir|spiegar|comunicar)(?:gliel|l|gli|le)\w*/.test(
      folded,
    )
      ? KINDS.at(-1)
      : undefined);
  // Who has not come for a while is invited back, whatever the text is called.
  const kind = named?.id === 'letter' && slots.isToAbsent ? KINDS.find(({ id }) => id === 'offer') : named;
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
