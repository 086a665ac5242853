import { describe, expect, it } from 'vitest';
import { createEmbeddedWriter } from '../embedded-writer';
import type { PlanMoment } from '../port';
import { aBrief } from '../testing/a-brief';

const BRIEF = aBrief({
  instructions: `Siamo la Libreria Cartabianca di Trani, dal 1998.
Vendiamo romanzi, albi illustrati e mappe antiche che troviamo nelle case di campagna tra Bari e Barletta.
Il buono regalo parte da 15 euro, vale un anno e si può usare in più volte, anche per i libri usati.
Ordiniamo qualsiasi titolo in tre giorni lavorativi e avvisiamo con un messaggio quando il pacco arriva in negozio.
Il giovedì alle 18 c'è il gruppo di lettura, gratuito: si legge un romanzo al mese e ognuno porta una pagina.
Gli usati si valutano al banco il lunedì mattina, dieci volumi alla volta, e si pagano subito.
La presentazione di Ada Neri è sabato 12 dicembre alle 17, con le illustrazioni originali esposte in sala fino a sera.
Impacchettiamo con la carta delle vecchie mappe nautiche, piegata a mano e chiusa con lo spago di canapa.
Dai del tu.`,
});
const moment = (day: string, occasion: PlanMoment['occasion'] = null): PlanMoment => ({
  platforms: ['facebook', 'instagram'],
  occasion,
  day,
  at: `${day}T09:00:00.000Z`,
});
const plan = (moments: PlanMoment[]) => createEmbeddedWriter().plan(BRIEF, moments, []);

describe('a plan', () => {
  it('tells nothing twice, nothing whose day is over, and leaves empty what it cannot fill', async () => {
    const days = Array.from({ length: 40 }, (_, index) =>
      new Date(Date.UTC(2026, 10, 24 + index)).toISOString().slice(0, 10),
    );
    const planned = await plan(days.map((day) => moment(day)));
    const topics = planned.flatMap((one) => (one ? [one.topic] : []));
    expect(topics.length).toBeGreaterThan(4);
    expect(new Set(topics).size).toBe(topics.length);
    expect(planned).toContain(null);
    expect(planned.slice(days.indexOf('2026-12-13')).map((one) => one?.topic ?? '')).not.toContainEqual(
      expect.stringContaining('Ada Neri'),
    );
  });

  it('says why: what customers look for at a time of the year comes then', async () => {
    const [christmas] = await plan([moment('2026-12-14', 'christmas')]);
    expect(christmas?.reason).toEqual({ kind: 'occasion', words: 'christmas' });
    expect(christmas?.topic).toMatch(/regalo/i);
  });

  it('is written as it was planned', async () => {
    const days = ['2026-11-24', '2026-11-26', '2026-11-28'].map((day) => moment(day));
    const planned = await plan(days);
    const [, , third] = planned;
    const [at] = days.slice(2);
    if (!third || !at) throw new Error('Nothing is planned for the third day');
    const wish = { ...at, topic: third.topic, earlier: [], seed: 77 };
    const written = await createEmbeddedWriter().write(BRIEF, wish, new AbortController().signal);
    expect(written?.posts[0]?.topic).toBe(third.topic);
    expect(written?.posts[0]?.kind).toBe(third.kind);
  });
});
