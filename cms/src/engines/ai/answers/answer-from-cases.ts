import type { Passage } from '../passage';
import { plain } from '../values/plain';
import { isWithin, type Range, readRange } from '../values/quantities';
import { withSigns } from './bare-prices';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import { sameKind } from './holds-measure';
import type { Material, Statement } from './material';
import { nameOf, sentence } from './say';
import type { Row, Table } from './table';
import { meets, readWords, type Term, type Words } from './words';

/** What parts two cases of one rule: "fino a 3 kg 9,90 euro; da 3 a 8 kg 13,50 euro". */
const BETWEEN = /[;.]\s+|\n+|,\s+(?=\p{L})|\s[-–—/]\s|\s(?:ma|mentre|but|while)\s/gu;
/** The rest of the cases: "entro 40 km gratis, oltre costa 30 euro". */
const BEYOND = /^(?:oltre|dopo|altrimenti|otherwise|beyond|above that|after that)\b(?! (?:\w+ )?\d)/;

interface Case {
  text: string;
  range: Range;
}

/** The cases that a text tells one after the other, each with the figures that it holds for. */
const casesIn = (text: string): { lead: string; cases: Case[] } => {
  const cases: Case[] = [];
  let lead = '';
  for (const piece of text.split(BETWEEN)) {
    const last = cases.at(-1);
    const range = readRange(piece);
    if (range && range.unit !== '') {
      const at = cases.length === 0 ? piece.indexOf(': ') : -1;
      const before = at > 0 && readRange(piece.slice(0, at)) === null ? piece.slice(0, at) : null;
      if (before !== null) lead = before;
      cases.push({ text: before === null ? piece : piece.slice(at + 2), range });
    } else if (last && last.range.max < Infinity && BEYOND.test(plain(piece)))
      cases.push({
        text: piece,
        range: { min: last.range.max + 1e-6, max: Infinity, unit: last.range.unit },
      });
    else if (last) last.text = `${last.text}, ${piece}`;
    else lead = piece;
  }
  return { lead: lead.length <= LONGEST_LEAD ? lead : '', cases };
};
const LONGEST_LEAD = 60;
const LONGEST_CASE = 160;

/** The one case that holds for a figure of the question; null where none or more than one does. */
const caseFor = (cases: readonly Case[], { quantities }: Frame): Case | null => {
  const ofKind = cases.flatMap((each) => {
    const quantity = quantities.find(({ unit }) => sameKind(unit, each.range.unit));
    return quantity ? [{ each, isMet: isWithin(quantity, each.range) === true }] : [];
  });
  const met = ofKind.filter(({ isMet }) => isMet);
  const [first, second] = met;
  // "Fino a 8 kg" holds for what "fino a 3 kg" holds for too: the closer one comes first.
  const isNested =
    second !== undefined && first !== undefined && first.each.range.max <= second.each.range.max;
  return first && ofKind.length > 1 && (met.length === 1 || isNested) ? first.each : null;
};

const candidateOf = (text: string, passage: Passage, around: Words, own: readonly Term[]): Candidate => {
  const mass = own.reduce((sum, { weight }) => sum + weight, 0);
  const met = own.map((term) => meets(term, around));
  const coverage =
    mass === 0 ? 0.5 : own.reduce((sum, { weight }, at) => sum + weight * (met[at] ?? 0), 0) / mass;
  return {
    text: sentence(text),
    quotes: [{ passage, text: passage.text }],
    score: coverage + 0.3,
    coverage,
    missing: own.filter((_, at) => (met[at] ?? 0) < 0.4),
    fits: true,
    carried: 1,
    isExact: met.some((value) => value > 0.9),
    band: 'case',
    isComposed: false,
  };
};

/** A short heading as the name of a rule: "DISDETTA" above its cases. */
const nameOfHeading = (heading: string): string => {
  const name = heading.trim();
  if (name.length > LONGEST_HEADING || /[?.!\d]/.test(name)) return '';
  return name === name.toUpperCase() ? `${name.charAt(0)}${name.slice(1).toLowerCase()}` : name;
};
const LONGEST_HEADING = 30;

/** "Disdico 10 giorni prima": of the cases that a rule tells apart by figures, the one that the question's figure belongs to. */
export const answerFromCases = (
  statements: readonly Statement[],
  tables: readonly Table[],
  material: Material,
  frame: Frame,
): Candidate[] => {
  if (frame.quantities.length === 0) return [];
  const figures = new Set(frame.quantities.flatMap(({ written }) => written.split(' ')));
  const own = frame.terms.filter(({ written, folded }) => !figures.has(written) && !/^\d/.test(folded));
  const passages = [...new Set(statements.map(({ passage }) => passage))];
  const ofProse = passages.flatMap((passage): Candidate[] => {
    const text = material.statementsOf(passage).map((each) => each.text.replace(/\s*\n\s*/g, ' '));
    const { lead, cases } = casesIn(text.join(' '));
    const found = caseFor(cases, frame);
    if (!found || found.text.length > LONGEST_CASE) return [];
    const named = lead === '' ? nameOfHeading(passage.heading) : lead;
    const isLed = named !== '' && !found.text.startsWith(named) && named.split(' ').length <= 6;
    const around = readWords(
      `${passage.heading} ${passage.question ?? ''} ${passage.text}`,
      material.languages,
    );
    return [
      candidateOf(
        isLed ? `${named}: ${found.text.charAt(0).toLowerCase()}${found.text.slice(1)}` : found.text,
        passage,
        around,
        own,
      ),
    ];
  });
  const ofRows = tables.flatMap(({ rows }) =>
    rows.flatMap((row): Candidate[] => {
      const named = own.some((term) => term.weight >= NAMING && meets(term, row.labelWords) >= 0.9);
      const found = named ? caseFor(casesOf(row), frame) : null;
      if (!found || found.text === row.label) return [];
      const around = readWords(`${row.passage.heading} ${row.passage.text}`, material.languages);
      return [candidateOf(`${nameOf(row, frame)}: ${withSigns(found.text)}`, row.passage, around, own)];
    }),
  );
  return [...ofProse, ...ofRows];
};
/** From which weight on a word names a row. */
const NAMING = 0.3;

/** What the cells of a row, its name among them, tell apart by figures. */
const casesOf = ({ cells, table }: Row): Case[] =>
  cells.flatMap(({ text }, at) => (table.columns[at]?.type === 'money' ? [] : casesIn(text).cases));
