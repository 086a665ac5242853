import { HEAVY, MET, PROSE, type Source } from './support-source';
import { meets } from './words';

/** All cells of a row, to a question about something that none of them says. */
export const dumpsRow = ({ candidate: { band, text }, own, sourceWords: inSource }: Source): boolean =>
  PROSE.has(band) &&
  (text.match(/; /g)?.length ?? 0) >= 3 &&
  own.some((term) => term.weight >= HEAVY && meets(term, inSource) < MET);

/** A list of lines, each of something else, to a question about one of them. */
const FEWEST_LINES = 3;
export const dumpsLines = ({ candidate: { band, quotes, text }, frame }: Source): boolean =>
  (band === 'passage' || band === 'quote') &&
  !frame.isList &&
  quotes.some(({ passage }) => {
    const lines = passage.text.split('\n').map((line) => line.trim());
    return (
      lines.filter((line) => line !== '' && !/[.!?;:]$/.test(line) && text.includes(line)).length >=
      FEWEST_LINES
    );
  });

/** All cells of a row to "is it so?": whoever asks would have to find the answer among them. */
export const dumpsRowForYesNo = ({ candidate: { band, text }, frame }: Source): boolean =>
  band === 'cell' && frame.isYesNo && frame.measure === null && (text.match(/; /g)?.length ?? 0) >= 3;
