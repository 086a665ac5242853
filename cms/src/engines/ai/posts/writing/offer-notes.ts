import type { Locale, ProfileOffer } from '../../../../contract';
import { asSentence, lowerFirst, upperFirst } from '../profile/text';
import { containerFirst, everyWeek } from './grammar-it';

/** A remark that goes on with the sentence before it: `minimo due ore`, `con radici`. */
const GOES_ON =
  /^(?:(?:(?:il|la) )?(?:lune|marte|mercole|giove|vener)d[iì]|sabato|domenica|con|senza|da|per|su|in|a|al|alla|solo|soltanto|minimo|massimo|max|min|fino|entro|anche|escluso?|esclusa|escluse|esclusi|compres[oiae]|inclus[oiae]|oltre|più|ogni|with|without|from|for|on|in|at|only|up|until|by|including|excluding|minimum|maximum|children|vegetarian)(?!\p{L})/iu;
/** True for such a remark. */
export const isTail = (note: string): boolean =>
  GOES_ON.test(note) && note.split(/\s+/u).length < 8 && !/[.;:]/u.test(note);
const SPAN =
  /^(?:circa |about )?\d+(?:\s?[-–]\s?\d+)? (ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae]|minut[oi])(?: lavorativ[oi])?$/iu;

/** `il più venduto` → `È il più venduto.`; what stands by itself stays. */
export const noteOf = (note: string, language: Locale): string => {
  if (note === '' || isTail(note)) return '';
  const whole = note.replace(/(?<!\p{L})(e|E)['’](?=\s)/gu, (_, letter: string) =>
    letter === 'E' ? 'È' : 'è',
  );
  if (whole !== note) return noteOf(whole, language);
  if (SPAN.test(note)) return asSentence(`${/^1\s/u.test(note) ? 'Ci vuole' : 'Ci vogliono'} ${note}`);
  if (/^(?:il|la) più /iu.test(note)) return asSentence(`È ${lowerFirst(note)}`);
  if (/^ritiro \d/iu.test(note)) return asSentence(note.replace(/^ritiro/iu, 'Si ritira il'));
  if (language === 'en' && /^(?:the )?best.?seller/iu.test(note))
    return note
      .replace(/^the\s/iu, '')
      .split(/;\s*/u)
      .map((part, at) => asSentence(at === 0 ? `It is our ${lowerFirst(part)}` : upperFirst(part)))
      .join(' ');
  return asSentence(upperFirst(note).replace(/;\s*/gu, ', '));
};

/** `catalogo 48 pagine` is a catalogue of 48 pages: `da 48 pagine`. */
const SIZE =
  /(?<=\p{L}{3})(?<!(?:\sda|\sdi|\sper|\sfino a|\soltre|\ssotto)) (?=\d+(?:[.,]\d+)? ?(?:pagine|posti|litri|l|ml|cl|pezzi|kg|g|mm|cm|mc|mq|persone|porte|camere|lezioni|ingressi|sedute|pollici)(?!\p{L}))/iu;
/** A name as it is said in a sentence. */
export const spokenName = (name: string, language: Locale): string =>
  language === 'it'
    ? containerFirst(name).replace(SIZE, ' da ')
    : // `full planning 31 to 60 guests`
      name.replace(
        /(?<=\p{L}) (?=(?:up to \d+|\d+(?:\s?(?:to|-|–)\s?\d+)?)\s(?:guests|people|persons|children|kids|adults|pupils)(?!\p{L}))/iu,
        ' for ',
      );

/** For whom something is, which stands beside its name; everything else comes after its price. */
const AUDIENCE =
  /^(?:fino a|da|dai|dagli|oltre|per chi|solo per|sopra|sotto)\s(?:(?:i|gli|le)\s)?(?:\d+ anni|\p{L}+(?:\s\p{L}+){0,2})$/iu;
const LONGEST_AUDIENCE = 26;
/** A remark, told apart from whom the offer is for. */
export const readNote = ({ note }: ProfileOffer, language: Locale): { note: string; audience: string } => {
  if (language !== 'it') return { note, audience: '' };
  if (AUDIENCE.test(note) && note.length <= LONGEST_AUDIENCE) return { note: '', audience: note };
  return { note: everyWeek(note), audience: '' };
};
