import { INTERVIEW_STEPS, type Locale, type ProjectKind } from '../../contract';

/** What the interview says around its questions, in one language. */
export interface InterviewChatWords {
  /** Titles of the eight steps. */
  steps: Record<ProjectKind, readonly string[]>;
  greeting: (name: string, fromPrompt: boolean) => string;
  /** Said of a copy of a project, whose answers are there already. */
  goOn: (step: number) => string;
  /** Said of what the form and the first request told already. */
  knownAlready: string;
  understood: (what: string) => string;
  months: (total: string) => string;
  /** Said in turn, so that it does not sound like a machine. */
  noted: readonly string[];
  skipped: string;
  correcting: (step: number, title: string, before: string) => string;
  keep: string;
  unchanged: string;
  firstWords: string;
  draftReady: string;
  mainLines: (year: number, lines: string) => string;
  over: (name: string) => string;
  accountsTooSlow: string;
}

const it: InterviewChatWords = {
  steps: {
    'filed-accounts': [
      'L’azienda',
      'Il bilancio',
      'Il settore',
      'Le persone',
      'I clienti',
      'I canali',
      'Gli obiettivi',
      'Il budget',
    ],
    'no-filed-accounts': [
      'L’attività',
      'Il settore',
      'Gli incassi',
      'I costi variabili',
      'Le spese fisse',
      'I clienti al mese',
      'Clienti e canali',
      'Gli obiettivi',
    ],
    'business-idea': [
      'L’idea',
      'I clienti',
      'I concorrenti',
      'Il prezzo',
      'Il costo di una vendita',
      'Spese e partenza',
      'Le vendite',
      'I soldi per partire',
    ],
  },
  greeting: (name, fromPrompt) =>
    `Ciao ${name}! ${fromPrompt ? 'Ho letto la tua richiesta. ' : ''}Ti faccio qualche domanda, in ${INTERVIEW_STEPS} passi: rispondi con parole tue o tocca una risposta rapida. Puoi fermarti e riprendere quando vuoi, anche da un altro dispositivo, e correggere ogni risposta.`,
  goOn: (step) => `Riprendiamo da qui: ${step} passi su ${INTERVIEW_STEPS} sono già completi.`,
  knownAlready:
    'Dalla tua richiesta e dal modulo so già queste cose, e non te le chiedo. Se una non è giusta, correggila dal suo passo:',
  understood: (what) => `Ho capito: ${what}.`,
  months: (total) => `dodici mesi, in tutto ${total}`,
  noted: ['Bene, ho preso nota.', 'Segnato.', 'Perfetto, grazie.'],
  skipped: 'Va bene, andiamo avanti.',
  correcting: (step, title, before) =>
    `Correggiamo il passo ${step}, «${title}».${before ? ` Prima avevi risposto: «${before}».` : ''} Le altre risposte restano.`,
  keep: 'Lascia com’è',
  unchanged: 'Lascio la risposta com’era.',
  firstWords: 'Uso la mia richiesta iniziale',
  draftReady: 'Con queste risposte puoi già creare una bozza del report.',
  mainLines: (year, lines) => `${year}: ${lines}.`,
  over: (name) =>
    `Complimenti ${name}, abbiamo finito! Ho tutto quello che serve per il report. Puoi ancora correggere ogni risposta.`,
  accountsTooSlow: 'Il file richiede troppo tempo: esportalo in CSV, oppure scrivi le voci principali.',
};

const en: InterviewChatWords = {
  steps: {
    'filed-accounts': [
      'The company',
      'The accounts',
      'The sector',
      'The people',
      'The customers',
      'The channels',
      'The aims',
      'The budget',
    ],
    'no-filed-accounts': [
      'The business',
      'The sector',
      'The turnover',
      'Variable costs',
      'Fixed costs',
      'Customers a month',
      'Customers and channels',
      'The aims',
    ],
    'business-idea': [
      'The idea',
      'The customers',
      'The competitors',
      'The price',
      'The cost of a sale',
      'Expenses and start',
      'The sales',
      'The money to start',
    ],
  },
  greeting: (name, fromPrompt) =>
    `Hello ${name}! ${fromPrompt ? 'I have read your request. ' : ''}I am going to ask you some questions, in ${INTERVIEW_STEPS} steps: answer in your own words or tap a quick reply. You can stop and go on whenever you like, on another device too, and correct every answer.`,
  goOn: (step) => `Let us go on from here: ${step} steps of ${INTERVIEW_STEPS} are already complete.`,
  knownAlready:
    'From your request and the form I know these already, and do not ask for them. If one is not right, correct it from its step:',
  understood: (what) => `Understood: ${what}.`,
  months: (total) => `twelve months, ${total} in all`,
  noted: ['Good, I have made a note of it.', 'Noted.', 'Perfect, thank you.'],
  skipped: 'All right, let us go on.',
  correcting: (step, title, before) =>
    `Let us correct step ${step}, “${title}”.${before ? ` Your answer was: “${before}”.` : ''} The other answers stay.`,
  keep: 'Leave it as it is',
  unchanged: 'I leave the answer as it was.',
  firstWords: 'Use my first request',
  draftReady: 'With these answers you can already make a draft of the report.',
  mainLines: (year, lines) => `${year}: ${lines}.`,
  over: (name) =>
    `Well done ${name}, that was all! I have everything the report needs. You can still correct every answer.`,
  accountsTooSlow: 'The file takes too long: export it as CSV, or type the main lines.',
};

export const interviewChatWords: Record<Locale, InterviewChatWords> = { it, en };
