import { useEffect } from 'react';
import { useBuilder } from '../../components/builder-context';

/** What one press of a pointer changes, however long the drag rests on the way, is one step of history. */
export const useDragTransaction = () => {
  const { store } = useBuilder();
  useEffect(() => {
    // The release may come anywhere, also outside of where the press began.
    const release = () => store.release();
    const ends = ['pointerup', 'pointercancel', 'blur'] as const;
    ends.forEach((end) => window.addEventListener(end, release));
    return () => {
      ends.forEach((end) => window.removeEventListener(end, release));
      store.release();
    };
  }, [store]);
  return { onPointerDownCapture: () => store.grip() };
};
