import type { Locale } from '../../../contract';
import type { Passage } from '../passage';
import { sentencesOf } from '../text/sentences';
import { clausesOf, type ValueKind } from '../values/clauses';
import { readMoney } from '../values/money';
import { pricedList } from './priced-list';
import { analyseTable, type Table } from './table';
import { readWords, type Words } from './words';

/** A sentence that may be quoted, with what stands around it. */
export interface Statement {
  passage: Passage;
  text: string;
  words: Words;
  /** Heading above it, and the question that it answers where the document asks one. */
  context: Words;
  /** The question that stands before it in the document. */
  question: string | null;
  /** Its place in its passage. */
  at: number;
  /** It stands at the beginning of a line of its passage. */
  beginsLine: boolean;
  /** Of a piece of a sentence: the whole of it, of which the piece says one value. */
  sentence?: { text: string; lead: Words; words: Words };
}

interface RawTable {
  key: string;
  sourceId: string;
  title: string;
  columns: string[];
  rows: { passage: Passage; cells: string[]; group: string; notes: string[] }[];
}

const LOOKED_AT = 400;
/** Of a large bot the sentences of the nearest passages are compared: most of a reply's time is spent on them. */
const NEAREST = 10;
/** Fewer prices in one sentence are an exception or a surcharge more often than a list. */
const FEWEST_PRICED = 3;

const CELL = /^([^:;.!?\n]{1,60}): ([^\n]+)$/;
/** Two sentences one after the other: prose, not a row. */
const PROSE = /\p{Ll}{3,}[.!?] \p{Lu}\p{Ll}+ \p{Ll}+/u;

/** Rows as older documents have them: "Prodotto: Torta Sacher; Prezzo: 32 euro". */
const rowInWords = ({ text }: Passage): { columns: string[]; cells: string[] } | null => {
  if (text.length > 900 || !text.includes('; ') || PROSE.test(text)) return null;
  const columns: string[] = [];
  const cells: string[] = [];
  for (const part of text.split(/; (?=[^:;]{1,60}: )/)) {
    const [, name, value] = CELL.exec(part) ?? [];
    if (name === undefined || value === undefined) return null;
    columns.push(name);
    cells.push(value);
  }
  return columns.length >= 2 ? { columns, cells } : null;
};

/** What a bot was given, as tables and statements. Light until it is asked: texts are read when a question comes near them. */
export class Material {
  readonly languages: readonly Locale[];
  readonly #passages: readonly Passage[];
  readonly #tables: RawTable[] = [];
  readonly #tableOf = new Map<Passage, RawTable>();
  readonly #read = new Map<RawTable, Table>();
  readonly #lists = new Map<Passage, Table[]>();
  readonly #statements = new Map<Passage, Statement[]>();

  constructor(passages: readonly Passage[], languages: readonly Locale[]) {
    this.#passages = passages;
    this.languages = languages.length > 0 ? languages : ['it'];
    const byKey = new Map<string, RawTable>();
    for (const passage of passages) this.#addRow(passage, byKey);
  }

  /** The tables that a question may be about: all of a small bot, else those near the found passages. */
  tables(near: readonly Passage[]): Table[] {
    const raw =
      this.#passages.length <= LOOKED_AT
        ? this.#tables
        : [
            ...new Set([
              ...near.flatMap((each) => this.#tableOf.get(each) ?? []),
              ...this.#tables.slice(0, 12),
            ]),
          ];
    return [...raw.map((each) => this.#table(each, near)), ...this.#pricedLists(near)];
  }

  /** What is read for a question: all of a small bot, else what lies nearest. */
  #readFrom(near: readonly Passage[]): readonly Passage[] {
    return this.#passages.length <= LOOKED_AT ? this.#passages : near.slice(0, NEAREST);
  }

  /** Lines of prose that list things with bare prices. */
  #pricedLists(near: readonly Passage[]): Table[] {
    const passages = this.#readFrom(near);
    return passages.flatMap((passage) => {
      const known = this.#lists.get(passage);
      if (known) return known;
      if (this.#lists.size >= LOOKED_AT) this.#lists.clear();
      const lists = /\d[.,]\d{2}\b/.test(passage.text)
        ? this.statementsOf(passage).flatMap(({ text }) => pricedList(passage, text, this.languages) ?? [])
        : [];
      this.#lists.set(passage, lists);
      return lists;
    });
  }

  /** The sentences that a question may be about. */
  statements(near: readonly Passage[]): Statement[] {
    const passages = this.#readFrom(near);
    return passages.flatMap((each) => (this.#tableOf.has(each) ? [] : this.#statementsOf(each)));
  }

  /** Sentences of one passage, in its order. */
  statementsOf(passage: Passage): Statement[] {
    return this.#tableOf.has(passage) ? [] : this.#statementsOf(passage);
  }

  /** What stands under the same heading, in the order of the document. */
  passagesUnder({ sourceId, heading }: Passage): readonly Passage[] {
    return this.#passages.filter((each) => each.sourceId === sourceId && each.heading === heading);
  }

  /** A sentence in pieces that each say one value of a kind; itself where it says one. */
  clausesOf(statement: Statement, kind: ValueKind): Statement[] {
    const texts = clausesOf(statement.text, kind);
    if (texts.length < 2) return [statement];
    const [first = ''] = texts;
    const lead = readWords(first, this.languages);
    return texts.map((text) => ({
      ...statement,
      text,
      words: readWords(text, this.languages),
      sentence: { text: statement.text, lead, words: statement.words },
    }));
  }

  /** Passages that price several things, as tables: "fine 1 kg 3 €, grosso 1 kg 2,50 €". */
  pricedSentences(statements: readonly Statement[]): Table[] {
    const byPassage = new Map<Passage, Statement[]>();
    for (const statement of statements)
      if (readMoney(statement.text).length > 0)
        byPassage.set(statement.passage, [...(byPassage.get(statement.passage) ?? []), statement]);
    return [...byPassage].flatMap(([passage, priced]): Table[] => {
      const rows = priced.flatMap((statement) => this.#pricedPieces(statement));
      if (rows.length < FEWEST_PRICED) return [];
      const [first] = priced;
      const lead = priced.length === 1 && first?.text.includes(': ') ? first.text.split(': ')[0] : '';
      const table = {
        key: passage.id,
        title: `${passage.heading} ${lead ?? ''}`,
        columns: ['', ''],
        rows: rows.map((cells) => ({ passage, cells, group: '', notes: [] })),
      };
      return [analyseTable(table, this.languages)];
    });
  }

  /** What each piece of a sentence prices, and its price. */
  #pricedPieces(statement: Statement): string[][] {
    const clauses = this.clausesOf(statement, 'money');
    const [lead = ''] = clauses.length > 1 && statement.text.includes(': ') ? statement.text.split(': ') : [];
    return clauses.flatMap(({ text }) => {
      const [money] = readMoney(text);
      const name = text
        .replace(`${lead}: `, '')
        .replace(money?.written ?? '', '')
        .replace(/\s+/g, ' ')
        .replace(/[\s.,;:]+$/, '');
      return money ? [[name.trim(), money.written]] : [];
    });
  }

  #addRow(passage: Passage, byKey: Map<string, RawTable>): void {
    if (passage.question !== null) return;
    const row = passage.row ?? null;
    const inWords = row === null ? rowInWords(passage) : null;
    const columns = row?.columns ?? inWords?.columns;
    const cells = row?.cells ?? inWords?.cells;
    if (!columns || !cells) return;
    const key = `${passage.sourceId}\n${row ? row.table : `${passage.heading}\n${columns[0] ?? ''}`}`;
    const table = byKey.get(key) ?? {
      key,
      sourceId: passage.sourceId,
      title: row?.title ?? passage.heading,
      columns: row ? columns : [],
      rows: [],
    };
    if (!byKey.has(key)) {
      byKey.set(key, table);
      this.#tables.push(table);
    }
    let placed = cells;
    if (row === null) {
      for (const name of columns) if (!table.columns.includes(name)) table.columns.push(name);
      placed = table.columns.map((name) => cells[columns.indexOf(name)] ?? '');
    }
    table.rows.push({ passage, cells: placed, group: row?.group ?? '', notes: row?.notes ?? [] });
    this.#tableOf.set(passage, table);
  }

  #table(raw: RawTable, near: readonly Passage[]): Table {
    const known = this.#read.get(raw);
    if (known) return known;
    if (raw.rows.length <= LOOKED_AT) {
      if (this.#read.size >= 40) this.#read.clear();
      const table = analyseTable(raw, this.languages);
      this.#read.set(raw, table);
      return table;
    }
    // Of a catalogue only what the index found.
    const found = new Set(near);
    return analyseTable(
      { ...raw, rows: raw.rows.filter(({ passage }) => found.has(passage)), isPartial: true },
      this.languages,
    );
  }

  #statementsOf(passage: Passage): Statement[] {
    const known = this.#statements.get(passage);
    if (known) return known;
    let question: string | null =
      passage.question ?? (passage.heading.trim().endsWith('?') ? passage.heading : null);
    const statements: Statement[] = [];
    for (const { start, end } of sentencesOf(passage.text)) {
      const text = passage.text.slice(start, end);
      if (/\?$/.test(text.trim())) {
        question = text;
        continue;
      }
      const context = `${passage.heading} ${question ?? ''}`;
      statements.push({
        passage,
        text,
        words: readWords(text, this.languages),
        context: readWords(question === null ? context : `${question}`, this.languages),
        question,
        at: statements.length,
        beginsLine: /(?:^|\n)\s*$/.test(passage.text.slice(0, start)),
      });
    }
    if (this.#statements.size >= LOOKED_AT) this.#statements.clear();
    this.#statements.set(passage, statements);
    return statements;
  }
}
