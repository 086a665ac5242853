import { useEffect } from 'react';
import { useBuilder } from '../../components/builder-context';

const typesText = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !['range', 'checkbox', 'radio', 'color', 'button'].includes(target.type));

/** Marks the part of the page whose text fields belong to the design, and to its history. */
export const DESIGN_AREA = { 'data-design-area': '' } as const;

/**
 * Ctrl/Cmd+Z undoes; with Shift, or with Y instead, it redoes. In the design's own text fields too: the browser forgets what
 * was typed there as soon as anything else changes the field. Elsewhere, and in dialogs, what is typed is the browser's.
 */
export const useHistoryKeys = (enabled: boolean) => {
  const { store } = useBuilder();
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      // The path looks into the widget of the preview, whose message field is nobody's design.
      const [innermost] = event.composedPath();
      const element = event.target instanceof Element ? event.target : null;
      if (element?.closest('dialog[open]')) return;
      if (typesText(innermost) && !element?.closest('[data-design-area]')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) store.redo();
      else store.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, store]);
};
