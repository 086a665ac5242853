import { plain } from '../values/plain';
import { readMoney } from '../values/money';

/** A table as it is given, before its columns are told. */
interface Cells {
  title: string;
  columns: string[];
  rows: readonly { cells: string[]; notes: readonly string[] }[];
}

const SLASH = /\s*\/\s*/;
const NOTHING = /^[-–—]$/;
/** So many cells of a column must hold two values, and one of them at least two amounts. */
const MOST = 0.8;
/** Stretches of time, ages and ways of paying by which two prices in one cell are told apart. */
const TELLS_APART =
  /\b(?:giorn\w+|or[ae]|nott[ei]|settiman\w+|mes[ei]|mezz[ao]|inter[oaie]|adult\w*|bambin\w*|ridott[oaie]|soci|feriali|festiv\w*|andata|ritorno|grand\w+|piccol\w+|singol\w+|doppi\w+|mattin\w*|pomerigg\w*|pranzo|cena|day|half|full|hour|night|week|adults?|child\w*|members?|single|return|weekdays?|weekends?)\b/;

const isPair = (cell: string): boolean => {
  const parts = cell.trim().split(SLASH);
  return (
    parts.length === 2 &&
    parts.every((part) => NOTHING.test(part) || (readMoney(part).length === 1 && part.length < 20)) &&
    parts.some((part) => !NOTHING.test(part))
  );
};

/** "Giornata intera 9:00–18:00 / mezza giornata 9:00–13:00": what each of two values is for; null where a text tells no such thing. */
const namesIn = (text: string): [string, string] | null => {
  const [first, second, ...more] = text.replace(/^[^:]{0,40}: /, '').split(SLASH);
  if (first === undefined || second === undefined || more.length > 0) return null;
  const names = [first, second].map((name) =>
    name
      .replace(/[.;]\s.*$/s, '')
      .replace(/\s*(?:dalle |ore )?\d{1,2}[.:]\d{2}.*$/, '')
      .replace(/[\s.,;:(]+$/, '')
      .trim(),
  );
  const [one = '', two = ''] = names;
  const areNames = names.every(
    (name) => name.length > 1 && name.length <= 40 && TELLS_APART.test(plain(name)),
  );
  return areNames ? [one, two] : null;
};

/** "Bassa (intera / mezza)": the header without what stands in brackets, and those two names; a header of two names alone has none besides. */
const headerPair = (header: string): { name: string; names: [string, string] | null } => {
  const [whole, inner] = /\(([^()]*\/[^()]*)\)/.exec(header) ?? [];
  if (whole !== undefined && inner !== undefined)
    return { name: header.replace(whole, '').trim(), names: namesIn(inner) };
  const names = namesIn(header);
  return { name: names === null ? header : '', names };
};

/**
 * A table of two prices in each cell, "120 € / 80 €", with a column for either, where the header or a remark says which is which:
 * "Giornata intera / mezza giornata". Any other table as it is.
 */
export const withPairedValues = <Given extends Cells>(table: Given): Given => {
  const paired = table.columns.map((_, at) => {
    const filled = table.rows.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => cell !== '');
    return at > 0 && filled.length > 0 && filled.filter(isPair).length >= MOST * filled.length;
  });
  if (!paired.includes(true)) return table;
  const remarks = [...new Set(table.rows.flatMap(({ notes }) => notes)), table.title, table.columns[0] ?? ''];
  const [shared = null] = remarks.flatMap((text) => {
    const names = namesIn(text);
    return names === null ? [] : [names];
  });
  const headers = table.columns.map(headerPair);
  const namesAt = (at: number): [string, string] | null =>
    paired[at] === true ? (headers[at]?.names ?? shared) : null;
  if (!table.columns.some((_, at) => namesAt(at) !== null)) return table;
  return {
    ...table,
    columns: table.columns.flatMap((column, at) => {
      const names = namesAt(at);
      if (names === null) return [column];
      const header = headers[at]?.name ?? column;
      return names.map((name) =>
        header === '' ? name : `${header} · ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
      );
    }),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.flatMap((cell, at) => {
        if (namesAt(at) === null) return [cell];
        const [one = '', two = ''] = isPair(cell) ? cell.trim().split(SLASH) : [cell, cell];
        return [one, two];
      }),
    })),
  };
};
