import { LOCALES } from '../../../contract';
import type { ValueKind } from '../values/clauses';
import type { Candidate, Situation } from './candidate';
import type { Frame, Measure } from './frame';
import type { Material, Statement } from './material';
import { NAME } from './holds-measure';
import { quoteStatement } from './quote-statement';
import { sentence } from './say';
import { type Scored, scoreStatement } from './score-statement';
import { meets, readWords } from './words';

const PARTED: Partial<Record<Measure, ValueKind>> = {
  money: 'money',
  time: 'time',
  duration: 'duration',
  percent: 'percent',
};

/** Pieces that answer about equally well are not told apart: their sentence answers. */
const EQUAL = 0.06;

/** The best pieces of sentences, a whole sentence where its pieces answer alike. */
const joinEqualPieces = (scored: Scored[]): Scored[] => {
  const [best, second] = scored;
  if (!best?.statement.sentence) return scored;
  const others = scored.filter(
    ({ statement, score: each }) =>
      statement.passage === best.statement.passage &&
      statement.sentence?.text === best.statement.sentence?.text &&
      best.score - each <= EQUAL,
  );
  if (others.length < 2 || second === undefined) return scored;
  const { sentence, ...rest } = best.statement;
  const whole = {
    ...best,
    statement: { ...rest, text: sentence?.text ?? rest.text, words: sentence?.words ?? rest.words },
  };
  return [whole, ...scored.filter((each) => !others.includes(each))];
};

const LABEL = /^[^:.;?!]{2,40}(?=: )/;
/** Whether what stands before the colon of a sentence names most of what is asked about. */
const isLabelled = ({ statement }: Scored, { terms }: Frame): boolean => {
  const [label] = LABEL.exec(statement.text) ?? [];
  const own = terms.filter(({ carried }) => !carried);
  if (label === undefined || own.length === 0) return false;
  const words = readWords(label, LOCALES);
  const mass = own.reduce((sum, { weight }) => sum + weight, 0);
  return own.reduce((sum, term) => sum + (meets(term, words) >= 0.7 ? term.weight : 0), 0) >= 0.8 * mass;
};

/** What parts those whom one sentence names; what stands in brackets belongs to a name. */
const BETWEEN_NAMES = /(?:[,;:]| e| ed| and)\s+(?![^()]*\))/u;
/** Of those whom a sentence names one by one, the one who is asked for: "Mafalda (riparazioni), Yulia (sposa)". */
const namedIn = (
  { statement, coverage, missing, carried }: Scored,
  { measure, terms }: Frame,
): Candidate[] => {
  const own = terms.filter((term) => !term.carried);
  if (measure !== 'person' || own.length === 0) return [];
  const pieces = statement.text
    .split(BETWEEN_NAMES)
    .filter((piece) => NAME.test(` ${piece}`) || /^\p{Lu}/u.test(piece))
    .map((piece) => {
      const words = readWords(piece, LOCALES);
      return { piece, met: own.reduce((sum, term) => sum + term.weight * meets(term, words), 0) };
    })
    .sort((a, b) => b.met - a.met);
  const [best, second] = pieces;
  if (!best || !second || best.met === 0 || second.met > best.met / 2) return [];
  const text = sentence(best.piece.replace(/(?: e| ed| and)?[.;,]*$/, ''));
  return [
    {
      text,
      quotes: [{ passage: statement.passage, text: statement.text }],
      score: coverage,
      coverage,
      missing,
      fits: true,
      carried,
      isExact: true,
      band: 'name',
      isComposed: false,
    },
  ];
};

/** Replies in the owner's own sentences, best first. */
export const answerFromStatements = (
  statements: readonly Statement[],
  material: Material,
  frame: Frame,
  situation: Situation,
  most = 4,
): Candidate[] => {
  const kind = frame.measure === null || frame.isList ? undefined : PARTED[frame.measure];
  const scored = statements
    .flatMap((statement, at) => {
      const neighbours = [statements[at - 1], statements[at + 1]].filter(
        (each): each is Statement => each?.passage === statement.passage,
      );
      const pieces = kind === undefined ? [statement] : material.clausesOf(statement, kind);
      return pieces.map((piece) => scoreStatement(piece, neighbours, frame, situation));
    })
    .sort((a, b) => b.score - a.score);
  const quoted = joinEqualPieces(scored)
    .slice(0, most)
    .map((best): Candidate => {
      const text = quoteStatement(best, material.statementsOf(best.statement.passage), frame);
      return {
        text,
        quotes: [{ passage: best.statement.passage, text }],
        score: best.score + (isLabelled(best, frame) && !frame.terms.some((term) => term.carried) ? 0.1 : 0),
        coverage: best.coverage,
        missing: best.missing,
        fits: best.fits,
        carried: best.carried,
        isFirst: best.isFirst,
        isLabelled: isLabelled(best, frame),
        isExact:
          (frame.measure === 'since' && frame.terms.length === 0) ||
          frame.terms.some(
            (term) => Math.max(meets(term, best.statement.words), meets(term, best.statement.context)) > 0.9,
          ),
        band: 'statement',
        isComposed: false,
      };
    });
  return [...quoted, ...scored.slice(0, most).flatMap((each) => namedIn(each, frame))];
};
