import { describe, expect, test } from 'vitest';
import { seededKnowledge } from '../../../../seeds/knowledge/seeded-knowledge';
import { Knowledge } from '../knowledge/knowledge';
import { reviseText } from './revise-text';
import { writeText } from './write-text';

const { trades } = new Knowledge(await seededKnowledge('2026-06-15').load());
const write = (request: string) => writeText(request, trades, { rate: 1_015, half: 'primo semestre 2026' });
const POST = 'Scrivimi un post: sabato 5 dicembre degustazione di olio nuovo, ingresso 8 euro';

describe('a text that was just written', () => {
  test('is made shorter, with its day and its price', () => {
    const long = write(POST)?.text ?? '';
    const short = reviseText('più corto', [POST], write)?.text ?? '';
    expect(short.length).toBeLessThan(long.length);
    expect(short).toMatch(/5 dicembre/);
    expect(short).toMatch(/8 euro|8 €/);
  });

  test('gets what is to be added, and keeps the rest', () => {
    const text = reviseText('ok, aggiungi che il parcheggio è gratis', [POST], write)?.text ?? '';
    expect(text).toMatch(/parcheggio è gratis/i);
    expect(text).toMatch(/5 dicembre/);
  });

  test('keeps what was added before when it is made shorter', () => {
    const text = reviseText('più breve', [POST, 'aggiungi che si prenota al banco'], write)?.text ?? '';
    expect(text).toMatch(/8 euro|8 €/);
    expect(text).toMatch(/prenota al banco/i);
  });

  test('is said with courtesy, and shorter too where both are wanted', () => {
    const reminder = 'promemoria sms: appuntamento dal dentista venerdì alle 10';
    const text = reviseText('più corto e dalle del lei', [reminder], write)?.text ?? '';
    expect(text).toMatch(/Le ricordo il Suo appuntamento.*venerdì alle 10/);
    expect(text).not.toMatch(/\b[Tt]i\b|\btuo\b/);
  });

  test('loses its pictures', () =>
    expect(reviseText('senza emoji', [POST], write)?.text).not.toMatch(/\p{Extended_Pictographic}/u));

  test.each([
    ['another subject came in between', [POST, 'quanto è l’iva su 100 euro?']],
    ['nothing was written', ['quanto costa una commessa?']],
  ])('nothing is changed where %s', (_, earlier) =>
    expect(reviseText('più corto', earlier, write)).toBeNull(),
  );
});
