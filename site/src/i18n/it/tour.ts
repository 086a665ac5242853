/** The five-step tour, and what its drawings show. */
export const tour = {
  title: 'Il tour di Officina',
  description: 'Cinque passi per vedere che cosa fa Officina: chat, analisi, report, condivisione.',
  progress: 'Passo {step} di {of}',
  back: 'Indietro',
  next: 'Avanti',
  start: 'Inizia ora',
  close: 'Chiudi il tour',
  questions: 'Hai una domanda?',
  help: 'Cerca nell’aiuto',
  steps: {
    welcome: {
      title: 'Benvenuto in Officina',
      body: 'Descrivi la tua impresa, o l’idea che hai in testa, con parole tue. Da quella frase nasce un progetto: non serve sapere nulla di tecnologia.',
    },
    chat: {
      title: 'Una chat che sa che cosa chiedere',
      body: 'Otto passi, una domanda alla volta, con il motivo per cui la facciamo e risposte pronte da toccare. Puoi correggere, smettere e riprendere quando vuoi.',
    },
    analysis: {
      title: 'L’analisi si fa da sola',
      body: 'Carica il bilancio o scrivi i numeri principali: margini, indici e punto di pareggio si calcolano davanti a te, spiegati in parole semplici.',
    },
    reports: {
      title: 'Report da mostrare a chiunque',
      body: 'Riassunto, grafici, punti di forza e rischi, un piano per i prossimi 90 giorni. Le cifre vengono dai tuoi dati, mai inventate.',
    },
    sharing: {
      title: 'Scarica e condividi',
      body: 'Ogni documento si legge come pagina e si scarica in PDF, in italiano o in inglese. Le conversazioni con l’assistente si condividono con un link che puoi revocare.',
    },
  },
  miniatures: {
    headline: 'Che impresa hai?',
    prompt: 'Ho un forno con due negozi a Bologna e vorrei capire se apro il terzo…',
    question: 'Quanto avete incassato l’anno scorso?',
    answer: '€ 380.000',
    next: 'Bene. E quanti clienti servite in un giorno normale?',
    chipOne: 'Meno di 50',
    chipTwo: 'Da 50 a 150',
    chipThree: 'Di più',
    margin: 'Margine lordo',
    marginValue: '31,4%',
    breakEven: 'Punto di pareggio',
    breakEvenValue: '€ 118.000',
    report: 'Analisi del Forno di Via Emilia',
    file: 'Analisi.pdf',
    download: 'Scarica il PDF',
    link: 'Condividi con un link',
    language: 'Italiano o inglese',
  },
};
