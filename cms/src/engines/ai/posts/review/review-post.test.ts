import { expect, test } from 'vitest';
import type { SocialProfile } from '../../../../contract';
import { historyOf } from '../plan/history';
import { figuresIn, LENIENCES, reviewPost } from './review-post';

const PROFILE = {
  name: 'Orologeria Reni',
  place: 'Lodi',
  language: 'it',
  voice: 'voi',
  trade: 'orologiaio',
  forbidden: ['passione'],
  pricesAllowed: true,
  facts: [],
  offers: [],
  questions: [],
} as unknown as SocialProfile;
const NOW = '2026-11-23T08:00:00Z';
const SAID = 'La revisione di un orologio meccanico costa da 95 euro e dura tre settimane.';
const review = (copy: string, other = '') =>
  reviewPost('facebook', copy, {
    profile: PROFILE,
    day: '2026-11-23',
    history: historyOf(
      other === '' ? [] : [{ platform: 'instagram', copy: other, at: NOW, kind: 'tip' }],
      NOW,
      'facebook',
    ),
    figures: figuresIn('95 euro, 1.250,00 euro, 14 novembre'),
    closingLines: [],
    lenience: LENIENCES[0],
  });

test.each([
  [SAID, null],
  ['Ripariamo orologi con passione da sempre, a Lodi.', 'ruled-out'],
  ['Porta il tuo orologio fermo da noi, a Lodi.', 'voice'],
  ['La revisione di un orologio meccanico costa 80 euro.', 'unknown-figure'],
  ['L’incontro sugli orologi è sabato 14 novembre, a Lodi.', 'past'],
  ['La revisione degli orologi, anzi.. dei meccanici a Lodi.', 'residue'],
  ['Tre consigli per gli orologi:\n• Caricarli la mattina\n• Tenerli in piano', 'miscounted'],
])('a post is held against what its owner said: %s', (copy, fault) => expect(review(copy)).toBe(fault));

test('what another network tells at this moment is not told again', () => {
  expect(review(SAID, SAID)).toBe('like-other-network');
  expect(review(SAID, 'Le pendole vanno in piano: se il battito zoppica, la pendola è storta.')).toBeNull();
});

test('networks of short posts may tell the same thought, the others not', () => {
  const likenessOn = (platform: 'bluesky' | 'facebook') =>
    historyOf([{ platform: 'x', copy: SAID, at: NOW, kind: 'tip' }], NOW, platform).likenessNow(SAID);
  expect(likenessOn('bluesky')).toBe(0);
  expect(likenessOn('facebook')).toBe(1);
});
