import { expect, test } from 'vitest';
import { presentable } from './presentable';

test.each([
  ['- Zefiro, il più tranquillo', 'Zefiro, il più tranquillo'],
  ['Microchip in regola. - Femmine in calore no.', 'Microchip in regola. Femmine in calore no.'],
  ['Aperto 9:00 - 12:00', 'Aperto 9:00 - 12:00'],
  ['Dopo 100 km. Ogni quanto si gonfiano?', 'Dopo 100 km.'],
  ['Cani ammessi? Solo nel giardino.', 'Cani ammessi? Solo nel giardino.'],
  ['Avete il parcheggio?', ''],
  ['martedì-sabato 9.00-14.00', 'martedì-sabato 9.00-14.00'],
  ['domenica 9.00-13.30, lunedì chiuso', 'Domenica 9.00-13.30, lunedì chiuso'],
  ['TORTE (3 giorni prima) Misura     Persone    Classica', ''],
  ['SCONTI (non si sommano)', ''],
  ['CANI E GATTI (al guinzaglio) ammessi', 'CANI E GATTI (al guinzaglio) ammessi'],
  ['info@bottega.example', 'info@bottega.example'],
  ['bottega.example/prenota è la pagina', 'bottega.example/prenota è la pagina'],
])('%j is said as %j', (text, expected) => expect(presentable(text)).toBe(expected));
