import { expect, test } from 'vitest';
import { PASSAGES } from '../../testing/business.suite';
import { falseFactFinder } from './find-false-fact';

const finder = (question = '', more: Partial<Parameters<typeof falseFactFinder>[0]> = {}) =>
  falseFactFinder({
    passages: PASSAGES,
    ownerTexts: ['Salone Anna'],
    composed: '',
    question,
    lastQuestion: '',
    conversation: [],
    now: new Date('2026-11-23T10:00:00Z'),
    ...more,
  });

test.each([
  ['Quanto costa il taglio uomo?', 'Il taglio uomo costa 22 €.'],
  ['Quanto costa il taglio uomo?', 'Costa 22,00 euro.'],
  ['Quanto costa il taglio uomo?', 'Costa ventidue euro.'],
  ['How much is a men’s haircut?', 'A men’s cut is €22.'],
  ['Quanto pago per 3 pieghe?', 'In tutto 60 €.'],
  ['Quanto costano taglio uomo e piega?', 'Il taglio uomo 22 €, la piega 20 €: in tutto 42 €.'],
  ['La spedizione è gratuita per un ordine da 70 €?', 'Sì, per un ordine da 70 € è gratuita.'],
  ['Il taglio uomo costa 3 €, vero?', 'No, non costa 3 €: il taglio uomo costa 22 €.'],
  ['Che orari fate?', 'Siamo aperti dal martedì al sabato dalle 9 alle 19.'],
  ['When do you close?', 'We close at 7 pm.'],
  ['Ad agosto?', 'Siamo chiusi dal 10 al 25 agosto.'],
  ['E domani?', 'Domani, martedì 24 novembre, siamo aperti.'],
  ['Posso disdire?', 'Gratis fino a 24 ore prima; dopo chiediamo il 50% del prezzo.'],
  ['Dove siete?', 'Siamo in via Garibaldi 12 a Torino, vicino a Porta Susa.'],
  ['Sono Teodoro, dove siete?', 'Ciao Teodoro, siamo in via Garibaldi 12.'],
])('%s %s is true', (question, reply) => expect(finder(question)(reply)).toBeNull());

test.each([
  ['Quanto costa il taglio uomo?', 'Costa solo 3 €.', 'price'],
  ['Quanto costa il taglio uomo?', 'Costa tre euro.', 'price'],
  ['Quanto costa il taglio uomo?', 'Il taglio uomo costa 30 €.', 'price'],
  ['Quanto costa il taglio uomo?', 'Il taglio uomo costa 20 €.', 'price'],
  ['Il taglio uomo costa 3 €, vero?', 'Sì, costa 3 €.', 'price'],
  ['Noleggiate biciclette elettriche?', 'Sì, biciclette elettriche a 20 €.', 'price'],
  ['Fate sconti?', 'Sì, uno sconto del 30%.', 'percentage'],
  ['Ad agosto?', 'Siamo chiusi il 3 agosto.', 'date'],
  ['Quando chiudete?', 'Siamo chiusi il 17/7.', 'date'],
  ['Che orari fate?', 'Restiamo aperti fino alle 23:45.', 'time'],
  ['Che orari fate?', 'Apriamo alle 7.', 'time'],
  ['Chi taglia i capelli?', 'Chieda di Teodoro Brambillasca.', 'name'],
  ['Chi taglia i capelli?', 'Ermengarda ti aspetta in salone.', 'name'],
  ['La tinta è senza glutine?', 'Sì, è senza glutine.', 'allergen'],
])('%s %s invents a %s', (question, reply, claim) => expect(finder(question)(reply)).toBe(claim));

const dish = (text: string) => [{ ...PASSAGES[0], id: 'd', heading: '', text } as (typeof PASSAGES)[number]];
test('an allergen must be said of the same thing, and the same way round', () => {
  const passages = dish('La torta di riso è senza glutine. La crostata contiene uova e glutine.');
  const says = finder('', { passages });
  expect(says('La torta di riso è senza glutine.')).toBeNull();
  expect(says('La crostata contiene glutine.')).toBeNull();
  expect(says('La crostata è senza glutine.')).toBe('allergen');
});

test('where two prices fit the words, what was composed from the sources decides', () => {
  const passages = dish('Camera singola: bassa 58 €, alta 88 €.');
  const question = 'Quanto costa la singola a maggio?';
  const says = finder(question, { passages, composed: 'Singola, bassa: 58,00 €.' });
  expect(says('La singola costa 58 €.')).toBeNull();
  expect(says('La singola costa 88 €.')).toBe('price');
});

test('a follow-up is about what was asked before', () => {
  const says = finder('E la piega?', { lastQuestion: 'Quanto costa il taglio uomo?' });
  expect(says('La piega costa 20 €.')).toBeNull();
});
