import { useEffect } from 'react';
import { useBuilder } from '../builder-context';

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !['range', 'checkbox', 'radio', 'color', 'button'].includes(target.type));

/** Ctrl/Cmd+Z undoes and with Shift redoes; inside a text field the browser's own undo keeps working. */
export const useHistoryKeys = (enabled: boolean) => {
  const { store } = useBuilder();
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || typesText(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) store.redo();
      else store.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, store]);
};
