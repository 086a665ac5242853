import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** spec/customer-app.md §2 */
const AWAY_PX = 50;

const distance = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** The messages at both ends of a log. */
export interface LogEnds {
  firstId?: string;
  lastId?: string;
  /** The last one is what the person has just said: they want to see it, wherever they were. */
  ownLast?: boolean;
}

/**
 * Keeps a log that scrolls at its end for whoever reads there; who scrolled up stays where they are, also when older
 * messages are put in above.
 */
export const useLogEnd = ({ firstId, lastId, ownLast = false }: LogEnds) => {
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const before = useRef({ firstId, height: 0 });
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    following.current = true;
    // At once: a long way done smoothly would still be going on while the log grows.
    log.current?.scrollTo?.({ top: log.current.scrollHeight });
    setAway(false);
  }, []);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { firstId: earlier, height } = before.current;
    if (earlier && firstId !== earlier && !following.current)
      element.scrollTop += element.scrollHeight - height;
    before.current = { firstId, height: element.scrollHeight };
    if (following.current || ownLast) toEnd();
  }, [firstId, lastId, ownLast, toEnd]);

  useEffect(() => {
    const element = log.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // A reply grows; a growing text field, or a phone's keyboard, takes room from the log.
    const watch = new ResizeObserver(() => {
      before.current.height = element.scrollHeight;
      if (following.current) toEnd();
      else setAway(distance(element) > AWAY_PX);
    });
    watch.observe(element);
    if (element.firstElementChild) watch.observe(element.firstElementChild);
    return () => watch.disconnect();
  }, [toEnd]);

  const onScroll = useCallback(() => {
    if (!log.current) return;
    const far = distance(log.current) > AWAY_PX;
    following.current = !far;
    setAway(far);
  }, []);
  return { log, away, onScroll, toEnd };
};
