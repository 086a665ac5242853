import type { AdviceTopic } from '../../../../contract';
import type { Trade } from '../playbooks/trade';
import type { AdviserTools } from '../port';
import { flyerText, supplierPriceText, thanksText } from './announcements';
import { complaintReplyText } from './complaint-reply';
import { counterOfferText } from './counter-offer';
import { letterText } from './letter';
import {
  descriptionText,
  greetingsText,
  jobText,
  menuText,
  noticeText,
  offerText,
  postText,
  priceObjectionText,
} from './messages';
import { paymentPlanText } from './payment-plan';
import { priceNoticeText } from './price-notice';
import { quoteRequestText } from './quote-request';
import { reminderText } from './reminder';
import { reviewReplyText } from './review-reply';
import {
  appointmentText,
  quoteFollowUpText,
  quoteText,
  reviewRequestText,
  supplierClaimText,
} from './service-messages';
import type { Slots } from './slots';
import { winBackText } from './win-back';

/** A kind of text, how it is asked for and how it is written. */
export interface TextKind {
  id: string;
  topic: AdviceTopic;
  pattern: RegExp;
  write(slots: Slots, trade: Trade | null, lateInterest: AdviserTools['lateInterest']): string | null;
  /** What is asked for where the request holds too little. */
  needs: string;
}

/** The kinds of texts; the first one whose words stand in a request is meant. */
export const KINDS: readonly TextKind[] = [
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
    id: 'complaint-reply',
    topic: 'customers',
    pattern:
      /^(?!.*(?:\bcaro\b|\bcara\b|prezz|preventiv|scont[oi] .{0,20}chied|chied\w* .{0,20}scont|caparra|acconto|fattur|disd|pag(?:a|ato|are)\b(?<!farlo pagare|farla pagare)|recension|stell[ae])).*(?:rispond\w*|risposta)(?: \p{L}+){0,2}(?: (?:a|al|alla|ad|ai|alle|agli)(?: un['a]?| una| il| la| mi[oa]| quel\w*)? ?(?:client|ospit|signor|pazient|alliev|iscritt|mamma|genitor|turist|ragazz)\p{L}*| ?: (?:un['a]?|una|il|la) ?(?:client|ospit|signor|pazient|alliev|iscritt|mamma|genitor|turist|ragazz)\p{L}* (?:mi |ci )?(?:si (?:e )?lament|dic|ha detto|scriv|ha scritto|protest|segnal))\p{L}*[^?]*\b(?:era|erano|e arrivat\p{L}*|si (?:e|sono) \p{L}+|perd[eo]\p{L}*|non (?:funzion|va\b|chiud|tiene|parte|scald)\p{L}*|rott\p{L}*|stort\p{L}*|sporc\p{L}*|fredd\p{L}*|sbagliat\p{L}*|difettos\p{L}*|macchi\p{L}*|ritard\p{L}*|manca\p{L}*|rovinat\p{L}*|non (?:gli |le )?(?:piace|e piaciut|convince|soddisf)\p{L}*)/u,
    write: complaintReplyText,
    needs: 'che cosa lamenta il cliente e che cosa vuoi offrirgli',
  },
  {
    id: 'quote-request',
    topic: 'suppliers',
    pattern:
      /^(?!.*client).*(?:(?:chied\w*|richied\w*|richiesta di|farmi (?:fare|dare)|avere) (?:un |dei |il )?preventiv\w*)/,
    write: (slots) => quoteRequestText(slots),
    needs: 'che cosa ti serve, quanto e per quando',
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
    id: 'payment-plan',
    topic: 'suppliers',
    pattern:
      /\b(?:devo|dobbiamo|gli devo|non (?:riesco|riusciamo|posso) (?:ancora )?(?:a )?pagar\p{L}*)\b.{0,40}\b(?:a|al|alla|allo|il|la) (?:un |una |mi[oa] )?(?:fornitor|grossist|proprietar|padron|banca|condomin|commercialist)|(?:fornitor|grossist|proprietar|padron|banca|condomin)\p{L}*.{0,60}\bnon (?:riesco|riusciamo|posso|possiamo) (?:ancora )?(?:a )?(?:pagar|saldar)\p{L}*|(?:chied\p{L}*|propor\p{L}*) .{0,20}(?:rateizz|dilazion|pian[oi] di rientro|pagare a rate|a rate)/u,
    write: paymentPlanText,
    needs: 'a chi devi pagare, quanto e in quante rate puoi farlo',
  },
  {
    id: 'counter-offer',
    topic: 'prices',
    pattern:
      /^(?!.*(?:fornitor|proprietari|padron|banca)).*(?:se (?:mi |me l[oa] |ce l[oa] )?(?:fa[i]?|fate|mett\p{L}*|lasci\p{L}*) (?:il prezzo )?(?:a |di )?(?:€ ?)?\d|(?:offre|propone|vuole (?:dar|pagar)\p{L}*|darebbe|vuole spendere|arriva) (?:solo |al massimo |fino )?(?:a )?(?:€ ?)?\d)/u,
    write: counterOfferText,
    needs: 'il tuo prezzo e quanto propone il cliente',
  },
  {
    id: 'win-back',
    topic: 'customers',
    pattern:
      /riconquist\w*|(?:far(?:e|l[ieoa])? |fai |per )tornare\b|riportar\w* .{0,20}client|recuper\w* .{0,20}client|\b(?:ex|vecchi\w*) client\w*|client\w* .{0,30}pass(?:at\w|ano|a) (?:alla|da(?:l|lla)?|a) (?:concorren|un altr)/,
    write: winBackText,
    needs: '',
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
