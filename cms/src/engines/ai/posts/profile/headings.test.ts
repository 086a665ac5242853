import { expect, it } from 'vitest';
import { withTopic } from './elliptic';
import { readFile } from './read-file';

const factsOf = (text: string) =>
  readFile({ name: 'scheda', text }, { today: '2026-11-23', language: 'it' }).facts.map(
    ({ kind, text: fact }) => `${kind}: ${fact}`,
  );

it('lines of a document that lost their marks are one list under its heading', () => {
  expect(
    factsOf(
      '# Che cosa non buttare negli scarichi\nSalviette, anche quelle biodegradabili\nOlio di frittura\nSabbia delle lettiere',
    ),
  ).toEqual([
    'list: Che cosa non buttare negli scarichi: Salviette, anche quelle biodegradabili\nOlio di frittura\nSabbia delle lettiere',
  ]);
});
it('sentences under a heading stay sentences', () => {
  expect(
    factsOf(
      '# Come lavoriamo\nSi comincia dal pozzetto più basso e si risale.\nIl filmato resta sempre al cliente.',
    ),
  ).toEqual([
    'tip: Si comincia dal pozzetto più basso e si risale.',
    'tip: Il filmato resta sempre al cliente.',
  ]);
});
it('a heading names its thing before the comma', () => {
  const { facts } = readFile(
    {
      name: 'lavori',
      text: '# Credenza da cucina in noce, primi del Novecento\nDue ante scollate e vernice sintetica.',
    },
    { today: '2026-11-23', language: 'it' },
  );
  expect(facts.map(({ topic }) => topic)).toEqual(['Credenza da cucina in noce']);
});
it('a work is told with the thing that it was done to', () => {
  const textsOf = (text: string, topic: string) => withTopic(text, topic, 'it', true);
  expect(textsOf('Mancavano due foglie. Rifatte in gesso e dorate.', 'Cornice dorata')).toBe(
    'Cornice dorata: mancavano due foglie. Rifatte in gesso e dorate.',
  );
  expect(textsOf('Due ante scollate. Tolta la vernice a mano.', 'Credenza da cucina in noce')).toBe(
    'Credenza da cucina in noce: due ante scollate. Tolta la vernice a mano.',
  );
  expect(textsOf('La cornice si spolvera a secco.', 'Cornice dorata')).toBe(
    'La cornice si spolvera a secco.',
  );
});
