import { describe, expect, test, vi } from 'vitest';
import { PASSAGES, conversation } from '../testing/business.suite';
import type { Passage } from '../port';
import { IndexCache } from './index-cache';
import { IndexRetriever } from './index-retriever';
import models from './models.json';
import { PassageIndex } from './passage-index';
import { buildVocabulary, editDistance, Vocabulary } from './vocabulary';

const retriever = async (passages: Passage[] = PASSAGES) =>
  new IndexRetriever(await PassageIndex.build(passages, models), models);
const top = async (question: string, history = conversation()) =>
  (await retriever()).search(question, history, 5).hits[0]?.passage;

describe('finding a passage', () => {
  test.each([
    ['Che orari fate?', 'Orari di apertura'],
    ['a che ora aprite la mattina', 'Orari di apertura'],
    ['dove siete?', 'Dove siamo'],
    ['posso disdire un appuntamento?', 'Prenotazioni e disdette'],
    ['quanto costa la spedizzione', 'Spedizioni e resi'],
    ['posso spedire indietro un prodotto?', 'Spedizioni e resi'],
    ['accettate satispay', 'Pagamenti'],
    ['What are your opening hours?', 'Orari di apertura'],
    ['how much is shipping?', 'Spedizioni e resi'],
  ])('%s', async (question, heading) => expect((await top(question))?.heading).toBe(heading));
  test('a row of a price list is found by its name, not by the word price', async () => {
    expect((await top('prezzo della cheratina'))?.text).toContain('120 €');
  });
  test('a follow-up leans on the question before it', async () => {
    expect(
      (await top('e per la donna?', conversation('Quanto costa il taglio uomo?', '22 €')))?.text,
    ).toContain('38 €');
  });
  test('a question that only looks like a follow-up stands on its own', async () => {
    expect((await top('parcheggio?', conversation('Quanto costa il taglio uomo?', '22 €')))?.heading).toBe(
      'Dove siamo',
    );
    expect((await top('dove siete?', conversation('Quanto costa il taglio uomo?', '22 €')))?.heading).toBe(
      'Dove siamo',
    );
  });
  test('confidence tells the owner’s matters from the rest of the world', async () => {
    const { search } = { search: (await retriever()).search.bind(await retriever()) };
    const of = (question: string) => search(question, [], 5).confidence;
    const own = [
      'Che orari fate?',
      'quanto costa la piega',
      'posso pagare con il bancomat?',
      'siete aperti la domenica?',
    ].map(of);
    const foreign = [
      'Chi ha vinto il mondiale del 2006?',
      'Qual è la capitale della Francia?',
      'vendete automobili usate?',
      'scrivimi una poesia',
    ].map(of);
    expect(Math.min(...own)).toBeGreaterThan(0.5);
    expect(Math.max(...foreign)).toBeLessThan(0.2);
  });
});

describe('curated pairs', () => {
  test.each([
    ['Fate buoni regalo?', 'p9'],
    ['fate i BUONI REGALO', 'p9'],
    ['posso portare il mio cane', 'p10'],
    ['orari', undefined],
    ['quanto costa il taglio', undefined],
  ])('%s', async (question, id) => expect((await retriever()).search(question, [], 5).curated?.id).toBe(id));
});

describe('quotes', () => {
  test.each([60, 120, 300, 500])('hold to %i characters, word for word', async (budget) => {
    for (const question of ['resi e rimborsi', 'quanto tempo per la spedizione?', 'orari', 'disdire']) {
      const quotes = (await retriever()).search(question, [], 5).quotes(budget);
      expect(quotes.length).toBeGreaterThan(0);
      expect(quotes.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(budget);
      for (const { passage, text } of quotes)
        for (const piece of text.split(' […] ')) {
          const bare = piece.replace(/^…|…$/g, '');
          expect(passage.text).toContain(bare);
          // Never inside a word.
          const at = passage.text.indexOf(bare);
          expect(`${passage.text[at - 1] ?? ' '}${passage.text[at + bare.length] ?? ' '}`).toMatch(
            /^[^\p{L}]*$/u,
          );
        }
    }
  });
  test('leave out what does not answer, even when there is room', async () => {
    const quotes = (await retriever()).search('quanto costa il taglio uomo?', [], 5).quotes(500);
    expect(quotes.map(({ text }) => text)).toEqual([
      'servizio: Taglio uomo; prezzo: 22 €; durata: 30 minuti',
    ]);
  });
});

test('a title within a passage is quoted on its own line with what it stands above, never alone', async () => {
  const text =
    'Colazione\nLa colazione è servita dalle 8:00 alle 10:00 nella veranda.\nAnimali\nI cani di piccola taglia sono benvenuti.';
  const found = (await retriever([{ ...PASSAGES[0]!, heading: '', text }])).search(
    'a che ora è la colazione?',
    [],
    5,
  );
  for (const budget of [70, 80, 90, 500]) {
    const quoted = found.quotes(budget)[0]?.text ?? '';
    expect(quoted).toContain('8:00');
    expect(quoted).not.toMatch(/Animali$|Colazione La/);
  }
});

describe('hostile questions', () => {
  test.each([
    ['nothing', ''],
    ['NUL and controls', '\u0000\u0001\u0002'],
    ['only emoji', '🙂'.repeat(200)],
    ['10 kB of words', 'orari di apertura '.repeat(600)],
    ['10 kB without a space', 'a'.repeat(10_000)],
    ['a pattern bomb', `${'a'.repeat(5000)}!`],
    ['brackets 5,000 deep', '['.repeat(5000)],
    ['prototype names', '__proto__ constructor toString hasOwnProperty'],
  ])('%s is answered quickly', async (_, question) => {
    const found = await retriever();
    const start = performance.now();
    const { confidence } = found.search(question, conversation(question, 'x'), 5);
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(performance.now() - start).toBeLessThan(500);
  });
  test('an empty bot finds nothing and is sure of nothing', async () => {
    expect((await retriever([])).search('orari', [], 5)).toMatchObject({
      hits: [],
      confidence: 0,
      curated: null,
    });
  });
});

test('building a large index lets other work through', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({
    ...PASSAGES[index % PASSAGES.length]!,
    id: `m${index}`,
    text: `${PASSAGES[index % PASSAGES.length]!.text} Articolo numero ${index} del catalogo generale.`.repeat(
      3,
    ),
  }));
  // Of the processor, and not of the clock: while others have it this work keeps nobody waiting.
  let longest = 0;
  let last = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.cpuUsage();
  }, 1);
  await PassageIndex.build(many, models);
  clearInterval(timer);
  expect(longest).toBeLessThan(150);
});

describe('the cache of indexes', () => {
  const quiet = { models, materialVersion: () => Promise.resolve('1'), now: () => 0 };
  const load = () =>
    vi.fn((botId: string) =>
      Promise.resolve(PASSAGES.map((passage) => ({ ...passage, id: `${botId}-${passage.id}` }))),
    );
  test('builds once for visitors who come together, and again after a change', async () => {
    const loadPassages = load();
    const cache = new IndexCache({ ...quiet, loadPassages });
    await Promise.all([cache.get('a'), cache.get('a'), cache.get('a')]);
    expect(loadPassages).toHaveBeenCalledTimes(1);
    cache.invalidate('a');
    await cache.get('a');
    expect(loadPassages).toHaveBeenCalledTimes(2);
  });
  test('forgets the bot that was asked longest ago', async () => {
    const loadPassages = load();
    const cache = new IndexCache({ ...quiet, loadPassages, maxPassages: PASSAGES.length * 2 });
    for (const bot of ['a', 'b', 'a', 'c']) await cache.get(bot);
    await cache.get('a');
    expect(loadPassages).toHaveBeenCalledTimes(3);
    await cache.get('b');
    expect(loadPassages).toHaveBeenCalledTimes(4);
  });
  test('keeps no failure', async () => {
    const loadPassages = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(PASSAGES);
    const cache = new IndexCache({ ...quiet, loadPassages });
    await expect(cache.get('a')).rejects.toThrow('away');
    expect((await cache.get('a')).search('orari', [], 1).hits).toHaveLength(1);
  });
  test('keeps what it knows while the database is away', async () => {
    let now = 0;
    const materialVersion = vi.fn().mockResolvedValueOnce('1').mockRejectedValue(new Error('away'));
    const cache = new IndexCache({ models, loadPassages: load(), materialVersion, now: () => now });
    const before = await cache.get('a');
    now = 5_000;
    expect(await cache.get('a')).toBe(before);
    expect(materialVersion).toHaveBeenCalledTimes(2);
  });
  test('two bots with the same files never see each other’s passages', async () => {
    const cache = new IndexCache({ ...quiet, loadPassages: load() });
    const [a, b] = await Promise.all([cache.get('a'), cache.get('b')]);
    for (const { text } of PASSAGES)
      for (const [bot, found] of [
        ['a', a],
        ['b', b],
      ] as const)
        expect(
          found
            .search(text.slice(0, 60), [], 20)
            .hits.every(({ passage }) => passage.id.startsWith(`${bot}-`)),
        ).toBe(true);
  });
});

describe('spelling', () => {
  test.each([
    ['casa', 'casa', 0],
    ['casa', 'cosa', 1],
    ['casa', 'csaa', 1],
    ['spedizione', 'spedizzione', 1],
    ['casa', 'treno', 3],
  ])('%s and %s are %i apart', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(distance));
  test('the nearest word is the one meant, and short or numeric words are left alone', () => {
    const words = new Vocabulary(
      buildVocabulary(
        new Map([
          ['spedizione', 3],
          ['garanzia', 1],
          ['orari', 9],
          ['2024', 2],
        ]),
      ),
    );
    expect([words.has('garanzia'), words.has('garanzie'), words.has('2024')]).toEqual([true, false, false]);
    expect(words.nearest('spedizzione')).toEqual({ word: 'spedizione', distance: 1 });
    expect(words.nearest('oraro')?.word).toBe('orari');
    expect(words.nearest('2025')).toBeNull();
    expect(words.nearest('ora')).toBeNull();
    expect(words.nearest('elefante')).toBeNull();
  });
});
