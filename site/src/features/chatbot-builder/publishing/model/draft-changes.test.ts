import { DESIGN_DEFAULTS, type PublishedBot } from '@contract';
import { describe, expect, test } from 'vitest';
import { contentChanges, groupedChanges } from './draft-changes';
import { excerpts } from './excerpts';

const bot: PublishedBot = {
  design: DESIGN_DEFAULTS,
  instructions: '',
  tone: 'professional',
  language: 'it',
  fallbackText: '',
  contactEmail: '',
  contactUrl: '',
  privacyUrl: '',
};

describe('what a publication would change', () => {
  test('nothing, when draft and publication say the same', () => {
    expect(contentChanges(bot, { ...bot, design: { ...DESIGN_DEFAULTS, openingQuestions: [] } })).toEqual([]);
  });

  test('each field that differs, once, with both values, part by part', () => {
    const changed = contentChanges(bot, {
      ...bot,
      tone: 'calm',
      design: { ...DESIGN_DEFAULTS, bubbleColor: '#0f766e', openingQuestions: ['Orari?'] },
    });
    expect(groupedChanges(changed)).toEqual([
      {
        group: 'identity',
        changes: [
          { field: 'openingQuestions', group: 'identity', kind: 'list', before: [], after: ['Orari?'] },
        ],
      },
      {
        group: 'bubble',
        changes: [
          { field: 'bubbleColor', group: 'bubble', kind: 'color', before: '#d40000', after: '#0f766e' },
        ],
      },
      {
        group: 'answers',
        changes: [{ field: 'tone', group: 'answers', kind: 'tone', before: 'professional', after: 'calm' }],
      },
    ]);
  });

  test('every field of the design is known', () => {
    const other = Object.fromEntries(
      Object.entries(DESIGN_DEFAULTS).map(([field, value]) => [
        field,
        Array.isArray(value) ? ['x'] : `${value}!`,
      ]),
    ) as unknown as PublishedBot['design'];
    expect(contentChanges(bot, { ...bot, design: other })).toHaveLength(Object.keys(DESIGN_DEFAULTS).length);
  });
});

describe('two texts side by side', () => {
  const long = (middle: string) =>
    `${'Rispondi sempre con garbo. '.repeat(12)}${middle} ${'E saluta. '.repeat(12)}`;

  test('short ones are shown whole', () => {
    expect(excerpts('Ciao', 'Ciao\n\nmondo')).toEqual(['Ciao', 'Ciao mondo']);
  });

  test('long ones from shortly before the place where they part', () => {
    const [before, after] = excerpts(long('Dai del lei.'), long('Dai del tu.'));
    expect(before).toMatch(/^….{0,40}Dai del lei\./);
    expect(after).toMatch(/^….{0,40}Dai del tu\./);
    expect(after.endsWith('…')).toBe(true);
  });
});
