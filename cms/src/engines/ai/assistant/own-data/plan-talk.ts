import { euro, marginOf, percent } from '../own-figures';
import { FROM_ACCOUNTS } from './what-if';

type Figures = Readonly<Record<string, number>>;

const LONGEST = 90;
/** "Da quale misura comincio?", "che cosa faccio per primo?", "quali sono le priorità?" */
const ASKS_WHERE_TO_BEGIN =
  /\b(?:da (?:quale|che|dove|cosa|quali)|quale|che|cosa|quali)\b.{0,24}\b(?:misur\w+|cominci\w*|inizi\w*|parto|partire|prim[aoi]|priorita|urgent\w*)\b|\b(?:per prim[aoi]|priorita)\b/;
/** "Quanto posso prendermi al mese?" */
const ASKS_OWN_PAY =
  /\bquant[oi] (?:soldi )?(?:mi |ci )?(?:posso|possiamo|potrei|riesco a|conviene) (?:\w+ )?(?:prend|prelev|tira|dar(?:mi|ci)|pagar(?:mi|ci))\w*|\bche stipendio (?:mi |posso )/;
/** "E se perdo il cliente grosso?" */
const LOSES_LARGEST =
  /\bperd\w* .{0,16}\bclient\w* (?:piu )?(?:gross\w*|grand\w*|principal\w*|unic\w*|important\w*)|\bperd\w* .{0,10}(?:unico|solo|principale|primo) client\w*/;
/** "Quanto mi costa il ritardo dei clienti?" */
const ASKS_COST_OF_WAITING =
  /\bquant\w* .{0,16}(?:cost|pes|val)\w* .{0,20}(?:ritard\w*|aspett\w*|pagan\w* (?:tardi|in ritardo))/;
/** "I soldi mi bastano?" */
const ASKS_IF_ENOUGH =
  /\b(?:soldi|cassa|capitale)\b.{0,16}\bbast\w*|\bbast\w* .{0,12}(?:i soldi|il capitale|la cassa)/;
const GOOD_DAYS = 60;
const YEAR_DAYS = 365;
const FIRST = 3;

const beginning = (measures: readonly string[]): string =>
  [
    'Dal piano del tuo report, in quest’ordine:',
    measures
      .slice(0, FIRST)
      .map((measure, at) => `${at + 1}. ${measure}`)
      .join('\n'),
    'Comincia dalla prima oggi, e tieni le altre per le prossime settimane: una alla volta si vede quale funziona. Di quale vuoi i passi?',
  ].join('\n\n');

const ownPay = (figures: Figures): string | null => {
  const margin = marginOf(figures);
  const fixed = figures.fixedCostsMonth;
  if (!margin || fixed === undefined) return null;
  const left = Math.round(margin.left / 12 - fixed);
  const pay = figures.ownPayMonth ?? 0;
  if (left <= 0)
    return `Per ora niente senza consumare cassa: il margine di un mese (${euro(Math.round(margin.left / 12))}) non copre le spese fisse (${euro(fixed)}). Mancano **${euro(-left)} al mese**.`;
  return [
    `Al massimo **${euro(left)} al mese**, prima di imposte e contributi: ${euro(Math.round(margin.left / 12))} di margine (il ${percent(margin.share * 100)} degli incassi) − ${euro(fixed)} di spese fisse.`,
    pay === 0
      ? 'Lascia in azienda almeno un quinto per gli imprevisti, e metti da parte imposte e contributi: quanto, dipende dal tuo regime.'
      : pay <= left
        ? `Oggi prelevi ${euro(pay)}: ne restano ${euro(left - pay)} per imposte, contributi e imprevisti.`
        : `Oggi prelevi ${euro(pay)}, cioè ${euro(pay - left)} più di quanto l’attività lascia: la differenza esce dalla cassa.`,
  ].join('\n\n');
};

const HUNDRED_EUROS = 10_000;
const about = (cents: number): string => euro(Math.round(cents / HUNDRED_EUROS) * HUNDRED_EUROS);

const withoutLargest = (figures: Figures): string | null => {
  const { largestCustomer, turnoverYear, fixedCostsMonth } = figures;
  const margin = marginOf(figures);
  if (!largestCustomer || !turnoverYear || !margin || fixedCostsMonth === undefined) return null;
  const [lost, lostMargin] = [turnoverYear, margin.left].map((whole) =>
    Math.round((whole * largestCustomer) / 100),
  ) as [number, number];
  const before = Math.round(margin.left - fixedCostsMonth * 12);
  const after = before - lostMargin;
  return [
    `Il cliente più grande fa il ${percent(largestCustomer)}: senza di lui mancano **${euro(lost)} di ricavi** e ${euro(lostMargin)} di margine. Il risultato passerebbe da ${euro(before)} a **${euro(after)}** l’anno, a spese fisse ferme.`,
    after < 0
      ? `Per restare in pari servirebbero ${euro(-after)} l’anno di margine da altri clienti, cioè circa ${about(-after / margin.share)} di ricavi, o altrettante spese in meno. Prima di tutto: contratto con preavviso di sei mesi e tre offerte al mese a clienti simili.`
      : 'L’attività resterebbe in piedi, ma con poco margine: contratto con preavviso e un secondo cliente vengono prima del resto.',
    ...(figures.fromAccounts ? [FROM_ACCOUNTS] : []),
  ].join('\n\n');
};

const costOfWaiting = ({ receivableDays, turnoverYear }: Figures): string | null => {
  if (receivableDays === undefined || !turnoverYear) return null;
  const days = receivableDays / 100;
  const out = Math.round((turnoverYear * days) / YEAR_DAYS);
  const late = Math.round((turnoverYear * Math.max(0, days - GOOD_DAYS)) / YEAR_DAYS);
  return [
    `Incassi in media dopo **${Math.round(days)} giorni**: fuori hai circa **${about(out)}**.`,
    late > 0
      ? `Scendere a ${GOOD_DAYS} giorni libera circa **${about(late)}** di cassa. Se oggi li copri con un fido al 7%, il ritardo ti costa circa ${about(late * 0.07)} l’anno di soli interessi, più il rischio che qualcuno non paghi.`
      : `Sei entro i ${GOOD_DAYS} giorni della legge: il ritardo pesa poco sulla cassa.`,
    'I giorni contengono l’IVA dei crediti, quindi sono un po’ larghi.',
  ].join('\n\n');
};

const enough = ({ ownMoney, firstInvestment, lowestCash, lowestCashMonth }: Figures): string | null =>
  ownMoney === undefined || firstInvestment === undefined || lowestCash === undefined
    ? null
    : lowestCash < 0
      ? `No: parti con ${euro(ownMoney)}, ne spendi ${euro(firstInvestment)} e nel mese ${lowestCashMonth} **mancano ${euro(-lowestCash)}**. Riduci la spesa iniziale, fatti pagare in anticipo o trova il resto prima di aprire.`
      : `Sì, se le vendite crescono come previsto: il punto più basso è il mese ${lowestCashMonth}, con **${euro(lowestCash)}** in cassa.${lowestCash < firstInvestment / 4 ? ' È poco: un mese più lento basta a finirli, tieni pronta una riserva di due mesi di spese.' : ''}`;

/** What the plan of the project's report begins with, or what its figures leave for its owner; `null` where neither is asked. On folded text. */
export const planTalk = (folded: string, figures: Figures, measures: readonly string[]): string | null => {
  if (folded.length > LONGEST || /\d/.test(folded)) return null;
  if (ASKS_OWN_PAY.test(folded)) return ownPay(figures);
  if (LOSES_LARGEST.test(folded)) return withoutLargest(figures);
  if (ASKS_COST_OF_WAITING.test(folded)) return costOfWaiting(figures);
  if (ASKS_IF_ENOUGH.test(folded)) return enough(figures);
  return measures.length > 0 && ASKS_WHERE_TO_BEGIN.test(folded) ? beginning(measures) : null;
};
