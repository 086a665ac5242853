import { fold } from '../text/tokenise';

/** What a second question begins with. */
const ASKS =
  "(?:(?:a|in|da|fino a|entro|per|con|di|su|dopo|ogni) )?(?:quanto|quanti|quanta|quante|quando|dove|chi|come|cosa|che cosa|che [a-z]{3,}|quale|quali|qual|si paga|si pagano|si puo|si possono|si riesce|posso|possiamo|potete|devo|bisogna|serve|servono|c'e|ci sono|siete|avete|fate|prendete|accettate|(?:il |la |lo |l'|i |le |gli )[a-z]+ (?:(?:me|ce|mi|ci|si|lo|la|li|le|ne) ){0,2}(?:posso|possiamo|puo|potete|devo|dobbiamo|costa|costano)|(?:il |la |lo |l'|i |le |gli )?[a-z]+ (?:e |sono )(?:gia )?(?:inclus|compres|gratuit|gratis|obbligator|necessari)[a-z]*)(?![a-z])";
const ENGLISH = '(?:how|what|when|where|who|which|do|does|is|are|can)\\b';
const JOINED = new RegExp(`^(.{8,}?)(?:,? e |,? ed | oppure )(?=${ASKS})(.+)$`, 'i');
const JOINED_ENGLISH = new RegExp(`^(.{8,}?),? and (?=${ENGLISH})(.+)$`, 'i');
/** "L'indirizzo e la mail": two contacts in one breath. */
const CONTACTS =
  /^(.*?\b(?:indirizzo|via|recapiti|telefono|numero|e-?mail|mail|orari|address|phone)\b.*?)(?:,| e| and) (?=(?:il |la |l'|le |gli |the |un )?(?:numero|whatsapp|telefono|e-?mail|mail|indirizzo|orari|address|phone|dove))(.+)$/i;
const CHOICE = /\bo\b|\boppure\b|\bor\b|\bpiu di\b|\bmeno di\b/;

const ASKING =
  /\b(?:quant\w|quant'e|(?:prezzo|costo)$|qn?t[aeio]?o?|kuant\w|quando|dove|dov'e|chi|come|cosa|che|qual\w*|avete|fate|posso|possiamo|si puo|si paga|si riesce|si possono|c'e|ci sono|siete|puo|potete|accettate|prendete|serve|bisogna|devo|how|what|when|where|who|which|do|does|is|are|can)\b/i;

/** The same text as it is matched: no accents, small letters, every character in its place. */
const foldedInPlace = (text: string): string => {
  // "E c è parcheggio": every character stays in its place.
  const folded = fold(text.toLowerCase())
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/\bc e (?=[a-z]{2})/g, "c'e ");
  return folded.length === text.length ? folded : text.toLowerCase();
};

/** "Fate visite a domicilio? Mia nonna non si può muovere": the second part only tells why. */
const TELLS_WHY =
  /^(?:mi[oa]|sono|ho|abbiamo|grazie|my|i|(?:lei |lui |ne )?ha \d|(?:she|he|they|we|it)(?:'s| is| are| has| have))\b/;

const splitAtMarks = (text: string): [string, string] | null => {
  const marks = text
    .split(/\?+\s*/)
    .map((part) => part.trim())
    .filter((part) => part.length > 3);
  const [first, second] = marks;
  if (marks.length !== 2 || first === undefined || second === undefined) return null;
  const [one, two] = [foldedInPlace(first), foldedInPlace(second)];
  const areMarked = /\?[^?]+\?\s*$/.test(text);
  const asksTwice = (areMarked || (ASKING.test(one) && ASKING.test(two))) && two.length < 80;
  return asksTwice && (/\?\s*$/.test(text) || !TELLS_WHY.test(two)) ? [first, second] : null;
};

/** The two questions of a message that asks two; else the message itself. */
export const splitQuestion = (source: string): [string] | [string, string] => {
  const text = source.normalize('NFC').trim();
  const atMarks = splitAtMarks(text);
  if (atMarks) return atMarks;
  if ((text.match(/\?+/g) ?? []).length > 2) return [source];
  const whole = text.replace(/\?+$/, '');
  const folded = foldedInPlace(whole);
  if (CHOICE.test(folded) && /\b(?:piu|meno|cheaper|more)\b/.test(folded)) return [source];
  for (const pattern of [JOINED, JOINED_ENGLISH, CONTACTS]) {
    const [, one, two] = pattern.exec(folded) ?? [];
    if (
      one !== undefined &&
      two !== undefined &&
      (pattern === CONTACTS || (one.split(' ').length >= 2 && ASKING.test(one)))
    )
      return [whole.slice(0, one.length).trim(), whole.slice(folded.length - two.length).trim()];
  }
  return [source];
};
