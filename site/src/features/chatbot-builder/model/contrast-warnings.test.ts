import { DESIGN_DEFAULTS } from '@contract';
import { expect, test } from 'vitest';
import { contrastWarnings } from './contrast-warnings';

test('the defaults can be read', () => {
  expect(contrastWarnings(DESIGN_DEFAULTS)).toEqual([]);
});

test('white text on a light green header is reported, with its ratio; its icon is judged as an icon', () => {
  const warnings = contrastWarnings({ ...DESIGN_DEFAULTS, headerBackgroundColor: '#22C55E' });
  expect(warnings.map(({ front }) => front)).toEqual(['displayNameColor', 'closeIconColor']);
  expect(warnings[0]!.ratio).toBeCloseTo(2.28, 1);
});

test('an invitation without words is not judged', () => {
  const pale = { ...DESIGN_DEFAULTS, invitationBackgroundColor: '#ffffff' };
  expect(contrastWarnings(pale)).toHaveLength(1);
  expect(contrastWarnings({ ...pale, invitationText: '' })).toEqual([]);
});
