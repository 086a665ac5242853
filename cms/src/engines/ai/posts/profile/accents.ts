/** Italian words that have no other sense without the accent that people in a hurry leave out. */
const ACCENTED = new Map(
  [
    'più può però perché poiché finché affinché purché benché anziché cioè così già giù laggiù quaggiù lassù dopodiché nonché',
    'lunedì martedì mercoledì giovedì venerdì caffè città età qualità quantità novità attività umidità possibilità disponibilità',
    'comodità specialità università società pubblicità verità libertà velocità capacità difficoltà realtà identità comunità',
    'felicità curiosità serietà proprietà elettricità mobilità modalità tranquillità pubertà virtù gioventù',
  ]
    .join(' ')
    .split(' ')
    .map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word] as const),
);

const sameCase = (from: string, to: string): string => {
  if (from.length > 1 && from === from.toUpperCase()) return to.toUpperCase();
  return from.charAt(0) === from.charAt(0).toUpperCase() ? to.charAt(0).toUpperCase() + to.slice(1) : to;
};

/**
 * An Italian text with the accents that its writer left out: `puo`, `perche`, `lunedi`, `e'`, `citta'`. A post shows them, and what a
 * sentence wants is told by such words.
 */
export const withAccents = (text: string): string =>
  text
    .replace(/(?<!\p{L})(?:(e|E)[’'`](?=[\s,.;:!?)]|$)|nè(?!\p{L}))/gu, (_whole, letter?: string) =>
      letter === undefined ? 'né' : letter === 'E' ? 'È' : 'è',
    )
    .replace(
      /(?<!\p{L})(\p{L}{2,})([aeiou])[’'`](?=[\s,.;:!?)]|$)/gu,
      (whole, root: string, vowel: string) => {
        const accented = ACCENTED.get(`${root}${vowel}`.toLowerCase());
        return accented === undefined ? whole : sameCase(`${root}${vowel}`, accented);
      },
    )
    .replace(/(?<![\p{L}@./_-])\p{L}{3,}(?![\p{L}@_’'])/gu, (word) => {
      const accented = ACCENTED.get(word.toLowerCase());
      return accented === undefined ? word : sameCase(word, accented);
    });
