import { expect, it } from 'vitest';
import { readFile } from './read-file';

it.each([
  '--- solo staff ---',
  '*** per l’officina ***',
  '## Solo per chi sta al banco ##',
  '__ da non esporre __',
  '=== USO INTERNO ===',
  '~~~ solo per la squadra ~~~',
  '---- staff only ----',
  '(For the shop)',
])('lines under “%s” are for the house', (heading) => {
  const { facts, questions } = readFile(
    {
      name: 'note.txt',
      text: `D: Da che età si comincia?\nR: Da tre mesi, dopo il vaccino.\n\n${heading}\nLupo e Maya mai nello stesso campo.\nChi arriva tardi paga lo stesso il campo.\n`,
    },
    { today: '2026-11-23', language: 'it' },
  );
  expect(facts).toEqual([]);
  expect(questions).toHaveLength(1);
});

it('a decorated heading for customers heads what is theirs', () => {
  const { facts } = readFile(
    {
      name: 'note.txt',
      text: '--- solo staff ---\nLupo e Maya mai insieme.\n\n*** Come si conserva ***\nIl miele si tiene al buio e mai in frigorifero.\n',
    },
    { today: '2026-11-23', language: 'it' },
  );
  expect(facts.map(({ text }) => text)).toEqual(['Il miele si tiene al buio e mai in frigorifero.']);
});

it('a bracket before a line may say that it is for the house', () => {
  const { facts, questions } = readFile(
    {
      name: 'note.txt',
      text: 'Q: How far is the path?\nA: It runs 20 km.\n\n(For the shop) Never rent the tandem to stags.\n',
    },
    { today: '2026-11-23', language: 'en' },
  );
  expect([facts, questions]).toEqual([[], [{ question: 'How far is the path?', answer: 'It runs 20 km.' }]]);
});
