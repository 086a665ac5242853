import type { BotTone, Locale } from '../../../contract';
import type { BotProfile } from '../port';

/** What the bot says around quotes, in the visitor's language. The quote itself is never touched. */
interface Phrases {
  greeting: (name: string) => string;
  thanks: string;
  goodbye: string;
  identity: (name: string) => string;
  person: string;
  personAt: (where: string) => string;
  contactAt: (where: string) => string;
  unknown: string;
  /** To who is rude. */
  insult: string;
  /** To who speaks of hurting themselves. */
  distress: string;
  /** To who wants the bot to be another. */
  order: string;
  /** To who speaks of the day or of how they feel. */
  mood: string;
  /** To a compliment or a joke. */
  remark: string;
  /** After the answer to one of two questions. */
  restUnknown: string;
  /** Before the nearest thing that is known, where the very thing is not. */
  nearest: (what: string) => string;
  /** To a visitor of a bot that was given no material. */
  nothingYet: string;
  /** The same, to the owner who tries it. */
  nothingYetForOwner: string;
  suggested: string;
  /** Before a quote in another language than the visitor's. */
  foreign: string;
}

export const PHRASES: Record<Locale, Phrases> = {
  it: {
    greeting: (name) => `Ciao! Sono ${name}. Come posso aiutarti?`,
    thanks: 'Prego! Se hai altre domande, sono qui.',
    goodbye: 'Arrivederci, e buona giornata!',
    identity: (name) =>
      `Sono ${name}, un assistente virtuale (IA): rispondo usando i documenti di questo sito. Se serve, posso metterti in contatto con una persona.`,
    person: 'Certo: lascia un recapito e una persona ti risponderà.',
    personAt: (where) => `Certo: puoi parlare con una persona qui: ${where}.`,
    contactAt: (where) => `Puoi contattarci qui: ${where}.`,
    unknown:
      'Non ho trovato questa informazione nei documenti a mia disposizione. Vuoi parlare con una persona?',
    insult: 'Mi dispiace che qualcosa non vada. Se vuoi, una persona può occuparsene: lascia un recapito.',
    distress:
      'Mi dispiace che tu stia così male. Se sei in pericolo chiama subito il 112; per parlare con qualcuno c’è anche Telefono Amico, 02 2327 2327. Posso anche avvisare una persona dello staff.',
    order:
      'Questo non posso farlo: rispondo alle domande su questa attività, con quello che dicono i suoi documenti.',
    remark: 'Grazie del messaggio! Se vuoi sapere qualcosa, chiedi pure.',
    mood: 'Ti capisco! Se posso esserti utile con qualche informazione, sono qui.',
    restUnknown: 'Sull’altra domanda non ho informazioni.',
    nearest: (what) =>
      `Questo dettaglio non c’è nei documenti, che parlano però di «${what}». Vuoi parlare con una persona?`,
    nothingYet: 'A questa domanda non so ancora rispondere. Vuoi parlare con una persona?',
    nothingYetForOwner:
      'Non ho ancora materiale da cui rispondere. Carica un documento nella sezione Addestramento (orari, prezzi, domande frequenti) e riprova: ai visitatori, per ora, propongo di parlare con una persona.',
    suggested: 'Non sono sicuro di aver capito. Forse intendevi una di queste?',
    foreign: 'I documenti sono in inglese: ',
  },
  en: {
    greeting: (name) => `Hello! I am ${name}. How can I help you?`,
    thanks: 'You are welcome! I am here if you have other questions.',
    goodbye: 'Goodbye, and have a nice day!',
    identity: (name) =>
      `I am ${name}, a virtual assistant (AI): I answer from this site's documents. If you need it, I can put you in touch with a person.`,
    person: 'Of course: leave your address and a person will answer you.',
    personAt: (where) => `Of course: you can talk to a person here: ${where}.`,
    contactAt: (where) => `You can reach us here: ${where}.`,
    unknown: 'I could not find this in the documents I have. Would you like to talk to a person?',
    insult: 'I am sorry that something is wrong. A person can look into it: leave your address, if you like.',
    distress:
      'I am sorry that you feel this bad. If you are in danger, call 112 now. I can also tell a person here.',
    order: 'I cannot do that: I answer questions about this business from what its documents say.',
    remark: 'Thank you for your message! If you would like to know anything, just ask.',
    mood: 'I hear you! If there is anything that you would like to know, I am here.',
    restUnknown: 'I have no information on your other question.',
    nearest: (what) =>
      `The documents do not tell this, but they do mention “${what}”. Would you like to talk to a person?`,
    nothingYet: 'I cannot answer this yet. Would you like to talk to a person?',
    nothingYetForOwner:
      'I have no material to answer from yet. Upload a document under Training (opening hours, prices, frequent questions) and try again: for now I offer visitors to talk to a person.',
    suggested: 'I am not sure I understood. Did you mean one of these?',
    foreign: 'Our documents say, in Italian: ',
  },
};

/** A few words before the quote, where the tone asks for them. */
const OPENINGS: Partial<Record<BotTone, Record<Locale, string>>> = {
  friendly: { it: 'Ecco qui: ', en: 'Here you go: ' },
  funny: { it: 'Presto detto: ', en: 'Easy one: ' },
  enthusiastic: { it: 'Ottima domanda! ', en: 'Great question! ' },
  collaborative: { it: 'Vediamo insieme: ', en: "Let's see: " },
  educational: { it: 'Ecco cosa c’è da sapere: ', en: 'Here is what to know: ' },
  calm: { it: 'Volentieri: ', en: 'Gladly: ' },
};

export const openingOf = (tone: BotTone, language: Locale): string => OPENINGS[tone]?.[language] ?? '';

/** The owner's "I don't know", or ours. */
export const refusalOf = (
  bot: BotProfile,
  language: Locale,
  ours: 'unknown' | 'nothingYet' = 'unknown',
): string => (bot.fallbackText.trim() === '' ? PHRASES[language][ours] : bot.fallbackText.trim());
