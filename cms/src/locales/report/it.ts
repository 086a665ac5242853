import { measuresIt } from './measures-it';
import type { ReportWords } from './words';

/** The words of the reports, in Italian. */
export const reportIt: ReportWords = {
  titles: { analysis: 'Analisi', offer: 'Offerta' },
  subtitles: {
    'filed-accounts': 'Azienda con bilancio depositato',
    'no-filed-accounts': 'Attività senza bilancio depositato',
    'business-idea': 'Idea di business',
  },
  sections: {
    summary: 'In sintesi',
    figures: 'I numeri del bilancio',
    indices: 'Gli indici, spiegati',
    'break-even': 'Margini e punto di pareggio',
    'cash-plan': 'La cassa dei primi 12 mesi',
    judgement: 'Punti di forza e rischi',
    plan: 'Il piano dei prossimi 90 giorni',
    products: 'Che cosa può aiutarti',
    notes: 'Come leggere questi numeri',
    situation: 'Da dove partiamo',
    proposal: 'Che cosa proponiamo',
    cost: 'Quanto costa',
    'next-steps': 'I prossimi passi',
    validity: 'Validità e condizioni',
  },
  tones: { good: 'Buono', fair: 'Nella norma', poor: 'Da migliorare', neutral: 'Non giudicabile' },
  effectAmounts: {
    year: (amount) => `circa ${amount} l’anno`,
    once: (amount) => `circa ${amount} di cassa, una volta`,
    'at-risk': (amount) => `${amount} di ricavi oggi appesi a un solo cliente`,
  },
  efforts: { low: 'Basso', medium: 'Medio', high: 'Alto' },
  periods: { 1: 'Giorni 1-30', 2: 'Giorni 31-60', 3: 'Giorni 61-90' },
  billing: { month: 'al mese', year: 'all’anno', once: 'una tantum' },
  free: 'Gratis',
  draft: {
    title: 'Bozza',
    text: 'Il percorso non è ancora completo: questa versione usa solo le risposte date finora. Quando avrai finito, crea una nuova versione.',
  },
  summary: {
    filed: ({ company, year, revenue, profit, loss }) =>
      `${company} ha chiuso il ${year} con ricavi per ${revenue} e ${loss ? 'una perdita' : 'un utile'} di ${profit}.`,
    trading: ({ company, turnover, contribution, share, breakEven }) =>
      `${company} incassa ${turnover} l’anno. Tolti i costi che crescono con le vendite restano ${contribution}, cioè ${share} di ogni incasso. Il pareggio è a ${breakEven} l’anno.`,
    tradingNoBreakEven: ({ company, turnover }) =>
      `${company} incassa ${turnover} l’anno, ma i costi che crescono con le vendite superano gli incassi: con questi prezzi un pareggio non esiste.`,
    idea: ({ company, price, cost, units }) =>
      `${company}: ogni vendita porta ${price} e costa ${cost}. Per coprire le spese fisse servono ${units} vendite al mese.`,
    ideaNoMargin: ({ company, price, cost }) =>
      `${company}: ogni vendita porta ${price} e costa ${cost}. Prima di partire bisogna cambiare prezzo o costo, perché vendendo di più la perdita cresce.`,
    missing: (company) =>
      `${company}: le risposte date finora non bastano ancora per i calcoli. Completa i passi che mancano per vedere i numeri.`,
    begin: 'Da dove cominciare',
    verdict: {
      good: {
        title: 'Base solida',
        text: 'I punti di forza pesano più dei rischi: il piano serve a crescere senza perdere margine.',
      },
      fair: {
        title: 'Buone basi, qualche nodo',
        text: 'Il quadro regge, ma alcuni rischi vanno affrontati nei prossimi 90 giorni.',
      },
      poor: {
        title: 'Serve intervenire',
        text: 'Ci sono rischi che non possono aspettare: le prime misure del piano vengono prima di tutto il resto.',
      },
    },
    problem: (problem) => `Con le tue parole: «${problem}».`,
  },
  indices: {
    roe: { name: 'ROE', meaning: 'Quanto rende il capitale dei soci.', formula: 'utile ÷ patrimonio netto' },
    roi: {
      name: 'ROI',
      meaning: 'Quanto rende tutto il capitale investito, di soci e finanziatori.',
      formula: 'risultato operativo ÷ totale attivo',
    },
    ros: {
      name: 'ROS',
      meaning: 'Quanto resta di ogni euro venduto dopo i costi di gestione.',
      formula: 'risultato operativo ÷ ricavi',
    },
    ebitda: {
      name: 'EBITDA',
      meaning: 'Il denaro che la gestione produce prima di ammortamenti, interessi e imposte.',
      formula: 'risultato operativo + ammortamenti e svalutazioni',
    },
    ebitdaMargin: {
      name: 'EBITDA margin',
      meaning: 'La parte dei ricavi che diventa EBITDA.',
      formula: 'EBITDA ÷ ricavi',
    },
    currentRatio: {
      name: 'Liquidità corrente',
      meaning: 'Se ciò che incassi entro l’anno copre ciò che devi pagare entro l’anno.',
      formula: 'attivo a breve ÷ debiti a breve',
    },
    quickRatio: {
      name: 'Liquidità immediata',
      meaning: 'Lo stesso, senza contare sul magazzino.',
      formula: '(attivo a breve − rimanenze) ÷ debiti a breve',
    },
    leverage: {
      name: 'Leverage',
      meaning: 'Quante volte l’attivo supera il capitale dei soci.',
      formula: 'totale attivo ÷ patrimonio netto',
    },
    debtToEquity: {
      name: 'Debiti su patrimonio',
      meaning: 'Quanti euro di debiti per ogni euro dei soci.',
      formula: 'debiti ÷ patrimonio netto',
    },
    interestCover: {
      name: 'Copertura degli interessi',
      meaning: 'Quante volte il risultato operativo paga gli interessi.',
      formula: 'risultato operativo ÷ oneri finanziari',
    },
    netDebt: {
      name: 'Posizione finanziaria netta (PFN)',
      meaning:
        'Quanto devi alle banche dopo aver usato tutta la liquidità. Negativa: hai più liquidità che debiti bancari.',
      formula: 'debiti verso banche − disponibilità liquide; altri finanziatori e leasing restano fuori',
    },
    netDebtToEbitda: {
      name: 'PFN su EBITDA',
      meaning:
        'Quanti anni di EBITDA servirebbero per estinguere i debiti bancari netti: è il numero che le banche guardano per primo.',
      formula: 'PFN ÷ EBITDA; un EBITDA fuori dal comune in un anno la sposta molto',
    },
    dscr: {
      name: 'DSCR',
      meaning: 'Se il denaro prodotto nell’anno bastava a pagare rate e interessi: sotto 1 non bastava.',
      formula:
        '(EBITDA − imposte) ÷ (capitale rimborsato + interessi); guarda l’anno chiuso, mentre la banca vuole i dodici mesi a venire',
    },
    zScore: {
      name: 'Z-score (Altman, Z″)',
      meaning:
        'Riassume liquidità, utili accumulati, redditività e capitale in un segnale di rischio di crisi.',
      formula:
        '6,56 × circolante netto ÷ attivo + 3,26 × riserve e utili ÷ attivo + 6,72 × risultato operativo ÷ attivo + 1,05 × patrimonio ÷ debiti totali; stimata su imprese americane, orienta e non predice',
    },
    stockDays: {
      name: 'Giorni di magazzino',
      meaning: 'Per quanti giorni la merce resta ferma prima di essere usata o venduta.',
      formula: 'rimanenze ÷ consumi × 365',
    },
    receivableDays: {
      name: 'Giorni di incasso',
      meaning: 'Dopo quanti giorni, in media, i clienti pagano.',
      formula: 'crediti verso clienti ÷ ricavi × 365',
    },
    payableDays: {
      name: 'Giorni di pagamento',
      meaning: 'Dopo quanti giorni, in media, paghi i fornitori.',
      formula: 'debiti verso fornitori ÷ acquisti e servizi × 365',
    },
  },
  bandHigher: (good, poor) => `buono da ${good}, debole sotto ${poor}`,
  bandLower: (good, poor) => `buono fino a ${good}, debole oltre ${poor}`,
  bandSources: {
    practice: 'soglia della prassi',
    sector: 'ordine di grandezza del tuo settore',
    model: 'soglia dell’autore del modello',
    arithmetic: 'soglia che segue dalla formula',
    'payment-law': 'soglia dai termini del D.Lgs. 231/2002',
  },
  noIndex: { missing: 'Manca una voce', denominator: 'Non calcolabile' },
  approximate: 'circa',
  indexMeanings: 'Che cosa dice ogni indice',
  lines: {
    revenue: 'Ricavi',
    valueOfProduction: 'Valore della produzione',
    costOfProduction: 'Costi della produzione',
    personnel: 'Costi del personale',
    operatingResult: 'Risultato operativo',
    profit: 'Utile (perdita)',
    totalAssets: 'Totale attivo',
    equity: 'Patrimonio netto',
    debts: 'Debiti',
    cash: 'Disponibilità liquide',
  },
  columns: {
    line: 'Voce',
    index: 'Indice',
    change: 'Variazione',
    judgement: 'Giudizio',
    period: 'Quando',
    measure: 'Misura',
    effort: 'Impegno',
    effect: 'Effetto atteso',
    month: 'Mese',
    sales: 'Incassi',
    costs: 'Uscite',
    net: 'Saldo',
    cash: 'Cassa a fine mese',
    units: 'Vendite',
    step: 'Passaggio',
    amount: 'Importo',
    product: 'Prodotto',
    price: 'Prezzo',
    lever: 'Leva',
    gain: 'Utile in più all’anno',
  },
  charts: {
    results: 'Ricavi, EBITDA e utile',
    resultsSummary: ({ year, revenue, profit }) =>
      `Nel ${year} i ricavi sono ${revenue} e il risultato è ${profit}.`,
    margins: 'I margini, anno per anno',
    marginsSummary: 'ROE, ROI e margine EBITDA in percentuale, dal primo all’ultimo anno.',
    breakEven: 'Fatturato e pareggio',
    breakEvenSummary: ({ turnover, breakEven }) =>
      `Il fatturato è ${turnover}, il pareggio è a ${breakEven}.`,
    levers: 'Quale leva rende di più',
    leversSummary: ({ lever, gain }) => `La leva più forte è «${lever}»: vale ${gain} l’anno.`,
    months: 'Gli incassi mese per mese',
    monthsSummary: ({ highest, lowest }) => `Il mese più alto porta ${highest}, il più basso ${lowest}.`,
    cash: 'Cassa a fine mese',
    cashSummary: ({ lowest, month, end }) =>
      `Il punto più basso è ${lowest} nel mese ${month}; dopo dodici mesi la cassa è ${end}.`,
  },
  tiles: {
    turnover: 'Fatturato annuo',
    contribution: 'Margine di contribuzione',
    profit: 'Risultato annuo',
    breakEven: 'Pareggio annuo',
    breakEvenCustomers: 'Clienti al mese per il pareggio',
    perCustomer: 'Margine per cliente',
    unitMargin: 'Margine per vendita',
    breakEvenUnits: 'Vendite al mese per il pareggio',
    breakEvenMonth: 'Primo mese in pareggio',
    lowestCash: 'Cassa nel mese peggiore',
    missing: 'Denaro che manca',
    payback: 'Investimento recuperato',
    never: 'Non nei 12 mesi',
    monthCost: 'Al mese',
    onceCost: 'Una tantum',
  },
  trading: {
    variable: '− Costi variabili',
    contribution: '= Margine di contribuzione',
    fixed: '− Costi fissi (12 mesi)',
    profit: '= Risultato prima delle imposte',
    breakEvenFormula: 'Pareggio = costi fissi ÷ quota di margine di contribuzione',
  },
  levers: {
    price: 'Prezzi +5%',
    variableCosts: 'Costi variabili −5%',
    fixedCosts: 'Costi fissi −5%',
    customers: 'Clienti +10%',
  },
  strengths: 'Punti di forza',
  risks: 'Rischi',
  noStrengths: 'Dai numeri raccolti non emerge ancora un punto di forza netto.',
  noRisks: 'Dai numeri raccolti non emergono rischi seri.',
  signals: {
    'good-margin': (f) =>
      `La gestione trattiene il ${f} dei ricavi (EBITDA margin): un margine che lascia spazio per investire.`,
    'good-return': (f) => `Il capitale dei soci rende il ${f} (ROE).`,
    liquid: (f) => `Le scadenze dell’anno sono coperte ${f} volte: la liquidità è tranquilla.`,
    solid: (f) => `L’attivo è ${f} volte il patrimonio: l’azienda non dipende troppo dai debiti.`,
    growing: (f) => `I ricavi crescono: ${f} sull’anno prima.`,
    'interest-covered': (f) => `Il risultato operativo paga gli interessi ${f} volte.`,
    'healthy-contribution': (f) =>
      `Di ogni incasso resta il ${f} dopo i costi variabili: ogni cliente in più pesa sul risultato.`,
    safe: (f) => `Il fatturato può scendere del ${f} prima di andare in perdita.`,
    profitable: (f) => `L’attività guadagna: il risultato è il ${f} del fatturato.`,
    'good-unit-margin': (f) => `Ogni vendita lascia il ${f} del prezzo: un margine ampio.`,
    'money-enough': (f) => `I soldi iniziali bastano: nel mese peggiore restano ${f} in cassa.`,
    'early-break-even': (f) => `Il pareggio mensile arriva presto, nel mese ${f}.`,
    'many-channels': (f) => `I clienti arrivano da ${f} canali diversi: se uno si ferma, gli altri reggono.`,
    'negative-equity': (f) =>
      `Il patrimonio netto è negativo (${f}): la legge chiede agli amministratori di agire senza indugio.`,
    loss: (f) => `Il risultato è negativo: ${f}.`,
    'money-missing': (f) => `Nel mese peggiore mancano ${f}: vanno trovati prima di partire.`,
    'no-break-even': () => 'In dodici mesi nessun mese si paga da solo.',
    'tight-liquidity': (f) =>
      `Per ogni euro che scade entro l’anno ci sono ${f} euro di attivo a breve: troppo poco margine.`,
    'low-margin': (f) => `Il margine EBITDA è il ${f}: basta poco perché diventi una perdita.`,
    'thin-contribution': (f) => `Dopo i costi variabili resta solo il ${f} di ogni incasso.`,
    'thin-unit-margin': (f) => `Ogni vendita lascia solo il ${f} del prezzo.`,
    'heavy-debt': (f) => `Per ogni euro dei soci ci sono ${f} euro di debiti.`,
    'bank-burden': (f) =>
      `I debiti bancari netti valgono ${f} anni di EBITDA: una banca comincia a preoccuparsi oltre 4-5.`,
    'debt-service': (f) =>
      `Il denaro prodotto copre rate e interessi solo ${f} volte: il resto esce dalla cassa o da nuovi debiti.`,
    'crisis-signal': (f) =>
      `Lo Z-score è ${f}, nella zona di rischio: è un segnale da verificare con il commercialista, non una previsione.`,
    'interest-burden': (f) =>
      f === ''
        ? 'Il risultato operativo è negativo: gli interessi si pagano con altro debito o con la cassa.'
        : `Il risultato operativo paga gli interessi solo ${f} volte.`,
    'near-break-even': (f) =>
      `Il margine di sicurezza è il ${f}: un calo piccolo delle vendite porta in perdita.`,
    'fixed-heavy': (f) => `I costi fissi prendono il ${f} del fatturato.`,
    'slow-collection': (f) => `I clienti pagano in media dopo ${f}: intanto l’azienda finanzia loro.`,
    'slow-stock': (f) => `La merce resta ferma in media ${f}: è denaro sugli scaffali.`,
    'slow-payment': (f) => `I fornitori vengono pagati dopo ${f}: rapporti e forniture sono a rischio.`,
    'stock-heavy': (f) => `Senza il magazzino la liquidità scende a ${f}.`,
    shrinking: (f) => `I ricavi calano: ${f} sull’anno prima.`,
    'costs-outgrow': (f) => `I costi crescono più dei ricavi: ${f} in un anno.`,
    'customer-concentration': (f) => `Il cliente più grande fa il ${f} del fatturato.`,
    'payback-beyond-year': () => 'L’investimento iniziale non si recupera nei primi dodici mesi.',
    'late-break-even': (f) => `Il primo mese in pareggio è il mese ${f}: fino ad allora la cassa scende.`,
    seasonal: (f) => `Il mese migliore vale ${f} volte la media: nei mesi bassi serve cassa pronta.`,
    'few-channels': (f) => `I canali da cui arrivano i clienti sono pochi (${f}).`,
    'little-online': () => 'Internet porta poche vendite, o nessuna.',
    'lever-price': (f) => `La leva più forte è il prezzo: +5% vale ${f} l’anno.`,
    'lever-variableCosts': (f) => `La leva più forte sono i costi variabili: −5% vale ${f} l’anno.`,
    'lever-fixedCosts': (f) => `La leva più forte sono i costi fissi: −5% vale ${f} l’anno.`,
    'lever-customers': (f) => `La leva più forte sono i clienti: +10% vale ${f} l’anno.`,
  },
  planIntro:
    'Le misure sono in ordine di urgenza e di valore dentro ogni mese e tengono conto del problema che hai raccontato, dei tuoi obiettivi e del lavoro che chiedono. Gli importi sono stime prudenti sulle tue cifre: prezzi +2%, sconti −1%, acquisti −3%, spese fisse −5%, vendite +5%, un punto di interesse in meno, giorni di incasso e di magazzino riportati alla soglia buona.',
  measures: measuresIt,
  productsIntro: 'Tra i prodotti della piattaforma, questi rispondono a ciò che è emerso.',
  noProducts: 'Per ora nessun prodotto della piattaforma serve davvero: parti dalle misure del piano.',
  reasons: {
    chatbot:
      'Risponde ai clienti sul sito a ogni ora, partendo solo dai tuoi documenti: meno domande ripetute e meno richieste perse fuori orario.',
    'chatbot-help':
      'Installazione e prova fatte insieme a una persona, così il chatbot è attivo senza toglierti giornate.',
    social:
      'Prepara i post della settimana con il tono della tua attività: una presenza regolare senza ripartire ogni volta da zero.',
    accounts:
      'Un professionista rilegge con te il bilancio e gli indici di questa analisi e ne ricava le decisioni da prendere.',
    'business-plan': 'Trasforma questi numeri in un piano completo da presentare a banca, soci o bandi.',
    website: 'Una verifica del sito con le correzioni in ordine di importanza: velocità, chiarezza, ricerca.',
    'first-meeting':
      'Un primo incontro gratuito per leggere insieme questa analisi e scegliere da dove cominciare.',
    consultation: 'Un’ora in video con un consulente, sui due o tre rischi più seri emersi qui.',
  },
  seeProduct: 'Apri la scheda',
  bookMeeting: 'Prenota una consulenza',
  offer: {
    intro: (company) =>
      `Questa offerta nasce dall’analisi di ${company} e propone solo ciò che risponde a quello che è emerso.`,
    noRisks: 'L’analisi non segnala rischi seri: la proposta punta sui tuoi obiettivi.',
    cost: ({ month, once }) => `In tutto: ${month} al mese e ${once} una tantum.`,
    withinBudget: (budget) => `La spesa mensile sta nel budget che hai indicato, ${budget} al mese.`,
    noBudget: 'Non è stato ancora indicato un budget mensile.',
    nextSteps: [
      'Leggi l’analisi e segna ciò che non ti torna.',
      'Prenota il primo incontro: è gratuito e dura poco.',
      'Scegli con noi da quale prodotto partire; ognuno si attiva da solo nel marketplace.',
      'Dopo 30 giorni rivedi i numeri e aggiorna il progetto.',
    ],
    validity: (until) => `L’offerta vale fino al ${until}.`,
    parties: {
      supplier: 'Fornitore',
      customer: 'Cliente',
      vatNumber: (code) => `P. IVA ${code}`,
    },
    conditions:
      'I prezzi sono quelli del marketplace alla data del documento, in euro e IVA inclusa; la fattura elettronica mostra imponibile e IVA. Gli abbonamenti mensili si disdicono in ogni momento dalla pagina «I miei prodotti».',
  },
  notes: {
    filed:
      'Gli indici usano i saldi di chiusura. I giorni di incasso e di pagamento contengono l’IVA e risultano quindi un po’ più lunghi. Le soglie sono orientative: ogni settore ha le sue.',
    trading:
      'I costi sono divisi in variabili (crescono con le vendite) e fissi. Il risultato è prima di imposte e contributi. Le leve si considerano una alla volta, a parità del resto.',
    idea: 'Il piano conta incassi e pagamenti nello stesso mese. IVA, imposte, contributi e rate di prestiti non sono compresi: chiedine una stima al commercialista prima di decidere.',
    approximate:
      'Dove c’è scritto «circa», il bilancio abbreviato non mostra la voce e si è usato il totale più vicino.',
  },
  sources: {
    interview: (day) => `Risposte date nel percorso guidato, fino al ${day}.`,
    xbrl: 'Bilancio in formato XBRL caricato dall’azienda, tassonomia italiana itcc-ci.',
    pdf: 'Bilancio in PDF caricato dall’azienda; cifre lette dagli schemi e confermate da chi le ha caricate.',
    table: 'Voci di bilancio caricate dall’azienda in una tabella.',
    typed: 'Voci di bilancio scritte dall’azienda.',
    civilCode: 'Schemi di bilancio: Codice civile, articoli 2424 e 2425.',
    paymentLaw: 'Termini di pagamento tra imprese: D.Lgs. 231/2002, articolo 4.',
    practice:
      'Soglie degli indici: ordini di grandezza in uso nella prassi italiana di analisi di bilancio per le piccole imprese.',
    directCosting: 'Margine di contribuzione e punto di pareggio: metodo del direct costing.',
  },
  aiNotice:
    'Documento preparato da un sistema automatico di intelligenza artificiale a partire dai dati forniti. Non sostituisce il parere di un commercialista o di un consulente.',
  page: (page, of) => `${page} di ${of}`,
  version: (version) => `Versione ${version}`,
};
