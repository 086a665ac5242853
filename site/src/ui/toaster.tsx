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

// The corner lives beside the application, so that toasts outlast a change of page and public pages carry nothing.
let root: Root | null = null;
const mount = () => {
  if (!root) {
    const corner = document.createElement('div');
    document.body.append(corner);
    root = createRoot(corner);
  }
  const words = WORDS[document.documentElement.lang === 'en' ? 'en' : 'it'];
  root.render(
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
    />,
  );
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

export const showToast = (
  kind: 'success' | 'error',
  title: string,
  { body, action, duration }: ToastContent,
) => {
  mount();
  // The first toast must wait until the corner has subscribed, or nobody would show it.
  setTimeout(
    () =>
      sonner[kind](title, {
        description: body,
        duration,
        action: action && { label: action.label, onClick: action.onSelect },
      }),
    0,
  );
};
