import { describe, expect, it } from 'vitest';
import { readFile } from './read-file';
import { readInstructions } from './read-instructions';

const TODAY = '2026-11-23';
const read = (line: string, first = 'Bottega Nove, falegnameria ad Asti.') =>
  readInstructions(`${first}\n${line}`, TODAY);
const factsOf = (line: string) =>
  read(line)
    .facts.slice(1)
    .map(({ text }) => text);
const tipsOf = (text: string, language: 'it' | 'en' = 'it') =>
  readFile({ name: 'appunti.txt', text }, { today: TODAY, language }).facts.map((fact) => fact.text);

describe('what may be told from a day on', () => {
  it.each([
    [
      'Dal 14 dicembre si può dire che apriamo anche a Bra, prima NO perché firmo il 10.',
      'Apriamo anche a Bra.',
    ],
    [
      'Da lunedì 14 dicembre potete scrivere che facciamo le consegne in giornata; prima silenzio, il furgone non c’è ancora.',
      'Facciamo le consegne in giornata.',
    ],
    ['A partire dal 14 dicembre si può annunciare che il forno nuovo è acceso.', 'Il forno nuovo è acceso.'],
    [
      'From 14 December you can say that we take bookings for two vans, not before as the lease is not signed.',
      'We take bookings for two vans.',
    ],
  ])('“%s” is told then, without the silence and its reason', (line, text) => {
    const [, fact, ...others] = read(line).facts;
    expect(others).toEqual([]);
    expect([fact?.text, fact?.from]).toEqual([text, '2026-12-14']);
  });
  it('what may be spoken of without a word of what it is stays with the owner', () => {
    expect(
      factsOf('Dal 14 dicembre si può parlare della nuova socia, prima no che dà le dimissioni.'),
    ).toEqual([]);
  });
  it('what waits for a signature is told on its day, without the signature', () => {
    const { facts } = read(
      'A metà gennaio apriamo a Rovigo in via Grande, ma il contratto si firma il 15 gennaio.',
    );
    expect(facts.map(({ text }) => text).join(' ')).not.toMatch(/contratto|firma/u);
  });
});

describe('a story that its owner hands over', () => {
  it.each([
    [
      'Storia da raccontare: una sella del 1932 trovata in un fienile, ora la usa la nipote.',
      'Una sella del 1932 trovata in un fienile, ora la usa la nipote.',
    ],
    [
      'Storia buona: a Lodi in un cassetto chiuso da 30 anni c’erano tre fedi.',
      'A Lodi in un cassetto chiuso da 30 anni c’erano tre fedi.',
    ],
    [
      'Aneddoto carino: il cane del cliente ha trovato la perdita prima di noi.',
      'Il cane del cliente ha trovato la perdita prima di noi.',
    ],
    [
      'Una storia che si può raccontare: in via Po abbiamo rifatto un tetto in due giorni, sotto la neve.',
      'In via Po abbiamo rifatto un tetto in due giorni, sotto la neve.',
    ],
    [
      'Caso per LinkedIn: abbiamo dimezzato i fermi di un caseificio cambiando due valvole.',
      'Abbiamo dimezzato i fermi di un caseificio cambiando due valvole.',
    ],
    [
      'Caso da usare: serra di 800 mq, 12 trappole, afidi da 90 a 4 in sei settimane.',
      'Un caso: serra di 800 mq, 12 trappole, afidi da 90 a 4 in sei settimane.',
    ],
  ])('“%s” is told without its label', (line, text) => {
    expect(tipsOf(line)).toEqual([text]);
  });
  it('is told in English, too', () => {
    expect(tipsOf('Good story to tell: we found a 1911 penny in the case of a clock.', 'en')).toEqual([
      'We found a 1911 penny in the case of a clock.',
    ]);
  });
  it.each([
    'Storia che NON si racconta: al condominio Aurora abbiamo tagliato il cavo sbagliato.',
    'Caso da non usare: la cliente di Alba ha pianto.',
  ])('“%s” is not told', (line) => {
    expect(tipsOf(line)).toEqual([]);
  });
});

describe('what its owner lets be written', () => {
  it.each([
    ['Ricette semplici ok, piacciono.', 'Ricette semplici'],
    ['consigli sulle piante vanno bene, la gente li salva', 'consigli sulle piante'],
    ['Un dietro le quinte del forno ci sta, piace sempre.', 'Un dietro le quinte del forno'],
    ['Recipes with rye are fine, people like that.', 'Recipes with rye'],
  ])('“%s” is a wish, and no statement', (line, wish) => {
    expect(factsOf(line)).toEqual([]);
    expect(read(line).wishes).toEqual([{ words: wish, often: false }]);
  });
  it.each(['Cordiale, pratico, ogni tanto si può sorridere.', 'Gentile, diretto, mai lezioso.'])(
    '“%s” says how to write',
    (line) => {
      expect(factsOf(line)).toEqual([]);
    },
  );
});

describe('affairs of the firm that stand beside what is sold', () => {
  const noteOf = (note: string) =>
    readFile(
      {
        name: 'listino.csv',
        text: `lavoro,prezzo,nota\nMessa a punto,90 €,${note}\nRevisione completa,140 €,`,
      },
      { today: TODAY, language: 'it' },
    ).offers.map((offer) => offer.note);
  it.each([
    'Aldo fa 6 ore e ne fatturiamo 4',
    'a noi viene 31',
    'ricambi pagati 85',
    'tre pezzi già promessi al negozio di Novara',
    'la finitura la fa un altro in subappalto',
  ])('a remark “%s” is not told', (note) => {
    expect(noteOf(note)).toEqual(['', '']);
  });
  it.each(['solo su appuntamento', 'con il lavaggio compreso', 'il prezzo si scala se poi si compra'])(
    'a remark “%s” is',
    (note) => {
      expect(noteOf(note)).toEqual([note, '']);
    },
  );
  it.each([
    'Mia sorella Ines aspetta un bambino, lo sanno in pochi.',
    'Il direttore del coro deve ancora saldare le divise di maggio.',
    'La macchina da cucire in vetrina l’abbiamo ritirata a 200, non si scende sotto i 350.',
    'Il capannone nuovo lo firmiamo venerdì davanti al notaio.',
  ])('“%s” is not told', (line) => {
    expect(factsOf(line)).toEqual([]);
  });
});
