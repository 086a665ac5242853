import { euro, marginOf, percent } from '../own-figures';

type Figures = Readonly<Record<string, number>>;

const ASKS_WHY =
  /^(?:e |ma |allora )?(?:perche|come mai|da (?:che )?cosa dipende|cosa (?:vuol dire|significa) che)\b/;
const LONGEST = 120;
/** Longer messages tell of more than the figure, and get a plan. */
const SHORT = 60;

const days = (figures: Figures, name: string, words: string): string[] => {
  const value = figures[name];
  return value === undefined || value <= 0 ? [] : [`${words} ${Math.round(value / 100)} giorni`];
};
const ratio = (hundredths: number): string =>
  new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 }).format(hundredths / 100);

/** Of an idea nothing is booked yet: its plan tells when money is shortest. */
const plannedLiquidity = ({
  ownMoney,
  firstInvestment,
  lowestCash,
  lowestCashMonth,
}: Figures): string | null => {
  if (ownMoney === undefined || firstInvestment === undefined || lowestCash === undefined) return null;
  return [
    `Nel piano parti con **${euro(ownMoney)}** e ne spendi ${euro(firstInvestment)} per cominciare: restano ${euro(ownMoney - firstInvestment)} per i primi mesi, quando le vendite non sono ancora a regime.`,
    lowestCash < 0
      ? `Il punto più basso è il mese ${lowestCashMonth}: mancano **${euro(-lowestCash)}**. Si copre spendendo meno per partire, arrivando prima alle vendite previste o con un prestito chiesto prima di aprire.`
      : `Il punto più basso è il mese ${lowestCashMonth}, con **${euro(lowestCash)}** in cassa: i soldi bastano, se le vendite crescono come previsto.`,
  ].join('\n\n');
};

const liquidity = (figures: Figures): string | null => {
  const current = figures.currentRatio;
  if (current === undefined) return plannedLiquidity(figures);
  const timing = [
    ...days(figures, 'receivableDays', 'incassi dai clienti dopo'),
    ...days(figures, 'stockDays', 'la merce resta in magazzino'),
    ...days(figures, 'payableDays', 'paghi i fornitori dopo'),
  ];
  return [
    current >= 100
      ? `La liquidità non è bassa: per ogni euro da pagare entro un anno ne hai **${ratio(current)}** disponibili (indice di liquidità, sopra 1 va bene).`
      : `La liquidità è bassa perché per ogni euro da pagare entro un anno ne hai **${ratio(current)}** disponibili o in arrivo: l’indice dovrebbe stare sopra 1.`,
    ...(timing.length === 0 ? [] : [`Dal bilancio: ${timing.join('; ')}.`]),
    current >= 100
      ? 'Se la cassa manca lo stesso, il problema è nei tempi: metti in fila scadenze e incassi dei prossimi tre mesi.'
      : 'Si alza da tre lati: incassare prima (acconti, solleciti), vendere la merce ferma, spostare debiti a breve su un prestito più lungo.',
  ].join('\n\n');
};

const result = (figures: Figures): string | null => {
  const margin = marginOf(figures);
  const { turnoverYear, fixedCostsMonth } = figures;
  if (!margin || !turnoverYear || fixedCostsMonth === undefined) return null;
  const variable = 100 - margin.share * 100;
  const fixed = (fixedCostsMonth * 1200) / turnoverYear;
  const left = 100 - variable - fixed;
  const heaviest = variable >= fixed ? 'i costi variabili' : 'le spese fisse';
  const amount = variable >= fixed ? turnoverYear - margin.left : fixedCostsMonth * 12;
  return [
    `Perché di ogni 100 € di incasso ${euro(Math.round(variable * 100))} se ne vanno in costi variabili e ${euro(Math.round(fixed * 100))} in spese fisse: ${left >= 0 ? `restano **${euro(Math.round(left * 100))}**` : `ne mancano **${euro(Math.round(-left * 100))}**`}, prima di imposte e del tuo prelievo.`,
    `Pesano di più ${heaviest}: ridurli del 5% vale ${euro(Math.round(amount * 0.05))} l’anno; un aumento dei prezzi del 3% a parità di clienti ${euro(Math.round(turnoverYear * 0.03))}.`.replace(
      'fisse: ridurli',
      'fisse: ridurle',
    ),
  ].join('\n\n');
};

const debt = (figures: Figures): string | null => {
  const { debtToEquity } = figures;
  return debtToEquity === undefined
    ? null
    : `Perché per ogni euro messo dai soci ce ne sono **${ratio(debtToEquity)}** di debiti: ${debtToEquity > 200 ? 'sopra 2 le banche lo giudicano alto' : 'fino a 2 le banche lo considerano normale'}. Scende lasciando gli utili in azienda, con un versamento dei soci o rimborsando i prestiti più cari.`;
};

const returns = (figures: Figures): string | null => {
  const { roe, ros } = figures;
  return roe === undefined
    ? null
    : `Il ROE è **${percent(roe / 100)}**: è l’utile diviso il patrimonio netto.${ros === undefined ? '' : ` Su 100 € di ricavi il risultato operativo è ${percent(ros / 100)}.`} Cresce con margini più alti o con meno capitale fermo (magazzino, crediti).`;
};

const REASONS: readonly [RegExp, (figures: Figures) => string | null][] = [
  [/liquidit|\bcassa\b|current ratio|mancano i soldi/, liquidity],
  [/indebitament|\bdebit[oi]\b/, debt],
  [/\broe\b|\broi\b|redditivit/, returns],
  [/\brest\w+|riman\w+|guadagn\w*|\butil[ei]\b|margin\w*|perdita|rosso\b/, result],
];

/** Without accounts nobody sees why money is short: the usual reasons, and what would show it. */
const UNSEEN_LIQUIDITY =
  'Senza il bilancio non lo vedo. Di solito la liquidità è bassa perché paghi prima di incassare, la merce resta ferma o le rate sono a breve: allega il bilancio qui (PDF, XBRL o Excel), o apri un progetto “azienda con bilancio”, e ti dico quale delle tre.';

/**
 * Why a figure of the project is as it is, from its other figures, or what would show it; `null` where that is not asked. On folded text.
 */
export const whyAdvice = (folded: string, figures: Figures): { text: string; isKnown: boolean } | null => {
  if (!ASKS_WHY.test(folded) || folded.length > LONGEST || /\d/.test(folded)) return null;
  const reason = REASONS.find(([pattern]) => pattern.test(folded));
  const text = reason?.[1](figures) ?? null;
  if (text !== null) return { text, isKnown: true };
  return /liquidita/.test(folded) && folded.length <= SHORT
    ? { text: UNSEEN_LIQUIDITY, isKnown: false }
    : null;
};
