import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededKnowledge } from '../../../seeds/knowledge/seeded-knowledge';
import { type FaultServer, saying, startFaultServer } from '../testing/fault-server.suite';
import { createAssistant } from './create-assistant';
import type { AssistantEvent } from './port';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

const assistant = () =>
  createAssistant(
    {
      model: () => ({
        provider: 'openai-compatible',
        baseUrl: `${server.url}/v1`,
        apiKey: '',
        model: 'm',
      }),
      webhookUrl: '',
    },
    {
      tools: {
        calculators: [],
        figuresIn: () => [],
        lateInterest: { rate: 1015, half: '', lumpSum: 4_000 },
        withParameters: (text: string) => text,
        calculationOf: () => null,
      },
      knowledge: { load: async () => ({ ...(await seededKnowledge('2026-06-15').load()), entries: [] }) },
      log: { warn: () => undefined },
      now: () => Date.now(),
    },
  );
const ask = async (text: string) => {
  const events = assistant().ask({
    text,
    history: [],
    language: 'it',
    userName: 'Anna',
    companyName: '',
    hasProjects: false,
    attached: [],
    session: { id: 's', userId: 'u', vatNumber: '' },
    signal: new AbortController().signal,
  });
  let done: Extract<AssistantEvent, { type: 'done' }> | null = null;
  for await (const event of events) if (event.type === 'done') done = event;
  return { text: done?.advice.text ?? '', engine: done?.engine, nextStep: done?.advice.nextStep };
};

describe('figures of the model’s own are marked in the language of whoever asks', () => {
  test.each([
    ['Quanto devo mettere da parte per le tasse?', '(stima)', 'Le cifre segnate «stima»'],
    ['How much should I put aside for taxes?', '(estimate)', 'Figures marked “estimate”'],
    [
      'Wie viel muss ich für die Steuern zurücklegen und wie mache ich das?',
      '(Schätzung)',
      'Mit „Schätzung“',
    ],
    [
      'Combien dois-je mettre de côté pour les impôts avec mon salon ?',
      '(estimation)',
      'Les chiffres marqués',
    ],
    ['¿Cuánto tengo que ahorrar para los impuestos por el salón?', '(estimación)', 'Las cifras marcadas'],
    [
      'Quanto eu preciso guardar para os impostos do meu salão, não sei fazer',
      '(estimativa)',
      'Os números marcados',
    ],
    ['Сколько мне нужно откладывать на налоги каждый месяц?', '(≈)', '(≈): estimate · stima'],
    ['税金のために毎月いくら貯めればいいですか', '(≈)', '(≈): estimate · stima'],
    ['Ile muszę odkładać każdego miesiąca żeby zapłacić podatki', '(≈)', '(≈): estimate · stima'],
  ])('%s', async (question, label, note) => {
    server.answer(saying('1.500 € x 12. '));
    const { text, engine } = await ask(question);
    expect(engine).toBe('model');
    expect(text).toContain(`1.500 € ${label}`);
    expect(text).toContain(note);
  });
});

describe('whoever is in despair', () => {
  test.each([
    'sono tre notti che penso di ammazzarmi, la banca si è presa tutto',
    'The bank took everything and I want to kill myself',
  ])('%s: gets words that people chose, and no model and no offer', async (words) => {
    const before = server.received.length;
    const { text, engine, nextStep } = await ask(words);
    expect(text).toContain('112');
    expect([engine, nextStep]).toEqual(['embedded', null]);
    expect(server.received.length).toBe(before);
  });
});
