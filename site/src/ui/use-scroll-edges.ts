import { useEffect, type RefObject } from 'react';

/** A row that fades where it goes on: says that it scrolls where no scroll bar does, as on phones. */
export const scrollEdgeStyles = {
  // What is scrolled into sight stands clear of the fade.
  scrollPaddingInline: 44,
  '&[data-more=start]': { maskImage: 'linear-gradient(to right, transparent, #000 44px)' },
  '&[data-more=end]': { maskImage: 'linear-gradient(to left, transparent, #000 44px)' },
  '&[data-more=both]': {
    maskImage: 'linear-gradient(to right, transparent, #000 44px calc(100% - 44px), transparent)',
  },
} as const;

const hiddenEdges = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): string | null => {
  // Zoomed pages scroll by fractions of a pixel.
  const before = scrollLeft > 1;
  const after = scrollLeft + clientWidth < scrollWidth - 1;
  if (before && after) return 'both';
  return before ? 'start' : after ? 'end' : null;
};

/** Notes in `data-more` at which edges of a row that scrolls sideways there is more. */
export const useScrollEdges = (row: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const update = () => {
      const edges = hiddenEdges(element);
      if (edges) element.setAttribute('data-more', edges);
      else element.removeAttribute('data-more');
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(update);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer?.disconnect();
    };
  }, [row]);
};
