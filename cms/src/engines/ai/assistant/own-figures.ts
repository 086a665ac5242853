type Figures = Readonly<Record<string, number>>;

/** Cents as Italian euro. */
export const euro = (cents: number): string =>
  `${new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2, useGrouping: 'always' }).format(cents / 100)} €`;

/** Points as an Italian percentage. */
export const percent = (points: number): string =>
  `${new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 }).format(points)}%`;

/** A figure of the company that can be asked for, and how it comes about. */
interface OwnFigure {
  pattern: RegExp;
  name: string;
  /** What is missing to know it. */
  needs: string;
  say(figures: Figures, question: string): string | null;
}

const of = (figures: Figures, ...names: string[]): number[] | null => {
  const values = names.map((name) => figures[name]);
  return values.every((value): value is number => value !== undefined) ? values : null;
};

/** What is left of a year’s turnover after variable costs, and its share. */
export const marginOf = (figures: Figures): { left: number; share: number } | null => {
  const [turnover, variable] = of(figures, 'turnoverYear', 'variableCostsYear') ?? [];
  return turnover === undefined || variable === undefined || turnover === 0
    ? null
    : { left: turnover - variable, share: (turnover - variable) / turnover };
};

/** Hundredths as an Italian number. */
const times = (hundredths: number): string =>
  new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    hundredths / 100,
  );
const RATIOS: readonly (readonly [name: string, label: string, limit: string])[] = [
  ['netDebtToEbitda', 'PFN su EBITDA', 'le banche guardano con preoccupazione oltre 4-5'],
  ['dscr', 'DSCR', 'sotto 1 il denaro prodotto non paga le rate'],
  ['zScore', 'Z-score', 'sotto 1,1 zona di rischio, sopra 2,6 tranquilla'],
];

/** What one's own pay leaves of a year, or what it lacks. */
const afterPay = (left: number, pay: number): string => {
  const rest = left - pay * 12;
  return rest >= 0
    ? `Tolto il tuo prelievo di ${euro(pay)} al mese: ${euro(rest)}.`
    : `Ma con il tuo prelievo di ${euro(pay)} al mese **mancano ${euro(-rest)}** (${euro(Math.round(-rest / 12))} al mese).`;
};

const OF_MONTH = /\b(?:al|ogni|in un) mese\b|\bmensil/;
/** What is left of a year, as it is of a month. */
const ofMonth = (left: number, pay: number): string => {
  const rest = Math.round((left - pay * 12) / 12);
  const own = pay > 0 && rest >= 0 ? `, **${euro(rest)}** tolto il tuo prelievo` : '';
  return ` Al mese sono **${euro(Math.round(left / 12))}**${own}.`;
};

/** The figures that can be asked for; the first whose words stand in the question answers. */
export const OWN_FIGURES: readonly OwnFigure[] = [
  {
    pattern: /\b(?:roe|roi|ros|pfn|ebitda|patrimonio netto|dscr|z.?score|altman|posizione finanziaria)\b/,
    name: 'gli indici di bilancio',
    needs: 'il bilancio: allegalo qui in PDF o XBRL, o apri un progetto “azienda con bilancio”',
    say: (figures) => {
      const lines = [
        ['roe', 'ROE'],
        ['roi', 'ROI'],
        ['ros', 'ROS'],
      ].flatMap(([name = '', label = '']) =>
        figures[name] === undefined ? [] : [`${label} **${percent(figures[name] / 100)}**`],
      );
      const amounts = [
        ['ebitda', 'EBITDA'],
        ['netDebt', 'posizione finanziaria netta'],
      ].flatMap(([name = '', label = '']) =>
        figures[name] === undefined ? [] : [`${label} **${euro(figures[name])}**`],
      );
      const ratios = RATIOS.flatMap(([name, label, limit]) =>
        figures[name] === undefined ? [] : [`${label} **${times(figures[name])}** (${limit})`],
      );
      const all = [...lines, ...amounts, ...ratios];
      return all.length === 0
        ? null
        : `Dal bilancio del tuo progetto: ${all.join(', ')}. Sono soglie orientative: Z-score e DSCR segnalano un rischio, non lo prevedono.`;
    },
  },
  {
    pattern:
      /^(?:qual e|mi dici|dimmi|che|sai) .*\b(?:mia|mio|miei)\b.{0,12}\b(?:partita iva|p\.? ?iva|codice fiscale|pec|indirizzo)\b|\b(?:partita iva|p\.? ?iva|codice fiscale|pec)\b.{0,20}\bmiei dati/,
    name: 'questi dati',
    needs:
      'guardarli nella pagina **Azienda** del tuo profilo, dove li puoi anche correggere: dalla chat non li vedo',
    say: () => null,
  },
  {
    pattern:
      /^(?!.*\b(?:rest|riman|avanz|guadagn)\w*).*(?:tir\w* fuori|prelev\w*|preliev\w*|mi (?:do|pago|prendo)\b|mio stipendio)/,
    name: 'quanto prelevi tu',
    needs: 'il tuo prelievo mensile',
    say: ({ ownPayMonth }) =>
      ownPayMonth === undefined
        ? null
        : `Per te prelevi **${euro(ownPayMonth)} al mese** (${euro(ownPayMonth * 12)} l’anno).`,
  },
  {
    pattern:
      /(?:fattur|incass|spend|lasci|rend|pag)\w* (?:\w+ ){0,2}(?:a|per|ogni|da|un|ciascun) ?client\w*|client\w* (?:\w+ ){0,2}(?:in media )?(?:spend|lasci|rend)\w*|(?:vale|rende|porta) (?:in media )?(?:ogni|un|ciascun) (?:mio )?client\w*|scontrino medio(?! e)|spesa media(?! e)/,
    name: 'quanto spende in media un cliente',
    needs: 'quanti clienti hai al mese e il fatturato, oppure lo scontrino medio',
    say: ({ averageSale, turnoverYear, customersMonth }) => {
      if (averageSale !== undefined) return `In media un cliente spende **${euro(averageSale)}**.`;
      if (turnoverYear === undefined || !customersMonth) return null;
      const month = Math.round(turnoverYear / 12);
      return `In media un cliente ti porta **${euro(Math.round(month / customersMonth))} al mese**: ${euro(month)} di fatturato ÷ ${new Intl.NumberFormat('it-IT').format(customersMonth)} clienti.`;
    },
  },
  {
    pattern:
      /pareggi\w*|\bin pari\b|(?:per non|senza) (?:ci )?(?:rimett|perd)\w*|\bsotto (?:che|quale) (?:incass|fattur|cifra)\w*|\bcoprir\w* (?:tutte )?(?:le |i )?(?:spes|cost)\w*|\b(?:stare|restare|sto|resto) a galla\b/,
    name: 'il punto di pareggio',
    needs: 'fatturato, costi variabili e spese fisse',
    say: (figures) => {
      const margin = marginOf(figures);
      const fixed = figures.fixedCostsMonth;
      if (!margin || fixed === undefined || margin.share <= 0) return null;
      // A business that does not pay who runs it is at no break-even: as in the report.
      const pay = figures.ownPayMonth ?? 0;
      const [month, year] = [(fixed + pay) / margin.share, ((fixed + pay) * 12) / margin.share].map(
        Math.round,
      );
      const costs =
        pay > 0
          ? `(${euro(fixed)} di spese fisse + ${euro(pay)} di prelievo)`
          : `${euro(fixed)} di spese fisse`;
      return `Il tuo punto di pareggio è **${euro(month ?? 0)} al mese** (${euro(year ?? 0)} l’anno): ${costs} ÷ ${percent(margin.share * 100)} di margine.${pay > 0 ? ` Senza il prelievo sono ${euro(Math.round(fixed / margin.share))} al mese.` : ''}`;
    },
  },
  {
    pattern: /margin\w*/,
    name: 'il margine',
    needs: 'fatturato e costi variabili di un anno',
    say: (figures) => {
      const margin = marginOf(figures);
      return (
        margin &&
        `Il tuo margine è **${percent(margin.share * 100)}** del fatturato: ${euro(figures.turnoverYear ?? 0)} − ${euro(figures.variableCostsYear ?? 0)} di costi variabili = ${euro(margin.left)}.`
      );
    },
  },
  {
    pattern:
      /(?:quanto )?(?:guadagn\w*|utile|mi rest\w*|riman\w*|resta\b|avanz\w*|profitt\w*|perdit\w*|\bperd(?:o|iamo|endo)\b)/,
    name: 'quanto ti resta',
    needs: 'fatturato, costi variabili e spese fisse',
    say: (figures, question) => {
      const margin = marginOf(figures);
      const fixed = figures.fixedCostsMonth;
      if (!margin || fixed === undefined) return null;
      const left = margin.left - fixed * 12;
      const pay = figures.ownPayMonth ?? 0;
      if (left < 0)
        return `In un anno mancano **${euro(-left)}** (${euro(Math.round(-left / 12))} al mese), prima di imposte e contributi: ${euro(margin.left)} di margine − ${euro(fixed * 12)} di spese fisse.${pay > 0 ? ` Con il tuo prelievo di ${euro(pay)} al mese diventano ${euro(pay * 12 - left)}.` : ''}`;
      return `In un anno restano **${euro(left)}** prima di imposte e contributi: ${euro(margin.left)} di margine − ${euro(fixed * 12)} di spese fisse.${pay > 0 ? ` ${afterPay(left, pay)}` : ''}${OF_MONTH.test(question) ? ofMonth(left, pay) : ''}`;
    },
  },
  {
    pattern: /fattur\w*|incass\w*|ricav\w*|vender\w*|vendo in un anno|giro d'affari/,
    name: 'il fatturato',
    needs: 'gli incassi di un anno (o di un mese)',
    say: (figures) => {
      const turnover = figures.turnoverYear;
      return turnover === undefined
        ? null
        : `Secondo i dati del tuo progetto il fatturato è **${euro(turnover)} l’anno**, cioè ${euro(Math.round(turnover / 12))} al mese in media.`;
    },
  },
  {
    pattern: /dipendent\w*|collaborator\w*|personale/,
    name: 'quante persone lavorano da te',
    needs: 'il numero di dipendenti e collaboratori',
    say: (figures) =>
      figures.employees === undefined
        ? null
        : `Nel tuo progetto risultano **${new Intl.NumberFormat('it-IT').format(figures.employees)} persone**.`,
  },
  {
    pattern: /\bmerce\b|material[ei]\b|materi[ae] prim\w*|\bacquisti\b|fornitori/,
    name: 'quanto spendi di merce e materiali',
    needs: 'i costi variabili di un anno (merce, materiali)',
    say: ({ variableCostsYear, turnoverYear }) =>
      variableCostsYear === undefined
        ? null
        : `Di merce e altri costi variabili spendi **${euro(variableCostsYear)} l’anno** (${euro(Math.round(variableCostsYear / 12))} al mese)${turnoverYear ? `, il ${percent((variableCostsYear / turnoverYear) * 100)} del fatturato` : ''}.`,
  },
  {
    pattern: /spes[ae]|spend(?:o|iamo|ere)\b|\bfiss[ie]\b|cost[io]\b|uscite/,
    name: 'le spese',
    needs: 'le spese fisse al mese e i costi variabili',
    say: (figures) => {
      const fixed = figures.fixedCostsMonth;
      if (fixed === undefined) return null;
      const variable = figures.variableCostsYear;
      return `Le tue spese fisse sono **${euro(fixed)} al mese** (${euro(fixed * 12)} l’anno)${variable === undefined ? '.' : `; i costi variabili ${euro(variable)} l’anno.`}`;
    },
  },
  {
    pattern: /client\w*|scontrin\w*|spesa media/,
    name: 'clienti e scontrino medio',
    needs: 'quanti clienti hai al mese e quanto spendono in media',
    say: (figures) => {
      const parts = [
        ...(figures.customersMonth === undefined
          ? []
          : [`**${new Intl.NumberFormat('it-IT').format(figures.customersMonth)} clienti** al mese`]),
        ...(figures.averageSale === undefined ? [] : [`spesa media **${euro(figures.averageSale)}**`]),
      ];
      return parts.length === 0 ? null : `Nel tuo progetto: ${parts.join(', ')}.`;
    },
  },
];
