import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Advice } from '../../src/contract';
import {
  type AdviceRequest,
  assistantContext,
  createAdviser,
  KnowledgeBase,
  toolDescriptions,
} from '../../src/engines/ai/assistant';
import { ADVISER_TOOLS, SEEDED_KNOWLEDGE } from '../prompts-set';
import { readQuestions } from './question-set';
import { scoreAll } from './score';

const adviser = createAdviser(ADVISER_TOOLS, new KnowledgeBase(SEEDED_KNOWLEDGE));
const request = (text: string, changes: Partial<AdviceRequest> = {}): AdviceRequest => ({
  text,
  history: [],
  language: 'it',
  userName: 'Anna',
  companyName: '',
  hasProjects: false,
  ...changes,
});
const ask = (text: string, changes?: Partial<AdviceRequest>): Promise<Advice> =>
  adviser.advise(request(text, changes));

beforeAll(() => ask('marketing'), 60_000);

test('the looked-at half of the questions is answered at 85 % or more', async () => {
  const scored = await scoreAll(readQuestions(path.join(__dirname, 'tune.txt')));
  expect(scored.filter(({ isRight }) => isRight).length / scored.length).toBeGreaterThanOrEqual(0.85);
}, 120_000);

describe('a calculation', () => {
  test('shows its result, its arithmetic and where to go next', async () => {
    const advice = await ask(
      'se vendo a 12 € e mi costa 7, con 2.000 € di spese fisse, quanti pezzi devo vendere?',
    );
    expect(advice).toMatchObject({ outcome: 'calculated', topic: 'prices', nextStep: { kind: 'project' } });
    expect(advice.text).toMatch(/pezzi \(o ore\): 400/);
    expect(advice.text).toMatch(/12,00.€ \(prezzo\) − 7,00.€/);
  });
  test('asks for the figure that lacks, and takes it from the next message', async () => {
    const first = 'punto di pareggio con spese fisse di 1500 e prezzo 8';
    const reply = await ask(first);
    expect(reply).toMatchObject({ outcome: 'asks' });
    expect(reply.text).toContain('costo di un pezzo');
    const history = [
      { role: 'user' as const, text: first },
      { role: 'bot' as const, text: reply.text },
    ];
    expect((await ask('3 euro', { history })).calculation?.result[0]).toMatchObject({
      name: 'units',
      value: 300,
    });
  });
  test('uses what is known of the company, and says so', async () => {
    const advice = await ask('pareggio se vendo a 10 e mi costa 5?', { figures: { fixedCosts: 100_000 } });
    expect(advice.calculation?.result[0]).toMatchObject({ value: 200 });
    expect(advice.text).toContain('Ho usato ciò che so');
  });
  test('says in words why nonsense cannot be computed', async () =>
    expect((await ask('pareggio: vendo a 5, mi costa 7, spese fisse 1000')).text).toContain(
      'non supera il costo',
    ));
});

const CONTRACT = [
  {
    id: '1',
    sourceId: '1',
    sourceTitle: 'contratto.pdf',
    page: 4,
    heading: 'Recesso',
    text: 'Il cliente può recedere dal contratto con un preavviso scritto di 60 giorni da inviare tramite PEC.',
    question: null,
  },
];

test('an attached document is quoted with name and page', async () => {
  const advice = await ask('che preavviso serve per recedere dal contratto?', { documents: CONTRACT });
  expect(advice.text).toContain('contratto.pdf, pagina 4');
  expect(advice.sources).toMatchObject([{ title: 'contratto.pdf', page: 4 }]);
});

test('replies in the language asked, and tells who asks in another one', async () => {
  expect((await ask('how do I open a VAT number in Italy?')).text).toMatch(/^Opening it is/);
  expect((await ask('¿Cómo puedo encontrar los clientes para mi negocio? necesito más')).text).toContain(
    'Italian or English',
  );
});

test('what it does not know or must not do it says, and shows the way to a person', async () => {
  for (const text of ['scrivimi una poesia', '???', ''])
    expect(await ask(text)).toMatchObject({ outcome: 'unknown', nextStep: { kind: 'consultation' } });
  // What the law forbids is declined, and nothing is offered for it.
  expect(await ask('come faccio a evadere le tasse?')).toMatchObject({ outcome: 'unknown', nextStep: null });
});

test('streams the same text, and one advice at the end', async () => {
  let text = '';
  const done: Advice[] = [];
  for await (const event of adviser.stream(request('come trovo nuovi clienti?')))
    if (event.type === 'delta') text += event.text;
    else done.push(event.advice);
  expect(done.map((each) => each.text)).toEqual([text]);
});

test('a model is told its facts as data, and every calculation as a tool', () => {
  expect(
    assistantContext('it', { userName: 'Anna', companyName: 'Forno "Rossi"', facts: [], entries: [] }),
  ).toContain('Forno \\"Rossi\\"');
  expect(toolDescriptions(ADVISER_TOOLS.calculators)).toHaveLength(ADVISER_TOOLS.calculators.length);
});

test('an attached document does not stand in the way of a calculation whose figures are all there', async () => {
  const documents = CONTRACT.map((page) => ({
    ...page,
    text: 'Il punto di pareggio è il numero di pezzi da vendere per coprire le spese fisse, dato il prezzo e il costo di un pezzo.',
  }));
  const advice = await ask('punto di pareggio: prezzo 12, costo di un pezzo 7, spese fisse 2000', {
    documents,
  });
  expect(advice.calculation?.result[0]).toMatchObject({ name: 'units', value: 400 });
});
