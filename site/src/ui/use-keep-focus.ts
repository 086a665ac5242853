import { useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), button[aria-busy=true], input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Where an element stood: its ancestors, nearest first, each with the place it had among its siblings. */
type Place = { parent: Element; at: number }[];

const placeOf = (element: Element): Place => {
  const place: Place = [];
  for (let child = element; child.parentElement; child = child.parentElement)
    place.push({ parent: child.parentElement, at: [...child.parentElement.children].indexOf(child) });
  return place;
};

const isShown = (element: Element) =>
  typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });

const firstIn = (element: Element | undefined): HTMLElement | undefined =>
  element &&
  [...(element.matches(FOCUSABLE) ? [element] : []), ...element.querySelectorAll(FOCUSABLE)].find(
    (found): found is HTMLElement => found instanceof HTMLElement && isShown(found),
  );

/** What took the place of something that is gone, or else what comes next, or before. */
const heirOf = (place: Place): HTMLElement | undefined => {
  for (const { parent, at } of place) {
    if (!parent.isConnected) continue;
    const siblings = [...parent.children];
    for (const sibling of [...siblings.slice(at), ...siblings.slice(0, at).reverse()]) {
      const found = firstIn(sibling);
      if (found) return found;
    }
  }
  return undefined;
};

/** At once, or as soon as it is no longer busy, unless the focus has gone elsewhere meanwhile. */
const give = (heir: HTMLElement): void => {
  const taken = () => {
    if (document.activeElement === document.body) heir.focus();
    return document.activeElement !== document.body;
  };
  if (taken()) return;
  const observer = new MutationObserver(() => taken() && observer.disconnect());
  observer.observe(heir, { attributes: true });
};

/**
 * For those who work by keyboard: when what has the focus leaves the page (a form that was saved, a row that was removed),
 * the focus goes to what took its place, instead of back to the beginning of everything. Who points with a finger or a
 * mouse is left alone: on a phone a focused field opens the keyboard.
 */
export const useKeepFocus = (): void => {
  useEffect(() => {
    let last: { element: Element; place: Place } | null = null;
    let byKeyboard = false;
    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? { element: target, place: placeOf(target) } : null;
    };
    const onKey = () => {
      byKeyboard = true;
      // Its surroundings may have changed since it got the focus.
      const { activeElement } = document;
      if (activeElement && activeElement === last?.element) last.place = placeOf(activeElement);
    };
    const onPointer = () => {
      byKeyboard = false;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const { place } = last;
      last = null;
      const heir = byKeyboard && heirOf(place);
      if (heir) give(heir);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
};
