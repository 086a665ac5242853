import { describe, expect, test } from 'vitest';
import { readMentions } from '../../../domain/advice/read-mentions';
import { foldText } from './fold';
import { unreadSum } from './unread-sum';

const ask = (text: string) => unreadSum(foldText(text), readMentions(text), 'it');

describe('figures that no sum takes in', () => {
  test('are told back, with what would settle them', () => {
    const advice = ask(
      'ho 3 bancali da 40 casse e ne sposto 12 l’ora con 2 euro di carburante, quanto mi viene?',
    );
    expect(advice?.outcome).toBe('asks');
    expect(advice?.text).toMatch(/40[\s\S]*2,00\s€[\s\S]*prezzo/);
  });

  test.each([
    'ho 40 coperti e 20 euro di scontrino, come faccio a lavorare di più?',
    'quanto preavviso devo dare per 2 operai da 1.500 euro?',
    'quanto costa aprire un negozio?',
  ])('"%s" asks for something else', (text) => expect(ask(text)).toBeNull());
});
