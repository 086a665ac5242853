import { describe, expect, test } from 'vitest';
import { ADVICE_TOPICS } from '../../../../contract';
import { KNOWLEDGE, markdownOf } from './index';

const ids = new Set(KNOWLEDGE.map(({ id }) => id));
const LANGUAGES = ['it', 'en'] as const;
const wordings = KNOWLEDGE.flatMap((entry) =>
  LANGUAGES.map((language) => ({ name: `${entry.id} (${language})`, language, ...entry[language] })),
);
const failing = <T extends { name: string }>(all: T[], isRight: (each: T) => boolean): string[] =>
  all.filter((each) => !isRight(each)).map(({ name }) => name);

describe('the knowledge', () => {
  test('is large enough, and every topic has something', () => {
    expect(KNOWLEDGE.length).toBeGreaterThanOrEqual(150);
    expect(ids.size).toBe(KNOWLEDGE.length);
    const topics = new Set(KNOWLEDGE.map(({ topic }) => topic));
    expect(ADVICE_TOPICS.filter((topic) => !topics.has(topic))).toEqual([]);
  });

  test('leads on to entries that exist, never to the same one', () =>
    expect(
      KNOWLEDGE.filter(({ id, leadsTo }) => leadsTo.some((next) => next === id || !ids.has(next))).map(
        ({ id }) => id,
      ),
    ).toEqual([]));

  test('answers in 350 to 900 characters', () =>
    expect(
      failing(wordings, ({ answer }) => {
        const { length } = markdownOf(answer);
        return length >= 350 && length <= 900;
      }),
    ).toEqual([]));

  test('asks no question twice', () => {
    const asks = wordings.flatMap(({ asks: each, language }) =>
      each.map((ask) => `${language} ${ask.toLowerCase()}`),
    );
    expect(asks.filter((ask, at) => asks.indexOf(ask) !== at)).toEqual([]);
  });

  test('marks whole words in bold, and holds no HTML', () =>
    expect(
      failing(wordings, ({ answer }) =>
        answer.every(
          (line) => (line.match(/\*\*/g) ?? []).length % 2 === 0 && !/<(?!\/body>)[a-z/]/i.test(line),
        ),
      ),
    ).toEqual([]));

  test('promises nothing that the product does not do', () =>
    expect(
      failing(
        wordings,
        ({ answer }) =>
          !/garantiamo|we guarantee|lo faccio io per te|presento io|ti apro (?:io )?la partita|I (?:file|open) .* for you/i.test(
            markdownOf(answer),
          ),
      ),
    ).toEqual([]));
});
