import { useEffect } from 'react';

/**
 * Sends the form that somebody sent before the page's script was there: `theme.js` held it back. A page is drawn on the
 * server, so a password manager and a quick hand can be faster than React.
 */
export const useEarlySubmit = (): void => {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    const form = document.querySelector<HTMLFormElement>('form[data-early]');
    if (!form) return;
    delete form.dataset.early;
    // The fields have yet to learn what was typed into them: that is drawn with the next frame.
    requestAnimationFrame(() => setTimeout(() => form.requestSubmit()));
  }, []);
};
