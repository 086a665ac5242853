import { beforeAll, describe, expect, test } from 'vitest';
import { askSeededAdviser } from './testing/ask-seeded-adviser';

const ask = (text: string, earlier: readonly string[] = []) =>
  askSeededAdviser(text, { history: earlier.map((turn) => ({ role: 'user', text: turn })) });

beforeAll(() => ask('marketing'), 60_000);

describe('an entry that is asked for word for word', () => {
  test.each([
    ['Come rispondo ai commenti negativi sui social?', 'social-comments'],
    ['Come faccio togliere una recensione falsa?', 'reviews-fake'],
    ['Il cliente dice che è troppo caro: cosa rispondo?', 'customers-objections'],
    ['come calcolo il costo orario del mio lavoro', 'hourly-rate'],
    ['Quando è il momento di assumere?', 'staff-when'],
  ])('answers «%s»', async (question, entry) => expect((await ask(question)).entryIds).toContain(entry));
});

test.each([['le cose non vanno, aiuto'], ['buonasera, mi ha dato il link mia figlia. che devo fare qui?']])(
  'who wants help and does not say with what is asked: %s',
  async (text) => {
    const advice = await ask(text);
    expect(advice.outcome).toBe('asks');
    expect(advice.suggestions).toHaveLength(3);
  },
);

test('who states a case of a business gets a plan, whatever figures stand in it', async () => {
  const { outcome, entryIds } = await ask(
    'caseificio, la gdo mi strozza: 6 euro al kg per un pecorino che mi costa 5 e 20',
  );
  expect(outcome).toBe('answered');
  expect(entryIds[0]).toMatch(/^playbook-/);
});

test('leave to do something is asked for in the sentence that asks', async () => {
  const { text } = await ask('che tempo fa domani a Viareggio? devo aprire il dehors');
  expect(text).toContain('non mi occupo');
});

test('«ai» is a preposition, no machine', async () =>
  expect(
    (await ask('vendo lavatrici ai privati, per quanto tempo rispondo se una è difettosa?')).entryIds,
  ).toEqual(['law-guarantee']));

test('a short further question on a rule is answered by that rule', async () =>
  expect(
    (await ask('ho una commessa, cambia qualcosa?', ['voglio mettere una telecamera in negozio, posso?']))
      .entryIds,
  ).toEqual(['law-cameras']));

test('a figure that is unclear is asked with two meanings, and the chosen one completes the sum', async () => {
  const question = 'compro a 40 euro e vendo a 90, e poi c’è il 12%: che margine ho?';
  const { suggestions } = await ask(question);
  expect(suggestions).toEqual(['12% è il margine', '12% di sconto']);
  expect((await ask(suggestions[1] ?? '', [question])).outcome).toBe('calculated');
});

test('what hides something from the authorities is refused, whatever rule its words touch', async () => {
  const { text, nextStep } = await ask('posso fare meno scontrini senza che la finanza se ne accorga?');
  expect(text).toContain('contro la legge');
  expect(nextStep).toBeNull();
});

test('fewer receipts than before are fewer sales, and no question of what to issue', async () => {
  const { text } = await ask('meno scontrini di prima, perché?');
  expect(text).not.toMatch(/documento commerciale|registratore/);
  expect(text).toMatch(/client/);
});
