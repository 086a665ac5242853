import { DAY_MS } from '../../../contract/time-units';

/** How a cell's number is shown: ECMA-376 numbers the usual formats, and workbooks add their own. */
export type NumberFormat =
  | { kind: 'general' }
  | { kind: 'date'; hasDay: boolean; hasTime: boolean }
  | {
      kind: 'number';
      decimals: number;
      isGrouped: boolean;
      isPercent: boolean;
      before: string;
      after: string;
    };

const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '#,##0 €',
  6: '#,##0 €',
  7: '#,##0.00 €',
  8: '#,##0.00 €',
  9: '0%',
  10: '0.00%',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  42: '#,##0 €',
  44: '#,##0.00 €',
  45: 'mm:ss',
  46: '[h]:mm',
  47: 'mm:ss',
};

/** The format of a positive number, its words as they are shown. */
const readCode = (code: string): NumberFormat => {
  const [positive = ''] = code.split(';');
  const text = positive
    .replace(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g, '"$1"')
    .replace(/\[(?!h+\]|m+\])[^\]]*\]/gi, '')
    .replace(/_.|\*./g, '');
  const bare = text.replace(/"[^"]*"|\\./g, '');
  if (/[dyhs]/i.test(bare) || /m/i.test(bare))
    return { kind: 'date', hasDay: /[dy]/i.test(bare) || /mmm/i.test(bare), hasTime: /[hs]/i.test(bare) };
  const shape = /[#0?][#0?,.]*/.exec(bare)?.[0];
  if (shape === undefined || /general/i.test(bare)) return { kind: 'general' };
  const at = text.search(/[#0?]/);
  const words = (part: string): string => part.replace(/"([^"]*)"|\\(.)/g, '$1$2').replace(/[#0?,.%]/g, '');
  return {
    kind: 'number',
    decimals: /\.([0?#]*)/.exec(shape)?.[1]?.length ?? 0,
    isGrouped: shape.includes(','),
    isPercent: bare.includes('%'),
    before: words(text.slice(0, at)).trim(),
    after: words(text.slice(at)).trim(),
  };
};

/** The format of a number by its id, and the workbook's own codes. */
export const numberFormat = (id: number, own: ReadonlyMap<number, string>): NumberFormat => {
  const code = own.get(id) ?? BUILT_IN[id];
  return code === undefined ? { kind: 'general' } : readCode(code);
};

/** Day 0 of each of the two calendars of workbooks. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;

const formatDate = (
  value: number,
  { hasDay, hasTime }: { hasDay: boolean; hasTime: boolean },
  epoch: keyof typeof EPOCHS,
): string => {
  const date = new Date(Math.round((EPOCHS[epoch] + value * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(date.getTime())) return '';
  const iso = date.toISOString();
  const day = `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
  return [hasDay ? day : '', hasTime ? iso.slice(11, 16) : ''].filter((part) => part !== '').join(' ');
};

const general = (value: number): string => String(Number(value.toPrecision(12))).replace('.', ',');

/** A number as the workbook shows it to an Italian reader: "1.290,00 €", "20%", "31/12/2027". */
export const formatNumber = (
  value: number,
  format: NumberFormat,
  epoch: keyof typeof EPOCHS = 1900,
): string => {
  if (format.kind === 'general') return general(value);
  if (format.kind === 'date') return formatDate(value, format, epoch);
  const { decimals, isGrouped, isPercent, before, after } = format;
  const [whole = '', fraction] = (isPercent ? value * 100 : value).toFixed(decimals).split('.');
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
  const digits = `${grouped}${fraction === undefined ? '' : `,${fraction}`}${isPercent ? '%' : ''}`;
  return [before, digits, after].filter((part) => part !== '').join(' ');
};
