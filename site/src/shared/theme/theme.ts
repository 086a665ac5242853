import { useSyncExternalStore } from 'react';
import { storage } from '../../lib/storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// `public/theme.js` reads the same key before the first paint.
const STORED = 'officina.theme';
const listeners = new Set<() => void>();

const current = (): Theme => {
  const stored = storage.get(STORED);
  return THEMES.find((theme) => theme === stored) ?? 'system';
};

const choose = (theme: Theme) => {
  if (theme === 'system') {
    storage.remove(STORED);
    delete document.documentElement.dataset.theme;
  } else {
    storage.set(STORED, theme);
    document.documentElement.dataset.theme = theme;
  }
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Light, dark, or as the system is; kept on this device. */
export const useTheme = (): { theme: Theme; setTheme: (theme: Theme) => void } => ({
  theme: useSyncExternalStore(subscribe, current, () => 'system' as const),
  setTheme: choose,
});
