import { useEffect, useState } from 'react';

/** Below this it is the browser's own bars that come and go. */
const LEAST_PX = 80;

/** How much of the window a phone's on-screen keyboard covers, in pixels: layout does not shrink for it by itself. */
export const useKeyboardInset = (): number => {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const measure = () => {
      // A page that was zoomed shows less of itself too, without any keyboard.
      const covered = view.scale > 1.01 ? 0 : Math.round(window.innerHeight - view.height);
      setInset(covered > LEAST_PX ? covered : 0);
    };
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, []);
  return inset;
};
