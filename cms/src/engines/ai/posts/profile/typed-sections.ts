import { BULLET } from './instruction-patterns';
import { labelOf, type LabelMeaning } from './labels';

/** A line of what an owner typed, and what the heading says that it stands under; null for one that speaks for itself. */
export interface TypedLine {
  text: string;
  under: LabelMeaning | null;
}

/** What a heading may make of all the lines below it. */
const HEADS = new Set<LabelMeaning>(['ban', 'private', 'style', 'customers', 'wish']);
const LONGEST_HEADING = 45;
/** "MAI. I nostri onorari.": a heading that ends like a sentence. */
const HEADING_SENTENCE = /^([^.!?:;,]{2,40})[.!]\s+(?=\S)(.+)$/su;

/** "Quello che conta: …", "What matters most: …": it tells the writer how much weight a statement has. */
const WEIGHS =
  /^(?:(?:e|ma|poi|and|but)\s)?(?:(?:quell[oa]|ciò|quel) che (?:più )?(?:conta|importa|preme|ci preme|deve passare|ci distingue|vale)|(?:il|un) (?:punto|messaggio|concetto|succo)|(?:la|una) (?:cosa|parola d[’']ordine|questione)(?= (?:che|più|importante|fondamentale|essenziale|da|numero|principale))|what (?:really |truly )?(?:matters|counts)|the (?:main|key|most important|important|one|big) (?:thing|point|message|idea)|(?:molto )?importante|importantissimo|fondamentale|important|key point|main message)(?:\s[^\s:.!?]+){0,6}\s*:\s+(?=\p{L})/iu;
export const withoutWeight = (sentence: string): string => sentence.replace(WEIGHS, '');

const meaningOf = (words: string): LabelMeaning => labelOf(`${words.toLowerCase()}:`)?.meaning ?? 'plain';

/** What a line heads by itself: it is a label, and nothing else. */
const headedBy = (line: string): LabelMeaning | null => {
  if (line.length > LONGEST_HEADING || BULLET.test(line)) return null;
  const words = line.replace(/^[#*_=\s-]+|[#*_=:.\s-]+$/gu, '');
  if (words === '' || !(/[:*_=#-]$/u.test(line) || line === line.toUpperCase() || /^#/u.test(line)))
    return null;
  const meaning = meaningOf(words);
  return HEADS.has(meaning) ? meaning : null;
};

/** The lines of what an owner typed, with the headings that say how they are meant: on lines of their own, or as sentences before others. */
export const typedLinesIn = (text: string): TypedLine[] => {
  const found: TypedLine[] = [];
  let open: { meaning: LabelMeaning; hasBullets: boolean; isEmpty: boolean } | null = null;
  for (const given of text.split('\n')) {
    const line = given.trim();
    if (line === '') {
      if (open && !open.isEmpty) open = null;
      continue;
    }
    const heads = headedBy(line);
    if (heads) {
      open = { meaning: heads, hasBullets: false, isEmpty: true };
      continue;
    }
    const hasBullet = BULLET.test(line);
    // A list with marks ends with its last mark, and any with the next label.
    if (open && ((open.hasBullets && !hasBullet) || (!hasBullet && labelOf(line) !== null))) open = null;
    if (open) {
      open = { ...open, hasBullets: hasBullet, isEmpty: false };
      found.push({ text: line, under: open.meaning });
      continue;
    }
    const [, words = '', rest = ''] = HEADING_SENTENCE.exec(line) ?? [];
    const meaning = words === '' ? 'plain' : meaningOf(words);
    if (meaning === 'plain' || meaning === 'private') found.push({ text: line, under: null });
    else if (HEADS.has(meaning)) found.push({ text: rest, under: meaning });
    else found.push({ text: `${words}: ${rest}`, under: null });
  }
  return found;
};

const HAS_VERB =
  /(?<!\p{L})(?:è|sono|siamo|si|ci|va|vanno|ha|hanno|abbiamo|non|costa|costano|dura|può|possono|\p{L}{3,}(?:iamo|ate|ete|ite)|is|are|has|have|we|you|it|they)(?!\p{L})|\d/iu;
/** Words in a row and no statement: `"Pagare meno tasse", "zero pensieri".` */
export const isBareRow = (sentence: string): boolean =>
  !HAS_VERB.test(sentence.replace(/["“«][^"”»]*["”»]/gu, ''));
/** Nothing but quoted words. */
export const isQuotedRow = (sentence: string): boolean =>
  /^(?:["“«][^"“”«»]{2,60}["”»][.,;\s]*(?:(?:e|o|and|or|né|nor)\s)?)+[.!]?$/iu.test(sentence.trim());
