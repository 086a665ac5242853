import { describe, expect, test } from 'vitest';
import { socialComposer as english } from '../../../i18n/en/social-composer';
import { socialComposer as italian } from '../../../i18n/it/social-composer';
import { aPost } from '../testing/a-social-builder';
import { parseCsv, writeCsv } from './csv';
import { planCsv, readPlan } from './plan-csv';

const names = [italian.csv.columns, english.csv.columns];
const now = new Date('2026-11-20T09:00:00Z');
const read = (text: string, unfinished = false) => readPlan(text, { names, now, unfinished });

test.each([
  [
    'a;b\r\n1;"due; tre"\r\n',
    [
      ['a', 'b'],
      ['1', 'due; tre'],
    ],
  ],
  [
    'a,b\n"riga uno\nriga due","detto ""così"""',
    [
      ['a', 'b'],
      ['riga uno\nriga due', 'detto "così"'],
    ],
  ],
  [
    '\uFEFFa\tb\n1\t2\n\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
])('%j', (text, rows) => expect(parseCsv(text)).toEqual(rows));

test('what is written is read again, and no cell is a formula', () => {
  const text = writeCsv([['=1+1', 'a;b', 'due\nrighe']]);
  expect(text).toContain("'=1+1");
  expect(parseCsv(text)).toEqual([["'=1+1", 'a;b', 'due\nrighe']]);
});

describe('a plan', () => {
  test('goes out and comes back as it was', () => {
    const post = aPost({
      platform: 'bluesky',
      copy: '- Pane; torte e "altro"',
      hashtags: ['Torino'],
      scheduledFor: '2026-12-24T08:30:00.000Z',
      replies: ['Due', 'Tre'].map((copy, at) => ({
        id: `r${at}`,
        copy,
        status: 'ready',
        failure: null,
        externalUrl: null,
      })),
    });
    const { posts, problems } = read(planCsv([post], italian.csv.columns, () => 'Pronto'));
    expect(problems).toEqual([]);
    expect(posts).toEqual([
      {
        platform: 'bluesky',
        copy: '- Pane; torte e "altro"',
        callToAction: '',
        link: '',
        hashtags: ['Torino'],
        title: '',
        replies: ['Due', 'Tre'],
        scheduledFor: '2026-12-24T08:30:00.000Z',
      },
    ]);
  });

  test('of a sheet in English, with several networks in a cell and no time', () => {
    const { posts } = read('date,network,text\n2026-12-01,"Facebook, X",Pane');
    expect(posts.map(({ platform, scheduledFor }) => [platform, scheduledFor])).toEqual([
      ['facebook', '2026-12-01T08:00:00.000Z'],
      ['x', '2026-12-01T08:00:00.000Z'],
    ]);
  });

  test('of networks by what they are called, however that is written', () => {
    const { posts } = read('data;social;testo\n1/12/2026;Google Business, Twitter, threads;Pane');
    expect(posts.map(({ platform }) => platform)).toEqual(['googlebusiness', 'x', 'threads']);
  });

  test.each([
    ['data;testo\n1/12/2026;Pane', 'columns', 1],
    ['data;social;testo\n31/11/2026;x;Pane', 'date', 2],
    ['data;ora;social;testo\n1/12/2026;25:00;x;Pane', 'date', 2],
    ['data;social;testo\n1/11/2026;x;Pane', 'past', 2],
    ['data;social;testo\n1/12/2026;myspace;Pane', 'platform', 2],
    [`data;social;testo\n1/12/2026;x;${'a'.repeat(281)}`, 'refused', 2],
    ['data;social;testo\n1/12/2026;x; ', 'refused', 2],
  ])('%j says what is wrong, and where', (text, problem, line) => {
    expect(read(text)).toEqual({ posts: [], problems: [{ line, problem }] });
  });

  test('of drafts may still be too long', () => {
    expect(read(`data;social;testo\n1/12/2026;x;${'a'.repeat(281)}`, true).posts).toHaveLength(1);
  });
});
