import { DESIGN_DEFAULTS } from '@contract';
import { expect, test } from 'vitest';
import { DESIGN_GROUPS, resetOf, type DesignGroup } from './design-groups';

test('a group goes back alone', () => {
  const design = {
    ...DESIGN_DEFAULTS,
    bubbleColor: '#123456',
    position: 'left',
    inputRadius: 'full',
  } as const;
  expect(resetOf(design, 'bubble')).toEqual({ bubbleColor: '#d40000', position: 'right' });
  expect(resetOf(design, 'messages')).toEqual({});
});

test('every field of the drawing is in exactly one group, but for opening at once, which belongs to the installation', () => {
  const grouped = (Object.keys(DESIGN_GROUPS) as DesignGroup[]).flatMap((group): string[] => [
    ...DESIGN_GROUPS[group],
  ]);
  const drawn = Object.keys(DESIGN_DEFAULTS).filter(
    (field) => field !== 'avatarUrl' && field !== 'startOpen',
  );
  expect(grouped.toSorted()).toEqual(drawn.toSorted());
});
