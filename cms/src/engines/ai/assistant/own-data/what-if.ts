import { euro, percent } from '../own-figures';

type Figures = Readonly<Record<string, number>>;

/** What of a business would change: its prices, its customers, what each sale costs, what is paid anyway. */
type Lever = 'price' | 'customers' | 'variable' | 'fixed';

const LEVERS: readonly [Lever, RegExp][] = [
  ['price', /prezz\w*|listin\w*|tariff\w*|^(?!.*(?:fornitor|acquist|merce)).*\bscont\w*/],
  ['fixed', /spes[ae] fiss\w*|cost[oi] fiss\w*|affitt\w*|bollett\w*|utenz\w*|spese|personale/],
  [
    'variable',
    /materi[ae] prim\w*|merce|material[ei]|fornitor\w*|cost[oi] variabil\w*|acquist\w*|ingredient\w*/,
  ],
  ['customers', /client\w*|vendit\w*|fatturat\w*|incass\w*|giro d'affari|lavor[oi]\b/],
];
const CHANGES =
  /\bse\b.{0,30}(?:alz|aument|ritocc|rincar|sal[gei]|cresc|abbass|riduc|cal[aio]|dimin|tagli|perd|scend|scont|risparmi|guadagn|arriv)|(?:cosa|che) (?:succede|cambia)|come cambi/;
const FEWER = /abbass|riduc|\bcal[aio]|dimin|tagli|perd|\bmeno\b|scend|scont|risparmi/;
const PERCENT = /(\d+(?:[.,]\d+)?) ?(?:%|per ?cento|punti)/;
const EUROS = /(\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)? ?(?:€|euro\b|(?=(?:al|ogni) mese\b|all'anno\b|l'anno\b))/;

/** Longer messages tell of more than the change, and get a plan. */
const SHORT = 60;

/** A change that is asked about: by a share in points, or by cents a year. */
interface Change {
  lever: Lever;
  points: number | null;
  cents: number | null;
  /** The figure that was named, where it was no change but a value: "con 200 vendite al mese". */
  target?: { value: number; known: number };
}

const IMAGINES = /^(?:e |ma |quindi |allora )?(?:se\b|con\b|a\b|anche con\b|solo con\b)/;
const COUNT =
  /(\d{1,3}(?:\.\d{3})+|\d+) (?:(?:client\w*|vendit\w*|ordin[ei]|pezz[io]|scontrin\w*)|\p{L}{4,}(?= (?:al|ogni) mese\b))/u;
const PRICE =
  /(?:prezz\w*|vend\w*)\D{0,24}?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?(?: ?(?:€|euro\b|l'un\w*)|$|\?)/;

/** "E con 200 vendite al mese?", "se il prezzo fosse 45 euro?": a value in place of the one that is known. */
const readTarget = (folded: string, { customersMonth, averageSale }: Figures): Change | null => {
  if (!IMAGINES.test(folded) || PERCENT.test(folded) || (folded.match(/\d[\d.,]*/g) ?? []).length !== 1)
    return null;
  const change = (lever: Lever, value: number, known: number | undefined): Change | null =>
    known ? { lever, points: (value / known - 1) * 100, cents: null, target: { value, known } } : null;
  const count = COUNT.exec(folded)?.[1];
  // Only what is counted by the month can stand in place of a month's count.
  if (count !== undefined)
    return /\b(?:all?'?|per|in un|ogni) ?(?:ann[oi]|settiman\w*|giorn[oi])\b/.test(folded)
      ? null
      : change('customers', Number(count.replaceAll('.', '')), customersMonth);
  const [, whole, cents = ''] = PRICE.exec(folded) ?? [];
  return whole === undefined
    ? null
    : change('price', Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0')), averageSale);
};

const WORD_EUROS: Readonly<Record<string, number>> = {
  un: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  dieci: 10,
};
const EACH_SALE =
  /(?:scontrin\w*|spesa) (?:medi\w+ )?(?:di |d')?(?:(un|due|tre|quattro|cinque|dieci)|(\d+)(?:[.,](\d{1,2}))?) ?(?:€|euro)/;
/** "Se alzo lo scontrino medio di un euro": so much more from each sale, with as many sales. */
const eachSaleMore = (
  folded: string,
  { customersMonth, averageSale }: Figures,
): { text: string; isKnown: boolean } | null => {
  if (!/alz|aument|\bin piu\b|cresc|sal[ei]/.test(folded)) return null;
  const [, word, whole, cents = ''] = EACH_SALE.exec(folded) ?? [];
  if (word === undefined && whole === undefined) return null;
  const more =
    word === undefined ? Number(whole) * 100 + Number(cents.padEnd(2, '0')) : (WORD_EUROS[word] ?? 0) * 100;
  if (!customersMonth)
    return {
      text: 'Mi manca una cifra per dirtelo: **quanti clienti (o scontrini) hai in un mese**? La moltiplico per l’aumento e ti dico quanto entra in più al mese e all’anno.',
      isKnown: false,
    };
  const month = more * customersMonth;
  return {
    text: [
      `Con gli stessi clienti entrano **${euro(month)} in più al mese**, ${euro(month * 12)} l’anno.`,
      `Il conto: ${new Intl.NumberFormat('it-IT').format(customersMonth)} clienti al mese × ${euro(more)} = **${euro(month)}**${averageSale ? ` (lo scontrino medio passa da ${euro(averageSale)} a ${euro(averageSale + more)})` : ''}. È incasso: togli l’IVA, e il costo della merce se vendi di più e non solo più caro.`,
    ].join('\n\n'),
    isKnown: true,
  };
};

const readChange = (folded: string): Change | null => {
  const lever = LEVERS.find(([, pattern]) => pattern.test(folded))?.[0];
  if (!lever || !CHANGES.test(folded) || (folded.match(/\d[\d.,]*/g) ?? []).length !== 1) return null;
  const sign = FEWER.test(folded) ? -1 : 1;
  const share = PERCENT.exec(folded)?.[1];
  if (share !== undefined) {
    const points = sign * Number(share.replace(',', '.'));
    return Math.abs(points) <= 100 ? { lever, points, cents: null } : null;
  }
  const amount = EUROS.exec(folded)?.[1];
  if (amount === undefined || lever !== 'fixed') return null;
  const cents = Number(amount.replaceAll('.', '')) * 100 * (/\bann[oiu]/.test(folded) ? 1 : 12);
  return { lever, points: null, cents: sign * cents };
};

/** "E del 10%?" after another change: the same one, with another figure. */
const changeOf = (folded: string, previous: string | undefined): Change | null => {
  const own = readChange(folded);
  const figure = /\d+(?:[.,]\d+)?/.exec(folded)?.[0];
  if (
    own ||
    previous === undefined ||
    figure === undefined ||
    folded.length > 30 ||
    !/^(?:e|ed|ma)\b/.test(folded)
  )
    return own;
  return readChange(previous.replace(/\d[\d.,]*/, figure));
};

const whole = (count: number): string => new Intl.NumberFormat('it-IT').format(count);

const wordsOf = ({ lever, points, cents, target }: Change): string => {
  if (target && lever === 'customers')
    return `Con ${whole(target.value)} vendite al mese invece di ${whole(target.known)}`;
  if (target)
    return `Con un prezzo di ${euro(target.value)} invece di ${euro(target.known)} e le stesse vendite`;
  const by = points === null ? `${euro(Math.abs(cents ?? 0))} l’anno` : percent(Math.abs(points));
  const isMore = (points ?? cents ?? 0) >= 0;
  const more = isMore ? 'in più' : 'in meno';
  return {
    price: `Con i prezzi ${isMore ? 'più alti' : 'più bassi'} del ${by} e gli stessi clienti`,
    customers: `Con il ${by} di clienti ${more} ai prezzi di oggi`,
    variable: `Con i costi variabili ${isMore ? 'più alti' : 'più bassi'} del ${by}`,
    fixed:
      points === null
        ? `Con ${by} di spese fisse ${more}`
        : `Con le spese fisse ${isMore ? 'più alte' : 'più basse'} del ${by}`,
  }[lever];
};

/** Said of every sum that parts the costs of accounts. */
export const FROM_ACCOUNTS =
  '_Dal bilancio tratto come variabili solo materie prime e merci, e tutto il resto come fisso: se crescono con le vendite anche altri costi, dimmelo._';

/**
 * What a change would leave in a year, computed anew from the figures of the project, or which of them are missing; `null` where no
 * change is asked about. On folded text.
 */
export const whatIf = (
  folded: string,
  previous: string | undefined,
  figures: Figures,
): { text: string; isKnown: boolean } | null => {
  const eachSale = eachSaleMore(folded, figures);
  if (eachSale) return eachSale;
  const change = readTarget(folded, figures) ?? changeOf(folded, previous);
  const { turnoverYear, variableCostsYear, fixedCostsMonth } = figures;
  if (!change) return null;
  if (!turnoverYear || variableCostsYear === undefined || fixedCostsMonth === undefined)
    return folded.length <= SHORT && previous === undefined
      ? {
          text: 'Te lo calcolo volentieri, ma i tuoi numeri non li ho: scrivimi gli **incassi** di un anno (o di un mese), i **costi variabili** (merce, materiali) e le **spese fisse** al mese, oppure apri un progetto.',
          isKnown: false,
        }
      : null;
  const { lever, points, cents } = change;
  const times = (amount: number): number => Math.round(amount * (1 + (points ?? 0) / 100));
  const fixedYear = fixedCostsMonth * 12;
  const turnover = lever === 'price' || lever === 'customers' ? times(turnoverYear) : turnoverYear;
  const variable =
    lever === 'variable' || lever === 'customers' ? times(variableCostsYear) : variableCostsYear;
  const fixed =
    lever === 'fixed' ? (points === null ? fixedYear + (cents ?? 0) : times(fixedYear)) : fixedYear;
  const before = turnoverYear - variableCostsYear - fixedYear;
  const after = turnover - variable - fixed;
  const gain = after - before;
  const contribution = turnover - variable;
  const limit =
    lever === 'price' && contribution > 0
      ? gain > 0
        ? ` Il vantaggio si annulla se perdi il ${percent((gain / contribution) * 100)} dei clienti.`
        : ` Per tornare al risultato di oggi servirebbe il ${percent((-gain / contribution) * 100)} di clienti in più.`
      : '';
  const text = [
    `${wordsOf(change)} ti restano **${euro(after)} l’anno** invece di ${euro(before)} (${gain >= 0 ? '+' : '−'}${euro(Math.abs(gain))}), ${figures.fromAccounts ? 'di risultato operativo, prima di interessi e imposte' : 'prima di imposte e del tuo prelievo'}.${limit}`,
    `Il conto: ${euro(turnover)} di incassi − ${euro(variable)} di costi variabili − ${euro(fixed)} di spese fisse = **${euro(after)}**.`,
    ...(figures.fromAccounts ? [FROM_ACCOUNTS] : []),
  ].join('\n\n');
  return { text, isKnown: true };
};
