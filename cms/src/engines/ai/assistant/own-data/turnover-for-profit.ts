import { euro, marginOf, percent } from '../own-figures';

const ASKS =
  /\b(?:di )?quant[oi] (?:\p{L}+ ){0,4}(?:fattur|incass|vend)\p{L}*.{0,30}\b(?:per|se voglio|se vorrei) (?:\p{L}+ ){0,3}(?:guadagn|utile|rest|port|aver|mett)\p{L}*/u;
/** "Se prendo una commessa da 1.700 al mese, quanto dovrei incassare in più per ripagarla?", "quanti clienti in più per coprire 220 euro?". */
const ASKS_TO_COVER =
  /\bquant[oie] (?:\p{L}+ ){0,4}(?:fattur|incass|vend|client|scontrin)\p{L}*.{0,40}\bper (?:\p{L}+ ){0,2}(?:copr|ripag|pagar|sosten|assorb|compens)\p{L}*/u;
const MORE = /\bin piu\b|\bdi piu\b|\baltri\b|\bnuov[ie]\b|\baument\p{L}*/u;
const AMOUNT = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+)(?: ?(mila|k))?(?![\d.,]*\d| ?%)/g;

const asksToCover = (folded: string): boolean =>
  ASKS_TO_COVER.test(folded) &&
  MORE.test(folded) &&
  !/\b(?:su|per|ogni) (?:un|una|pezzo|prodotto)\b/.test(folded);

/** "Di quanto deve salire il fatturato per guadagnare 10.000 in più?": the profit wanted more, or a new cost to be paid, by the margin of the business. On folded text. */
export const turnoverForProfit = (
  folded: string,
  figures: Readonly<Record<string, number>>,
): string | null => {
  const isMore = (ASKS.test(folded) && /\bin piu\b|\bdi piu\b|\baltri\b/.test(folded)) || asksToCover(folded);
  if (!isMore) return null;
  const [only, other] = [...folded.matchAll(AMOUNT)];
  const margin = marginOf(figures);
  if (!only || other || !margin || margin.share <= 0) return null;
  const wanted = Number((only[1] ?? '').replaceAll('.', '')) * (only[2] === undefined ? 1 : 1_000) * 100;
  const isMonthly = /\b(?:al|ogni) mese\b/.test(folded);
  const needed = Math.round(wanted / margin.share);
  const span = isMonthly ? 'al mese' : 'l’anno';
  const { turnoverYear = 0, averageSale } = figures;
  const share = needed / (isMonthly ? turnoverYear / 12 : turnoverYear);
  const sales = averageSale
    ? ` Con uno scontrino medio di ${euro(averageSale)} sono circa ${new Intl.NumberFormat('it-IT', { useGrouping: 'always' }).format(Math.ceil(needed / averageSale))} vendite in più ${span}.`
    : '';
  return `Servono **${euro(needed)} di fatturato in più ${span}** (+${percent(share * 100)}): ${euro(wanted)} ÷ ${percent(margin.share * 100)} di margine, a spese fisse uguali e prima di imposte e contributi.${sales}`;
};
