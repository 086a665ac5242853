import { writeMoney } from '../values/money';
import { readQuantities } from '../values/quantities';
import { addsThings } from './asks-sum';
import type { Candidate, Situation } from './candidate';
import { composed } from './compare';
import { isThing } from './counted';
import type { Frame } from './frame';
import type { Material, Statement } from './material';
import type { PricedItem } from './priced-item';
import { aboutPart, itemFinder } from './priced-parts';
import { partsOf } from './question-parts';
import { sentence } from './say';
import { seasonsOf } from './seasons';
import type { Row, Table } from './table';
import { meets, readWords } from './words';

const MOST = 3;
const HEAVY = 0.35;
const MET = 0.7;
/** What comes with a thing is no second thing. */
const WITH = /:|\b(?:con|senza|with|without|compres[oaie]|o|or)\b/;

const isCounted = ({ quantities }: Frame): boolean =>
  quantities.some(({ unit, amount }) => amount > 1 && (unit === 'person' || isThing(unit)));

/** "Quanto costano il portabici e il seggiolino?": the prices of both, where each has one of its own. */
export const answerPrices = (
  tables: readonly Table[],
  material: Material,
  statements: readonly Statement[],
  frame: Frame,
  situation: Situation,
): Candidate[] => {
  const isPrice = frame.measure === 'money' && !frame.isYesNo && !frame.isList && !frame.wantsTotal;
  if (!isPrice || frame.comparison || frame.superlative || addsThings(frame) || isCounted(frame)) return [];
  if (WITH.test(frame.plain)) return [];
  const parts = partsOf(frame, tables);
  if (parts.length < 2 || parts.length > MOST) return [];
  const seasons = [...seasonsOf(tables, situation.year), ...situation.seasons];
  const find = itemFinder(tables, material, statements, { ...situation, seasons });
  const taken: Row[] = [];
  const items = parts.flatMap((text): PricedItem[] => {
    const part = aboutPart(text, parts, frame);
    const own = part.terms.filter(({ carried, weight }) => !carried && weight >= HEAVY);
    const item = own.length === 0 ? null : find({ ...part, quantities: readQuantities(text) }, taken);
    if (!item) return [];
    const words = item.row?.labelWords ?? readWords(item.name, material.languages);
    const [heaviest] = [...own].sort((a, b) => b.weight - a.weight);
    if (!heaviest || meets(heaviest, words) < MET) return [];
    if (item.row) taken.push(item.row);
    return [item];
  });
  const names = new Set(items.map(({ name }) => name));
  if (items.length !== parts.length || names.size !== items.length) return [];
  const text = items.map(({ name, amount }) => `${name}: ${writeMoney(amount)}`).join('; ');
  return [
    {
      ...composed([], sentence(text), 2, 1, [], 'sum'),
      quotes: items.map(({ passage }) => ({ passage, text: passage.text })),
    },
  ];
};
