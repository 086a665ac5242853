import { TIMINGS } from '@contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRestingSearch } from './use-resting-search';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a word takes effect when the field is left, and not once more while the next page opens', () => {
  const onRest = vi.fn();
  const { result } = renderHook(() => useRestingSearch('', onRest));
  act(() => result.current.type('bilancio '));
  expect(onRest).not.toHaveBeenCalled();
  act(() => result.current.rest());
  act(() => void vi.advanceTimersByTime(2 * TIMINGS.historySearchDebounce));
  expect(onRest.mock.calls).toEqual([['bilancio']]);
});

test('who leaves a field that rests already changes nothing', () => {
  const onRest = vi.fn();
  const { result } = renderHook(() => useRestingSearch('iva', onRest));
  act(() => result.current.rest());
  expect(onRest).not.toHaveBeenCalled();
});
