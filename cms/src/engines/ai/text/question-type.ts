import { fold, type Token } from './tokenise';

export const QUESTION_TYPES = ['when', 'number', 'who', 'where', 'why', 'how', 'what'] as const;
/** What kind of thing a question wants to hear. */
export type QuestionType = (typeof QUESTION_TYPES)[number];

const CUES: [QuestionType, RegExp][] = [
  [
    'when',
    /\b(?:quando|(?:quale|che|what|which) (?:anno|data|giorno|mese|secolo|ora|periodo|decennio|year|day|date|month|time|century)|orari?|when|a che ora)\b/,
  ],
  [
    'number',
    /\b(?:quant[oaie]?|quale (?:percentuale|numero|prezzo|costo|distanza|altezza|eta|temperatura)|percentuale|how (?:many|much|long|old|far|often)|prezzo|costa|costo|costano)\b/,
  ],
  [
    'who',
    /\b(?:chi|who|whom|whose|(?:quale|che) (?:persona|autore|presidente|re|regina|imperatore|generale|scienziato))\b/,
  ],
  [
    'where',
    /\b(?:dove|dov|where|(?:quale|che|quali|in che) (?:citta|paese|stato|luogo|regione|posto|zona|via|continente|nazione|isola|city|country|place|state))\b/,
  ],
  ['why', /\b(?:perche|why|motivo|ragione|causa|come mai)\b/],
  ['how', /\b(?:come|how|in che modo)\b/],
];

/** What a question asks for, by its words. */
export const questionTypeOf = (tokens: Token[]): QuestionType => {
  const text = tokens.map(({ text: word }) => fold(word)).join(' ');
  return CUES.find(([, cue]) => cue.test(text))?.[0] ?? 'what';
};

const DATE =
  /\b(?:1\d{3}|20\d{2})\b|\b(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|secolo|anni|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b\d{1,2}[:.]\d{2}\b/iu;
const NUMBER =
  /\d|\b(?:uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti|trenta|cento|mille|mila|milion[ei]|miliard[oi]|met[aà]|doppio|terzo|quarto|gratis|gratuit[oaie]|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|free)\b/iu;
const NAME = /(?<=\S\s+|['’"«“(])\p{Lu}[\p{L}]+/u;
const PLACE =
  /\b(?:a|ad|in|nel|nell|nella|negli|nelle|nei|al|alla|di|da|dal|vicino|presso|via|viale|piazza|corso|at|near|from)['’ ]\s*\p{Lu}/u;
const CAUSE =
  /\b(?:perch[eé]|poich[eé]|siccome|a causa|grazie a|dovut[oaie]|in quanto|motivo|ragion[ei]|per (?:evitare|via|il fatto)|because|due to|since)\b/iu;

/** Whether a sentence holds the kind of thing asked for; `what` and `how` cannot be told by form. */
export const holdsType = (sentence: string, type: QuestionType): boolean => {
  if (type === 'when') return DATE.test(sentence);
  if (type === 'number') return NUMBER.test(sentence);
  if (type === 'who') return NAME.test(sentence);
  if (type === 'where') return PLACE.test(sentence);
  if (type === 'why') return CAUSE.test(sentence);
  return false;
};
