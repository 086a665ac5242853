/** The landing page. Sentences in quotes in the specification are word for word. */
export const landing = {
  title: 'AI e chatbot per la tua azienda',
  description:
    'Configura gratis l’AI per il tuo business: un chatbot che risponde dai tuoi documenti, in italiano, sul tuo sito.',
  hero: {
    title: "Configura Gratis l'AI per il tuo business!",
    subtitle: 'Sarà divertente e ti bastano pochi secondi',
    promptLabel: 'Descrivi la tua azienda o la tua idea',
    send: 'Invia la descrizione',
    examples: 'Esempi',
    tips: 'Consigli',
    note: 'Registrarsi e configurare è gratis. Paghi solo i prodotti che scegli nel Marketplace.',
  },
  hints: {
    '1': 'Ho un agriturismo in Umbria e vorrei più prenotazioni dirette…',
    '2': 'Gestisco uno studio dentistico: i pazienti chiamano sempre per le stesse domande…',
    '3': 'Vendo ceramiche fatte a mano e spedisco in tutta Italia…',
    '4': 'Vorrei aprire una palestra di arrampicata a Bergamo…',
    '5': 'La mia azienda produce imballaggi, siamo in quindici…',
    '6': 'Ho un ristorante di pesce e nessuno che risponda ai messaggi la sera…',
    '7': 'Sono consulente del lavoro e ricevo cento email al giorno…',
    '8': 'Affitto biciclette sul lago di Garda da aprile a ottobre…',
  },
  demo: {
    caption: 'Un esempio: il chatbot di un piccolo hotel, istruito con il suo regolamento.',
    name: 'Hotel La Pergola',
    label: 'Assistente AI',
    question: 'Posso portare il mio cane?',
    answer:
      'Sì, i cani sono benvenuti in tutte le camere al piano terra, con un supplemento di 10 € a notte.',
    source: 'Regolamento-camere.pdf, pagina 2',
    unknown: 'E il parcheggio per il camper?',
    unknownAnswer:
      'Non lo trovo nei documenti dell’hotel. Vuoi lasciare la tua email? Ti risponde una persona.',
  },
  live: {
    title: 'Provalo adesso, su di noi',
    lead: 'Questo chatbot è quello che avresti tu: stesso motore, stesso widget. Lo abbiamo istruito con i nostri articoli di aiuto.',
    points: {
      '1': 'Risponde solo con quello che ha letto, e dice dove.',
      '2': 'Quando non sa, lo ammette e propone una persona.',
      '3': 'Si carica solo se lo apri: la pagina resta leggera.',
    },
  },
  how: {
    title: 'Come funziona',
    '1': {
      title: 'Descrivi la tua attività',
      body: 'Due righe bastano: che cosa fai, per chi, che cosa ti serve.',
    },
    '2': {
      title: 'L’AI analizza e configura',
      body: 'Carichi i tuoi documenti: listini, regolamenti, schede. Il chatbot impara da quelli, e solo da quelli.',
    },
    '3': {
      title: 'Ricevi consigli mirati',
      body: 'Lo provi, lo pubblichi con una riga di codice e vedi che cosa ti chiedono davvero i clienti.',
    },
  },
  /** What the drawings of the steps show: one small pottery, from its first sentence to its first figures. */
  drawn: {
    files: { '1': 'Listino.pdf', '2': 'Spedizioni e resi.docx', '3': 'Cura della ceramica.txt' },
    asked: 'Domande frequenti',
    questions: { '1': 'Spedite in Sardegna?', '2': 'Vanno in lavastoviglie?', '3': 'Fate pezzi su misura?' },
  },
  why: {
    title: 'Perché scegliere Officina',
    free: {
      title: '100% Gratuito',
      body: 'Registrazione, configurazione e prova non costano nulla. Si paga solo il prodotto che attivi, al prezzo scritto.',
    },
    fast: {
      title: 'Risultati Immediati',
      body: 'Dal primo documento alla prima risposta passano pochi minuti, senza tecnici.',
    },
    yours: {
      title: 'Personalizzato',
      body: 'Parla con il tono che scegli, dai tuoi testi, e quando non sa lo dice.',
    },
    easy: {
      title: 'Facile da usare',
      body: 'Ogni schermata dice che cosa fare. Se sai mandare un’email, sai usare Officina.',
    },
  },
  cta: {
    title: 'Il primo chatbot è questione di minuti',
    body: 'Comincia dalla descrizione della tua azienda: il resto viene da sé.',
    button: 'Inizia Subito - È Gratis!',
  },
  faq: {
    title: 'Domande frequenti',
    more: 'Non trovi la tua domanda?',
    help: 'Cerca nell’aiuto',
    '1': {
      q: 'Quanto costa Officina?',
      a: 'Registrarti, descrivere la tua azienda e configurare un prodotto è gratis. I prodotti del Marketplace hanno il prezzo scritto sulla scheda, di solito un abbonamento mensile che puoi annullare quando vuoi.',
    },
    '2': {
      q: 'Mi servono competenze tecniche?',
      a: 'No. Carichi documenti, scrivi due istruzioni e copi una riga nel tuo sito. La guida spiega dove, per WordPress, Shopify, Wix e gli altri.',
    },
    '3': {
      q: 'Da dove prende le risposte il chatbot?',
      a: 'Dai documenti che carichi tu: PDF, testo, CSV, Word, Excel. Sotto ogni risposta c’è la fonte. Se la risposta non c’è, lo dice e offre di contattare una persona.',
    },
    '4': {
      q: 'In che lingue risponde?',
      a: 'Il motore integrato è pensato per l’italiano e funziona anche in inglese. Con un modello linguistico collegato risponde nella lingua di chi scrive.',
    },
    '5': {
      q: 'Che cosa trovo nel Marketplace?',
      a: 'Prodotti AI pronti da installare: chatbot per il sito, strumenti per i social, servizi e consulenze. Ogni scheda dice che cosa serve e quanto costa.',
    },
    '6': {
      q: 'Come si crea un progetto e si rinomina?',
      a: 'Un progetto nasce dalla descrizione della tua azienda; una chat ti accompagna in otto passi fino all’analisi in PDF. Il nome si cambia in alto, nella pagina della chat, o dall’elenco dei progetti.',
    },
    '7': {
      q: 'Si collega ad altri programmi?',
      a: 'Sì, con webhook: le domande possono passare da una tua automazione, e il motore integrato resta di riserva.',
    },
    '8': {
      q: 'Che cosa succede se supero il limite gratuito?',
      a: 'Ti avvisiamo via email quando il limite di messaggi è superato. Il chatbot lo dice ai visitatori con garbo e non ti addebita nulla da solo.',
    },
    '9': {
      q: 'I miei dati sono al sicuro?',
      a: 'I documenti restano sul server di Officina e servono solo al tuo chatbot. Non c’è tracciamento, e il sito non chiama servizi di terzi.',
    },
    '10': {
      q: 'Chi mi aiuta se ho un problema?',
      a: 'Una persona, via email, entro 24 ore nei giorni feriali. L’indirizzo è in fondo a ogni pagina. Nel blog trovi guide passo passo.',
    },
  },
};
