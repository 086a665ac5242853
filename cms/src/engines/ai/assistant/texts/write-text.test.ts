import { expect, test } from 'vitest';
import { seededKnowledge } from '../../../../seeds/knowledge/seeded-knowledge';
import { Knowledge } from '../knowledge/knowledge';
import { writeText } from './write-text';

const { trades } = new Knowledge(await seededKnowledge('2026-06-15').load());
const write = (request: string): string =>
  writeText(request, trades, { rate: 1_015, half: 'primo semestre 2026' })?.text ?? '';

test('a post speaks for the business, and of a sale invites to no event', () => {
  const text = write('scrivi un post per il black friday del mio negozio di giocattoli');
  expect(text).toContain('black friday nel nostro negozio di giocattoli');
  expect(text).not.toMatch(/mio negozio|i posti non sono infiniti/);
  expect(write('scrivi un post per la mia panetteria che fa il pane di segale')).toContain(
    'La nostra panetteria che fa il pane di segale',
  );
});

test('a claim says what was delivered, never how its writing was asked for', () => {
  expect(write('cosa scrivo a un fornitore che mi ha mandato merce rotta?')).toContain(
    'Avete consegnato merce rotta.',
  );
  expect(write('come scrivo una contestazione a un fornitore?')).not.toContain('come scrivo');
});

test('a reminder carries its sum, on whichever side of it the currency stands', () => {
  for (const sum of ['euro 1.680', '1.680 euro', '€ 1.680'])
    expect(
      write(`mail di sollecito: fattura 47, ${sum}, scadeva il 15 settembre, cliente Immobiliare Pratoverde`),
    ).toContain('n. 47 di 1.680 €');
});
