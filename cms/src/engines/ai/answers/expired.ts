import type { Passage } from '../passage';
import { sentencesOf } from '../text/sentences';
import { readMoney } from '../values/money';
import { plain } from '../values/plain';
import type { Candidate } from './candidate';
import type { Frame } from './frame';

/** "Prezzi scaduti", "vecchi listini", "non sono più validi": what held once. */
const EXPIRED =
  /\bnon (?:\w+ )?piu (?:valid\w+|in vigore)\b|\b(?:prezz\w+|listin\w+|tariff\w+) (?:\w+ )?(?:scadut\w+|superat\w+|dell'anno scorso)\b|\bvecch\w+ (?:listin\w+|prezz\w+|tariff\w+)|\b(?:no longer|not) (?:valid|in force)\b|\bexpired\b|\bold (?:price\w*|rates?|leaflets?)\b|\b(?:last year|l'anno scorso)\b/;
/** The same in a sentence that speaks of the one before. */
const EXPIRED_BEFORE =
  /^(?:non (?:sono|e|vale|valgono) piu\b|(?:they|it|these) (?:ended|expired|are no longer|is no longer)\b|(?:prezzi )?scadut)/;
/** A year that a price list or an offer bears. */
const OF_YEAR =
  /\b(?:prezz\w+|listin\w+|tariff\w+|prices?|rates?)\b[^.;:]{0,25}?\b(20\d\d)\b|^\W*(20\d\d):|\b(?:fino al|entro il|until|ended on)\b[^.;:]{0,20}\b(20\d\d)\b/g;
const OF_THE_PAST = /\b(?:anno scorso|vecchi\w*|passat\w+|precedent\w+|last year|old|previous)\b/;

const yearsIn = (text: string): number[] =>
  [...text.matchAll(OF_YEAR)].map(([, one, two, three]) => Number(one ?? two ?? three));

/** Whether prices in a text hold no more. Price lists of the year before last are old whatever they say of themselves. */
const isExpired = (text: string, year: number): boolean => {
  const years = yearsIn(text);
  return EXPIRED.test(text) || (years.length > 0 && years.every((each) => each < year - 1));
};

const expiredIn = ({ text, heading }: Passage, reply: string, year: number): boolean => {
  if (isExpired(plain(heading), year)) return true;
  const sentences = sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim());
  return sentences.some((sentence, at) => {
    const isTold =
      readMoney(sentence).length > 0 &&
      (reply.includes(sentence) || sentence.toLowerCase().includes(reply.toLowerCase().replace(/\.$/, '')));
    const next = plain(sentences[at + 1] ?? '');
    return isTold && (isExpired(plain(sentence), year) || EXPIRED_BEFORE.test(next));
  });
};

/** Whether a reply tells a price that holds no more, to a question that does not ask for it. */
export const tellsExpiredPrice = ({ text, quotes }: Candidate, { plain: question, year }: Frame): boolean => {
  if (readMoney(text).length === 0 || /\b20\d\d\b/.test(question) || OF_THE_PAST.test(question)) return false;
  return quotes.some(({ passage }) => (passage.row ?? null) === null && expiredIn(passage, text, year));
};
