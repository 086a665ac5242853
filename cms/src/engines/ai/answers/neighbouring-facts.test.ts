import { describe, expect, test } from 'vitest';
import type { Passage } from '../passage';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import type { HistoryMessage } from '../port';
import { collect } from '../testing/ask.suite';
import { aBot, aQuestion } from '../testing/business.suite';

/** Businesses whose documents hold a neighbour of what is asked: a season, a column, a clause, another document. */
const FILES: Record<string, Record<string, string>> = {
  campsite: {
    'tariffe.csv': `Tariffa a notte;Bassa (apr-mag, set);Media (giu);Alta (lug-ago)
Piazzola tenda;12,00;15,00;20,00
Adulto;7,00;8,50;11,00
Bungalow 4 posti;60,00;80,00;120,00`,
    'regole.txt': `Apertura dal 1 aprile al 30 settembre.

CANI
I cani sono ammessi nelle piazzole, non nei bungalow.

BUNGALOW
Nei bungalow il soggiorno minimo è di 3 notti. Lenzuola a pagamento: 6 euro a persona. Arrivo dalle 16, partenza entro le 10.

SERVIZI
Wi-Fi gratuito alla reception.`,
  },
  bakery: {
    'prezzi.csv': `prodotto;prezzo al kg;allergeni
pane comune;3,80;glutine
biscotti al burro;18,00;glutine, latte, uova
meringhe;22,00;uova`,
    'info.txt': `Apriamo alle 6:30 e chiudiamo alle 13:30, dal lunedì al sabato; il venerdì anche dalle 16:30 alle 19:30.

CHIUSURE
Dal 5 al 20 agosto.`,
  },
  cycles: {
    'noleggio.csv': `modello;mezza giornata;giornata intera
e-bike trekking;25,00;40,00
city bike;10,00;16,00`,
    'info.txt': `ORARI
Lunedì, mercoledì e venerdì: mattina 9:00-12:00
Lunedì, mercoledì e venerdì: pomeriggio 15:00-19:00

CORSI
Il corso di guida costa 25 euro.

La caparra per le prenotazioni è di 20 euro.`,
    'condizioni.txt': 'La caparra per le prenotazioni è di 30 euro, da versare con bonifico.',
  },
  garage: {
    'lavori.csv': `Lavoro;Auto fino a 16 pollici;Auto 17-18 pollici;SUV e furgoni
Convergenza;45,00;50,00;60,00
Equilibratura, a ruota;6,00;7,00;9,00
Custodia;40,00;46,00;58,00`,
    'gomme.csv': `Modello;Misura;Prezzo l'una €;Pezzi
Alba Estiva;205/55 R16;66,00;16
Alba Estiva;225/45 R17;91,00;4
Alba Neve;205/55 R16;84,00;esaurito`,
    'contatti.txt': `CONTATTI
Telefono 0376 555 120.

SERVE L'APPUNTAMENTO?
Per la convergenza sì. Per una foratura no.`,
  },
  clinic: {
    'tariffe.csv': `Prestazione;Cane;Gatto
Visita;45,00;40,00
Microchip e iscrizione;40,00;30,00`,
    'piani.csv': `Piano;Prezzo all'anno;Che cosa comprende
Cucciolo;180,00;vaccini del primo anno, microchip, due visite
Adulto;140,00;richiami, una visita, esame delle feci`,
  },
  rental: {
    'orari.csv': `Periodo;Orario;Giorni di chiusura
20 marzo – 31 maggio;9:00–18:30;martedì
1 giugno – 15 settembre;8:30–20:00;nessuno`,
    'eccezioni.txt': `Eccezioni: martedì 30 marzo siamo aperti. Il 15 agosto chiudiamo alle 14:00.`,
  },
  gallery: {
    'orari.csv': `Mesi;Giorni;Ore
Aprile–ottobre;da mercoledì a domenica;10:00–13:00 e 15:00–19:00
Novembre–marzo;venerdì, sabato e domenica;10:00–12:30 e 14:30–17:30`,
  },
  groomer: {
    'messaggi.txt': `ORARI: martedì-venerdì 9.00-13.00, sabato orario continuato 8.30-17.00. domenica e lunedì chiuso!!

CHI SIAMO: Debora (titolare) e Yuri che fa i gatti

PAGAMENTI contanti bancomat satispay. carte di credito purtroppo no

BUONI REGALO sì da 20, 35 e 50 euro, durano un anno`,
  },
  stables: {
    'cavalli.csv': `Nome;Razza;Anni;Altezza cm;Adatto a
Ottone;Haflinger;16;148;principianti
Saetta;Sella italiano;9;166;esperti`,
    'chi-siamo.txt': `In scuderia vivono 22 cavalli, otto dei quali sono della scuola.`,
  },
  nursery: {
    'rette.csv': `Retta mensile (da settembre a giugno);;
Frequenza;Lattanti;Semidivezzi
Mattina;420,00 €;400,00 €
Tre giorni alla settimana;430,00 €;410,00 €`,
    'sezioni.csv': `Sezione;Gruppo;Posti;Educatrici
Semini;Lattanti;10;2
Germogli;Semidivezzi;16;3`,
    'calendario.txt': `NIDO BRUCO VERDE
Segreteria: lunedì, mercoledì e venerdì 9:00-12:00.

GIORNI DI CHIUSURA 2026/2027
- 7 e 8 dicembre 2026 (ponte dell'Immacolata)
- dal 25 al 30 marzo 2027 (Pasqua)

TUNNEL
domenica 9:00-13:00
Dal lunedì al giovedì prima delle 12:00 il programma 4 si paga come il 3.`,
  },
  lessons: {
    'quote.csv': `Corso;Individuale 30';Individuale 60';In coppia 60'
Pianoforte;68 €;118 €;74 €
Batteria;70 €;124 €;80 €`,
  },
  school: {
    'corsi.csv': `Corso;Durata;Mensile €;Età
Pianoforte;45 minuti;92,00;dai 6 anni
Violoncello;45 minuti;98,00;dagli 8 anni`,
    'noleggio.txt': `Il noleggio dura almeno tre mesi. L'iscrizione costa 40 euro.`,
  },
};

const retrieverOf = async (files: Record<string, string>): Promise<IndexRetriever> => {
  const passages: Passage[] = [];
  for (const [name, text] of Object.entries(files)) {
    const read = await readDocument({ name, bytes: Buffer.from(text) });
    if (!read.ok) throw new Error(read.failure);
    for (const [at, passage] of read.passages.entries())
      passages.push({ ...passage, id: `${name}#${at}`, sourceId: name, sourceTitle: name });
  }
  return new IndexRetriever(await PassageIndex.build(passages, models), models);
};

const retrievers = new Map<string, Promise<IndexRetriever>>();
const answerOf = async (trade: string, ...turns: string[]): Promise<string> => {
  const files = FILES[trade] ?? {};
  const retriever = retrievers.get(trade) ?? retrieverOf(files);
  retrievers.set(trade, retriever);
  const engine = new EmbeddedEngine({ now: () => Date.parse('2026-11-23T10:00:00Z') });
  const history: HistoryMessage[] = [];
  let text = '';
  for (const turn of turns) {
    const question = aQuestion(turn, { bot: aBot({ name: 'Prova' }), history: [...history] });
    ({ text } = await collect(engine.answer(question, await retriever)));
    history.push({ role: 'user', text: turn }, { role: 'bot', text });
  }
  return text;
};

describe('the thing itself is told, not its neighbour', () => {
  test.each([
    ['campsite', 'quanto costa il bungalow a settembre?', 'bassa (apr-mag, set): 60,00 €'],
    ['campsite', 'quanto costa una piazzola tenda a luglio?', '20,00 €'],
    ['campsite', 'siete aperti a ottobre?', 'No. Apertura'],
    ['campsite', 'a che ora devo lasciare il bungalow?', 'entro le 10'],
    ['bakery', 'siete aperti il 10 agosto?', 'No. Chiusure: dal 5 al 20 agosto.'],
    ['bakery', 'siete aperti ad agosto?', 'Chiusure: dal 5 al 20 agosto.'],
    ['cycles', 'quanto costa una e-bike trekking per mezza giornata?', '25,00 €'],
    ['cycles', 'siete aperti mercoledì?', 'pomeriggio 15:00-19:00'],
    ['cycles', 'siete aperti mercoledì?', 'mattina 9:00-12:00'],
    ['cycles', 'quanto costa il corso di guida e siete aperti il lunedì?', '15:00-19:00'],
    ['garage', '4 gomme alba estiva 205/55 r16 quanto spendo?', '264,00 €'],
    ['garage', 'come prenoto la convergenza?', '0376 555 120'],
    ['clinic', 'how much for a microchip for my dog', 'Microchip'],
    ['rental', 'a che ora aprite il 20 luglio?', '8:30–20:00'],
    ['rental', 'ad aprile il martedì siete aperti?', 'martedì chiuso'],
    ['rental', 'siete aperti il 15 agosto?', 'Sì. Il 15 agosto chiudiamo alle 14:00.'],
    ['gallery', 'mercoledì 10 febbraio siete aperti?', 'No. Novembre–marzo, venerdì, sabato e domenica'],
    ['gallery', 'mercoledì 12 maggio siete aperti?', 'Sì. Aprile–ottobre, da mercoledì a domenica'],
    ['groomer', 'lunedì siete aperti?', 'No. Domenica e lunedì chiuso'],
    ['nursery', 'il 7 dicembre siete aperti?', 'No. Giorni di chiusura 2026/2027: 7 e 8 dicembre 2026'],
    ['nursery', 'a marzo il 26 siete aperti?', 'No. Giorni di chiusura'],
    ['lessons', "quanto costa un'ora individuale di pianoforte?", '118 €'],
    ['school', 'at what age can my daughter start cello?', 'dagli 8 anni'],
  ])('%s: %s', async (trade, question, expected) => {
    expect(await answerOf(trade, question)).toContain(expected);
  });

  test.each([
    ['stables', 'quanto costa comprare Ottone?', '16 €'],
    ['stables', 'qual è il cavallo più alto della scuola?', '22 cavalli'],
    ['nursery', 'quanti posti liberi ci sono adesso nei Semini?', '10'],
    ['nursery', 'se viene solo 3 giorni a settimana e ha 18 mesi quanto pago', 'In tutto'],
    ['nursery', 'per i lattanti costa meno la mattina o i tre giorni?', 'lattanti: 430,00 €.'],
  ])('%s: %s is not answered by a neighbouring figure', async (trade, question, unexpected) => {
    expect(await answerOf(trade, question)).not.toContain(unexpected);
  });

  test('of a message that asks twice both halves are answered, without the lines between', async () => {
    const text = await answerOf('groomer', 'accettate la carta di credito? e fate i buoni regalo?');
    expect(text).toContain('carte di credito purtroppo no');
    expect(text).toContain('BUONI REGALO sì');
    expect(text).not.toContain('Debora');
  });

  test('a stretch of time takes the place of one in another unit', async () =>
    expect(
      await answerOf('lessons', 'quanto costa il pianoforte individuale da 30 minuti?', "e da un'ora?"),
    ).toContain('118 €'));

  test('a column that is named now takes the place of the one before', async () => {
    const text = await answerOf(
      'garage',
      "quanto costa la convergenza per un'auto da 15 pollici?",
      'e per un furgone?',
    );
    expect(text).toContain('60,00 €');
  });

  test('two months of a monthly price are counted twice', async () => {
    const text = await answerOf('school', "due mesi di pianoforte più l'iscrizione, quanto spendo in tutto?");
    expect(text).toContain('224,00 €');
  });

  test('contradicting documents are both told, each by its name', async () => {
    const text = await answerOf('cycles', 'quanto è la caparra per prenotare?');
    expect(text).toMatch(/20 euro.*info\.txt|info\.txt.*20 euro/);
    expect(text).toMatch(/30 euro.*condizioni\.txt/);
  });

  test.each([
    ['campsite', "c'è il wifi nelle piazzole?", 'cani'],
    ['campsite', '2 adulti e una piazzola tenda per 3 notti a luglio quanto spendiamo in tutto?', '60,00 €'],
    ['bakery', 'cosa posso mangiare se sono allergico alle uova?', 'meringhe'],
    ['bakery', 'siete aperti mercoledì pomeriggio?', 'Sì'],
    ['bakery', 'i biscotti contengono frutta secca?', 'I cannot'],
    ['clinic', 'how much for a microchip for my dog', '180'],
  ])('%s: "%s" is not answered with "%s"', async (trade, question, forbidden) => {
    expect(await answerOf(trade, question)).not.toContain(forbidden);
  });
});

describe('a catalogue of ten thousand rows', () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, at) => `A${String(at).padStart(5, '0')};Vite tipo ${at};${at % 97},50`,
  );
  FILES.catalogue = { 'catalogo.csv': ['Codice;Articolo;Prezzo €', ...rows].join('\n') };

  test('finds the row that is named', async () => {
    expect(await answerOf('catalogue', 'quanto costa A04567?')).toContain('Vite tipo 4567');
  });

  test('says nothing of the dearest of all where only some rows were looked at', async () => {
    expect(await answerOf('catalogue', "qual è l'articolo più caro?")).not.toContain('più alto');
  });
});
