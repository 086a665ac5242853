import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end still counts as reading the newest (spec/admin-builders-widget.md §9). */
const BOTTOM_TOLERANCE_PX = 4;

const toEnd = (element: HTMLElement) => {
  element.scrollTop = element.scrollHeight;
};

/**
 * Keeps a growing log at its end for whoever reads there. Who scrolled up is not pulled down: `missed` counts what
 * arrived meanwhile, and `jump` goes there.
 */
export const useFollowEnd = (count: number) => {
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef(count);
  const [missed, setMissed] = useState(0);

  useLayoutEffect(() => {
    const grown = count - before.current;
    before.current = count;
    if (atEnd.current && log.current) toEnd(log.current);
    else if (grown > 0) setMissed((already) => already + grown);
  }, [count]);

  useEffect(() => {
    const element = log.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // A growing text field, or a phone's keyboard, takes room from the log; the last message gains a line of buttons.
    const watch = new ResizeObserver(() => {
      if (atEnd.current) toEnd(element);
    });
    watch.observe(element);
    if (element.firstElementChild) watch.observe(element.firstElementChild);
    return () => watch.disconnect();
  }, []);

  const onScroll = useCallback(() => {
    const element = log.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    atEnd.current = scrollHeight - scrollTop - clientHeight <= BOTTOM_TOLERANCE_PX;
    if (atEnd.current) setMissed(0);
  }, []);
  const jump = useCallback(() => {
    if (log.current) toEnd(log.current);
    atEnd.current = true;
    setMissed(0);
  }, []);
  return { log, missed, onScroll, jump };
};
