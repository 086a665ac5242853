import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, vi } from 'vitest';
// Tests read the product's own words, in both languages.
import '../i18n/all-words';
import '../ui/all-icons';
import '../ui/all-parts';

// What is waited for comes at once, unless other tests have the processor.
configure({ asyncUtilTimeout: 5_000 });

/** Turns of the event loop that what ended is given: one for work already scheduled, the others for what that schedules. */
const LAST_TURNS = 10;
const lastTurns = async () => {
  for (let turn = 0; turn < LAST_TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
};

// A test may choose Node instead of the browser, to run what the server runs.
if (typeof window !== 'undefined') {
  afterEach(async () => {
    cleanup();
    // Toasts outlast a screen, not a test; one may be on its way.
    await lastTurns();
    toast.dismiss();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });

  // React's scheduler draws in turns of the event loop. A turn that comes after the file, when its window is gone, would fail the whole run.
  afterAll(lastTurns);

  // jsdom has no modal dialogs: the part that components rely on, `open` and the close event.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// Files share a worker: what one has replaced is put back in the window that it was taken from, before anything else is tidied.
afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.unstubAllGlobals());
