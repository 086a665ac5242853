import { buildVocabulary, editDistance, soundOf, Vocabulary } from '../index/vocabulary';
import { BUSINESS } from '../text/lexicon/business';
import { KINDS } from '../text/lexicon/kinds';
import { SYNONYMS } from '../text/lexicon/synonyms';
import { TRADES } from '../text/lexicon/trades';
import { fold } from '../text/tokenise';

/** Words that questions are made of, in both languages; folded. */
const ASKING =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica quanto quanti quanta quante quando costa costano prezzo prezzi orario orari aperto aperti aperta chiuso chiusi aprite chiudete vorrei sapere dove mattina pomeriggio sera domani ferragosto capodanno natale pasqua telefono indirizzo numero avete potete posso possiamo siete fate vendete accettate offrite portare lavare mangiare dormire pagare comprare prenotare disdire annullare arrivare entrare uscire parcheggiare insegna tutto tutti tutta tutte anche grazie buongiorno serve servono bisogna compreso compresa inclusa incluso gratis sconto durata giorni giorno settimana minuti ospiti persone persona bambini bambino adulti prima seconda secondo volta sono qualcuno informazioni appuntamento pagamento domicilio january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday price prices opening closed which where what there people children double single station museum booking'.split(
    ' ',
  );

const vocabularyOf = (words: readonly string[]): Vocabulary =>
  new Vocabulary(buildVocabulary(new Map(words.map((word) => [word, 1]))));

const asking = vocabularyOf(ASKING);
const ASKING_SET = new Set(ASKING);
const lexicon = vocabularyOf(
  [...BUSINESS, ...TRADES, ...SYNONYMS, ...KINDS].flatMap((group) =>
    group
      .split(/[ |=>]+/)
      .filter((word) => word !== '')
      .map(fold),
  ),
);

const VERB_FORM = /(?:[aei]te|[aei]re|iamo|ano|ono)$/;

/** Whether a folded word asks, and is spelt as it should be. */
export const isAskingWord = (folded: string): boolean => ASKING_SET.has(folded);

/** The asking word that a misspelt one is meant for, or `null`. Its first letter is seldom missed. */
export const nearestAskingWord = (folded: string): string | null => {
  if (folded.length < 4 || lexicon.has(folded)) return null;
  const word = asking.nearest(folded)?.word;
  // "Lavate" is a form of "lavare", not a slip of it.
  if (word !== undefined && VERB_FORM.test(folded) && soundOf(word) !== soundOf(folded)) return null;
  // "Preso" and "premi" are no slips of "prezzo" and "prezzi", though they sound much the same.
  if (
    word !== undefined &&
    soundOf(word) !== soundOf(folded) &&
    editDistance(word, folded, 2) > 1 &&
    folded.length < 7
  )
    return null;
  // Another ending is another form of the word, not a slip.
  return word !== undefined && word[0] === folded[0] && word.at(-1) === folded.at(-1) ? word : null;
};

/** Whether a folded word stands in the lists of words that everybody knows. */
export const isCommonWord = (folded: string): boolean => lexicon.has(folded);

/** The common word that a misspelt one is meant for, where the material holds nothing like it; itself where it is one. */
export const nearestCommonWord = (folded: string): string | null => {
  if (lexicon.has(folded)) return folded;
  const word = folded.length >= 5 ? lexicon.nearest(folded)?.word : undefined;
  // Far from all forms of a word stand here: only what sounds the same is a slip.
  return word !== undefined && soundOf(word) === soundOf(folded) ? word : null;
};
