import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Tells what was written in a controlled field before the page's script was there: a page is drawn on the server, and on a
 * slow phone its reader types into it first. Without this React would know of nothing, and take the words away.
 */
export const useEarlyTyping = (
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  drawn: string,
  learn: (typed: string) => void,
): void => {
  const compare = useEffectEvent(() => {
    if (field.current && field.current.value !== drawn) learn(field.current.value);
  });
  useLayoutEffect(() => compare(), []);
};
