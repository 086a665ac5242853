import fs from 'node:fs';
import path from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import type { Table } from '../../cms/src/database/query';
import type { ReplyAdvice } from '../../cms/src/contract';
import { repositoryRoot } from '../support/paths';
import { sourceFiles } from '../support/source-imports';

type Messages = Table<'api::conversation.message'>;

// `npm run typecheck` reads these: a mistake that is none any more is an error there.
export const misuses = (messages: Messages) => [
  // @ts-expect-error A column that the content type does not have.
  messages.findMany({ where: { autor: 'user' } }),
  // @ts-expect-error A word that is none of the enumeration's.
  messages.count({ where: { author: 'robot' } }),
  // @ts-expect-error A value of another type.
  messages.create({ data: { content: 7 } }),
  // @ts-expect-error Null where the content type demands a value.
  messages.updateMany({ where: { id: 1 }, data: { state: null } }),
  // @ts-expect-error A relation that is none.
  messages.findOne({ populate: ['owners'] }),
  // @ts-expect-error A column of the other table.
  messages.findMany({ where: { conversation: { titel: 'x' } } }),
];

export const reads = async (messages: Messages) => {
  const row = await messages.findOne({ where: { id: 1 } });
  expectTypeOf(row?.author).toEqualTypeOf<'user' | 'assistant' | undefined>();
  expectTypeOf(row?.advice).toEqualTypeOf<ReplyAdvice | null | undefined>();
  // @ts-expect-error Nothing populated it.
  void row?.conversation;
  const [chosen] = await messages.findMany({
    select: ['content'],
    populate: { conversation: { select: ['title'] } },
  });
  expectTypeOf(chosen?.content).toEqualTypeOf<string | null | undefined>();
  expectTypeOf(chosen?.conversation?.title).toEqualTypeOf<string | null | undefined>();
  // @ts-expect-error Nothing selected it.
  void chosen?.state;
};

/** SQL that inserts rows takes them from `newRow`; the queue knows no content type. */
const WRITES_ROWS = /^cms\/src\/(database|engines\/queue)\//;

test('what Strapi writes into every row is written in one place', () => {
  const byHand = sourceFiles('cms/src')
    .filter((file) => !file.endsWith('.test.ts') && !WRITES_ROWS.test(file))
    .filter((file) => /\bdocument_id: \w+\(/.test(fs.readFileSync(path.join(repositoryRoot, file), 'utf8')));
  expect(byHand).toEqual([]);
});
