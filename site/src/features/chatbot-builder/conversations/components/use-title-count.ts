import { useEffect } from 'react';

const COUNTED = /^\(\d+\) /;

/** Writes a number before the page's title, as long as there is one; whoever else sets the title keeps its words. */
export const useTitleCount = (count: number): void => {
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(COUNTED, '');
      const title = count > 0 ? `(${count}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(COUNTED, '');
    };
  }, [count]);
};
