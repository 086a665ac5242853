import { expect, it } from 'vitest';
import { inVoice, pricesAllowedIn } from './style';

it.each([
  ['Non parlare di prezzi della concorrenza.', true],
  ['Non nominare i clienti e non parlare dei prezzi degli altri.', true],
  ["Never mention competitors' prices.", true],
  ['Non parlare di prezzi.', false],
])('“%s” lets own prices be told: %s', (line, allowed) => expect(pricesAllowedIn(line)).toBe(allowed));

it.each([
  'Sei sedie da osteria: impagliate con erba palustre.',
  'Rifatte in gesso e colla, brunite con la pietra d’agata.',
])('participles speak to nobody: %s', (text) => expect(inVoice(text, 'lei', 'it')).toBe(text));

it('an order still does', () =>
  expect(inVoice('Il vaso: portate con voi la ricevuta.', 'lei', 'it')).toBeNull());
