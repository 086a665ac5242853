import type { Frame } from './frame';
import type { Statement } from './material';
import { namedPiece } from './named-piece';
import { ANSWER_LENGTH, LIST_LENGTH, sentence } from './say';
import type { Scored } from './score-statement';
import { meets } from './words';

/** The best sentence, and those beside it that the question also needs, within the length of an answer. */
export const quoteStatement = (best: Scored, all: Statement[], frame: Frame): string => {
  const { statement } = best;
  if (statement.sentence) return sentence(statement.text);
  const most = frame.isList ? LIST_LENGTH : ANSWER_LENGTH;
  const at = all.indexOf(statement);
  const own = frame.terms.filter(({ carried }) => !carried);
  let text = statement.text;
  // A name was asked for: its neighbours' would stand beside it.
  if (frame.measure === 'person') return namedPiece(text.replace(/\s*\n\s*/g, ' '), own);
  const lacks = own.filter((term) => best.missing.includes(term) || meets(term, statement.words) < 0.4);
  const next = all[at + 1];
  const last = all[at - 1];
  const answersSame = (other: Statement | undefined): other is Statement =>
    other !== undefined && other.question === statement.question;
  // A line begins anew, unless the one above announces it: what stands there is about something else.
  const goesOn = (above: Statement, below: Statement): boolean =>
    !below.beginsLine || /:$/.test(above.text) || /^(?:[-•]|\p{Ll})/u.test(below.text);
  const helps = (other: Statement): boolean => lacks.some((term) => meets(term, other.words) > 0.4);
  const isExample = statement.question !== null && answersSame(next) && next.text.length < 160;
  if (
    answersSame(next) &&
    (isExample ||
      (goesOn(statement, next) && helps(next)) ||
      /^(?:Non|Solo|Tranne|Esclus\p{L}+|Altrimenti|Dopo le|Dopo quell|Prima delle|Only|Except|After|Before)(?!\p{L})/u.test(
        next.text,
      )) &&
    text.length + next.text.length < most
  )
    text = `${text} ${next.text}`;
  if (answersSame(last) && goesOn(last, statement) && helps(last) && text.length + last.text.length < most)
    text = `${last.text} ${text}`;
  return text.replace(/\s*\n\s*/g, ' ');
};
