import type { Locale } from '@contract';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { anAccount } from '../../testing/render';
import { useProfileLocale } from './use-profile-locale';

const italian = { ...anAccount(), locale: 'it' as Locale };
const english = { ...italian, locale: 'en' as Locale };

const open = (first: { account: typeof italian | null; locale: Locale }) => {
  const api = fakeApi({ 'PATCH /me': { body: { data: italian } } });
  const setLocale = vi.fn();
  const { rerender } = renderHook(({ account, locale }) => useProfileLocale(account, locale, setLocale), {
    initialProps: first,
  });
  return { rerender, setLocale, written: () => api.to('/me').map(({ body }) => body) };
};

test('signing in brings the profile’s language along, and writes nothing back while its words arrive', async () => {
  const { rerender, setLocale, written } = open({ account: null, locale: 'it' });
  rerender({ account: english, locale: 'it' });
  // The same person again, as the live stream tells it, before the language has changed.
  rerender({ account: { ...english }, locale: 'it' });
  rerender({ account: english, locale: 'en' });
  expect(setLocale.mock.calls).toEqual([['en']]);
  // The next choice is the first thing written.
  rerender({ account: english, locale: 'it' });
  await vi.waitFor(() => expect(written()).toEqual([{ locale: 'it' }]));
});

test('choosing another language here writes it into the profile', async () => {
  const { rerender, setLocale, written } = open({ account: italian, locale: 'it' });
  rerender({ account: italian, locale: 'en' });
  await vi.waitFor(() => expect(written()).toEqual([{ locale: 'en' }]));
  rerender({ account: english, locale: 'en' });
  expect(setLocale).not.toHaveBeenCalled();
});

test('a language chosen on another device is followed here', () => {
  const { rerender, setLocale } = open({ account: italian, locale: 'it' });
  rerender({ account: english, locale: 'it' });
  expect(setLocale.mock.calls).toEqual([['en']]);
});
