import type { AdviserWords } from './words';

const FUNDS: Readonly<Record<string, string>> = {
  professionals: 'Gestione separata INPS',
  artisans: 'INPS artigiani',
  merchants: 'INPS commercianti',
};
const GROUPS: Readonly<Record<string, string>> = {
  hospitality: 'alloggio e ristorazione (40%)',
  construction: 'costruzioni (86%)',
  agents: 'intermediari del commercio (62%)',
  trade: 'commercio (40%)',
  professions: 'attività professionali (78%)',
  other: 'altre attività (67%)',
};

export const it: AdviserWords = {
  greeting: (name, company, hasProjects) =>
    `Ciao${name === '' ? '' : ` ${name}`}! ${
      company === ''
        ? 'Di che cosa ti occupi, e che cosa vorresti migliorare?'
        : `Che cosa vuoi guardare di **${company}**?`
    } Posso rispondere su clienti, prezzi, tasse, sito, personale e banche, e fare i conti con le tue cifre.${
      hasProjects ? ' I tuoi progetti sono nella pagina Progetti.' : ''
    }`,
  thanks: 'Prego! Se ti serve altro — un conto, un’idea, un controllo — scrivimi.',
  goodbye: 'A presto, e buon lavoro!',
  identity:
    'Sono l’assistente virtuale (un programma di IA, non una persona) di questo servizio. Rispondo da una base di conoscenza sulle piccole imprese italiane, faccio calcoli mostrando i passaggi e leggo i documenti che alleghi. Se non so una cosa lo dico; per le decisioni importanti c’è la consulenza con una persona.',
  unknown:
    'A questo non so rispondere bene, e preferisco non inventare. Posso aiutarti su marketing, prezzi e margini, partita IVA e tasse, sito e vendite online, social, clienti, costi, personale, banche, contratti, fatture, idee d’impresa, e fare i conti con le tue cifre. Prova a riformulare la domanda dal punto di vista della tua attività, oppure parlane con una persona prenotando una consulenza.',
  otherLanguage: 'I can answer in Italian or English; here it is in English.',
  unsafe:
    'Su questo non posso aiutarti: sarebbe contro la legge o a danno di qualcuno. Se hai un problema reale dietro la domanda (tasse troppo alte, un debito, una lite), raccontamelo: spesso c’è una strada regolare.',
  missing: (figures) =>
    figures.length === 1
      ? `Per fare il conto mi manca un dato: **${figures.join('')}**. Scrivimi la cifra e lo calcolo.`
      : `Per fare il conto mi servono: ${figures.map((each) => `**${each}**`).join(', ')}. Scrivimi le cifre, anche una alla volta.`,
  assumed: (figures) =>
    `Ho usato ciò che so della tua azienda per: ${figures.join(', ')}. Se è cambiato, dimmelo.`,
  trade: (group, fund) =>
    `Ho considerato: ${GROUPS[group] ?? group}, ${FUNDS[fund] ?? fund}. Se la tua attività è un’altra, dimmi quale.`,
  documentSays: (where) => `Nel documento **${where}** si legge:`,
  documentSilent: (titles) =>
    `In ${titles} non trovo una risposta a questa domanda. Prova con parole che compaiono nel documento, o dimmi in quale parte guardare.`,
  page: (page) => `pagina ${page}`,
  forCompany: (company) => `Se vuoi applicarlo a **${company}**, dammi le tue cifre e rifacciamo il conto.`,
  steps: 'Come ci si arriva:',
  openers: [
    'Come trovo nuovi clienti?',
    'Che prezzo metto ai miei prodotti?',
    'Come funziona il regime forfettario?',
  ],
  kinds: {
    'break-even': 'Punto di pareggio',
    margin: 'Margine',
    'price-from-margin': 'Prezzo per il margine che vuoi',
    'vat-add': 'Importo con IVA',
    'vat-remove': 'Scorporo dell’IVA',
    instalments: 'Rata del finanziamento',
    'unit-price': 'Prezzo minimo per ora o pezzo',
    funnel: 'Resa di visite e pubblicità',
    'flat-rate': 'Stima in regime forfettario',
    'staff-cost': 'Stima del costo di un dipendente',
    runway: 'Mesi di autonomia',
  },
  figures: {
    fixedCosts: 'spese fisse',
    price: 'prezzo',
    unitCost: 'costo di un pezzo',
    contribution: 'margine per pezzo',
    contributionShare: 'margine sul prezzo',
    units: 'pezzi (o ore)',
    turnover: 'fatturato',
    cost: 'costo',
    profit: 'guadagno',
    marginRate: 'margine',
    markUp: 'ricarico',
    costShare: 'quota di costo',
    whole: 'intero',
    net: 'imponibile',
    gross: 'totale IVA inclusa',
    rate: 'aliquota',
    vat: 'IVA',
    wholeWithVat: 'intero più IVA',
    principal: 'importo finanziato',
    annualRate: 'tasso annuo (TAN)',
    months: 'durata in mesi',
    payment: 'rata mensile',
    interest: 'interessi in tutto',
    total: 'totale da restituire',
    costs: 'spese del periodo',
    income: 'guadagno che vuoi',
    needed: 'da coprire',
    marginEach: 'margine su ciascuno',
    visits: 'visite',
    orders: 'ordini (o clienti)',
    spend: 'spesa in pubblicità',
    revenue: 'incassi',
    conversion: 'conversione',
    costPerCustomer: 'costo per cliente',
    costPerVisit: 'costo per visita',
    roas: 'ROAS',
    coefficient: 'coefficiente',
    contributions: 'contributi INPS',
    taxable: 'imponibile fiscale',
    taxRate: 'imposta sostitutiva',
    tax: 'imposta',
    left: 'quanto resta',
    inpsRate: 'aliquota INPS',
    inpsFixed: 'quota fissa INPS',
    inpsBeyond: 'reddito oltre il minimale',
    monthlyGross: 'lordo mensile',
    payments: 'mensilità',
    yearlyGross: 'lordo annuo',
    employerContributions: 'contributi a carico azienda',
    employerRate: 'aliquota media',
    inail: 'INAIL',
    inailRate: 'tasso INAIL',
    tfr: 'TFR',
    tfrDivisor: 'divisore di legge',
    yearlyCost: 'costo annuo',
    monthlyCost: 'costo medio al mese',
    cash: 'cassa',
    outgoings: 'uscite al mese',
    incomings: 'entrate al mese',
    runway: 'autonomia',
    burn: 'perdita al mese',
  },
  notes: {
    'same-period':
      'Spese fisse e pezzi vanno riferiti allo stesso periodo, e gli importi considerati senza IVA.',
    'before-tax': 'Al pareggio non resta utile: imposte e guadagno vengono dopo.',
    'french-loan': 'Rate costanti, ammortamento alla francese.',
    'fees-excluded': 'Spese e assicurazioni escluse: confronta le offerte sul TAEG.',
    'net-of-vat': 'Usa importi senza IVA, se la detrai.',
    'selling-at-a-loss': 'Attenzione: così vendi sotto costo.',
    'unusual-vat-rate': 'Questa aliquota non è tra quelle italiane (22, 10, 5, 4%): controlla.',
    'income-before-tax': 'Il guadagno è prima di tasse e contributi.',
    'roas-is-turnover': 'Il ROAS è fatturato, non guadagno: confrontalo col tuo margine.',
    'flat-rate-2025': 'Stima con le regole e le aliquote INPS del 2025.',
    'ask-accountant': 'Fattela confermare dal commercialista.',
    'staff-estimate':
      'È una stima: contratto collettivo, settore e sgravi cambiano il conto. Chiedi al consulente del lavoro.',
    'runway-act-early': 'Muoviti quando mancano ancora sei mesi, non due.',
  },
  problems: {
    'not-positive': 'Una delle cifre è zero: così il conto non si può fare. Me la riscrivi?',
    negative: 'C’è una cifra negativa dove non può esserci. Me la riscrivi?',
    'too-large': 'Una delle cifre mi sembra troppo grande, o non va d’accordo con le altre. Me la riscrivi?',
    'price-not-above-cost':
      'Il prezzo non supera il costo di un pezzo: ogni vendita perde, quindi non c’è pareggio. Serve un prezzo più alto o un costo più basso.',
    'margin-of-all':
      'Un margine del 100% o più non esiste, a meno che il costo sia zero. Forse intendevi il ricarico?',
    'rate-out-of-range':
      'La percentuale, o il numero di mensilità, è fuori da ciò che ha senso. La ricontrolli?',
    'over-threshold':
      'Oltre 85.000 € di incassi il regime forfettario non vale più (dall’anno dopo; oltre 100.000 € subito): serve un conto in regime ordinario, con il commercialista.',
    'never-ends': 'Le entrate coprono le uscite: con queste cifre la cassa non finisce.',
  },
  months: (count) => `${count} ${count === 1 ? 'mese' : 'mesi'}`,
  and: ' e ',
};
