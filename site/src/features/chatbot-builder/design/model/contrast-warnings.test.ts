import { DESIGN_DEFAULTS } from '@contract';
import { expect, test } from 'vitest';
import { contrastWarnings, corrected, correctionOf } from './contrast-warnings';

const warningsOf = (changes: Partial<typeof DESIGN_DEFAULTS>) =>
  contrastWarnings({ ...DESIGN_DEFAULTS, ...changes });

test('the defaults can be read', () => {
  expect(contrastWarnings(DESIGN_DEFAULTS)).toEqual([]);
});

test('white text on a light green header is reported, with its ratio; its icon is judged as an icon', () => {
  const warnings = warningsOf({ headerBackgroundColor: '#22C55E' });
  expect(warnings.map(({ front }) => front)).toEqual(['displayNameColor', 'closeIconColor']);
  expect(warnings[0]?.ratio).toBeCloseTo(2.28, 1);
});

test('an invitation without words is not judged', () => {
  const pale = { invitationBackgroundColor: '#ffffff' };
  expect(warningsOf(pale)).toHaveLength(1);
  expect(warningsOf({ ...pale, invitationText: '' })).toEqual([]);
});

test('a see-through message bubble is judged on the chat’s own background', () => {
  const glassy = { userBubbleBackgroundColor: 'hsla(0, 100%, 42%, 0.5)', userBubbleTextColor: '#ffffff' };
  expect(warningsOf(glassy).map(({ front }) => front)).toEqual(['userBubbleTextColor']);
  expect(warningsOf({ ...glassy, chatBackgroundColor: '#000000' })).toEqual([]);
});

test('a see-through bubble over somebody’s page is judged on the worse page', () => {
  expect(warningsOf({ bubbleColor: 'hsla(0, 100%, 42%, 0.2)' }).map(({ front }) => front)).toEqual([
    'triggerIconColor',
  ]);
});

test('the correction changes the text alone, and as little as will do', () => {
  const design = { ...DESIGN_DEFAULTS, headerBackgroundColor: '#22c55e', displayNameColor: '#0f5c2c' };
  const [warning] = contrastWarnings(design);
  const patch = warning && correctionOf(design, warning);
  expect(Object.keys(patch ?? {})).toEqual(['displayNameColor']);
  expect(contrastWarnings({ ...design, ...patch }).map(({ front }) => front)).toEqual(['closeIconColor']);
});

test('where no text could be read, the ground becomes solid', () => {
  const design = { ...DESIGN_DEFAULTS, invitationBackgroundColor: 'hsla(180, 23%, 14%, 0.2)' };
  const [warning] = contrastWarnings(design);
  const patch = warning && correctionOf(design, warning);
  expect(patch?.invitationBackgroundColor).toMatch(/^#/);
  expect(contrastWarnings({ ...design, ...patch })).toEqual([]);
});

test('everything can be corrected at once', () => {
  const pale = Object.fromEntries(
    Object.entries(DESIGN_DEFAULTS).map(([field, value]) => [
      field,
      /Color$/.test(field) ? '#bbbbbb' : value,
    ]),
  ) as typeof DESIGN_DEFAULTS;
  expect(contrastWarnings(pale)).toHaveLength(8);
  expect(contrastWarnings(corrected(pale))).toEqual([]);
});
