import { expect, test } from 'vitest';
import { readDocument } from './read-document';
import { makeZip } from './testing/make-files.suite';

const STYLES = `<styleSheet><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="165" formatCode="[$€-410]\\ #,##0.00"/></numFmts><fonts><font/><font><b/></font></fonts><cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="164" fontId="0"/><xf numFmtId="14" fontId="0"/><xf numFmtId="9" fontId="0"/><xf numFmtId="165" fontId="0"/><xf numFmtId="20" fontId="0"/></cellXfs></styleSheet>`;
const STRINGS = ['Servizio', 'Prezzo', 'Valido fino al', 'Sconto', 'Taglio', 'Colore'];
const RELATIONS = `<Relationships>${[1, 2, 3].map((number) => `<Relationship Id="rId${number}" Target="worksheets/sheet${number}.xml"/>`).join('')}</Relationships>`;

const makeXlsx = (sheets: { name: string; data: string; state?: string }[]): Buffer => {
  const list = sheets
    .map(
      ({ name, state = 'visible' }, index) =>
        `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`,
    )
    .join('');
  const parts: [string, string][] = [
    ['[Content_Types].xml', '<Types/>'],
    ['xl/workbook.xml', `<workbook xmlns:r="r"><sheets>${list}</sheets></workbook>`],
    ['xl/_rels/workbook.xml.rels', RELATIONS],
    ['xl/styles.xml', STYLES],
    ['xl/sharedStrings.xml', `<sst>${STRINGS.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`],
    ...sheets.map(({ data }, index): [string, string] => [
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet>${data}</worksheet>`,
    ]),
  ];
  return makeZip(parts.map(([name, data]) => ({ name, data: Buffer.from(data) })));
};
const shared = (reference: string, index: number, style = 0) =>
  `<c r="${reference}" s="${style}" t="s"><v>${index}</v></c>`;
const number = (reference: string, value: number, style = 0) =>
  `<c r="${reference}" s="${style}"><v>${value}</v></c>`;
const words = (reference: string, text: string, style = 0) =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;

const read = async (bytes: Uint8Array) => {
  const result = await readDocument({ name: 'listino.xlsx', bytes });
  if (!result.ok) throw new Error(result.failure);
  return result.passages;
};

test('amounts, dates, hours and shares are read as the sheet shows them', async () => {
  const header = [0, 1, 2, 3].map((index) => shared(`${'ABCD'[index] ?? ''}1`, index, 1)).join('');
  const data = `<sheetData><row r="1">${header}</row><row r="2">${shared('A2', 4)}${number('B2', 1290, 2)}${number('C2', 46752, 3)}${number('D2', 0.2, 4)}</row><row r="3">${shared('A3', 5)}${number('B3', 49.5, 5)}${number('C3', 0.375, 6)}${number('D3', 2.5)}</row></sheetData>`;
  expect(
    (await read(makeXlsx([{ name: 'Listino', data }]))).map(({ heading, row }) => [
      heading,
      row?.columns,
      row?.cells,
    ]),
  ).toEqual([
    ['Listino', STRINGS.slice(0, 4), ['Taglio', '1.290,00 €', '31/12/2027', '20%']],
    ['Listino', STRINGS.slice(0, 4), ['Colore', '€ 49,50', '09:00', '2,5']],
  ]);
});

test('merged cells name groups and columns; several sheets are several tables', async () => {
  const first = `<sheetData><row r="1">${words('A1', 'Camera', 1)}${words('B1', 'Estate', 1)}<c r="C1"/></row><row r="2">${words('B2', 'notte', 1)}${words('C2', 'settimana', 1)}</row><row r="3">${words('A3', 'Doppia')}${number('B3', 90)}${number('C3', 590)}</row></sheetData><mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/></mergeCells>`;
  const second = `<sheetData><row r="1">${words('A1', 'Voce', 1)}${words('B1', 'Prezzo', 1)}</row><row r="2">${words('A2', 'Culla')}${number('B2', 8)}</row></sheetData>`;
  expect(
    (
      await read(
        makeXlsx([
          { name: 'Camere', data: first },
          { name: 'Extra', data: second },
        ]),
      )
    ).map(({ row }) => row),
  ).toMatchObject([
    {
      table: 0,
      title: 'Camere',
      columns: ['Camera', 'Estate · notte', 'Estate · settimana'],
      cells: ['Doppia', '90', '590'],
    },
    { table: 1, title: 'Extra', columns: ['Voce', 'Prezzo'], cells: ['Culla', '8'] },
  ]);
});

test('what is hidden is not for visitors', async () => {
  const rows = `<row r="1">${words('A1', 'Voce')}${words('B1', 'Costo')}${words('C1', 'Prezzo')}</row><row r="2">${words('A2', 'Pane')}${number('B2', 1)}${number('C2', 3)}</row><row r="3" hidden="1">${words('A3', 'Margine')}${number('B3', 2)}${number('C3', 2)}</row>`;
  const data = `<cols><col min="2" max="2" hidden="1"/></cols><sheetData>${rows}</sheetData>`;
  const passages = await read(
    makeXlsx([
      { name: 'Listino', data },
      { name: 'Interno', state: 'hidden', data },
    ]),
  );
  expect(passages.map(({ text }) => text)).toEqual(['Voce: Pane; Prezzo: 3']);
});

test('a broken workbook, and one with a document type, fail with a reason', async () => {
  for (const data of ['<sheetData><row>', '<!DOCTYPE a [<!ENTITY x "y">]><sheetData/>'])
    expect(await readDocument({ name: 'a.xlsx', bytes: makeXlsx([{ name: 'A', data }]) })).toEqual({
      ok: false,
      failure: 'BROKEN',
    });
});
