import { describe, expect, it } from 'vitest';
import { readFile } from './read-file';

const TODAY = '2026-11-23';
const read = (text: string, language: 'it' | 'en' = 'it') =>
  readFile({ name: 'foglio.csv', text }, { today: TODAY, language });
const prices = (text: string, language: 'it' | 'en' = 'it') =>
  read(text, language).offers.map(({ name, price }) => [name, price]);

it('a mail’s head is nothing to be told', () => {
  const text = 'Da: segreteria\nOggetto: consigli per il pane\nIl pane si conserva nel sacchetto di carta.\n';
  expect(
    readFile({ name: 'mail.txt', text }, { today: TODAY, language: 'it' }).facts.map((fact) => fact.text),
  ).toEqual(['Il pane si conserva nel sacchetto di carta.']);
});

describe('a column of pieces', () => {
  const detailsOf = (text: string) => read(text).offers.flatMap(({ details }) => details);
  it('that were counted on a shelf is nobody else’s', () => {
    const table = 'pianta;prezzo;quantità;altezza\nMirto;13;87;50 cm\nLentisco;14;143;60 cm\n';
    expect(detailsOf(table).map(({ label }) => label)).toEqual(['altezza', 'altezza']);
  });
  it('that are sold together stays', () => {
    const table = 'lavoro;quantità;prezzo\nBiglietti;250;38\nEtichette;1.000;120\n';
    expect(detailsOf(table).map(({ value }) => value)).toEqual(['250', '1.000']);
  });
  it('of what the staff is paid is private', () => {
    expect(detailsOf('corso;quota;compenso\nCanto;75;21\nChitarra;70;20\n')).toEqual([]);
  });
});

it('what friends pay is left out, and so is what was taken back in brackets', () => {
  const table = 'lavoro;prezzo;note\nDivano;780 €;per gli amici 650\nPoltrona;290 €;consegna compresa\n';
  expect(read(table).offers.map(({ note }) => note)).toEqual(['', 'consegna compresa']);
  const text = 'Il lino si stira umido.\nIl velluto si asciuga col phon. (no: resta il segno, toglilo)\n';
  expect(read(text).facts.map((fact) => fact.text)).toEqual(['Il lino si stira umido.']);
});

it('what a price is for stands with the price, and so does what it leaves out', () => {
  const table = 'lavoro,prezzo da,stoffa esclusa\nPanca da locale al metro,95 €,sì\nSedia,35 €,no\n';
  expect(read(table).offers.map(({ name, price, details }) => [name, price, details])).toEqual([
    ['Panca da locale', 'da 95 € al metro', [{ label: 'info', value: 'stoffa esclusa' }]],
    ['Sedia', 'da 35 €', []],
  ]);
  expect(prices('tisana;prezzo 50 g\nSera;5,50 €\nAlba;6 €\n')).toEqual([
    ['Sera', '5,50 € per 50 g'],
    ['Alba', '6 € per 50 g'],
  ]);
});

it('several things in a line have each its own price', () => {
  expect(
    readFile(
      { name: 'negozio.txt', text: 'Cesto piccolo 25 €, cesto grande 48 €.\n' },
      { today: TODAY, language: 'it' },
    ).offers.map(({ name, price }) => [name, price]),
  ).toEqual([
    ['Cesto piccolo', '25 €'],
    ['cesto grande', '48 €'],
  ]);
});

describe('the column that is the price', () => {
  it('is the one of the public, in the unit of its heading; resellers’ prices are nobody else’s', () => {
    const table =
      'formaggio;€/kg pubblico;€/kg grossisti\nPecorino;24,50;18,00\nCaprino fresco;19,00;14,20\n';
    expect(prices(table)).toEqual([
      ['Pecorino', '24,50 € al chilo'],
      ['Caprino fresco', '19 € al chilo'],
    ]);
    expect(JSON.stringify(read(table).offers)).not.toContain('18');
  });

  it('keeps the unit that a cell brings, and sells boxes by the piece', () => {
    const table = 'prodotto;€/kg\nConfettura;7,00 al vasetto\nScatola degustazione;25,00\nMele;3,20\n';
    expect(prices(table)).toEqual([
      ['Confettura', '7 € al vasetto'],
      ['Scatola degustazione', '25 €'],
      ['Mele', '3,20 € al chilo'],
    ]);
  });

  it('may be called “pubblico” or “da”', () => {
    expect(prices('articolo;pubblico;acquisto\nLampada;48,00;20,10\nPortavaso;12,00;4,00\n')).toEqual([
      ['Lampada', '48 €'],
      ['Portavaso', '12 €'],
    ]);
    expect(prices('lavoro;da;guadagno\nLibreria a muro;2.100 €;500\nMensola;90 €;20\n')[0]).toEqual([
      'Libreria a muro',
      'da 2.100 €',
    ]);
  });

  it('of several seasons is the lowest, with its months; of several kinds all', () => {
    expect(
      prices('Boat,Apr-May,Jun-Aug,Our margin\nRowing boat,€40,€65,30%\nSmall sail,€90,€140,28%\n', 'en'),
    ).toEqual([
      ['Rowing boat', 'from €40 (Apr-May)'],
      ['Small sail', 'from €90 (Apr-May)'],
    ]);
    expect(prices('visita;intero;ridotto\nCastello;9 €;6 €\nTorre;5 €;3 €\n')[0]).toEqual([
      'Castello',
      '9 € (intero), 6 € (ridotto)',
    ]);
  });
});

describe('what a table keeps to itself', () => {
  it('hides rows that may not be shown, and the column that says so', () => {
    const { offers, privateNotes } = read(
      'servizio;prezzo;pubblico?;carta pagata\nTimbri;18,00 €;sì;4,00\nEtichette oro;90,00 €;no - su richiesta;31,00\nBuste;12,00 €;sì;2,00\n',
    );
    expect(offers.map(({ name, details }) => [name, details])).toEqual([
      ['Timbri', []],
      ['Buste', []],
    ]);
    expect(privateNotes.join()).toContain('Etichette oro');
  });

  it('hides who made it, where it lies and its number', () => {
    const [offer] = read(
      'oggetto;prezzo;nostro costo;da chi;codice;dove;colore\nVaso;30 €;9;Piero;V7;scaffale 2;verde\nCiotola;18 €;5;Piero;C2;scaffale 1;blu\n',
    ).offers;
    expect(offer?.details).toEqual([{ label: 'colore', value: 'verde' }]);
  });

  it('hides the row of which a cell says not to tell, also past the last column', () => {
    const names = (text: string) => read(text, 'en').offers.map(({ name }) => name);
    expect(
      names('Room,Price,Notes\nBlue,€60,sea view\nGreen,€55,WET WALL, do not sell before May\nRed,€70,\n'),
    ).toEqual(['Blue Room', 'Red Room']);
    expect(
      readFile(
        {
          name: 'x.txt',
          text: '# Legni\nLegno: Noce; Uso: tavoli\n\nLegno: Compensato; Uso: fondi (non dirlo)',
        },
        { today: TODAY, language: 'it' },
      ).facts.map(({ text }) => text),
    ).not.toContain(expect.stringContaining('Compensato'));
  });

  it('reads cells in quotes that hold the mark', () => {
    expect(prices('pianta,prezzo,vaso\nTimo,"4,50 €",2 l\nMenta,"3,90 €",1 l\n')).toEqual([
      ['Timo', '4,50 €'],
      ['Menta', '3,90 €'],
    ]);
  });
});

it('rows of a document that only explain are a list, and no goods', () => {
  const { offers, facts } = readFile(
    {
      name: 'guida.docx',
      text: '# Documenti\nDocumento: Carta d’identità; A che cosa serve: iscrizione\n\nDocumento: Certificato medico; A che cosa serve: attività sportiva',
    },
    { today: TODAY, language: 'it' },
  );
  expect(offers).toEqual([]);
  expect(facts.map(({ text }) => text)).toEqual([
    'Documenti: Carta d’identità: iscrizione\nCertificato medico: attività sportiva',
  ]);
});

describe('what a table keeps to the house', () => {
  const table = `Modello;Prezzo;Sconto fornitore;Perché ci piace;Note
Canoa doppia;640;31%;si porta in due senza fatica;
Canoa corta;480;28%;gira in uno specchio d'acqua;NON consigliare
Pagaia;60;40%;pesa 900 grammi;non spingere
Kayak;700;20%;tiene la rotta;STOP - stiva crepata
`;
  it('is what its suppliers take off, and rows that are not to be recommended', () => {
    const { offers } = read(table);
    expect(offers.map(({ name }) => name)).toEqual(['Canoa doppia']);
    expect(offers.flatMap(({ details }) => details.map(({ label }) => label))).toEqual(['Perché ci piace']);
  });
});

it('a short paragraph is one story', () => {
  const story =
    'Una gelateria di sei metri con due banchi del 1991. Si fermavano ogni luglio. Abbiamo cambiato i compressori in tre notti, a negozio aperto di giorno, e spostato le prese lontano dal lavello. Da allora hanno lavorato due estati intere senza una sola chiamata, e consumano un quarto di meno.';
  expect(
    readFile({ name: 'lavori.txt', text: `Un caso\n${story}\n` }, { today: TODAY, language: 'it' }).facts,
  ).toHaveLength(1);
});

describe('an amount beside the price', () => {
  const labels = (text: string) =>
    read(text).offers.flatMap(({ details }) => details.map(({ label }) => label));
  it.each(['Ricambio', 'Lastra', 'Resto', 'Base'])('under “%s” is nobody else’s', (label) =>
    expect(labels(`Voce;Prezzo;${label}\nPila;12,00 €;1,60\nVetro;30,00 €;4,70\n`)).toEqual([]),
  );
  it.each(['Peso', 'Lunghezza', 'Diametro'])('under “%s” is for customers', (label) =>
    expect(labels(`Voce;Prezzo;${label}\nPila;12,00 €;1,60\nVetro;30,00 €;4,70\n`)).toEqual([label, label]),
  );
});
