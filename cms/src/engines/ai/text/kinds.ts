import { KINDS } from './lexicon/kinds';
import { type LexiconWord, readGroup } from './lexicon/group';
import { stem } from './stem';

/** How many steps up are still of use: a labrador is a dog, a dog an animal. */
const MOST_STEPS = 3;
/** A shorter stem belongs to too many words. */
const SHORTEST_STEM = 4;

type Index = Map<string, LexiconWord[]>;
const add = (index: Index, key: string, words: readonly LexiconWord[]): void => {
  const known = index.get(key) ?? [];
  for (const word of words) if (!known.some(({ folded }) => folded === word.folded)) known.push(word);
  index.set(key, known);
};

/** One direction of the lexicon, by word and, where a form is not listed, by stem. */
interface Direction {
  byWord: Index;
  byStem: Index;
}
const direction = (): Direction => ({ byWord: new Map(), byStem: new Map() });
const upward = direction();
const downward = direction();
const ofVarieties = direction();

const link = ({ byWord, byStem }: Direction, from: LexiconWord, to: readonly LexiconWord[]): void => {
  add(byWord, from.folded, to);
  if (from.stem.length >= SHORTEST_STEM) add(byStem, from.stem, to);
};

for (const line of KINDS) {
  const [kind = '', members = ''] = line.split(/=?>/);
  const above = readGroup(kind);
  const below = readGroup(members);
  for (const each of below) link(upward, each, above);
  if (line.includes('=>')) for (const each of below) link(ofVarieties, each, above);
  for (const each of above) link(downward, each, below);
}

const nextTo = ({ byWord, byStem }: Direction, folded: string): LexiconWord[] =>
  byWord.get(folded) ??
  [...new Set([stem(folded, 'it'), stem(folded, 'en')])].flatMap((each) => byStem.get(each) ?? []);

const reach = (way: Direction, folded: string): LexiconWord[] => {
  const found = new Map<string, LexiconWord>();
  let edge = [folded];
  for (let step = 0; step < MOST_STEPS && edge.length > 0; step += 1) {
    const next = edge.flatMap((each) => nextTo(way, each)).filter((each) => !found.has(each.folded));
    for (const each of next) found.set(each.folded, each);
    edge = next.map((each) => each.folded);
  }
  found.delete(folded);
  return [...found.values()];
};

const rememberedReach = (way: Direction): ((folded: string) => readonly LexiconWord[]) => {
  const memory = new Map<string, LexiconWord[]>();
  return (folded) => {
    const known = memory.get(folded);
    if (known) return known;
    const found = reach(way, folded);
    // Words that the lexicon does not hold are as many as visitors can write.
    if (found.length > 0) memory.set(folded, found);
    return found;
  };
};

/** What a thing is one of, in both languages, nearest first: of "labrador" a dog, then an animal. Expects a folded word. */
export const kindsOf = rememberedReach(upward);

/** Of what a thing is a variety, so that what holds for the one holds for the other. Expects a folded word. */
export const varietyOf = rememberedReach(ofVarieties);

/** What there is of a kind, in both languages: of "vino" a barolo, a prosecco. Expects a folded word. */
export const membersOf = rememberedReach(downward);

/** The other number of an Italian noun, by its last letter. */
const OTHER_NUMBER: Readonly<Record<string, readonly string[]>> = {
  i: ['o', 'e', 'a'],
  e: ['a', 'i'],
  o: ['i'],
  a: ['e'],
};
/** The names of what a thing is one of, one step up and by the word itself only. Expects a folded word. */
export const nearestKinds = (folded: string): string[] => {
  const start = folded.slice(0, -1);
  const forms = [folded, ...(OTHER_NUMBER[folded.slice(-1)] ?? []).map((ending) => `${start}${ending}`)];
  return [...new Set(forms.flatMap((form) => upward.byWord.get(form) ?? []).map((kind) => kind.folded))];
};
