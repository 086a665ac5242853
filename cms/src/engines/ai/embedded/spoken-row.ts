import { alikeWords } from '../text/alike';
import { readRow } from '../text/row';
import { stem } from '../text/stem';
import { isStopWord } from '../text/stop-words';
import { fold, tokenise } from '../text/tokenise';

/** Asking what something costs, whatever its column is called. "Quanto ci mettete?" asks for something else. */
const COST =
  /\b(?:cost\w*|prezz\w*|tariff\w*|vien[ei]|vengono|pag\w*|spend\w*|spes[ae]|euro|how much|prices?)\b|€/i;
const MONEY = /[€$£]|\b(?:euro|eur)\b/i;

const stemsOf = (text: string): string[] =>
  tokenise(text)
    .filter((token) => !isStopWord(fold(token.text)))
    .flatMap((token) => [stem(token.text, 'it'), stem(token.text, 'en')]);

const wordsFor = (text: string): Set<string> => {
  const stems = stemsOf(text);
  const others = tokenise(text).flatMap((token) => alikeWords(fold(token.text), [stem(token.text, 'it')]));
  return new Set([...stems, ...others.map((word) => word.stem)]);
};

const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/**
 * A row of a list as one would say it: "Torta Sacher – prezzo: 32 euro al chilo". Of the cells only those that were asked for, where
 * that can be told; their values stay as the owner wrote them. Any other text is left as it is.
 */
export const spokenRow = (text: string, question: string): string => {
  const row = readRow(text);
  if (row === null) return text;
  const asked = wordsFor(question);
  const cost = COST.test(question);
  const meant = row.cells.filter(
    ({ name, value }) => stemsOf(name).some((each) => asked.has(each)) || (cost && MONEY.test(value)),
  );
  const shown = meant.length > 0 ? meant : row.cells;
  return `${row.label} – ${shown.map(({ name, value }) => `${lowered(name)}: ${value}`).join('; ')}`;
};
