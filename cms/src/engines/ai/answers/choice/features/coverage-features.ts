import { meets, type Term, type Words } from '../../words';
import { shareOf } from '../term-share';
import type { CandidateView, Features } from './pool-context';

const met = (terms: readonly Term[], words: Words): number[] => terms.map((term) => meets(term, words));
const better = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, at) => Math.max(value, b[at] ?? 0));

/**
 * How much of the question stands in the reply (`text`), with its heading (`around`) or in its passage, by weight; `exact` counts no
 * other names. What is missing by its heaviest word, and the same for the words of the question before (`carried`).
 */
export const coverageFeatures = ({
  reading: { own, plainOwn, before },
  inText,
  inHead,
  inPassage,
}: CandidateView): Features => {
  const text = met(own, inText);
  const head = met(own, inHead);
  const exactText = met(plainOwn, inText);
  const ofAround = shareOf(own, better(text, head));
  const ofPassage = shareOf(own, better(met(own, inPassage), text));
  const ofExact = shareOf(own, better(exactText, met(plainOwn, inHead)));
  const ofCarried = shareOf(before, better(met(before, inText), met(before, inHead)));
  return {
    'cov.text': shareOf(own, text).share,
    'cov.around': ofAround.share,
    'cov.passage': ofPassage.share,
    'cov.exactText': shareOf(own, exactText).share,
    'cov.exact': ofExact.share,
    'cov.head': shareOf(own, head).share,
    'miss.heaviest': ofAround.heaviest,
    'miss.known': ofAround.heaviestKnown,
    'miss.unknown': ofAround.heaviestUnknown,
    'miss.count': ofAround.missing,
    'miss.exactHeaviest': ofExact.heaviest,
    'miss.passage': ofPassage.heaviest,
    'met.best': ofAround.bestMet,
    'met.bestExact': ofExact.bestMet,
    'own.count': own.length,
    'own.mass': own.reduce((sum, { weight }) => sum + weight, 0),
    'own.unknown': Math.max(0, ...own.filter(({ known }) => !known).map(({ weight }) => weight)),
    'carried.cov': ofCarried.share,
    'carried.passage': shareOf(before, met(before, inPassage)).share,
    'carried.heaviest': ofCarried.heaviest,
  };
};
