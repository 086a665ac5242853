import { LOCALES } from '../../../contract';
import { NAME } from './holds-measure';
import { sentence } from './say';
import { meets, readWords, type Term } from './words';

const ARTICLE = String.raw`(?:il |lo |la |l'|i |gli |le |the )`;
/** "…, dell'amministrazione Greta", "… e in magazzino Ugo", "…, Greta l'amministrazione": where a sentence goes on to somebody else. */
const NEXT_NAME = new RegExp(
  String.raw`(?:;|,(?: mentre| e)?| mentre| e| ed| and| while) (?=(?:(?:d|nel|sul|al)\p{Ll}{0,4}['’ ]|in |a |con |per |for |of |quell[oaie] |${ARTICLE})\p{Ll}|\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:d\p{Ll}{1,4}['’ ]|${ARTICLE})\p{Ll})`,
  'u',
);
const VERB =
  /(?<=^|\s)(?:(?:si|ci|se|ne|le|li|la|lo|gli) ){0,2}(?:occupa(?:no)?|segu(?:e|ono)|cura(?:no)?|pensa(?:no)?|tien(?:e|gono)|insegna(?:no)?|gestisc(?:e|ono)|rispond(?:e|ono)|lavora(?:no)?|c['’]è|fa(?:nno)?|è|sono|guida(?:no)?|coordina(?:no)?|runs?|leads?|teach(?:es)?|is|does)(?=\s)/u;
const FIRST_NAME =
  /(?<=\s)(?:(?:il |la |l['’])?(?:dott|dr|prof|sig|avv|ing|arch|geom|maestr)\p{L}*\.? )?\p{Lu}\p{Ll}/u;
const BEGINS_WITH_NAME = /^(?:\p{Lu}\p{Ll}+ )+/u;

const OBJECT: readonly [beginning: RegExp, pronoun: string][] = [
  [/^(?:i|gli|quelli|quei) /i, 'li'],
  [/^(?:le|quelle) /i, 'le'],
  [/^(?:la|quella) /i, 'la'],
  [/^(?:il |lo |quello |l['’])/i, 'lo'],
];
/** "Le prenotazioni le gestisce …" becomes "i reclami li gestisce …". */
const agreeing = (verb: string, piece: string): string => {
  const [, pronoun] = OBJECT.find(([beginning]) => beginning.test(piece)) ?? [];
  return pronoun === undefined ? verb : verb.replace(/^(?:le|li|la|lo) /, `${pronoun} `);
};

/** The verb that a piece shares with the one before it, in its place. */
const withVerb = (piece: string, shared: string | undefined): string => {
  if (shared === undefined || VERB.test(piece)) return piece;
  const verb = agreeing(shared, piece);
  return BEGINS_WITH_NAME.test(piece) && !FIRST_NAME.test(piece.replace(BEGINS_WITH_NAME, ' '))
    ? piece.replace(BEGINS_WITH_NAME, (name) => `${name}${verb} `)
    : piece.replace(FIRST_NAME, (name) => `${verb} ${name}`);
};

const isNaming = (piece: string): boolean => NAME.test(` ${piece}`) || /^\p{Lu}/u.test(piece);

/** The pieces of a sentence that each name somebody; what names nobody belongs to the piece before it. */
const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  for (const piece of text.split(NEXT_NAME)) {
    const last = pieces.at(-1);
    if (last === undefined || NAME.test(piece) || BEGINS_WITH_NAME.test(piece)) pieces.push(piece);
    else pieces[pieces.length - 1] = `${last}, ${piece}`;
  }
  return pieces.filter(isNaming);
};

/** A piece with what it shares with the first: the verb, and the noun that "quelle di pianoforte" stands for. */
const inFull = (piece: string, first: string): string => {
  const [noun = ''] = /^quell[oaie] /.test(piece)
    ? first.split(/ d(?:i|el|ei|ella|elle|egli|ell['’]) ?/)
    : [];
  return `${noun} ${withVerb(piece, VERB.exec(first)?.[0])}`.trim();
};

const NO_OTHER_NAMES: ReadonlySet<string> = new Set();
const MET = 0.7;
const EXACTLY = 0.9;
/** So much less must a neighbour be met: another instrument is met a little by the one that is asked for. */
const LESS = 0.7;
/** The piece that holds what is asked for, where no other one does; null where they are not told apart. */
const pickOf = (pieces: readonly string[], given: readonly Term[]): string | null => {
  const read = pieces.map((piece) => ({ piece, words: readWords(inFull(piece, pieces[0] ?? ''), LOCALES) }));
  // Where something is called as in the question, nothing else is meant by its other names.
  const terms = given.map((term) => {
    const asCalled = { ...term, alike: NO_OTHER_NAMES };
    return read.some(({ words }) => meets(asCalled, words) >= EXACTLY) ? asCalled : term;
  });
  // What all of them speak of tells none from the others.
  const telling = terms.filter((term) => !read.every(({ words }) => meets(term, words) >= MET));
  const needed = telling.filter((term) => read.some(({ words }) => meets(term, words) >= EXACTLY));
  const [best, second] = read
    .map(({ piece, words }) => ({
      piece,
      words,
      met: telling.reduce((sum, term) => sum + term.weight * meets(term, words), 0),
    }))
    .sort((a, b) => b.met - a.met);
  if (!best || !second || second.met >= LESS * best.met) return null;
  return needed.every((term) => meets(term, best.words) >= MET) ? best.piece : null;
};

/** "In cucina c'è Ettore; gli eventi li segue Silvia", "degli eventi si occupa Silvia, dei conti Rita": the piece that names who is asked for. */
export const namedPiece = (text: string, terms: readonly Term[]): string => {
  const clause = pickOf(
    text.split(/; /).filter((piece) => NAME.test(piece)),
    terms,
  );
  const whole = clause ?? text;
  const pieces = piecesOf(whole.replace(/[.;,]+$/, ''));
  const piece = pickOf(pieces, terms);
  if (piece !== null)
    return sentence(piece === pieces[0] ? piece : withVerb(piece, VERB.exec(pieces[0] ?? '')?.[0]));
  return clause === null ? text : sentence(clause);
};
