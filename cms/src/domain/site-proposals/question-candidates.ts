import { LIMITS, type Locale } from '../../contract';

/** A piece of what a bot has read, as far as questions are made of it. */
export interface ReadPiece {
  heading: string;
  question: string | null;
  text: string;
}

export const HOURS_QUESTION: Record<Locale, string> = {
  it: 'Quali sono gli orari di apertura?',
  en: 'What are your opening hours?',
};

/** What visitors of a small business ask first, and the words by which its pages show that they tell it. */
const TOPICS: readonly ({ shows: RegExp } & Record<Locale, string>)[] = [
  { shows: /\borari\b|\bapert[oi]\b|\bopening hours\b|\bopen\b/i, ...HOURS_QUESTION },
  {
    shows: /\bprenota|\bbooking\b|\bbook a\b|\breserv/i,
    it: 'Come posso prenotare?',
    en: 'How can I book?',
  },
  {
    shows: /\bprezz|\btariff|\blistino|€|\bprices?\b|\brates\b/i,
    it: 'Quali sono i prezzi?',
    en: 'What are your prices?',
  },
  {
    shows: /\bspedizion|\bconsegn|\bshipping\b|\bdeliver/i,
    it: 'Quali sono i tempi di consegna?',
    en: 'How long does delivery take?',
  },
  {
    shows: /\bres[oi]\b|\brimbors|\breturns?\b|\brefund/i,
    it: 'Posso restituire un prodotto?',
    en: 'Can I return a product?',
  },
  {
    shows:
      /\bindirizzo\b|\bdove siamo\b|\bvia [A-Z]|\bpiazza [A-Z]|\baddress\b|\bwhere we are\b|\bfind us\b/i,
    it: 'Dove vi trovate?',
    en: 'Where are you located?',
  },
  { shows: /\bparchegg|\bparking\b/i, it: "C'è un parcheggio?", en: 'Is there parking?' },
  {
    shows: /\bpagament|\bcart[ae] di credito|\bpayment|\bcredit cards?\b/i,
    it: 'Come si può pagare?',
    en: 'How can I pay?',
  },
  {
    shows: /\btelefon|\btel\.|\bcontatt|@|\bphone\b|\bcontact/i,
    it: 'Come posso contattarvi?',
    en: 'How can I contact you?',
  },
  { shows: /\bserviz|\bservices\b/i, it: 'Quali servizi offrite?', en: 'What services do you offer?' },
];

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
/** A question that somebody could ask, not a slogan: "Pronti?", "Perché no?" say nothing to a visitor. */
const isQuestion = (text: string) =>
  text.endsWith('?') && text.split(' ').length >= 3 && text.length <= LIMITS.openingQuestions.maxLength;

/**
 * Questions with which visitors could begin, likeliest first: those that the pages themselves ask and answer, then what people ask of a
 * business whose pages speak of it. Whether the bot can answer them is for the answering engine to say.
 */
export const questionCandidates = (pieces: readonly ReadPiece[], locale: Locale): string[] => {
  const written = pieces
    .flatMap(({ question, heading }) => [question ?? '', heading.split(/\s[>›]\s/).at(-1) ?? ''])
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(isQuestion);
  const telling = (topic: (typeof TOPICS)[number], of: (piece: ReadPiece) => string) =>
    pieces.some((piece) => topic.shows.test(of(piece)));
  const inHeadings = TOPICS.filter((topic) => telling(topic, ({ heading }) => heading));
  const inTexts = TOPICS.filter((topic) => !inHeadings.includes(topic) && telling(topic, ({ text }) => text));
  const all = [...written, ...[...inHeadings, ...inTexts].map((topic) => topic[locale])];
  const met = new Set<string>();
  return all.filter((question) => {
    const key = fold(question);
    if (met.has(key)) return false;
    met.add(key);
    return true;
  });
};
