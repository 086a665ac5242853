import type { Passage } from '../passage';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import type { Material, Statement } from './material';
import { joinWithin, LIST_LENGTH, sentence } from './say';
import { meets, readWords, type Term } from './words';

const ITEM = /^(?:[-*•–·]|\d{1,2}[.)])\s+/;
const FEWEST = 2;
/** Of the words of the question, the share that what stands above a list must meet. */
const ENOUGH = 0.5;

/** A list of which some items were read as pairs of a name and a price: all of them, in the order of the document. */
const partedItemsOf = (passages: readonly Passage[]): string[] => {
  const table = passages.find(({ row }) => isOfPairs(row))?.row?.table;
  if (table === undefined) return [];
  return passages.flatMap(({ row, text, question }) => {
    if (question !== null) return [];
    if (isOfPairs(row)) return row?.table === table ? [text.replace(/: (?=\d|€)/, ' ')] : [];
    return (row ?? null) !== null
      ? []
      : text
          .split('\n')
          .flatMap((line) =>
            ITEM.test(line.trim()) ? [line.trim().replace(ITEM, '').replace(/[;.]$/, '')] : [],
          );
  });
};
const isOfPairs = (row: Passage['row']): boolean =>
  (row ?? null) !== null && row?.columns.every((name) => name === '') === true;

/** Whether a passage holds the first items of a list. */
const isBegun = ({ text }: Passage): boolean => text.split('\n').some((line) => ITEM.test(line.trim()));

/** The items of a passage that is a list as a whole. */
const itemsOf = ({ text, row, question }: Passage): string[] => {
  if ((row ?? null) !== null || question !== null) return [];
  const lines = text.split('\n').map((line) => line.trim());
  const items = lines.filter((line) => ITEM.test(line));
  return items.length >= FEWEST && items.length >= lines.length - 1
    ? items.map((item) => item.replace(ITEM, '').replace(/[;.]$/, ''))
    : [];
};

/** "Che documenti servono per la successione?": the items of the list that stands under such a heading. */
export const answerFromLists = (
  statements: readonly Statement[],
  material: Material,
  frame: Frame,
): Candidate[] => {
  const own = frame.terms.filter(({ carried }) => !carried);
  const mass = own.reduce((sum, { weight }) => sum + weight, 0);
  if (!frame.isList || mass === 0) return [];
  const passages = [...new Set(statements.map(({ passage }) => passage))];
  return passages.flatMap((passage): Candidate[] => {
    const parted = isBegun(passage) ? partedItemsOf(material.passagesUnder(passage)) : [];
    const items = parted.length > FEWEST ? parted : itemsOf(passage);
    const [first] = items.length > 0 ? material.statementsOf(passage) : [];
    if (!first) return [];
    const all = material.statementsOf(passage);
    // What a whole document is about stands in its name.
    const ofSource = readWords(passage.sourceTitle.replace(/[-_.]/g, ' '), material.languages);
    const isMet = (term: Term): boolean =>
      meets(term, first.context) >= 0.7 ||
      meets(term, ofSource) >= 0.9 ||
      all.some(({ words }) => meets(term, words) >= 0.7);
    if (!own.some((term) => meets(term, first.context) >= 0.7)) return [];
    const matching = own.filter(isMet);
    const coverage = matching.reduce((sum, { weight }) => sum + weight, 0) / mass;
    const heaviest = Math.max(...own.map(({ weight }) => weight));
    if (coverage < ENOUGH || !matching.some(({ weight }) => weight === heaviest)) return [];
    const text = sentence(joinWithin(items, '; ', LIST_LENGTH, frame.language));
    return [
      {
        text,
        quotes: [{ passage, text: passage.text }],
        score: coverage + 1,
        coverage: Math.max(coverage, 0.7),
        missing: [],
        fits: true,
        carried: 1,
        band: 'rows',
        isComposed: false,
      },
    ];
  });
};
