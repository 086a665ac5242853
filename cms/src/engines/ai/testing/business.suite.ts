import type { BotProfile, Passage, Question, HistoryMessage } from '../port';

/** A hairdresser's material, as the document reader gives it. */
const MATERIAL: [source: string, heading: string, text: string, question?: string][] = [
  [
    'info.pdf',
    'Orari di apertura',
    'Siamo aperti dal martedì al sabato dalle 9:00 alle 19:00. La domenica e il lunedì siamo chiusi. Ad agosto chiudiamo dal 10 al 25.',
  ],
  [
    'info.pdf',
    'Dove siamo',
    'Il salone si trova in via Garibaldi 12 a Torino, a due passi dalla fermata Porta Susa della metropolitana. Il parcheggio più vicino è in piazza XVIII Dicembre.',
  ],
  [
    'info.pdf',
    'Prenotazioni e disdette',
    'Si può prenotare per telefono al numero 011 5551234 oppure dal sito. Gli appuntamenti si possono disdire gratuitamente fino a 24 ore prima. Per le disdette più tardive chiediamo il 50% del prezzo.',
  ],
  [
    'info.pdf',
    'Spedizioni e resi',
    'Spediamo i prodotti in tutta Italia in 2-3 giorni lavorativi con corriere. La spedizione costa 4,90 € ed è gratuita sopra i 50 €. I prodotti si possono restituire entro 14 giorni dalla consegna; il rimborso arriva entro 7 giorni sullo stesso metodo di pagamento.',
  ],
  [
    'info.pdf',
    'Pagamenti',
    'Accettiamo contanti, carte di credito, bancomat e Satispay. Non accettiamo assegni.',
  ],
  ['listino.csv', '', 'servizio: Taglio uomo; prezzo: 22 €; durata: 30 minuti'],
  ['listino.csv', '', 'servizio: Taglio donna; prezzo: 38 €; durata: 45 minuti'],
  ['listino.csv', '', 'servizio: Piega; prezzo: 20 €; durata: 30 minuti'],
  ['listino.csv', '', 'servizio: Trattamento alla cheratina; prezzo: 120 €; durata: 2 ore'],
  ['faq.csv', '', 'Sì, i buoni regalo partono da 25 € e valgono un anno.', 'Fate buoni regalo?'],
  ['faq.csv', '', 'Certo, i cani di piccola taglia sono benvenuti.', 'Posso portare il cane?'],
];

export const PASSAGES: Passage[] = MATERIAL.map(([sourceTitle, heading, text, question], index) => ({
  id: `p${index}`,
  sourceId: sourceTitle,
  sourceTitle,
  page: sourceTitle.endsWith('.pdf') ? 1 : null,
  heading,
  text,
  question: question ?? null,
}));

export const aBot = (changes: Partial<BotProfile> = {}): BotProfile => ({
  id: 'bot-1',
  name: 'Salone Anna',
  instructions: 'Sei gentile. Per i matrimoni facciamo preventivi a parte.',
  tone: 'neutral',
  language: 'it',
  fallbackText: '',
  contactUrl: '',
  siteUrl: 'https://salone.example',
  ...changes,
});

export const aQuestion = (text: string, changes: Partial<Question> = {}): Question => ({
  bot: aBot(),
  text,
  history: [],
  sessionId: 's-1',
  signal: new AbortController().signal,
  ...changes,
});

/** A conversation so far, the visitor's words first. */
export const conversation = (...texts: string[]): HistoryMessage[] =>
  texts.map((text, index) => ({ role: index % 2 === 0 ? 'user' : 'bot', text }));
