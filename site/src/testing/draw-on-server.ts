import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/**
 * A page as its reader has it before its script: drawn by the server, on the screen, deaf. `hydrate` is the script's arrival.
 * Both are taken away when the test ends.
 */
export const drawOnServer = (element: ReactElement) => {
  const drawn = new DOMParser().parseFromString(`<div>${renderToString(element)}</div>`, 'text/html');
  const page = document.adoptNode(drawn.body.firstElementChild ?? drawn.body);
  document.body.append(page);
  onTestFinished(() => page.remove());
  return {
    /** The control that is found by `selector`. Throws when the server drew none. */
    field: (selector: string): HTMLInputElement | HTMLTextAreaElement => {
      const found = page.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
      if (!found) throw new Error(`The server drew no ${selector}`);
      return found;
    },
    hydrate: async (): Promise<void> => {
      const root = await act(async () => hydrateRoot(page, element));
      onTestFinished(() => act(() => root.unmount()));
    },
  };
};
