import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import { tokens } from './tokens';

const { color, font, radius, shadow, size } = tokens;

/** The library's palette of one kind of toast, in the colours of ours. */
const look = (kind: 'success' | 'error') => ({
  [`--${kind}-bg`]: color.raised,
  [`--${kind}-border`]: color.lineStrong,
  [`--${kind}-text`]: color.ink,
});

// Beside the application there is no provider of words: the page's own language decides.
const WORDS = {
  it: { corner: 'Notifiche', close: 'Chiudi la notifica' },
  en: { corner: 'Notifications', close: 'Close the notification' },
} as const;

interface Corner {
  element: HTMLElement;
  root: Root;
  /** Once toasts that are sent are shown. */
  listens: Promise<void>;
  onListening: () => void;
}

/**
 * Lets Tab go on from the toasts: the library gives the focus back to whoever had it, which is right when a toast is closed, and would
 * lead somebody who has no mouse round and round between the last control of a page and its toasts.
 */
const letTabGoOn = (element: HTMLElement): void => {
  let isTab = false;
  const listen = { capture: true };
  element.addEventListener('keydown', ({ key }) => (isTab = key === 'Tab'), listen);
  element.addEventListener('pointerdown', () => (isTab = false), listen);
  element.addEventListener(
    'focusout',
    (event) => {
      if (isTab && !element.contains(event.relatedTarget as Node | null)) event.stopImmediatePropagation();
    },
    listen,
  );
};

const newCorner = (): Corner => {
  const element = document.createElement('div');
  // Before the library's own, which are asked in this order.
  letTabGoOn(element);
  document.body.append(element);
  let onListening = () => undefined as void;
  const listens = new Promise<void>((resolve) => (onListening = resolve));
  return { element, root: createRoot(element), listens, onListening };
};

/** Follows the corner of toasts: effects run in order, so that this one runs when the corner listens. */
function Listening({ onListening }: Pick<Corner, 'onListening'>) {
  useEffect(onListening, [onListening]);
  return null;
}

// The corner lives beside the application, so that toasts outlast a change of page and public pages carry nothing.
let corner: Corner | null = null;
/** Draws the corner of toasts in the page's present language; resolves once it shows what is sent. */
const mount = (): Promise<void> => {
  // Whoever empties the body takes the corner with it.
  if (!corner?.element.isConnected) {
    corner?.root.unmount();
    corner = newCorner();
  }
  const words = WORDS[document.documentElement.lang === 'en' ? 'en' : 'it'];
  corner.root.render(
    <>
      <Toaster
        position="bottom-right"
        gap={14}
        visibleToasts={3}
        closeButton
        // Makes the second line follow the toast's colour; the library's own is a fixed dark grey.
        richColors
        containerAriaLabel={words.corner}
        toastOptions={{
          closeButtonAriaLabel: words.close,
          style: {
            ...look('success'),
            ...look('error'),
            borderRadius: radius.m,
            boxShadow: shadow.m,
            fontFamily: font.text,
            fontSize: size.s,
          },
        }}
      />
      <Listening onListening={corner.onListening} />
    </>,
  );
  return corner.listens;
};

/** What the toast offers to do, such as taking the change back. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
}

interface ToastContent {
  body?: string;
  action?: ToastAction;
  duration: number;
}

export const showToast = async (
  kind: 'success' | 'error',
  title: string,
  { body, action, duration }: ToastContent,
): Promise<void> => {
  await mount();
  sonner[kind](title, {
    description: body,
    duration,
    action: action && { label: action.label, onClick: action.onSelect },
  });
};
