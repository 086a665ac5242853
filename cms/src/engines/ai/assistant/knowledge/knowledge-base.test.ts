import { expect, test } from 'vitest';
import type { KnowledgeEntry } from './entry';
import type { Trade } from '../playbooks/trade';
import { KnowledgeBase } from './knowledge-base';
import { timings } from '../../../../settings/timings';

const entry = (answer: string): KnowledgeEntry => ({
  id: 'opening-hours',
  topic: 'customers',
  leadsTo: [],
  step: null,
  it: { asks: ['Che orari conviene fare?'], answer },
  en: { asks: ['Which hours are best?'], answer },
});

const ANY_TRADE: Trade = {
  id: 'any',
  kind: 'any',
  ways: [],
  except: [],
  shop: 'la tua attività',
  clients: 'i clienti',
  sells: 'ciò che vendi',
  economics: 'guarda i costi',
  season: 'mesi pieni e vuoti',
  partners: 'i vicini',
  business: 'le aziende',
  comeback: 'un promemoria',
  quiet: 'una proposta',
  extra: 'un pacchetto',
  edge: 'fare su misura',
  waste: 'ordina meno',
  rules: 'i requisiti',
};

/** A source whose content a test changes, and whose readings it counts. */
const sourceOf = (answer: string) => {
  const source = {
    answer,
    trades: [ANY_TRADE],
    readings: 0,
    failure: null as Error | null,
    async load() {
      source.readings += 1;
      if (source.failure) throw source.failure;
      return { entries: [entry(source.answer)], trades: source.trades, playbooks: [] };
    },
  };
  return source;
};
const answerOf = async (base: KnowledgeBase) => (await base.current()).entry('opening-hours')?.it.answer;

test('what was changed is known after a refresh, and the finder finds the new words', async () => {
  const source = sourceOf('La mattina.');
  const base = new KnowledgeBase(source);
  await (await base.current()).finder('it');
  source.answer = 'Il pomeriggio, con la terrazza.';
  expect(await answerOf(base)).toBe('La mattina.');
  await base.refresh();
  expect(await answerOf(base)).toBe('Il pomeriggio, con la terrazza.');
  const [found] = (await (await base.current()).finder('it')).search('che orari con la terrazza', [], null);
  expect(found?.entry.it.answer).toContain('terrazza');
});

test('what did not change keeps its index', async () => {
  const base = new KnowledgeBase(sourceOf('La mattina.'));
  const before = await base.current();
  await base.refresh();
  expect(await base.current()).toBe(before);
});

test('changes that come while it is read are read too', async () => {
  const source = sourceOf('Prima.');
  const base = new KnowledgeBase(source);
  await base.current();
  source.answer = 'Seconda.';
  const first = base.refresh();
  source.answer = 'Terza.';
  await Promise.all([first, base.refresh()]);
  expect(await answerOf(base)).toBe('Terza.');
});

test('what nobody has asked for is not read', async () => {
  const source = sourceOf('La mattina.');
  await new KnowledgeBase(source).refresh();
  expect(source.readings).toBe(0);
});

test('an old reading is repeated beside a message, and a failure leaves what is known', async () => {
  let now = 0;
  const warnings: string[] = [];
  const source = sourceOf('Prima.');
  const base = new KnowledgeBase(source, { now: () => now, warn: (message) => warnings.push(message) });
  await base.current();
  now += timings().models.knowledgeTrustedMs + 1;
  source.failure = new Error('no database');
  expect(await answerOf(base)).toBe('Prima.');
  await new Promise((resolve) => setImmediate(resolve));
  expect([await answerOf(base), warnings.length]).toEqual(['Prima.', 1]);
});

test('a first reading that failed is tried again', async () => {
  const source = sourceOf('Prima.');
  source.failure = new Error('no database');
  const base = new KnowledgeBase(source);
  await expect(base.current()).rejects.toThrow('no database');
  source.failure = null;
  expect(await answerOf(base)).toBe('Prima.');
});

test('a trade that was changed is known after a refresh, and what did not change keeps its index', async () => {
  const source = sourceOf('La mattina.');
  const base = new KnowledgeBase(source);
  const before = await base.current();
  const finder = await before.finder('it');
  source.trades = [
    ANY_TRADE,
    { ...ANY_TRADE, id: 'bakery', kind: 'trade', ways: ['panific*'], economics: 'margine lordo 64%' },
  ];
  await base.refresh();
  const next = await base.current();
  expect(before.trades.find('ho un panificio')).toBeNull();
  expect(next.trades.find('ho un panificio')?.economics).toBe('margine lordo 64%');
  expect(await next.finder('it')).toBe(finder);
});
