import { beforeAll, describe, expect, test } from 'vitest';
import { NEXT_STEPS } from '../../domain/knowledge/knowledge-content';
import { parseSignal } from '../../domain/knowledge/playbook-content';
import { figureKeysIn } from '../../domain/knowledge/render-answer';
import { faultyTag, templateSlots } from '../../engines/ai/assistant';
import { FISCAL_PARAMETER_SEEDS } from '.';
import { type PlaybookSeedContent, readPlaybookSeeds } from './playbook-seeds';

let seeds: PlaybookSeedContent[];
beforeAll(async () => {
  seeds = await readPlaybookSeeds();
});
const failing = (isRight: (seed: PlaybookSeedContent) => boolean): string[] =>
  seeds.filter((each) => !isRight(each)).map(({ key }) => key);

describe('the plans that a server begins with', () => {
  test('are many, with keys of their own and steps that the product has', () => {
    expect(seeds.length).toBeGreaterThanOrEqual(50);
    expect(new Set(seeds.map(({ key }) => key)).size).toBe(seeds.length);
    expect(failing(({ nextStep }) => nextStep in NEXT_STEPS)).toEqual([]);
  });

  test('begin today, in three to six steps, and teach at least five ways of asking', () => {
    expect(failing(({ steps }) => steps.length >= 3 && steps.length <= 6)).toEqual([]);
    expect(failing(({ question, asks }) => question !== '' && asks.length >= 4 && asks.length <= 50)).toEqual(
      [],
    );
  });

  test('name only slots that exist, signals of their own and parameters of law', () => {
    const parameters = FISCAL_PARAMETER_SEEDS.map(({ key }) => key);
    expect(
      failing(({ signals, opening, steps, measure, askNext }) => {
        const templates = [opening, ...steps, measure, askNext];
        const own = signals.flatMap((line) => parseSignal(line)?.name ?? []);
        const named = figureKeysIn(templates.join(' ')).filter((key) => parameters.includes(key));
        const names = new Set([...templateSlots(), ...own, ...named]);
        return own.length === signals.length && templates.every((each) => faultyTag(each, names) === null);
      }),
    ).toEqual([]);
  });
});
