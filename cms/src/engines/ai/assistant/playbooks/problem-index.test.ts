import { describe, expect, test } from 'vitest';
import { foldText } from '../fold';
import { seededKnowledge } from '../../../../seeds/knowledge/seeded-knowledge';
import { ProblemIndex } from './problem-index';
import { TradeIndex } from './trade-index';

const { trades, playbooks } = await seededKnowledge('2026-06-15').load();
const problems = new ProblemIndex(playbooks, new TradeIndex(trades));

describe('what a message means as a whole', () => {
  test.each([
    ['le colleghe di reparto si fanno i dispetti e i pazienti lo notano', 'staff-conflict'],
    ['ho un sacco di soldi fuori, aspetto mesi e i bonifici vengono rimandati', 'late-cash'],
    ['la ragazza al telefono ripete le stesse informazioni tutto il giorno', 'repeated-questions'],
    ['a fine stagione mi rimane merce invenduta negli scaffali', 'stock'],
    ['il mio miglior pizzaiolo dice che un altro locale gli offre 300 euro in più', 'staff'],
    ['un concorrente vuole portarmi via la parrucchiera più brava', 'staff'],
    ['prendono appuntamento e poi mi danno buca senza avvisare', 'no-show'],
  ])('%s: %s', (message, problem) => expect(problems.find(foldText(message))?.id).toBe(problem));

  test.each([
    'mi chiedono il render della cucina, ci perdo due giorni, e poi la fanno fare al cugino',
    'faccio giardini: vogliono il progetto e le misure e poi comprano le piante da soli',
    'wedding planner, mi fanno preparare le idee e il programma e poi organizzano da soli',
    'mi fanno fare l’itinerario, due ore di lavoro, e poi prenotano tutto da soli su internet',
    'vengono per un consiglio sui lavori, sto un’ora a spiegare e poi li fanno fare a un altro',
  ])('work for nothing that somebody else is paid for: %s', (message) =>
    expect(problems.find(foldText(message))?.id).toBe('free-advice'),
  );

  test.each([
    ['su booking ho 7,4 e gli ospiti si lagnano del rumore', 'bad-reviews'],
    ['gente che prova le scarpe per un’ora e poi le ordina online', 'online-comparison'],
    ['scuola di nuoto, le famiglie si iscrivono dalla concorrenza più economica', 'undercut'],
    ['sono un sarto e lavoro solo per un negozio che adesso vuole lo sconto', 'big-customer'],
    ['ho un bar, vengono con i coupon e poi spariscono', 'no-return'],
    ['vendo candele sul mio sito, 800 visite al mese e 3 ordini', 'online-sales'],
    ['lavoro 14 ore e poi faccio anche i preventivi la notte da solo', 'overload'],
  ])('%s: %s', (message, problem) => expect(problems.find(foldText(message))?.id).toBe(problem));

  test('the likelihoods of all problems are those of one choice', () => {
    const likely = problems.meanings('i clienti non tornano più e ho le bollette alte');
    expect(likely.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1);
  });

  test('words of no problem tell of none', () =>
    expect(problems.meanings('tramonti rossastri illuminano montagne innevate')).toEqual([]));

  test('a word that names a problem in so many words stays with it', () =>
    expect(problems.find('i dipendenti litigano e non trovo il tempo per niente')?.id).toBe(
      'staff-conflict',
    ));
});
