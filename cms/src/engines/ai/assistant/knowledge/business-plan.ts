import { CONSULTATION, IDEA, type TopicEntry } from './entry';

export const BUSINESS_PLAN: readonly TopicEntry[] = [
  {
    id: 'bp-what',
    leadsTo: ['bp-write', 'bp-forecast'],
    step: IDEA,
    it: {
      asks: [
        'Cos’è un business plan e mi serve?',
        'a cosa serve il business plan',
        'la banca mi chiede il business plan',
        'quanto costa far fare un business plan',
      ],
      answer: [
        'È la risposta scritta a tre domande: **chi compra, quanto resta, quanti soldi servono prima che basti**. Serve a te per decidere, poi a banca, soci o bandi.',
        '- **Per te**: due pagine e un foglio di conti bastano.',
        '- **Per la banca**: 10–15 pagine con conto economico e cassa a 3 anni, garanzie, curriculum.',
        '- **Per investitori**: presentazione di 10–12 pagine con mercato e crescita.',
        'Un consulente chiede di solito 800–3.000 €, ma le ipotesi devono essere tue: te le chiederanno. Con il progetto «idea di business» rispondi a otto passi e ottieni un’analisi con un primo piano di cassa a 12 mesi.',
      ],
    },
    en: {
      asks: [
        'What is a business plan and do I need one?',
        'what is a business plan for',
        'the bank asks for a business plan',
      ],
      answer: [
        'It is a written answer to three questions: **who buys, what is left, how much money is needed until that suffices**. It serves you to decide, then the bank, partners or grants.',
        '- **For you**: two pages and a sheet of figures.',
        '- **For the bank**: 10–15 pages with three years of profit and cash, guarantees, curricula.',
        '- **For investors**: 10–12 slides with market and growth.',
        'An adviser usually asks 800–3,000 €, but the assumptions must be yours. With a “business idea” project you answer eight steps and get an analysis with a first 12-month cash plan.',
      ],
    },
  },
  {
    id: 'bp-write',
    leadsTo: ['bp-forecast', 'market-size'],
    step: IDEA,
    it: {
      asks: [
        'Cosa devo scrivere nel business plan?',
        'come si scrive un business plan',
        'indice e struttura del business plan',
        'modello di business plan esempio',
      ],
      answer: [
        'Un indice che funziona, in quest’ordine:',
        '- **Sintesi** in una pagina (si scrive per ultima).',
        '- **Problema e cliente**; **soluzione** e perché è diversa.',
        '- **Mercato e concorrenti** con fonti.',
        '- **Come vendi**: canali, prezzi, costo per cliente.',
        '- **Come lavori**: luogo, fornitori, persone, permessi.',
        '- **Chi siete** e che cosa avete già fatto.',
        '- **Numeri**: investimenti, ricavi, costi, pareggio, cassa mese per mese, quanto serve e da chi.',
        '- **Rischi** e piano B.',
        'Ogni numero deve avere una ragione («3 clienti al giorno × 22 giorni × 35 €»). Tre scenari: prudente, atteso, buono.',
      ],
    },
    en: {
      asks: [
        'What do I write in a business plan?',
        'how to write a business plan',
        'structure of a business plan',
      ],
      answer: [
        'An outline that works, in this order:',
        '- **Summary** on one page (written last).',
        '- **Problem and customer**; **solution** and why it differs.',
        '- **Market and competitors** with sources.',
        '- **How you sell**: channels, prices, cost per customer.',
        '- **How you work**: place, suppliers, people, permits.',
        '- **Who you are** and what you have done.',
        '- **Numbers**: investments, revenue, costs, break-even, monthly cash, how much is needed and from whom.',
        '- **Risks** and plan B.',
        'Each number needs a reason (“3 customers a day × 22 days × 35 €”). Three scenarios: prudent, expected, good.',
      ],
    },
  },
  {
    id: 'bp-forecast',
    leadsTo: ['break-even', 'finance-cash'],
    step: IDEA,
    it: {
      asks: [
        'Come faccio le previsioni di vendita?',
        'stimare i ricavi del primo anno',
        'previsioni se parto da zero',
        'piano economico finanziario',
      ],
      answer: [
        'Non partire da «l’1% del mercato»: parti **dal basso**, da ciò che puoi fare in un giorno.',
        '- **Capacità**: posti × turni × giorni, o ore fatturabili.',
        '- **Domanda**: contatti al mese × quota che compra × scontrino medio.',
        '- Prendi **il minore** dei due.',
        '- **Rampa**: mese 1 al 20–30%, e a regime dopo 6–12 mesi; togli i mesi morti.',
        '- **Verifica**: chiedi a due attività simili lontane da te, guarda bilanci depositati, conta le persone davanti a un concorrente.',
        'Esempio bar: 90 clienti × 3,50 € × 26 giorni = 8.190 € al mese, IVA inclusa. Poi rifai tutto con il 30% in meno: la cassa regge?',
      ],
    },
    en: {
      asks: ['How do I forecast sales?', 'estimate first year revenue', 'forecasts when starting from zero'],
      answer: [
        'Do not begin with “1% of the market”: begin **from below**, from what you can do in a day.',
        '- **Capacity**: seats × shifts × days, or hours you can invoice.',
        '- **Demand**: contacts a month × share that buys × average sale.',
        '- Take **the smaller**.',
        '- **Ramp**: 20–30% in month 1, full after 6–12 months; take out dead months.',
        '- **Check**: ask two like businesses far away, look at filed accounts, count people at a competitor’s.',
        'A bar: 90 customers × 3.50 € × 26 days = 8,190 € a month, VAT included. Then redo it with 30% less: does the cash hold?',
      ],
    },
  },
  {
    id: 'bp-swot',
    leadsTo: ['competitors', 'bp-goals'],
    step: IDEA,
    it: {
      asks: [
        'Come si fa un’analisi SWOT?',
        'punti di forza e debolezza della mia azienda',
        'swot esempio',
        'opportunità e minacce',
      ],
      answer: [
        'Quattro riquadri: **forze** e **debolezze** dipendono da te, **opportunità** e **minacce** da fuori. Utile solo se porta a decisioni.',
        '- Massimo **cinque voci** per riquadro, con un fatto ciascuna («62% dei clienti torna», non «bravi»).',
        '- **Incrocia**: quale forza serve a cogliere quell’opportunità? quale debolezza rende grave quella minaccia?',
        '- Scegli **tre azioni** con responsabile e data.',
        'Esempio forno: forza, lievito madre; debolezza, chiusi il pomeriggio; opportunità, uffici nuovi a 200 m; minaccia, supermercato in apertura → colazioni in ufficio con ordine la sera prima, prova di un mese.',
      ],
    },
    en: {
      asks: [
        'How do I make a SWOT analysis?',
        'strengths and weaknesses of my company',
        'opportunities and threats',
      ],
      answer: [
        'Four boxes: **strengths** and **weaknesses** depend on you, **opportunities** and **threats** come from outside. Useful only if it leads to decisions.',
        '- At most **five items** a box, each with a fact (“62% of customers return”, not “we are good”).',
        '- **Cross** them: which strength seizes that opportunity? which weakness makes that threat grave?',
        '- Choose **three actions** with owner and date.',
        'A bakery: strength, sourdough; weakness, closed in the afternoon; opportunity, new offices at 200 m; threat, a supermarket opening → office breakfasts ordered the evening before, tried for a month.',
      ],
    },
  },
  {
    id: 'market-size',
    leadsTo: ['bp-forecast', 'competitors'],
    step: IDEA,
    it: {
      asks: [
        'Come stimo quanto è grande il mercato?',
        'quanti clienti potenziali ci sono',
        'ricerca di mercato gratis',
        'TAM SAM SOM',
        'dati di mercato dove li trovo',
      ],
      answer: [
        'Bastano fonti gratuite e un conto dal basso:',
        '- **Quante persone o imprese**: ISTAT (popolazione per comune ed età), Camera di Commercio (imprese per settore e provincia).',
        '- **Quante hanno il bisogno**: indagini di associazioni, Google Trends, gruppi online, 20 interviste.',
        '- **Quanto spendono** l’anno: spese delle famiglie ISTAT, bilanci dei concorrenti.',
        '- **Quanta puoi servirne**: raggio, capacità, concorrenti.',
        'Esempio: 30.000 abitanti, 12% con un cane = 3.600; 1 su 5 usa la toelettatura, 4 volte l’anno a 35 €: 100.800 € in tutto. Con tre concorrenti, un quarto è 25.200 €: basta per viverci?',
      ],
    },
    en: {
      asks: [
        'How do I estimate the size of the market?',
        'how many potential customers are there',
        'free market research',
      ],
      answer: [
        'Free sources and a sum from below suffice:',
        '- **How many people or firms**: ISTAT (population by town and age), Chamber of Commerce (firms by sector and province).',
        '- **How many have the need**: surveys, Google Trends, online groups, 20 interviews.',
        '- **What they spend** a year: ISTAT household spending, competitors’ accounts.',
        '- **How many you can serve**: radius, capacity, competitors.',
        'Example: 30,000 people, 12% with a dog = 3,600; 1 in 5 uses grooming, 4 times a year at 35 €: 100,800 € in all. With three competitors a quarter is 25,200 €: is that a living?',
      ],
    },
  },
  {
    id: 'bp-goals',
    leadsTo: ['costs-control', 'bp-forecast'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come fisso gli obiettivi dell’azienda?',
        'piano a 90 giorni',
        'come faccio crescere l’impresa',
        'da dove riparto, mi sento bloccato',
        'priorità per l’anno prossimo',
      ],
      answer: [
        'Un anno è troppo lungo: ragiona a **90 giorni**.',
        '- **Un obiettivo** con numero e data («40 ordini al mese entro il 31 marzo»), non sette.',
        '- **Tre leve** che lo muovono e, per ciascuna, l’azione della settimana.',
        '- **Che cosa smetti** di fare per averne il tempo.',
        '- **Un numero anticipatore** da guardare ogni lunedì (preventivi inviati, telefonate), non solo il risultato.',
        '- **Venerdì, mezz’ora**: fatto, imparato, prossima settimana.',
        'Se non sai da dove partire, guarda qual è il collo di bottiglia: mancano richieste, non si chiudono, non c’è tempo, o non resta margine? Uno solo per volta.',
      ],
    },
    en: {
      asks: ['How do I set business goals?', '90 day plan', 'how do I grow my company'],
      answer: [
        'A year is too long: think in **90 days**.',
        '- **One goal** with number and date (“40 orders a month by 31 March”), not seven.',
        '- **Three levers** that move it and, for each, this week’s action.',
        '- **What you stop** doing to have the time.',
        '- **A leading number** to look at each Monday (quotes sent, calls), not only the result.',
        '- **Friday, half an hour**: done, learned, next week.',
        'If you do not know where to begin find the bottleneck: too few enquiries, not closing, no time, or no margin left? One at a time.',
      ],
    },
  },
];
