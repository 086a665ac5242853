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
    // The fields learn with this very drawing what was typed into them; the handlers that know it come with the next.
    setTimeout(() => form.requestSubmit());
  }, []);
};
