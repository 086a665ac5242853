import { expect, test } from 'vitest';
import { seededKnowledge } from '../../../../seeds/knowledge/seeded-knowledge';
import { Knowledge } from '../knowledge/knowledge';
import { writeText } from './write-text';

const { trades } = new Knowledge(await seededKnowledge('2026-06-15').load());
const LATE = { rate: 1015, half: 'primo semestre 2026', lumpSum: 4000 };
const written = (text: string): string => writeText(text, trades, LATE)?.text ?? '';

test('an offer for one customer has terms, not an invitation to many', () => {
  const text = written(
    'preparami un’offerta per un cliente: posa di parquet 4.200 euro più iva, 5 giorni, 40% di acconto',
  );
  expect(text).toContain('Offerta per [nome del cliente]');
  expect(text).toContain('40% di acconto');
  expect(text).toContain('Validità: 30 giorni');
  expect(text).not.toContain('👋');
});

test('a job advertisement says the pay that was told', () => {
  const text = written('scrivi un annuncio per cercare un magazziniere a Pavia, full time, 1.500 lordi');
  expect(text).toContain('paga di 1.500 lordi');
});
