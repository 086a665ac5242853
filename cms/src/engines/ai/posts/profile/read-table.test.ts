import { describe, expect, it } from 'vitest';
import { readFile } from './read-file';
import { isRawRow } from './read-table';

const read = (
  text: string,
  { name = 'listino.csv', language = 'it' }: { name?: string; language?: 'it' | 'en' } = {},
) => readFile({ name, text }, { today: '2026-11-23', language });
const material = (text: string, given = {}): string => {
  const { facts, offers, questions } = read(text, given);
  return JSON.stringify([facts, offers, questions]);
};

describe('a price list', () => {
  it('tells of its columns those for customers alone', () => {
    const text =
      'Capo;Taglie;Noleggio 4 giorni;Cauzione;Pagato;Note\nSmoking;44-56;120 €;150;230;camicia compresa\nTight;46-56;160 €;200;310;\n';
    expect(read(text).offers.map(({ name, price, details, note }) => [name, price, details, note])).toEqual([
      ['Smoking', '120 € (noleggio 4 giorni)', [{ label: 'Taglie', value: '44-56' }], 'camicia compresa'],
      ['Tight', '160 € (noleggio 4 giorni)', [{ label: 'Taglie', value: '46-56' }], ''],
    ]);
  });

  it.each([
    ['Corso;Durata;Prezzo;Paga istruttore\nVela;3 giorni;210 €;115\nSurf;2 giorni;140 €;72\n', ['115', '72']],
    ['Lavoro;Prezzo da;Ore reali\nScala;6.800 €;122\nPorta;890 €;14\n', ['122', '14']],
    [
      'Sala;Tariffa;Incasso medio;Turno\nGrande;190 €;310;Ugo\nPiccola;90 €;145;Pia\n',
      ['310', '145', 'Ugo', 'Pia'],
    ],
    [
      'Bike,Full day,Replacement value,Condition\nCity,€15,€420,tired\nRoad,€38,€1900,ok\n',
      ['420', '1900', 'tired'],
    ],
    [
      'Vaso;Prezzo;Prezzo asta;Scarto\nTondo;18 €;5,20;12%\nLungo;35 €;11,40;15%\n',
      ['5,20', '11,40', '12%', '15%'],
    ],
    ['Torta;Prezzo;Cauzione stampo;Priorità\nSacher;32 €;10;3\nMimosa;30 €;11;1\n', ['"10"', '11', '"3"']],
  ])('keeps what nobody needs: %s', (text, figures) => {
    const whole = material(text);
    expect(read(text).offers).toHaveLength(2);
    for (const figure of figures) expect(whole).not.toContain(figure);
  });

  it('has formats for headings, and no amount of the house among its prices', () => {
    const text =
      'Coffee,Origin,Tastes of,250 g,1 kg,Green per kg,Remarks\nHouse Blend,Brazil,"cocoa, hazelnut",€8.50,€30,€5.10,30% robusta (not on label)\nDecaf,Mexico,"sugar, orange",€11.50,€42,€8.40,\n';
    expect(read(text, { language: 'en' }).offers.map(({ price }) => price)).toEqual([
      '€8.50 (250 g), €30 (1 kg)',
      '€11.50 (250 g), €42 (1 kg)',
    ]);
    expect(material(text, { language: 'en' })).not.toMatch(/robusta|5\.10|8\.40/u);
  });

  it('may have a title above, sums below, numbers before its names and empty rows between', () => {
    const text =
      'TARIFFE 2026 - agg. 3/11;;;\n;;;\nN.;Servizio;Prezzo;Nostro\n1;Cambio gomme;48 €;17\n;;;\n2;Convergenza;45 €;9\n;Totale;3.120 €;\n;Totale mese;3.120 €;800\n';
    expect(read(text).offers.map(({ name, price }) => [name, price])).toEqual([
      ['Cambio gomme', '48 €'],
      ['Convergenza', '45 €'],
    ]);
    expect(material(text)).not.toMatch(/3\.120|TARIFFE/u);
  });

  it('ends where lines for the house begin', () => {
    const text =
      'Servizio;Prezzo\nLavaggio;18 €\nStiro;12 €\n--- solo per noi ---;\nBianchi;40 €\nNeri;30 €\n';
    expect(read(text).offers.map(({ name }) => name)).toEqual(['Lavaggio', 'Stiro']);
  });

  it('may have amounts that were cut at their comma, and else tells nothing of a row that does not fit', () => {
    const text = 'pianta,prezzo,vaso\nTimo,4,50 €,2 l\nMenta,3,90 €,1 l\nSalvia,nana,rossa,3 €,1 l\n';
    expect(read(text).offers.map(({ name, price }) => [name, price])).toEqual([
      ['Timo', '4,50 €'],
      ['Menta', '3,90 €'],
    ]);
  });

  it('reads a cell over two lines', () => {
    const text = 'Bike,Full day,Remarks\n"City bike",€15,"basket\nincluded"\nTandem,€35,\n';
    expect(read(text, { language: 'en' }).offers[0]).toMatchObject({
      name: 'City bike',
      note: 'basket included',
    });
  });

  it('that is called a text is read as well', () => {
    const text = 'Voce|Prezzo|Margine\nPane|3 €|40\nPizza|5 €|60\nFocaccia|4 €|50\n';
    expect(read(text, { name: 'prezzi.txt' }).offers.map(({ price }) => price)).toEqual([
      '3 €',
      '5 €',
      '4 €',
    ]);
    expect(material(text, { name: 'prezzi.txt' })).not.toMatch(/40|60|50/u);
  });
});

describe('cells that belong to no table', () => {
  it.each([
    'House Blend,Brazil and India,"cocoa, hazelnut",€8.50,€30,€5.10,moka,30% robusta',
    'Mikado;38-50;480 €;600;1.150;',
    'Tandem|one size|€9|€35|€800',
    'Corona\tgarofani\t120 €\t40',
    'Pane,3 €,1.20,Bianchi',
  ])('are never told: %s', (row) => {
    expect(isRawRow(row)).toBe(true);
    expect(
      material(`Il pane si conserva nel sacchetto di carta.\n${row}\n`, { name: 'note.txt' }),
    ).not.toContain(row.slice(0, 4));
  });
  it.each([
    'Fiori di stagione, rami, bacche: 18 €, 24 € o 35 €.',
    'Aperti 9-12, 15-19; il sabato solo la mattina; la domenica mai.',
    'Legno: rovere; Prezzo: 340 €; Tempi: 3 settimane',
    'We grind it for free, tell us what you brew with: 1,200 bags a year.',
    'Un chilo costa 8,50 €, mezzo 4,50 €.',
  ])('are no sentence: %s', (sentence) => expect(isRawRow(sentence)).toBe(false));
});

it('a thing that has but one of several amounts costs that, whatever its size', () => {
  const text = 'Coffee,250 g,1 kg\nDecaf,€11,€42\nChristmas box,€34,\n';
  expect(read(text, { language: 'en' }).offers.map(({ price }) => price)).toEqual([
    '€11 (250 g), €42 (1 kg)',
    '€34',
  ]);
});
