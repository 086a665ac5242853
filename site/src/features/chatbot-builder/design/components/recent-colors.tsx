import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { storage } from '../../../../lib/storage';
import { readColor } from '../../../../ui/color-value';

const MAX_RECENT = 10;
const keyOf = (chatbotId: string) => `officina.colors.${chatbotId}`;

/** What this browser remembers; it may have been edited by hand. */
const remembered = (chatbotId: string): string[] => {
  try {
    const stored: unknown = JSON.parse(storage.get(keyOf(chatbotId)) ?? '[]');
    const colors = Array.isArray(stored)
      ? stored.filter((item): item is string => typeof item === 'string')
      : [];
    return colors.filter((color) => readColor(color) !== null).slice(0, MAX_RECENT);
  } catch {
    return [];
  }
};

interface RecentColors {
  recent: readonly string[];
  remember: (color: string) => void;
}

const Recent = createContext<RecentColors>({ recent: [], remember: () => undefined });

/** The colours chosen lately for this chatbot, newest first, shared by all its colour fields. */
export const useRecentColors = (): RecentColors => useContext(Recent);

/** Remembers them on this device: a brand has few colours, and each is wanted more than once. */
export function RecentColorsProvider({ chatbotId, children }: { chatbotId: string; children: ReactNode }) {
  const [recent, setRecent] = useState(() => remembered(chatbotId));
  const remember = useCallback(
    (color: string) => {
      setRecent((before) => {
        const next = [color, ...before.filter((known) => known !== color)].slice(0, MAX_RECENT);
        storage.set(keyOf(chatbotId), JSON.stringify(next));
        return next;
      });
    },
    [chatbotId],
  );
  const value = useMemo(() => ({ recent, remember }), [recent, remember]);
  return <Recent value={value}>{children}</Recent>;
}
