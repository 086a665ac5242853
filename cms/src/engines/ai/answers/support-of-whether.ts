import { readDays } from '../values/calendar';
import { readMoney } from '../values/money';
import { plain } from '../values/plain';
import { readWeekdays } from '../values/weekdays';
import { HEAVY, MET, namesRow, PROSE, ROWS, type Source } from './support-source';
import { meets, type Term } from './words';

const ARTICLE = String.raw`(?:(?:anche|un po' di|il|lo|la|i|gli|le|un|uno|una|del|dello|della|dei|degli|delle|a|an|any|the|some|your) |l'|un'|dell')*`;
/** "C'è il wifi in sala?": the thing whose being there is asked about. */
const OFFERED = new RegExp(
  String.raw`(?:^|[,;] ?|\b(?:ma|e|scusate|ciao|salve|buongiorno) )(?:c'e|ci sono|avete|vendete|tenete|noleggiate|is there|are there|do you (?:have|sell|rent)|have you got) ${ARTICLE}([a-z][a-z0-9-]+)`,
);
/** "Devo prenotare?": of what is asked whether it must be done beforehand. */
const DEMANDED =
  /\b(?:devo|dobbiamo|bisogna|occorre|serve|do (?:i|we) (?:need|have) to) (?:per forza |proprio )?(prenotar\w*|iscriver\w*|avvisar\w*|registrar\w*|book|register)\b/;
/** "Avete opzioni vegane?": words of having that name nothing. */
const NAMES_NOTHING =
  /^(?:opzion|possibilit|qualc|tipo|tipi|form[ae]|propost|scelt|soluzion|altr|option|kind|any)/;
const DENIES = /\b(?:non|no|mai|niente|nessun\w*|solo|senza|not|never|only|without)\b/;

const isOpenQuestion = ({ frame }: Source): boolean => frame.isYesNo && frame.measure === null;
const termOf = (word: string | undefined, own: readonly Term[]): Term | undefined =>
  word === undefined
    ? undefined
    : own.find(({ written, folded }) => written === word || folded === word || written.startsWith(word));

/** "C'è il wifi gratis nelle sale?": a sentence of other things that are free, or in the rooms, tells nothing of it. */
export const lacksOfferedThing = (source: Source): boolean => {
  const { candidate, frame, own, sourceWords, knowledge } = source;
  if (!isOpenQuestion(source) || !PROSE.has(candidate.band) || !knowledge.languages.includes(frame.language))
    return false;
  const thing = termOf(OFFERED.exec(frame.plain)?.[1], own);
  return (
    thing !== undefined &&
    !NAMES_NOTHING.test(thing.folded) &&
    own.length > 1 &&
    meets(thing, sourceWords) < MET
  );
};

/** "Per una foratura devo prenotare?": of booking a sentence that only names punctures says nothing. */
export const lacksDemandedAction = (source: Source): boolean => {
  const { candidate, frame, own, sourceWords, knowledge } = source;
  if (!isOpenQuestion(source) || !PROSE.has(candidate.band) || !knowledge.languages.includes(frame.language))
    return false;
  const action = termOf(DEMANDED.exec(frame.plain)?.[1], own);
  return action !== undefined && own.length > 1 && meets(action, sourceWords) < MET;
};

const OF_AN_AGE =
  /\b(?:ann[oi]|mes[ei]|eta|minorenn\w*|maggiorenn\w*|adult[oi]|bambin\w+|bimb\w+|ragazz\w+|neonat\w+|years?|months?|age[ds]?|child\w*|kids?|adults?|minors?|infants?|tutti|everyone|everybody)\b/;
/** Older people are told of for other reasons: "c'è l'ascensore? mia madre ha 85 anni". */
const OF_AGE = 18;
/** "Le fate la visita? Ha quattro anni": who does the visits, and for whom not, are two things. */
export const leavesAgeOpen = (source: Source): boolean => {
  const { candidate, frame } = source;
  const text = plain(candidate.text);
  return (
    isOpenQuestion(source) &&
    PROSE.has(candidate.band) &&
    frame.quantities.some(({ unit, amount }) => unit === 'year' && amount > 1 && amount < OF_AGE) &&
    !OF_AN_AGE.test(text) &&
    !DENIES.test(text)
  );
};

/** "A febbraio posso vedere la sala blu?": what a row says of the room says nothing of February. */
export const leavesDaysOpen = (source: Source): boolean => {
  const { candidate, frame } = source;
  if (!isOpenQuestion(source) || !ROWS.has(candidate.band) || frame.days.length + frame.weekdays.size === 0)
    return false;
  const written = `${candidate.text} ${candidate.quotes.map(({ passage }) => passage.heading).join(' ')}`;
  return (
    // A price without days is that of any day.
    readMoney(candidate.text).length === 0 &&
    readDays(written, frame.year).length === 0 &&
    readWeekdays(written).size === 0 &&
    !DENIES.test(plain(candidate.text))
  );
};

/** "Posso rendere il tandem a Ponte?": the way to Ponte tells nothing of the tandem. */
export const dropsWhatIsAsked = (source: Source): boolean => {
  const { candidate, own, tables } = source;
  return (
    isOpenQuestion(source) &&
    ROWS.has(candidate.band) &&
    candidate.missing.some(
      (term) => term.known && term.weight >= HEAVY && own.includes(term) && namesRow(term, tables),
    )
  );
};
