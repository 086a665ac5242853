import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './product-draft';
import { rebaseDraft } from './rebase-draft';

const base = { ...EMPTY_DRAFT, title: 'Analisi', badge: 'Novità', priceCents: '19,00' };

test('what only the colleague changed is taken over, what both changed stays as it was typed', () => {
  const mine = { ...base, title: 'Analisi dei prezzi', description: 'Scritta da me' };
  const theirs = { ...base, title: 'Analisi dei costi', priceCents: '29,00' };
  const { draft, changes } = rebaseDraft(base, mine, theirs);
  expect(draft).toEqual({ ...mine, priceCents: '29,00' });
  expect(changes).toEqual([
    { field: 'title', contested: true },
    { field: 'priceCents', contested: false },
  ]);
});

test('the same change twice is no change of the colleague’s', () => {
  const both = { ...base, listed: false };
  expect(rebaseDraft(base, both, both)).toEqual({ draft: both, changes: [] });
});
