import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import { tokens } from './tokens';

const { color, radius } = tokens;

// The corner lives beside the application, so that toasts outlast a change of page and public pages carry nothing.
let corner: HTMLElement | null = null;
const mount = () => {
  if (corner) return;
  corner = document.createElement('div');
  document.body.append(corner);
  createRoot(corner).render(
    <Toaster
      position="bottom-right"
      gap={14}
      visibleToasts={3}
      closeButton
      containerAriaLabel="Notifiche"
      toastOptions={{
        style: {
          background: color.raised,
          color: color.ink,
          border: `1px solid ${color.line}`,
          borderRadius: radius.m,
          fontFamily: 'inherit',
        },
      }}
    />,
  );
};

export const showToast = (
  kind: 'success' | 'error',
  title: string,
  body: string | undefined,
  duration: number,
) => {
  mount();
  // The first toast must wait until the corner has subscribed, or nobody would show it.
  setTimeout(() => sonner[kind](title, { description: body, duration }), 0);
};
