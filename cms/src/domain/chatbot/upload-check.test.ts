import { expect, test } from 'vitest';
import { fileNameOfTitle, safeFileName, trainingExtension } from './upload-check';

test.each([
  ['../../data.db', 'data.db'],
  ['C:\\Users\\Anna\\listino.pdf', 'listino.pdf'],
  ['a\u0000.pdf', 'a.pdf'],
  ['fattura\u202efdp.txt', 'fatturafdp.txt'],
  ['.pdf', 'documento.pdf'],
  ['', 'documento'],
])('%j is kept as %s', (name, safeName) => {
  expect(safeFileName(name)).toBe(safeName);
});

test('a long name keeps its extension', () => {
  const safeName = safeFileName(`${'x'.repeat(300)}.pdf`);
  expect(safeName).toHaveLength(120);
  expect(safeName.endsWith('.pdf')).toBe(true);
});

test.each([
  ['listino.PDF', 'pdf'],
  ['orari.docx', 'docx'],
  ['foto.png', null],
  ['niente', null],
])('%s reads as %s', (name, extension) => {
  expect(trainingExtension(name)).toBe(extension);
});

test.each([
  ['Orari di apertura', 'Orari di apertura.txt'],
  ['prezzi.txt', 'prezzi.txt'],
  ['Orari / prezzi', 'Orari-prezzi.txt'],
  ['../../etc/passwd', '..-..-etc-passwd.txt'],
])('a text titled %j is kept as %s', (title, name) => {
  expect(fileNameOfTitle(title)).toBe(name);
});
