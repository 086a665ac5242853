import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { prepareConnection } from './sqlite-connection';

interface Statement {
  all(...values: unknown[]): unknown[];
  run(...values: unknown[]): unknown;
}

const open = () => {
  const database = new Database(':memory:');
  const prepared: string[] = [];
  const prepare = database.prepare.bind(database);
  database.prepare = (text: string) => {
    prepared.push(text);
    return prepare(text);
  };
  prepareConnection(database, 1_000);
  const statement = (text: string) => database.prepare(text) as unknown as Statement;
  statement('create table notes (title)').run();
  prepared.length = 0;
  return { statement, prepared };
};

test('a statement that comes again is parsed once, whatever its values', () => {
  const { statement, prepared } = open();
  for (const title of ['one', 'two', 'three']) statement('insert into notes values (?)').run(title);
  expect(prepared).toEqual(['insert into notes values (?)']);
  expect(statement('select title from notes where title > ?').all('p')).toEqual([
    { title: 'two' },
    { title: 'three' },
  ]);
});

test('it sees a column that was added since', () => {
  const { statement } = open();
  statement('insert into notes values (?)').run('one');
  expect(statement('select * from notes').all()).toEqual([{ title: 'one' }]);
  statement('alter table notes add column body default 5').run();
  expect(statement('select * from notes').all()).toEqual([{ title: 'one', body: 5 }]);
});

test('of very many statements the last used stay', () => {
  const { statement, prepared } = open();
  const often = 'select * from notes';
  for (let at = 0; at < 2_000; at += 1) {
    statement(often);
    statement(`select ${at} from notes`);
  }
  expect(prepared.filter((text) => text === often)).toHaveLength(1);
  statement('select 1999 from notes');
  statement('select 0 from notes');
  expect(prepared.slice(-2)).toEqual(['select 1999 from notes', 'select 0 from notes']);
});

test('transactions ask for the write lock as they begin', () => {
  const { statement, prepared } = open();
  statement('BEGIN;').run();
  statement('COMMIT;').run();
  expect(prepared).toEqual(['BEGIN IMMEDIATE;', 'COMMIT;']);
});
