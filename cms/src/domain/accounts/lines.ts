import type { Cents } from '../../contract';

/**
 * The lines of an Italian balance sheet (Codice civile art. 2424) and income statement (art. 2425) that the indices
 * need. `tags` are local names of the public taxonomy `itcc-ci`, the first one present counts; `sumOf` adds the detail
 * lines of the ordinary form where the short form has one line. `names` are how people call the line in a spreadsheet,
 * as `plainName` writes it.
 */
interface LineFacts {
  tags: readonly string[];
  sumOf?: RegExp;
  names: readonly string[];
}

export const BALANCE_LINES = {
  ownersReceivables: {
    tags: ['TotaleCreditiVersoSociVersamentiAncoraDovuti'],
    names: ['crediti verso soci', 'crediti verso soci per versamenti ancora dovuti'],
  },
  intangibleAssets: {
    tags: ['TotaleImmobilizzazioniImmateriali'],
    names: [
      'immobilizzazioni immateriali',
      'totale immobilizzazioni immateriali',
      'immateriali',
      'intangible assets',
    ],
  },
  tangibleAssets: {
    tags: ['TotaleImmobilizzazioniMateriali'],
    names: [
      'immobilizzazioni materiali',
      'totale immobilizzazioni materiali',
      'materiali',
      'tangible assets',
    ],
  },
  financialAssets: {
    tags: ['TotaleImmobilizzazioniFinanziarie'],
    names: [
      'immobilizzazioni finanziarie',
      'totale immobilizzazioni finanziarie',
      'fixed financial assets',
      'financial assets',
    ],
  },
  fixedAssets: {
    tags: ['TotaleImmobilizzazioni'],
    names: ['immobilizzazioni', 'totale immobilizzazioni', 'fixed assets', 'total fixed assets'],
  },
  inventories: {
    tags: ['TotaleRimanenze'],
    names: ['rimanenze', 'totale rimanenze', 'magazzino', 'inventories', 'stock', 'inventory'],
  },
  tradeReceivables: {
    tags: ['CreditiVersoClientiTotaleCreditiVersoClienti'],
    names: [
      'crediti verso clienti',
      'totale crediti verso clienti',
      'crediti commerciali',
      'clienti',
      'trade receivables',
    ],
  },
  receivables: {
    tags: ['TotaleCrediti'],
    names: ['crediti', 'totale crediti', 'receivables', 'total receivables'],
  },
  receivablesBeyondYear: {
    tags: [
      'CreditiEsigibiliOltreEsercizioSuccessivo',
      'TotaleCreditiIscrittiAttivoCircolanteQuotaScadenteOltreEsercizio',
    ],
    sumOf: /^Crediti.+EsigibiliOltreEsercizioSuccessivo$/,
    names: [
      'crediti esigibili oltre l esercizio successivo',
      'crediti oltre 12 mesi',
      'crediti oltre l esercizio',
      'receivables beyond one year',
    ],
  },
  currentFinancialAssets: {
    tags: ['TotaleAttivitaFinanziarieNonCostituisconoImmobilizzazioni'],
    names: ['attivita finanziarie che non costituiscono immobilizzazioni', 'current financial assets'],
  },
  cash: {
    tags: ['TotaleDisponibilitaLiquide'],
    names: [
      'disponibilita liquide',
      'totale disponibilita liquide',
      'cassa',
      'cassa e banca',
      'liquidita',
      'cash',
    ],
  },
  currentAssets: {
    tags: ['TotaleAttivoCircolante'],
    names: ['attivo circolante', 'totale attivo circolante', 'current assets', 'total current assets'],
  },
  accruedIncome: {
    tags: ['AttivoRateiRisconti'],
    names: ['ratei e risconti attivi', 'prepaid expenses', 'accrued income'],
  },
  totalAssets: {
    tags: ['TotaleAttivo'],
    names: ['totale attivo', 'attivo', 'totale attivita', 'total assets', 'assets'],
  },
  equity: {
    tags: ['TotalePatrimonioNetto'],
    names: ['patrimonio netto', 'totale patrimonio netto', 'equity', 'total equity', 'net worth'],
  },
  shareCapital: {
    tags: ['PatrimonioNettoCapitale'],
    names: ['capitale', 'capitale sociale', 'share capital'],
  },
  provisions: {
    tags: ['TotaleFondiRischiOneri'],
    names: [
      'fondi per rischi e oneri',
      'fondi per rischi ed oneri',
      'totale fondi per rischi ed oneri',
      'fondi rischi e oneri',
      'totale fondi per rischi e oneri',
      'fondi',
      'provisions',
    ],
  },
  severance: {
    tags: ['TrattamentoFineRapportoLavoroSubordinato'],
    names: [
      'tfr',
      'trattamento di fine rapporto',
      'trattamento di fine rapporto di lavoro subordinato',
      'severance pay',
    ],
  },
  debtsWithinYear: {
    tags: ['DebitiEsigibiliEntroEsercizioSuccessivo', 'TotaleDebitiQuotaScadenteEntroEsercizio'],
    sumOf: /^Debiti.+EsigibiliEntroEsercizioSuccessivo$/,
    names: [
      'debiti esigibili entro l esercizio successivo',
      'debiti entro 12 mesi',
      'debiti entro l esercizio',
      'debiti entro un anno',
      'debiti a breve',
      'debts within one year',
      'current liabilities',
    ],
  },
  debtsBeyondYear: {
    tags: ['DebitiEsigibiliOltreEsercizioSuccessivo', 'TotaleDebitiQuotaScadenteOltreEsercizio'],
    sumOf: /^Debiti.+EsigibiliOltreEsercizioSuccessivo$/,
    names: [
      'debiti esigibili oltre l esercizio successivo',
      'debiti oltre 12 mesi',
      'debiti oltre l esercizio',
      'debiti a lungo',
      'debts beyond one year',
      'long term debts',
    ],
  },
  bankDebts: {
    tags: ['DebitiDebitiVersoBancheTotaleDebitiVersoBanche'],
    names: [
      'debiti verso banche',
      'totale debiti verso banche',
      'debiti bancari',
      'mutui e finanziamenti',
      'banche',
      'bank debts',
    ],
  },
  tradePayables: {
    tags: ['DebitiDebitiVersoFornitoriTotaleDebitiVersoFornitori'],
    names: [
      'debiti verso fornitori',
      'totale debiti verso fornitori',
      'debiti commerciali',
      'fornitori',
      'trade payables',
    ],
  },
  debts: { tags: ['TotaleDebiti'], names: ['debiti', 'totale debiti', 'debts', 'total debts'] },
  accruedExpenses: {
    tags: ['PassivoRateiRisconti'],
    names: ['ratei e risconti passivi', 'accrued expenses', 'deferred income'],
  },
  totalLiabilities: {
    tags: ['TotalePassivo'],
    names: [
      'totale passivo',
      'passivo',
      'totale passivita',
      'totale passivo e netto',
      'total liabilities and equity',
      'total liabilities',
    ],
  },
} as const satisfies Record<string, LineFacts>;

export const INCOME_LINES = {
  revenue: {
    tags: ['ValoreProduzioneRicaviVenditePrestazioni'],
    names: [
      'ricavi',
      'ricavi delle vendite',
      'ricavi delle vendite e delle prestazioni',
      'fatturato',
      'revenue',
      'turnover',
      'sales',
    ],
  },
  otherIncome: {
    tags: ['ValoreProduzioneAltriRicaviProventiTotaleAltriRicaviProventi'],
    names: ['altri ricavi', 'altri ricavi e proventi', 'totale altri ricavi e proventi', 'other income'],
  },
  valueOfProduction: {
    tags: ['TotaleValoreProduzione'],
    names: ['valore della produzione', 'totale valore della produzione', 'value of production'],
  },
  materials: {
    tags: ['CostiProduzioneMateriePrimeSussidiarieConsumoMerci'],
    names: [
      'materie prime',
      'materie prime sussidiarie di consumo e di merci',
      'per materie prime sussidiarie di consumo e di merci',
      'materie prime e merci',
      'acquisti',
      'merci',
      'materials',
      'purchases',
    ],
  },
  services: {
    tags: ['CostiProduzioneServizi'],
    names: ['servizi', 'per servizi', 'costi per servizi', 'services'],
  },
  leases: {
    tags: ['CostiProduzioneGodimentoBeniTerzi'],
    names: [
      'godimento beni di terzi',
      'per godimento di beni di terzi',
      'affitti e noleggi',
      'leases',
      'rents',
    ],
  },
  personnel: {
    tags: ['CostiProduzionePersonaleTotaleCostiPersonale'],
    names: [
      'personale',
      'costi del personale',
      'costo del personale',
      'per il personale',
      'totale costi per il personale',
      'personnel',
      'staff costs',
    ],
  },
  depreciation: {
    tags: ['CostiProduzioneAmmortamentiSvalutazioniTotaleAmmortamentiSvalutazioni'],
    names: [
      'ammortamenti',
      'ammortamenti e svalutazioni',
      'totale ammortamenti e svalutazioni',
      'depreciation',
      'depreciation and amortisation',
    ],
  },
  stockChange: {
    tags: ['CostiProduzioneVariazioniRimanenzeMateriePrimeSussidiarieConsumoMerci'],
    names: [
      'variazione delle rimanenze',
      'variazioni delle rimanenze di materie prime',
      'variazioni delle rimanenze di materie prime sussidiarie di consumo e merci',
      'variazioni delle rimanenze di materie prime sussidiarie di consumo e di merci',
      'change in stock',
    ],
  },
  otherCosts: {
    tags: ['CostiProduzioneOneriDiversiGestione'],
    names: ['oneri diversi di gestione', 'oneri diversi', 'other costs'],
  },
  costOfProduction: {
    tags: ['TotaleCostiProduzione'],
    names: ['costi della produzione', 'totale costi della produzione', 'cost of production'],
  },
  operatingResult: {
    tags: ['DifferenzaValoreCostiProduzione'],
    names: [
      'differenza tra valore e costi della produzione',
      'risultato operativo',
      'reddito operativo',
      'ebit',
      'operating result',
    ],
  },
  interest: {
    tags: ['ProventiOneriFinanziariInteressiAltriOneriFinanziariTotaleInteressiAltriOneriFinanziari'],
    names: [
      'interessi e altri oneri finanziari',
      'interessi ed altri oneri finanziari',
      'totale interessi e altri oneri finanziari',
      'totale interessi ed altri oneri finanziari',
      'oneri finanziari',
      'interessi passivi',
      'interest',
    ],
  },
  taxes: {
    tags: [
      'ImposteRedditoEsercizioCorrentiDifferiteAnticipateTotaleImposteRedditoEsercizioCorrentiDifferiteAnticipate',
    ],
    names: [
      'imposte',
      'imposte sul reddito',
      'imposte sul reddito dell esercizio',
      'totale delle imposte sul reddito dell esercizio correnti differite e anticipate',
      'taxes',
      'income taxes',
    ],
  },
  profit: {
    tags: ['UtilePerditaEsercizio', 'PatrimonioNettoUtilePerditaEsercizio'],
    names: [
      'utile',
      'utile perdita dell esercizio',
      'utile perdita',
      'utile d esercizio',
      'risultato d esercizio',
      'perdita d esercizio',
      'net profit',
      'profit',
    ],
  },
} as const satisfies Record<string, LineFacts>;

export type BalanceLine = keyof typeof BALANCE_LINES;
export type IncomeLine = keyof typeof INCOME_LINES;
export type AccountLine = BalanceLine | IncomeLine;

/** The accounts of one financial year, named after the calendar year in which it closes. Costs are positive. */
export interface AccountsYear {
  year: number;
  balance: Partial<Record<BalanceLine, Cents>>;
  income: Partial<Record<IncomeLine, Cents>>;
}

const entriesOf = <Key extends string>(lines: Record<Key, LineFacts>) =>
  Object.entries(lines) as [Key, LineFacts][];
/** Every line with its facts. */
export const ALL_LINES: [AccountLine, LineFacts][] = [
  ...entriesOf(BALANCE_LINES),
  ...entriesOf(INCOME_LINES),
];

export const isBalanceLine = (line: AccountLine): line is BalanceLine => line in BALANCE_LINES;

/** A line's amount, wherever it stands. */
export const lineOf = ({ balance, income }: AccountsYear, line: AccountLine): Cents | undefined =>
  isBalanceLine(line) ? balance[line] : income[line];

/** An empty year and the way to write a line into it. */
export const emptyYear = (year: number): AccountsYear => ({ year, balance: {}, income: {} });
export const setLine = (target: AccountsYear, line: AccountLine, amount: Cents): void => {
  if (isBalanceLine(line)) target.balance[line] = amount;
  else target.income[line] = amount;
};

/** A name as it is looked up: `B.6) Materie prime, …` becomes `materie prime …`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\s*(?:[a-e]?[.\s-]*(?:[ivx]+|\d{1,2}(?:[-\s]?(?:bis|ter))?)?\s*[).:-]\s*)+(?=[a-z])/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const BY_NAME = new Map(
  ALL_LINES.flatMap(([line, { names }]) => names.map((name) => [plainName(name), line] as const)),
);
/** The line that people call by this name. */
export const lineNamed = (name: string): AccountLine | null => BY_NAME.get(plainName(name)) ?? null;
