import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Everything beside `element` and its ancestors, but what announces news. */
const surroundings = (element: HTMLElement): HTMLElement[] => {
  const found: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children)
      if (other !== at && other instanceof HTMLElement && !other.inert && !other.hasAttribute('aria-live'))
        found.push(other);
  }
  return found;
};

/**
 * Makes a part of the page a window over the rest while it is `active`, where it stands: as a `<dialog>` it would have to
 * be built anew, and the conversation in it would be lost. Escape closes; focus comes back.
 */
export const useModalLayer = (layer: RefObject<HTMLElement | null>, active: boolean, onClose: () => void) => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = layer.current;
    if (!active || !element) return undefined;
    const before = document.activeElement;
    const others = surroundings(element);
    for (const other of others) other.inert = true;
    if (!element.contains(before)) element.querySelector<HTMLElement>('button')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const other of others) other.inert = false;
      if (before instanceof HTMLElement) before.focus();
    };
  }, [layer, active]);
};
