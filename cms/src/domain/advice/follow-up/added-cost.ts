import type { CalculationKind } from '../../../contract';
import type { Mention } from '../mention';
import { type Facts, isAmount } from '../read-facts';

/** "Dimenticavo 120 di commercialista", "e c'è anche 1 euro di scatola", "più 1.800 di notaio". */
const ADDS =
  /\bdimentic\w*|\bscordat\w*|\baggiung\w*|\baggiunt\w*|\b(?:c'e|ci sono|ci va|ci vanno|ho|abbiamo|pago|paghiamo|devo|spendo|metti\w*|mettici|consider\w*|calcol\w*|conta\w*) (?:\p{L}+ )?(?:anche|pure|ancora|altri)\b|\b(?:anche|pure) (?:un|una|i|le|il|la|gli|\d)|\bpiu (?:altri )?(?:€ ?)?\d|\boltre a|\b(?:mangia|porta via|prende|costa|costano|toglie|leva|chiede|vuole)\w* (?:ancora )?(?:altri|un altro) |\be poi (?:ci sono|c'e|ho|pago)/u;
/** What is changed or taken off is no cost that comes on top. */
const CHANGES =
  /\bsal(?:e|isse|gono)\b|\baument|\bcal(?:a|asse)\b|\bscend|\btolg|\btogli|\binvece\b|\bvend|\bincass|\bprezzo|\bsconto|\biva\b|\btasso\b|\banni\b/;
/** What goes with each piece. */
const OF_PIECE =
  /imball|packag|confezion|scatol|etichett|spedizion|consegn|commission|bottigli|tappo|sacchett|ingredient|materi|guarniz|nastro|busta|vaschett|bicchier|tovagliol|a pezzo|al pezzo|l'un[oa]|a testa|ciascun|ogni pezzo|corrier|postino|vettore/;

/** "E la scatola costa 0,80": another thing that goes with the piece. */
const NAMES_ANOTHER =
  /^(?:e |ma |poi |pero )+(?:la|il|lo|l'|le|i|gli) ?\p{L}+ (?:mi |ci )?(?:cost|vien|vengono|pag)\p{L}*/u;

const OF_MARGIN: readonly CalculationKind[] = [
  'margin',
  'price-from-margin',
  'price-from-mark-up',
  'price-from-cost-share',
  'discount',
  'price-change',
];
const OF_COSTS: readonly CalculationKind[] = ['break-even', 'break-even-turnover', 'unit-price'];

const isOfPiece = (facts: Facts, next: Facts, added: Mention): boolean => {
  const price = facts.mentions.find(({ role }) => role === 'price');
  return (
    price !== undefined && added.period === null && added.value < price.value && OF_PIECE.test(next.folded)
  );
};

/** "E se chiudo pure il lunedì e ne faccio 22?": a bare number that is called nothing is no cost, unless one was forgotten. */
const isNamedCost = ({ unit, label }: Mention, folded: string): boolean =>
  unit === 'money' || label !== '' || /\b(?:dimentic|scordat|aggiun|piu\b|oltre\b)\w*/.test(folded);

const addsIn = (folded: string, kind: CalculationKind): boolean =>
  ADDS.test(folded) ||
  (OF_MARGIN.includes(kind) && NAMES_ANOTHER.test(folded.trim()) && OF_PIECE.test(folded));

/** The figures of before with costs that were forgotten; `null` where the message adds none. */
export const withAddedCost = (facts: Facts, next: Facts, kind: CalculationKind): Facts | null => {
  const { folded, mentions } = next;
  if (mentions.length === 0 || !mentions.every((each) => isAmount(each) && isNamedCost(each, folded)))
    return null;
  if (!addsIn(folded, kind) || CHANGES.test(folded)) return null;
  const offset = facts.folded.length + 1;
  const added = mentions.map((each) => ({ ...each, start: each.start + offset, end: each.end + offset }));
  const merged = {
    text: `${facts.text}\n${next.text}`,
    folded: `${facts.folded}\n${folded.replaceAll('?', ' ')}`,
  };
  const isPiece = mentions.every((each) => isOfPiece(facts, next, each));
  const unitCost = facts.mentions.find(({ role }) => role === 'unitCost');
  if (unitCost && (OF_MARGIN.includes(kind) || (OF_COSTS.includes(kind) && isPiece))) {
    const more = mentions.reduce((sum, { value }) => sum + value, 0);
    return {
      ...merged,
      mentions: facts.mentions.map((each) =>
        each === unitCost ? { ...each, value: each.value + more } : each,
      ),
    };
  }
  if (OF_COSTS.includes(kind) && !isPiece)
    return {
      ...merged,
      mentions: [...facts.mentions, ...added.map((each) => ({ ...each, role: 'costLine' as const }))],
    };
  // Any other sum takes it as one more line of what was listed, if its lines are of one kind.
  const roles = new Set(facts.mentions.filter(isAmount).map(({ role }) => role));
  const [role] = roles;
  if (kind !== 'percentage' || roles.size === 0 || roles.has('price')) return null;
  const lineRole = roles.has('costLine') ? 'costLine' : roles.size === 1 ? role : undefined;
  if (
    lineRole === undefined &&
    ![...roles].every((each) => each === 'upfront' || each === 'stock' || each === null)
  )
    return null;
  return {
    ...merged,
    mentions: [...facts.mentions, ...added.map((each) => ({ ...each, role: lineRole ?? each.role }))],
  };
};
