import type { ToastAction } from './toaster';

export type { ToastAction };

/** Lasts as the specification says; errors stay a little longer. */
const DURATION = { success: 4000, error: 5000 };
/** Long enough to read, decide and reach the button. */
const ACTION_DURATION = 10_000;

// sonner is 9 kB that most visits never need: it comes with the first toast, and so does the corner that shows it.
const load = () => import('./toaster').catch(() => null);
/** Brings what shows toasts: it cannot come any more when a toast is to say that there is no network. */
export const prepareToasts = (): void => void load();

const show = async (kind: keyof typeof DURATION, title: string, body?: string, action?: ToastAction) => {
  const toaster = await load();
  await toaster?.showToast(kind, title, {
    body,
    action,
    duration: action ? ACTION_DURATION : DURATION[kind],
  });
};

/** A passing word about what just happened. Never the only place where something important is said. */
export const toast = {
  success: (title: string, body?: string, action?: ToastAction) => void show('success', title, body, action),
  error: (title: string, body?: string) => void show('error', title, body),
};
