import { expect, test } from 'vitest';
import { seededKnowledge } from '../../../../seeds/knowledge/seeded-knowledge';
import { Knowledge } from '../knowledge/knowledge';
import { writeText } from './write-text';

const { trades } = new Knowledge(await seededKnowledge('2026-06-15').load());
const write = (request: string): string =>
  writeText(request, trades, { rate: 1_015, half: 'primo semestre 2026' })?.text ?? '';

test('a post speaks for the business, and of a sale invites to no event', () => {
  const text = write('scrivi un post per il black friday del mio negozio di giocattoli');
  expect(text).toContain('black friday nel nostro negozio di giocattoli');
  expect(text).not.toMatch(/mio negozio|i posti non sono infiniti/);
  expect(write('scrivi un post per la mia panetteria che fa il pane di segale')).toContain(
    'La nostra panetteria che fa il pane di segale',
  );
});

test('a word that is taken back within a list leaves the rest of it', () =>
  expect(
    write(
      'scrivi un sms: dal 3 febbraio ci trasferiamo in via Roma 12, ottica no scusa calzolaio, stesso telefono',
    ),
  ).toContain('Dal 3 febbraio ci trasferiamo in via Roma 12, calzolaio, stesso telefono.'));

test('a claim says what was delivered, never how its writing was asked for', () => {
  expect(write('cosa scrivo a un fornitore che mi ha mandato merce rotta?')).toContain(
    'Avete consegnato merce rotta.',
  );
  expect(write('come scrivo una contestazione a un fornitore?')).not.toContain('come scrivo');
});

test('a reminder carries its sum, on whichever side of it the currency stands', () => {
  for (const sum of ['euro 1.680', '1.680 euro', '€ 1.680'])
    expect(
      write(`mail di sollecito: fattura 47, ${sum}, scadeva il 15 settembre, cliente Immobiliare Pratoverde`),
    ).toContain('n. 47 di 1.680 €');
});

test.each([
  [
    'ricorda gentilmente alla signora Carla che mi deve 120 euro per le tende',
    'i 120 € per le tende: mi risultano',
  ],
  [
    'messaggio a un cliente che non mi ha ancora pagato il lavoro del bagno, 1.900 euro',
    'per il lavoro del bagno',
  ],
  [
    'scrivi una mail al condominio Aurora che non paga la fattura 8 di 960 euro dal 10 luglio',
    'Spett.le Condominio Aurora',
  ],
  ['terzo sollecito per Mario Rossi, 780 euro, fattura 33, scaduta a giugno', 'scaduta a giugno'],
  ['terzo sollecito per Mario Rossi, 780 euro, fattura 33, scaduta a giugno', 'Gentile Mario Rossi'],
  ['sollecito gentile a Rossi srl fattura 45 del 12 settembre 1.280 euro scaduta', 'Spett.le Rossi srl'],
])('a reminder takes up whom and what for: %s', (request, expected) =>
  expect(write(request)).toContain(expected),
);

test('a quote adds up what it names, and its work is no command', () => {
  const text = write('fammi un preventivo di 3 righe per tinteggiare 2 stanze a 350 l’una + iva 10');
  expect(text).toContain('**700,00 €** + IVA 10% (70,00 €) = **770,00 €**');
  expect(text).not.toContain('di 3 righe');
  expect(
    write('scrivi un preventivo per la pulizia della caldaia a 90 euro iva inclusa al signor Neri'),
  ).toContain('Gentile signor Neri');
});

test.each([
  ['post per festeggiare 10 anni di officina', 'Festeggiamo 10 anni di officina'],
  [
    'scrivi ai clienti che dal 1 gennaio aumentiamo i prezzi del 5%',
    'con chiarezza: dal 1 gennaio aumentiamo',
  ],
  ['messaggio whatsapp per ricordare l’appuntamento di domani alle 15', 'appuntamento di **domani alle 15**'],
  [
    'mail di scuse a un cliente per la consegna in ritardo di un divano',
    'scusarmi per la consegna in ritardo',
  ],
  ['descrivi nel menù i ravioli di zucca con burro e salvia', '**Ravioli di zucca con burro e salvia**'],
  ['biglietto di ringraziamento per una cliente fedele della profumeria', 'grazie di tornare da noi'],
])('reads as its owner would say it: %s', (request, expected) => expect(write(request)).toContain(expected));

test('a review of hair or of the bill is not answered by the kitchen', () => {
  for (const review of ['la parrucchiera mi ha bruciato i capelli', 'personale scortese e conto salato'])
    expect(write(`rispondi alla recensione: "${review}"`)).not.toMatch(/cucina|servito/);
  expect(write('rispondi alla recensione: "la carne era bruciata"')).toContain('cucina');
  // What a review praises is no fault.
  expect(write('rispondi alla recensione: "pizza buona ma attesa di un\'ora"')).not.toMatch(/cucina|servito/);
});

test('an advertisement that wants experience does not say that none is needed', () =>
  expect(write('annuncio di lavoro: cerco idraulico con esperienza, patente B, zona Bergamo')).not.toContain(
    'non è indispensabile',
  ));

test.each([
  [
    'messaggio whatsapp a un cliente che mi deve 300 euro da ottobre, lavoro grondaia',
    'il lavoro (grondaia) (in sospeso da ottobre)',
  ],
  [
    'scrivi alle clienti che dal 1 marzo colore e piega passa da 60 a 65',
    'dal 1 marzo **colore e piega** passa da 60 a 65 euro',
  ],
  ['avvisa i clienti che da marzo la pizza margherita passa da 6 a 7 euro', '**pizza margherita** passa'],
  [
    'il cliente offre 1.200 per la cucina, io ne ho chiesti 1.450. cosa gli rispondo?',
    '**1.200 €**: una versione più essenziale',
  ],
  [
    'scrivi una mail per riconquistare clienti che non vengono da sei mesi, primo mese a 19 euro',
    'sono sei mesi che non ci vediamo',
  ],
  [
    'scrivi una mail per riconquistare clienti che non vengono da sei mesi, primo mese a 19 euro',
    'questo è per te: primo mese a 19 euro',
  ],
  [
    'scrivi al proprietario del locale che non riesco a pagare l’affitto, 900 euro, e chiedo di pagare in tre rate',
    'Le propongo di pagare in tre rate',
  ],
  ['lettera a un vecchio cliente che è passato alla concorrenza', 'oggi ti servi altrove'],
])('what is told stands in the text: %s', (request, expected) => expect(write(request)).toContain(expected));

test('a notice of new prices without a figure asks what rises', () =>
  expect(write('scrivi una mail ai clienti per l’aumento dei prezzi')).toContain(
    'mi serve ancora: **che cosa aumenta',
  ));

test('a new course is no article that is put aside, and speaks as the business does', () => {
  const text = write(
    'scrivi un post instagram per il nostro nuovo corso di ceramica, sabato mattina, 8 posti, 45 euro',
  );
  expect(text).toContain('Il nostro nuovo corso di ceramica');
  expect(text).not.toMatch(/tenerne da parte|#nostro|#mattina/);
});

test('a supplier is asked for a price by what is needed, never by how the mail was asked for', () => {
  const text = write('mail per chiedere un preventivo a un fornitore di packaging, 500 scatole 20x20');
  expect(text).toContain('500 scatole 20x20');
  expect(text).not.toMatch(/a un fornitore|\[che cosa ti serve/);
  expect(write('scrivi una mail per chiedere un preventivo a un fornitore di carta')).toContain(
    'carta: [quantità e misure]',
  );
});

test('a dish is described by its name, whatever stands before it', () =>
  expect(write('scrivi la descrizione del piatto: tagliatelle al ragù di cinghiale')).not.toContain(
    '**Del piatto**',
  ));

test.each([
  ['rispondi a un cliente: la torta era secca, gli offro un’altra torta', 'Le offro un’altra torta.'],
  ['rispondi a una signora: la tenda era macchiata, gliela rilavo gratis', 'Gliela rilavo gratis.'],
  ['rispondi al cliente: la caldaia non parte, domani gli mando il tecnico', 'Domani le mando il tecnico.'],
  ['rispondi a un ospite: la doccia era fredda, lo rimborso di 20 euro', 'La rimborso di 20 euro.'],
  ['rispondi: un cliente si lamenta che la sedia era rotta, gli faccio uno sconto', 'Le faccio uno sconto.'],
])('a complaint is answered with what is done about it, said to the customer: %s', (request, remedy) => {
  const text = write(request);
  expect(text).toContain(remedy);
  expect(text).not.toMatch(/le scrivo per questo|si lamenta|> .*\bgli (?:offro|faccio|mando)/i);
});

test('a post says nothing that was not told', () => {
  for (const request of [
    'post: nuova collezione di ceramiche blu',
    'post: domenica laboratorio di pasta fresca alle 16',
    'post: da ottobre lezioni di chitarra per adulti',
  ])
    expect(write(request)).not.toMatch(/posti non sono infiniti|il tuo posto|porta(?:te)? chi/i);
  expect(write('post: sono arrivate le piantine di basilico')).not.toMatch(/novità: sono arrivate|#arrivate/);
});

test.each([
  ['due righe: da lunedì i prezzi aumentano di un euro', 'da lunedì i prezzi aumentano di un euro'],
  [
    'messaggio alle clienti: dal mese prossimo la piega passa da 18 a 20 euro',
    'dal mese prossimo la **piega** passa',
  ],
])('a rise is told as it was given, with no reason of its own: %s', (request, notice) => {
  const text = write(request);
  expect(text).toContain(notice);
  expect(text).not.toMatch(/sono saliti|rinnova prima/);
});

test.each([
  'un cliente finto mi ha lasciato una stella, scrivi la risposta',
  'recensione falsa da un profilo inventato, una stella: scrivi la risposta',
])('a review by nobody who came is not apologised for: %s', (request) => {
  expect(write(request)).toContain('non risulta');
  expect(write(request)).not.toMatch(/ci scusiamo/);
});

test('a review that names a dish is not answered as if the dish were bad', () =>
  expect(write('rispondi alla recensione: ho aspettato un’ora per una pizza')).not.toMatch(/all’altezza/));

test('a message to one person is no offer to many', () => {
  const text = write('messaggio whatsapp: le ho messo da parte il libro, passi entro le 18');
  expect(text).toMatch(/Buongiorno[\s\S]*Le ho messo da parte il libro, passi entro le 18\./);
  expect(text).not.toMatch(/Per ordinare|STOP/);
});

test('a sign that refuses cards says what the law wants, and invites nobody', () => {
  const text = write('cartello: non si accettano carte sotto i 5 euro');
  expect(text).toMatch(/qualunque importo/);
  expect(text).not.toMatch(/passate a trovarci/);
});

test('what a quote is calculated with is not shown to a customer', () =>
  expect(write('preventivo siepe: 5 ore a 25 euro più 90 di piante, ricarico 15 %')).toBe(''));
