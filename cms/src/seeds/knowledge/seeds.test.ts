import { beforeAll, describe, expect, test } from 'vitest';
import { ADVICE_TOPICS } from '../../contract';
import { DATED_FIGURE_UNITS, type DatedFigure } from '../../domain/knowledge/dated-figure';
import { NEXT_STEPS } from '../../domain/knowledge/knowledge-content';
import { figureKeysIn } from '../../domain/knowledge/render-answer';
import { FISCAL_PARAMETER_SEEDS, type KnowledgeSeedContent, readKnowledgeSeeds } from '.';

interface SeedText {
  name: string;
  language: 'it' | 'en';
  asks: string[];
  body: string;
}

let seeds: KnowledgeSeedContent[];
let texts: SeedText[];
beforeAll(async () => {
  seeds = await readKnowledgeSeeds();
  texts = seeds.flatMap(({ key, question, questionEn, asks, asksEn, body, bodyEn }) => [
    { name: `${key} (it)`, language: 'it', asks: [question, ...asks], body },
    { name: `${key} (en)`, language: 'en', asks: [questionEn, ...asksEn], body: bodyEn },
  ]);
});

const failing = (isRight: (text: SeedText) => boolean): string[] =>
  texts.filter((each) => !isRight(each)).map(({ name }) => name);
const isWhole = ({ key, value, unit, validFrom, validUntil }: DatedFigure): boolean =>
  key !== '' &&
  Number.isFinite(value) &&
  DATED_FIGURE_UNITS.includes(unit) &&
  [validFrom, validUntil].every((day) => day === null || /^20\d\d-\d\d-\d\d$/.test(day));

describe('the knowledge that a server begins with', () => {
  test('is large enough, and every topic has something', () => {
    expect(seeds.length).toBeGreaterThanOrEqual(150);
    expect(new Set(seeds.map(({ key }) => key)).size).toBe(seeds.length);
    const topics = new Set(seeds.map(({ topic }) => topic));
    expect(ADVICE_TOPICS.filter((topic) => !topics.has(topic))).toEqual([]);
  });

  test('leads on to entries that exist, never to the same one, and to steps that the product has', () => {
    const keys = new Set(seeds.map(({ key }) => key));
    expect(
      seeds.filter(({ key, leadsTo }) => leadsTo.some((next) => next === key || !keys.has(next))),
    ).toEqual([]);
    expect(seeds.filter(({ nextStep }) => !(nextStep in NEXT_STEPS))).toEqual([]);
  });

  test('answers in 350 to 900 characters', () =>
    expect(failing(({ body }) => body.length >= 350 && body.length <= 900)).toEqual([]));

  test('asks no question twice, and each in three ways', () => {
    expect(failing(({ asks }) => asks.length >= 3 && asks.every(Boolean))).toEqual([]);
    const asks = texts.flatMap(({ asks: each, language }) =>
      each.map((ask) => `${language} ${ask.toLowerCase()}`),
    );
    expect(asks.filter((ask, at) => asks.indexOf(ask) !== at)).toEqual([]);
  });

  test('marks whole words in bold, and holds no HTML', () =>
    expect(
      failing(({ body }) =>
        body
          .split('\n')
          .every((line) => (line.match(/\*\*/g) ?? []).length % 2 === 0 && !/<(?!\/body>)[a-z/]/i.test(line)),
      ),
    ).toEqual([]));

  test('promises nothing that the product does not do', () =>
    expect(
      failing(
        ({ body }) =>
          !/garantiamo|we guarantee|lo faccio io per te|presento io|ti apro (?:io )?la partita|I (?:file|open) .* for you/i.test(
            body,
          ),
      ),
    ).toEqual([]));

  test('names only figures that exist, whole ones', () => {
    const parameters = FISCAL_PARAMETER_SEEDS.map(({ key }) => key);
    expect(FISCAL_PARAMETER_SEEDS.filter((each) => !isWhole(each) || each.label === '')).toEqual([]);
    expect(seeds.filter(({ figures }) => !figures.every(isWhole))).toEqual([]);
    expect(
      seeds.filter(({ body, bodyEn, figures }) => {
        const known = [...parameters, ...figures.map(({ key }) => key)];
        return figureKeysIn(`${body} ${bodyEn}`).some((key) => !known.includes(key));
      }),
    ).toEqual([]);
  });
});
