import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

/** What a page shows by name in the header of the signed-in frame, to be renamed there. */
export interface HeaderName {
  /** The stored name; '' shows the placeholder. */
  name: string;
  placeholder: string;
  /** Stores a trimmed name that is not empty. A rejection keeps what was typed, and is told in words. */
  save: (name: string) => Promise<void>;
  maxLength?: number;
}

interface Slot {
  shown: HeaderName | null;
  show: (name: HeaderName | null) => void;
}

const SlotContext = createContext<Slot>({ shown: null, show: () => undefined });

/** Carries a name from the page up to the header around it. */
export function HeaderNameProvider({ children }: { children: ReactNode }) {
  const [shown, show] = useState<HeaderName | null>(null);
  const slot = useMemo(() => ({ shown, show }), [shown]);
  return <SlotContext value={slot}>{children}</SlotContext>;
}

/** What the page of the moment wants to be called by. */
export const useShownHeaderName = (): HeaderName | null => useContext(SlotContext).shown;

/**
 * Puts an editable name into the header for as long as the page is there; `null` while there is nothing to name.
 * Without the signed-in frame around it, it does nothing.
 */
export const useHeaderName = (field: HeaderName | null): void => {
  const { show } = useContext(SlotContext);
  const save = useRef(field?.save);
  useEffect(() => {
    save.current = field?.save;
  });
  const { name, placeholder = '', maxLength } = field ?? {};
  useEffect(() => {
    if (name === undefined) return undefined;
    show({ name, placeholder, maxLength, save: async (text) => save.current?.(text) });
    return () => show(null);
  }, [show, name, placeholder, maxLength]);
};
