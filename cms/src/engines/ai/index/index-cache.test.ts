import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Passage } from '../port';
import { PASSAGES } from '../testing/business.suite';
import { IndexCache } from './index-cache';
import { buildIndexData } from './index-data';
import { IndexStore } from './index-store';
import { IndexBuildWorker } from './index-build-worker';
import models from './models.json';
import { PassageIndex } from './passage-index';
import { decodeSnapshot, encodeSnapshot } from './snapshot';

// Inside cms/, so that the worker finds its packages.
const folder = path.resolve(__dirname, '../../../../.tmp/index-cache-test');
const workerFile = path.join(folder, 'build-worker.js');
/** A folder for each test: what one of them is still writing is not the next one's. */
let storeFolder = '';

/** A worker on a busy machine takes its time. */
const PATIENCE = 20_000;

/** More than are built at once where visitors are answered. */
const MANY: Passage[] = Array.from({ length: 240 }, (_, at) => {
  const passage = PASSAGES[at % PASSAGES.length]!;
  return { ...passage, id: `m${at}`, text: `${passage.text} Scheda ${at}.` };
});

beforeAll(async () => {
  await build({
    entryPoints: [path.join(__dirname, 'build-worker.ts')],
    outfile: workerFile,
    bundle: true,
    platform: 'node',
    packages: 'external',
  });
});
beforeEach(() => {
  storeFolder = fs.mkdtempSync(path.join(folder, 'indexes-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const rankingOf = (index: PassageIndex): unknown =>
  index
    .search('Quanto costa la spedizione della scheda 17?')
    .candidates.map(({ document, score }) => [document, score]);

describe('a snapshot', () => {
  test('finds what the index found', async () => {
    const data = await buildIndexData(MANY);
    const back = decodeSnapshot(encodeSnapshot({ passages: MANY, data }));
    expect(back?.passages).toEqual(MANY);
    expect(back && rankingOf(new PassageIndex(back.passages, back.data, models))).toEqual(
      rankingOf(new PassageIndex(MANY, data, models)),
    );
  });
  test.each([
    ['nothing', (bytes: Uint8Array) => bytes.subarray(0, 0)],
    ['half of it', (bytes: Uint8Array) => bytes.subarray(0, bytes.length >> 1)],
    ['all but the last byte', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 1)],
    ['something else', () => Buffer.from('<!doctype html><p>Not an index</p>')],
  ])('of which %s came back is no snapshot', async (_, broken) => {
    const bytes = encodeSnapshot({ passages: MANY, data: await buildIndexData(MANY) });
    expect(decodeSnapshot(broken(bytes))).toBeNull();
  });
});

describe('the workshop', () => {
  test('builds on its own thread what would be built here', async () => {
    const workshop = new IndexBuildWorker({ workerFile });
    const [first, second] = await Promise.all([workshop.build(MANY), workshop.build(PASSAGES)]);
    expect(decodeSnapshot(first)).toEqual({ passages: MANY, data: await buildIndexData(MANY) });
    expect(decodeSnapshot(second)?.passages).toEqual(PASSAGES);
  });
  test('whose thread cannot be started builds here', async () => {
    const workshop = new IndexBuildWorker({ workerFile: path.join(folder, 'nothing.js') });
    expect(decodeSnapshot(await workshop.build(MANY))?.passages).toEqual(MANY);
  });
});

describe('a large bot', () => {
  const cacheOf = (
    material: () => { version: string; passages: Passage[] },
    store = new IndexStore(storeFolder),
  ) => {
    const loadPassages = vi.fn(() => Promise.resolve(material().passages));
    const cache = new IndexCache({
      models,
      loadPassages,
      materialVersion: () => Promise.resolve(material().version),
      now: () => 0,
      workshop: new IndexBuildWorker({ workerFile }),
      store,
    });
    return { cache, loadPassages };
  };
  const files = (): string[] => (fs.existsSync(storeFolder) ? fs.readdirSync(storeFolder) : []);
  const find = async (cache: IndexCache, question: string, wish = {}) =>
    (await cache.get('bot', wish)).search(question, [], 20).hits.map(({ passage }) => passage.id);

  test('is read back after a restart, without its passages being asked for', async () => {
    const material = () => ({ version: '1', passages: MANY });
    const before = await find(cacheOf(material).cache, 'Quanto costa la spedizione?');
    await vi.waitFor(
      () => expect(files().filter((name) => name.endsWith('.index'))).toHaveLength(1),
      PATIENCE,
    );
    const { cache, loadPassages } = cacheOf(material);
    expect(await find(cache, 'Quanto costa la spedizione?')).toEqual(before);
    expect(loadPassages).not.toHaveBeenCalled();
  });
  test('whose kept index is damaged is built anew', async () => {
    const material = () => ({ version: '1', passages: MANY });
    await find(cacheOf(material).cache, 'orari');
    await vi.waitFor(() => expect(files()[0]).toMatch(/\.index$/), PATIENCE);
    fs.writeFileSync(path.join(storeFolder, files()[0] ?? ''), 'broken');
    const { cache, loadPassages } = cacheOf(material);
    expect(await find(cache, 'orari')).not.toEqual([]);
    expect(loadPassages).toHaveBeenCalledTimes(1);
  });
  test('answers from what it knew while its new material is built, then from the new', async () => {
    let material = { version: '1', passages: MANY };
    const { cache } = cacheOf(() => material);
    await find(cache, 'orari');
    const added = {
      ...PASSAGES[0]!,
      id: 'new',
      heading: 'Garage',
      text: 'Il garage sotterraneo chiude alle 23.',
    };
    material = { version: '2', passages: [...MANY, added] };
    cache.invalidate('bot');
    expect(await find(cache, 'garage sotterraneo')).not.toContain('new');
    // Its owner, who tries the change, waits for it.
    expect(await find(cache, 'garage sotterraneo', { latest: true })).toContain('new');
    await vi.waitFor(async () => expect(await find(cache, 'garage sotterraneo')).toContain('new'), PATIENCE);
  });
  test('leaves nothing on disk of what its owner deleted', async () => {
    let material = { version: '1', passages: MANY };
    const { cache } = cacheOf(() => material);
    await find(cache, 'orari');
    await vi.waitFor(() => expect(files()[0]).toMatch(/\.index$/), PATIENCE);
    material = { version: '2', passages: [] };
    cache.invalidate('bot');
    await vi.waitFor(() => expect(files()).toEqual([]), PATIENCE);
  });
  test('leaves nothing on disk of what was still being written when its owner deleted it', async () => {
    let letWrite = () => {};
    const gate = new Promise<void>((resolve) => (letWrite = resolve));
    let written: Promise<void> | undefined;
    class SlowStore extends IndexStore {
      override async write(...index: Parameters<IndexStore['write']>): Promise<void> {
        await gate;
        written = super.write(...index);
        return written;
      }
    }
    let material = { version: '1', passages: MANY };
    const { cache } = cacheOf(() => material, new SlowStore(storeFolder));
    await find(cache, 'orari');
    material = { version: '2', passages: [] };
    cache.invalidate('bot');
    letWrite();
    await vi.waitFor(() => expect(written).toBeDefined(), PATIENCE);
    await written;
    await vi.waitFor(() => expect(files()).toEqual([]), PATIENCE);
  });
});
