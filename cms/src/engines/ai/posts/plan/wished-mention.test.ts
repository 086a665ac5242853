import { expect, it } from 'vitest';
import { stemsIn } from '../profile/text';
import type { Subject } from './subject';
import { wishedMention } from './wished-mention';
import type { Wish } from './wishes';

const wish = (words: string): Wish => ({ words, often: true, stems: stemsIn(words, 'it') });
const subject = (changes: Partial<Subject>) =>
  ({
    points: [],
    sentences: [],
    isRow: false,
    mention: '',
    kind: 'offer',
    group: '',
    ...changes,
  }) as unknown as Subject;
const usedAt = (moments: number) => ({ uses: () => moments });
const skips = subject({ sentences: ['Chi prenota online salta la fila.'] });

it('what is wanted often stands once in its own words, then as a reminder, and at no fourth moment', () => {
  const at = (moments: number) => wishedMention(skips, wish('prenotazione'), usedAt(moments), 'it');
  expect(at(0)).toBe('Chi prenota online salta la fila.');
  expect(at(1)).toMatch(/^.+: chi prenota online salta la fila\.$/u);
  expect(at(2)).toBe(at(1));
  expect(at(3)).toBe('');
});

it('of a list stands the line that is wished for', () => {
  const list = subject({
    sentences: ["Dopo l'allaccio:"],
    points: ['Pulizia una volta l’anno', 'Monitoraggio dal telefono, con avviso se la produzione cala'],
  });
  expect(wishedMention(list, wish('monitoraggio dal telefono'), usedAt(0), 'it')).toBe(
    'Monitoraggio dal telefono, con avviso se la produzione cala.',
  );
});

it('who one is is no reminder', () =>
  expect(wishedMention({ ...skips, kind: 'about' }, wish('fila'), usedAt(1), 'it')).toBe(
    'Chi prenota online salta la fila.',
  ));
