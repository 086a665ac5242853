import type { Locale } from '../../../contract';
import { isCommonWord } from '../text/alike';
import { kindsOf } from '../text/kinds';
import { rephrase } from '../text/phrases';
import { stem } from '../text/stem';
import { infinitivesOf } from '../text/verbs';
import type { Frame } from './frame';
import type { Knowledge } from './knowledge';
import { isLight } from './question-words';
import { contentOf, type Lexeme, lexemesOf } from './words';

/** Whether the material has a word or another name for it; a word that it only resembles is none. */
const holdsWord = (word: string, knowledge: Knowledge): boolean => {
  const [lexeme] = lexemesOf(word);
  const term = lexeme ? knowledge.term(lexeme) : null;
  return term !== null && term.known && term.folded === lexeme?.folded;
};

/** What a question may be about beside a value, so that a rule for the kind answers it. */
const asksRule = ({ measure, superlative, comparison }: Frame): boolean =>
  (measure === null || measure === 'how' || measure === 'place') &&
  superlative === null &&
  comparison === null;

/** The name of its kind by which the material knows a word that it does not hold. */
const kindHeld = ({ folded }: Lexeme, knowledge: Knowledge): string | null =>
  kindsOf(folded).find((kind) => holdsWord(kind.folded, knowledge))?.folded ?? null;

const replaceAll = (text: string, edits: readonly { lexeme: Lexeme; by: string }[]): string => {
  let result = '';
  let end = 0;
  for (const { lexeme, by } of edits) {
    result += text.slice(end, lexeme.start) + by;
    end = lexeme.start + lexeme.folded.length;
  }
  return (result + text.slice(end)).replace(/ {2,}/g, ' ').trim();
};

/**
 * A question that found no answer, in words that the documents have: phrases by the names of what they mean, things by their kinds,
 * without the words that then only tell the case. `null` where nothing of it can be said otherwise.
 */
export const paraphrase = (text: string, frame: Frame, knowledge: Knowledge): string | null => {
  const composed = text.normalize('NFC');
  const language: Locale = frame.language;
  const phrased = rephrase(composed, language, (word) => holdsWord(word, knowledge));
  const said = phrased ?? composed;
  const unknown = contentOf(said).filter(
    (lexeme) => !isLight(lexeme.folded) && knowledge.term(lexeme)?.known === false,
  );
  const kinds = asksRule(frame)
    ? unknown.flatMap((lexeme) => {
        const by = kindHeld(lexeme, knowledge);
        return by === null ? [] : [{ lexeme, by }];
      })
    : [];
  if (phrased === null && kinds.length === 0) return null;
  const edits = unknown.flatMap((lexeme) => {
    const kind = kinds.find((each) => each.lexeme === lexeme);
    if (kind) return [kind];
    const isVerb = infinitivesOf(lexeme.folded).length > 0;
    return isVerb || isCommonWord(lexeme.folded) ? [{ lexeme, by: '' }] : [];
  });
  return replaceAll(said, edits);
};
