import { describe, expect, it } from 'vitest';
import { nameIn, placeIn, properNamesIn } from './identity';

describe('name and place', () => {
  it.each([
    ['Il filo rosso, merceria a Biella dal 1990, aperta ogni giorno.', 'Il filo rosso', 'Biella'],
    ['Limpida Service pulisce scuole e negozi a Pavia, dal 2010.', 'Limpida Service', 'Pavia'],
    ['Idraulica Renzi di Imola, tre tecnici.', 'Idraulica Renzi', 'Imola'],
    ['Scuola Ballo di Lena, Fermo. Corsi per tutti.', 'Scuola Ballo di Lena', 'Fermo'],
    ['Siamo una falegnameria di Trieste, io e mio figlio.', '', 'Trieste'],
    [
      'pescheria fratelli corsi di chioggia, io al banco e mia sorella rita ai pronti.',
      'Pescheria Fratelli Corsi',
      'Chioggia',
    ],
    ['Carta e Penna è la cartoleria di corso Roma, a Trani, aperta nel 1990.', 'Carta e Penna', 'Trani'],
    ['Sono Livia, ceramista a Deruta.', 'Livia', 'Deruta'],
    ['Siamo Ferri. Carpenteria metallica a Gavardo (BS), 14 persone.', 'Ferri', 'Gavardo'],
    ['ferramenta gallo, asti, via roma 3, dal 1960.', 'Ferramenta Gallo', 'Asti'],
    ['Ottica Reni, a Lodi in piazzetta Broletto dal 1970.', 'Ottica Reni', 'Lodi'],
    ['We are Clay & Co, a pottery studio outside Montalcino.', 'Clay & Co', 'Montalcino'],
    [
      'siamo carla e pia dell’erboristeria due fonti di schio, tisane sfuse.',
      'Erboristeria Due Fonti',
      'Schio',
    ],
    ['siamo i fratelli Ugo e Rino, Tetti Valsesia, lattonieri a Varallo.', 'Tetti Valsesia', 'Varallo'],
    [
      'I’m Nora, I run Hill Loom & Dye from a barn in Santo Stefano di Magra.',
      'Hill Loom & Dye',
      'Santo Stefano di Magra',
    ],
    ['Siamo Ugo e Ada, Apicoltura Val Trebbia, Bobbio. 60 arnie.', 'Apicoltura Val Trebbia', 'Bobbio'],
    ['Casa Olmo, six rooms in an orchard above Amalfi.', 'Casa Olmo', 'Amalfi'],
    ['Studio Vela, via Mazzini 12, Sondrio. Progetti di case.', 'Studio Vela', 'Sondrio'],
    ['Spazzacamino a Belluno, mi chiamo Dal Pont.', '', 'Belluno'],
    ['vivaio la siepe, strada bassa, rieti. coltiviamo noi le piante.', 'Vivaio La Siepe', 'Rieti'],
  ])('%s', (text, name, place) => {
    expect(nameIn(text, [])).toBe(name);
    expect(placeIn(text, name, 'it')).toBe(place);
  });

  it('English names go on after “of the” and its Italian kind, and leave the region out', () => {
    const text = 'Hi, this is Colle delle Rondini, a farm near Todi in Umbria.';
    expect(nameIn(text, [])).toBe('Colle delle Rondini');
    expect(placeIn(text, 'Colle delle Rondini', 'en')).toBe('Todi');
  });

  it('people that are named as kin get their capital', () => {
    expect(properNamesIn(['io al banco e mia sorella rita ai pronti'], '').get('rita')).toBe('Rita');
  });
});
