/** What a second question begins with. */
const ASKS =
  "(?:(?:a|in|da|fino a|entro|per|con|di|su) )?(?:quanto|quanti|quanta|quante|quando|dove|chi|come|cosa|che cosa|che ora|che giorn\\w*|che orari|quale|quali|qual|si paga|si pagano|si puo|si possono|si riesce|posso|possiamo|potete|devo|bisogna|serve|servono|c'e|ci sono|siete|avete|fate|prendete|accettate)\\b";
const ENGLISH = '(?:how|what|when|where|who|which|do|does|is|are|can)\\b';
const JOINED = new RegExp(`^(.{8,}?)(?:,? e |,? ed | oppure )(?=${ASKS})(.+)$`, 'i');
const JOINED_ENGLISH = new RegExp(`^(.{8,}?),? and (?=${ENGLISH})(.+)$`, 'i');
/** "L'indirizzo e la mail": two contacts in one breath. */
const CONTACTS =
  /^(.*?\b(?:indirizzo|telefono|numero|e-?mail|mail|orari|address|phone)\b.*?)(?:,| e| and) (?=(?:il |la |l'|le |gli |the |un )?(?:numero|telefono|e-?mail|mail|indirizzo|orari|address|phone|dove))(.+)$/i;
const CHOICE = /\bo\b|\boppure\b|\bor\b|\bpiu di\b|\bmeno di\b/;

const ASKING =
  /\b(?:quant\w|qn?t[aeio]?o?|kuant\w|quando|dove|chi|come|cosa|che|qual\w*|avete|fate|posso|possiamo|si puo|si paga|si riesce|si possono|c'e|ci sono|siete|puo|potete|accettate|prendete|serve|bisogna|devo|how|what|when|where|who|which|do|does|is|are|can)\b/i;

/** The two questions of a message that asks two; else the message itself. */
export const splitQuestion = (text: string): [string] | [string, string] => {
  const marks = text
    .split(/\?+\s*/)
    .map((part) => part.trim())
    .filter((part) => part.length > 3);
  const [first, second] = marks;
  if (marks.length === 2 && first !== undefined && second !== undefined && ASKING.test(first.toLowerCase())) {
    // "Fate visite a domicilio? Mia nonna non si può muovere": the second part only tells why.
    if (
      ASKING.test(second.toLowerCase()) &&
      second.length < 80 &&
      (/\?\s*$/.test(text.trim()) || !/^(?:mi[oa]|sono|ho|abbiamo|grazie|my|i )\b/i.test(second))
    )
      return [first, second];
  }
  if (marks.length > 2) return [text];
  const whole = text.trim().replace(/\?+$/, '');
  if (CHOICE.test(whole.toLowerCase()) && /\b(?:piu|meno|cheaper|more)\b/i.test(whole)) return [text];
  for (const pattern of [JOINED, JOINED_ENGLISH, CONTACTS]) {
    const [, one, two] = pattern.exec(whole) ?? [];
    if (
      one !== undefined &&
      two !== undefined &&
      one.split(' ').length >= 2 &&
      (pattern === CONTACTS || ASKING.test(one))
    )
      return [one.trim(), two.trim()];
  }
  return [text];
};
