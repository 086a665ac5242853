import { COMPANY, CONSULTATION, FILED_ACCOUNTS, type TopicEntry } from './entry';

export const FINANCE: readonly TopicEntry[] = [
  {
    id: 'finance-cash',
    leadsTo: ['late-payers', 'separate-account'],
    step: COMPANY,
    it: {
      asks: [
        'Come gestisco la liquidità?',
        'piano di cassa',
        'non ho soldi in cassa anche se lavoro',
        'flusso di cassa previsione',
        'quanti mesi di cassa mi restano',
      ],
      answer: [
        'Un’impresa chiude perché finisce la cassa, non perché manca l’utile. Tieni un foglio a **13 settimane**: saldo iniziale + incassi certi − pagamenti = saldo finale, aggiornato ogni lunedì.',
        '- **Accelera gli incassi**: acconto, fattura il giorno stesso, sollecito al primo giorno di ritardo.',
        '- **Allunga i pagamenti** concordandoli, mai a sorpresa.',
        '- **Separa** IVA e tasse dal resto.',
        '- **Riserva**: almeno 2–3 mesi di spese fisse.',
        '- **Investi** con finanziamenti lunghi quanto il bene, non con il fido.',
        'Mesi di autonomia = cassa ÷ (uscite − entrate mensili). Dammi le cifre e li calcolo.',
      ],
    },
    en: {
      asks: [
        'How do I manage cash?',
        'cash flow plan',
        'I work but have no cash',
        'how many months of cash are left',
      ],
      answer: [
        'A business closes because cash ends, not for lack of profit. Keep a **13-week** sheet: opening balance + certain receipts − payments = closing balance, updated each Monday.',
        '- **Speed receipts**: a deposit, invoices the same day, a reminder on the first day late.',
        '- **Lengthen payments** by agreement, never by surprise.',
        '- **Separate** VAT and taxes.',
        '- **Reserve**: at least 2–3 months of fixed costs.',
        '- **Invest** with loans as long as the asset lasts, not with the overdraft.',
        'Months left = cash ÷ (monthly out − in). Give me the figures and I work them out.',
      ],
    },
  },
  {
    id: 'late-payers',
    leadsTo: ['invoice-advance', 'deposit'],
    step: CONSULTATION,
    it: {
      asks: [
        'Un cliente non mi paga: cosa faccio?',
        'recupero crediti',
        'clienti che pagano in ritardo a 90 giorni',
        'sollecito di pagamento fattura scaduta',
        'non riesco a farmi pagare',
        'come recupero i soldi che mi devono',
      ],
      answer: [
        'Muoviti presto e con un ritmo fisso:',
        '- **Giorno 1**: telefonata cortese: «C’è qualche problema con la fattura?».',
        '- **Giorno 7**: e-mail con copia e nuova data. **Giorno 15**: sospendi nuove forniture.',
        '- **Giorno 30**: messa in mora via PEC o raccomandata, con interessi. Fra imprese (D.Lgs. 231/2002) il termine è 30 giorni, 60 se pattuito; spettano interessi BCE + 8 punti e **40 €** forfettari.',
        '- **Poi**: piano di rientro scritto, o decreto ingiuntivo con un legale.',
        'Per prevenire: acconto, limite di credito, verifica del cliente nuovo, riserva di proprietà. Calcola l’interesse che ti costa aspettare.',
      ],
    },
    en: {
      asks: [
        'A customer does not pay: what do I do?',
        'debt collection in Italy',
        'customers pay late at 90 days',
        'overdue invoice reminder',
      ],
      answer: [
        'Move early and at a fixed pace:',
        '- **Day 1**: a polite call: “Is there a problem with the invoice?”.',
        '- **Day 7**: e-mail with copy and a new date. **Day 15**: stop new supplies.',
        '- **Day 30**: formal notice by PEC or registered letter, with interest. Between firms (D.Lgs. 231/2002) the term is 30 days, 60 if agreed; ECB + 8 points interest and a flat **40 €** are due.',
        '- **Then**: a written repayment plan, or an injunction with a lawyer.',
        'To prevent: deposit, credit limit, checking new customers, retention of title.',
      ],
    },
  },
  {
    id: 'invoice-advance',
    leadsTo: ['late-payers', 'finance-loan'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come funziona l’anticipo fatture?',
        'factoring conviene',
        'farsi anticipare i soldi delle fatture dalla banca',
        'cessione del credito commerciale',
      ],
      answer: [
        'La banca ti anticipa di solito il **70–90%** di una fattura già emessa e si rimborsa quando il cliente paga.',
        '- **Anticipo fatture**: serve un fido; se il cliente non paga, restituisci tu.',
        '- **Factoring pro solvendo**: cedi il credito, il rischio resta tuo. **Pro soluto**: il rischio passa al factor, costa di più e sceglie lui i clienti buoni.',
        '- **Piattaforme** di invoice trading: rapide, per importi singoli.',
        'Costo vero: tasso × giorni ÷ 365 + commissioni. 10.000 € a 90 giorni all’8% sono circa 197 €, più spese: confrontalo con il margine e con lo sconto che daresti per essere pagato subito. È un ponte, non una cura.',
      ],
    },
    en: {
      asks: ['How does invoice financing work?', 'is factoring worth it', 'get the bank to advance invoices'],
      answer: [
        'The bank usually advances **70–90%** of an issued invoice and is repaid when the customer pays.',
        '- **Invoice advance**: needs a credit line; if the customer does not pay, you give it back.',
        '- **Factoring with recourse**: you assign the credit and keep the risk. **Without**: the factor takes the risk, costs more, and picks good customers.',
        '- **Platforms**: quick, for single invoices.',
        'True cost: rate × days ÷ 365 + fees. 10,000 € for 90 days at 8% is about 197 €, plus charges: compare it with your margin and with the discount you would give to be paid now. It is a bridge, not a cure.',
      ],
    },
  },
  {
    id: 'finance-loan',
    leadsTo: ['guarantee-fund', 'bp-what'],
    step: FILED_ACCOUNTS,
    it: {
      asks: [
        'Come ottengo un prestito dalla banca?',
        'cosa guarda la banca per un finanziamento',
        'mi serve un mutuo o fido per l’azienda',
        'documenti per chiedere un finanziamento',
        'dove trovo i soldi per aprire',
        'chi mi presta i soldi per partire',
        'la banca non mi dà credito',
      ],
      answer: [
        'La banca si chiede una cosa: **da dove usciranno le rate?**',
        '- **Numeri**: due bilanci o dichiarazioni e la situazione aggiornata; cassa generata ÷ rate di almeno **1,2**; debiti non sproporzionati al capitale.',
        '- **Storia**: Centrale Rischi e CRIF. Chiedi gratis la tua visura alla Banca d’Italia prima di andare.',
        '- **Progetto**: quanto, per che cosa, quanto rende; piano di cassa di 12–24 mesi.',
        '- **Tuo apporto**: spesso il 20–30%, e garanzie (Fondo di garanzia, confidi).',
        'Senti due o tre banche e confronta il **TAEG**, non la rata. Dammi importo, tasso e durata e calcolo la rata.',
      ],
    },
    en: {
      asks: [
        'How do I get a bank loan?',
        'what does the bank look at',
        'documents to ask for a business loan',
      ],
      answer: [
        'The bank asks one thing: **where will the instalments come from?**',
        '- **Figures**: two years of accounts or returns and the current situation; cash generated ÷ instalments of at least **1.2**; debts in proportion to capital.',
        '- **History**: Centrale Rischi and CRIF. Ask the Bank of Italy for your own record, free, before you go.',
        '- **Project**: how much, for what, what it yields; a 12–24 month cash plan.',
        '- **Your own part**: often 20–30%, and guarantees (Fondo di garanzia, confidi).',
        'See two or three banks and compare the **APR (TAEG)**, not the instalment. Give me amount, rate and term and I work it out.',
      ],
    },
  },
  {
    id: 'finance-grants',
    leadsTo: ['guarantee-fund', 'startup-funding'],
    step: CONSULTATION,
    it: {
      asks: [
        'Ci sono contributi a fondo perduto?',
        'bandi e incentivi per imprese',
        'agevolazioni per aprire un’attività giovani e donne',
        'come trovo un bando',
        'esistono aiuti dello stato per chi apre',
        'soldi dalla regione per la mia attività',
      ],
      answer: [
        'Sì, ma cambiano spesso: cerca sulle fonti ufficiali, non nelle pubblicità.',
        '- **incentivi.gov.it**: il motore del Ministero (MIMIT), con filtri per regione e tipo d’impresa.',
        '- **Invitalia**: nuove imprese di giovani e donne, Smart&Start, Resto al Sud 2.0 e simili, quando lo sportello è aperto.',
        '- **Regione, Camera di Commercio, GAL**: voucher digitali, energia, fiere.',
        '- **Crediti d’imposta** nazionali: dal commercialista.',
        'Regole d’oro: le spese fatte **prima della domanda** di solito non valgono; i soldi arrivano **dopo**, quindi serve cassa; c’è il tetto «de minimis» (300.000 € in tre anni). Non avviare un’impresa solo perché c’è un bando.',
      ],
    },
    en: {
      asks: [
        'Are there non-repayable grants?',
        'grants and incentives for Italian businesses',
        'support to open a business for young people and women',
      ],
      answer: [
        'Yes, but they change often: look at official sources, not ads.',
        '- **incentivi.gov.it**: the Ministry’s search, by region and kind of firm.',
        '- **Invitalia**: new firms of young people and women, Smart&Start and the like, when open.',
        '- **Region, Chamber of Commerce**: vouchers for digital, energy, fairs.',
        '- National **tax credits**: through your accountant.',
        'Golden rules: what you spend **before applying** usually does not count; the money comes **later**, so you need cash; there is the “de minimis” cap (300,000 € in three years). Do not start a firm only because there is a grant.',
      ],
    },
  },
  {
    id: 'guarantee-fund',
    leadsTo: ['finance-loan', 'finance-grants'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cos’è il Fondo di garanzia PMI?',
        'garanzia dello stato sul prestito',
        'confidi a cosa serve',
        'microcredito per piccole imprese',
      ],
      answer: [
        'È una garanzia pubblica (Mediocredito Centrale) che copre **una parte del prestito alla banca**, di solito tra il 50 e l’80%, fino a 5 milioni per impresa. Non ti dà soldi: rende più facile averli, e sulla parte garantita la banca non può chiederti altre garanzie reali.',
        '- **Chi**: PMI e professionisti valutabili e non in difficoltà; anche start-up.',
        '- **Come**: la domanda la fa la banca o un **confidi**; chiedi espressamente di usarla.',
        '- **Costo**: una commissione in alcuni casi, più quella del confidi.',
        '- **Microcredito**: importi piccoli (decine di migliaia di euro) con tutoraggio, per chi apre.',
        'Percentuali e requisiti cambiano: controlla fondidigaranzia.it.',
      ],
    },
    en: {
      asks: [
        'What is the SME guarantee fund?',
        'state guarantee on a loan in Italy',
        'what is a confidi for',
      ],
      answer: [
        'It is a public guarantee (Mediocredito Centrale) covering **part of the bank’s loan**, usually 50 to 80%, up to 5 million per firm. It gives no money: it makes getting it easier, and on the guaranteed part the bank may not ask for other collateral.',
        '- **Who**: SMEs and professionals in sound condition; start-ups too.',
        '- **How**: the bank or a **confidi** applies; ask for it expressly.',
        '- **Cost**: a commission in some cases, plus the confidi’s.',
        '- **Microcredit**: small sums with tutoring, for those who open.',
        'Percentages and requirements change: see fondidigaranzia.it.',
      ],
    },
  },
  {
    id: 'leasing',
    leadsTo: ['finance-loan', 'tax-deductible'],
    step: CONSULTATION,
    it: {
      asks: [
        'Meglio leasing, noleggio o acquisto?',
        'furgone in leasing o finanziamento',
        'noleggio a lungo termine conviene',
        'comprare un macchinario come pagarlo',
      ],
      answer: [
        'Dipende da quanto lo usi, da quanto dura e dalla cassa:',
        '- **Acquisto**: costa meno in tutto se il bene dura anni; serve denaro o un prestito; ammortizzi.',
        '- **Leasing**: rate e riscatto finale; IVA diluita sui canoni, anticipo di solito 10–20%; vincolante.',
        '- **Noleggio**: canone con manutenzione e assicurazione, nessun riscatto; comodo se lo cambi spesso o percorri molti km.',
        'Confronta il **totale pagato** sullo stesso periodo: anticipo + canoni + riscatto + spese − valore finale. E guarda la rata rispetto al margine che il bene produce ogni mese. In forfettario i canoni non si deducono: spesso conviene comprare.',
      ],
    },
    en: {
      asks: [
        'Leasing, renting or buying: which is better?',
        'lease or finance a van',
        'is long-term rental worth it',
      ],
      answer: [
        'It depends on use, life and cash:',
        '- **Buying**: cheapest overall if the thing lasts; needs money or a loan; you depreciate it.',
        '- **Leasing**: instalments and a final price; VAT spread over them, usually 10–20% up front; binding.',
        '- **Rental**: a fee with maintenance and insurance, no purchase; handy if you change often.',
        'Compare the **total paid** over the same time: advance + fees + final price + charges − final value. And set the fee against the margin the asset makes each month. In the flat-rate regime fees are not deductible: buying often wins.',
      ],
    },
  },
  {
    id: 'read-accounts',
    leadsTo: ['costs-control', 'finance-loan'],
    step: FILED_ACCOUNTS,
    it: {
      asks: [
        'Come si legge un bilancio?',
        'cosa significano EBITDA, ROE e ROI',
        'indici di bilancio spiegati',
        'stato patrimoniale e conto economico',
      ],
      answer: [
        'Due fogli: il **conto economico** dice se hai guadagnato nell’anno, lo **stato patrimoniale** che cosa hai e che cosa devi in un giorno preciso.',
        'Cinque indici bastano per cominciare:',
        '- **EBITDA ÷ ricavi**: quanto resta dalla gestione prima di ammortamenti, interessi e tasse.',
        '- **ROE** = utile ÷ capitale netto. **ROI** = risultato operativo ÷ capitale investito.',
        '- **Liquidità** = attivo a breve ÷ debiti a breve: sotto 1 è un avviso.',
        '- **Debiti ÷ capitale netto**: quanto dipendi dagli altri.',
        'Conta il confronto fra anni e con aziende simili. Con un progetto «bilancio depositato» carichi il file e te li calcola e spiega.',
      ],
    },
    en: {
      asks: [
        'How do I read a balance sheet?',
        'what do EBITDA, ROE and ROI mean',
        'financial ratios explained',
      ],
      answer: [
        'Two sheets: the **income statement** says whether you earned in the year, the **balance sheet** what you own and owe on one day.',
        'Five ratios to begin:',
        '- **EBITDA ÷ revenue**: what the business leaves before depreciation, interest and tax.',
        '- **ROE** = profit ÷ equity. **ROI** = operating result ÷ capital invested.',
        '- **Liquidity** = short-term assets ÷ short-term debts: below 1 is a warning.',
        '- **Debt ÷ equity**: how much you depend on others.',
        'What counts is comparing years and like firms. A “filed accounts” project reads your file, computes and explains them.',
      ],
    },
  },
  {
    id: 'separate-account',
    leadsTo: ['finance-bank', 'finance-cash'],
    step: null,
    it: {
      asks: [
        'Devo avere un conto corrente aziendale separato?',
        'conto dedicato per la partita iva',
        'mischiare soldi personali e della ditta',
        'quanto posso prelevare dalla mia attività',
      ],
      answer: [
        'Obbligatorio per le **società**; per ditte individuali e professionisti in genere no, ma è la prima buona abitudine.',
        'Schema semplice a tre conti:',
        '- **Operativo**: incassi e spese dell’attività, e nient’altro.',
        '- **Tasse e IVA**: a ogni incasso ci sposti l’IVA e una quota per imposte e contributi (in forfettario indicativamente il 30–35%).',
        '- **Personale**: un bonifico fisso al mese come stipendio.',
        'Così sai se guadagni, e i controlli sono più semplici: sui movimenti non spiegati il fisco può presumere incassi. In una S.r.l. i soldi sono della società: si prelevano come compenso o dividendo, non liberamente.',
      ],
    },
    en: {
      asks: [
        'Do I need a separate business account?',
        'dedicated account for a VAT number',
        'mixing personal and business money',
      ],
      answer: [
        'Compulsory for **companies**; for sole traders and professionals generally not, but the first good habit.',
        'A simple scheme of three accounts:',
        '- **Operating**: receipts and costs of the business, nothing else.',
        '- **Taxes and VAT**: at each receipt move VAT and a share for taxes and contributions there (flat-rate: roughly 30–35%).',
        '- **Personal**: one fixed transfer a month as pay.',
        'So you know whether you earn, and audits are simpler: the taxman may presume unexplained credits to be sales. In an S.r.l. the money is the company’s: you take it as pay or dividend, not freely.',
      ],
    },
  },
  {
    id: 'finance-bank',
    leadsTo: ['separate-account', 'shop-payments'],
    step: null,
    it: {
      asks: [
        'Quanto costano POS e conto aziendale?',
        'pos obbligatorio commissioni',
        'quale banca scegliere per l’azienda',
        'pagamenti con carta in negozio',
      ],
      answer: [
        'Accettare pagamenti elettronici è **obbligatorio** per chi vende beni e servizi (sanzione 30 € + 4% dell’importo rifiutato). Dal 2026 il POS va anche **abbinato al registratore telematico**, dal portale dell’Agenzia delle Entrate.',
        '- **POS**: canone 0–20 € al mese e **0,5–1,9%** a transazione. Sotto i 1.000 € al mese conviene il POS a consumo; sopra, tratta la percentuale.',
        '- **Conto**: 5–15 € al mese online, di più in filiale. Guarda bonifici, SDD, F24, numero di operazioni.',
        '- **Una seconda banca** ti lascia confrontare e trattare.',
        'Somma commissioni e canoni di un anno: poche ore di confronto valgono spesso centinaia di euro.',
      ],
    },
    en: {
      asks: [
        'How much do a card terminal and a business account cost?',
        'is the card terminal compulsory in Italy',
        'which bank for my business',
      ],
      answer: [
        'Accepting electronic payment is **compulsory** for those who sell goods and services (penalty 30 € + 4% of the refused amount). From 2026 the terminal must also be **linked to the electronic till** on the Agenzia delle Entrate’s portal.',
        '- **Terminal**: 0–20 € a month and **0.5–1.9%** a transaction. Below 1,000 € a month take pay-per-use; above, bargain.',
        '- **Account**: 5–15 € a month online, more at a branch. Look at transfers, direct debits, F24.',
        '- **A second bank** lets you compare.',
        'Add up a year’s fees: a few hours of comparing are often worth hundreds.',
      ],
    },
  },
];
