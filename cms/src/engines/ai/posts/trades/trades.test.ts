import { expect, it } from 'vitest';
import { tradeById, tradeIn, TRADES, tradeTips } from '.';

it('are at least 120, each once, with names and tags in both languages', () => {
  expect(TRADES.length).toBeGreaterThanOrEqual(120);
  expect(new Set(TRADES.map(({ id }) => id)).size).toBe(TRADES.length);
  for (const { it: italian, en, tags } of TRADES) {
    expect([italian, en].every((name) => name.length > 1)).toBe(true);
    expect(tags.it.length).toBeGreaterThan(2);
    expect(tags.en.length).toBeGreaterThan(1);
    for (const tag of [...tags.it, ...tags.en]) expect(tag).toMatch(/^[\p{L}\p{N}]+$/u);
  }
});

it.each([
  [
    'Siamo il Panificio Rossi, forno artigianale a Modena. Consegniamo ai ristoranti del centro.',
    'panificio',
  ],
  ['Noleggiamo piattaforme aeree e miniescavatori a Dalmine.', 'noleggio-macchine'],
  ['Laviamo divise da chef e tovaglie dei ristoranti. Lavanderia a Livorno.', 'lavanderia'],
  ['Ciclofficina a Lecce: cambiamo camere d’aria e centriamo ruote.', 'ciclofficina'],
  [
    'Ambulatorio veterinario a Rovereto, visitiamo cani e gatti. Le ricette sono elettroniche.',
    'veterinario',
  ],
  ['Nido d’infanzia con cucina interna, giardino e orto.', 'nido'],
  ['Impresa di pulizie: uffici, scuole e palestre.', 'pulizie'],
  ['Studio legale a Bari, ci occupiamo di eredità e contratti.', 'avvocato'],
  ['We are a small brewery in Trento.', 'birrificio'],
  ['Facciamo cose.', 'altro'],
])('“%s” is of the trade %s', (text, id) => {
  expect(tradeIn(text, '').id).toBe(id);
});

it('know advice that names no figure, no business and nobody in particular', () => {
  for (const { id } of TRADES)
    for (const language of ['it', 'en'] as const)
      for (const tip of tradeTips(id, language)) {
        expect(tip).toMatch(/^[\p{Lu}L].*\.$/u);
        expect(tip).not.toMatch(/\d|€|\bvoi\b|\bvostr|\btuo\b|\btua\b/i);
      }
  expect(tradeById('nessuno').id).toBe('altro');
});
