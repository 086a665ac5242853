import type { WidgetHostMessage } from '@contract';

const TYPES: readonly string[] = ['ready', 'opened', 'closed'] satisfies WidgetHostMessage['type'][];

/**
 * For a page that embeds `/widget/{installId}` in a frame: calls back with what the widget in **that** frame says.
 * A message counts only when its window, its origin and its shape are right. Returns a function that stops listening.
 */
export const watchFrame = (
  frame: HTMLIFrameElement,
  onMessage: (message: WidgetHostMessage) => void,
): (() => void) => {
  const listen = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow || event.origin !== new URL(frame.src, location.href).origin)
      return;
    const message = event.data as Partial<WidgetHostMessage> | null;
    if (message?.source !== 'officina-chat' || message.v !== 1 || typeof message.installId !== 'string')
      return;
    if (typeof message.type === 'string' && TYPES.includes(message.type))
      onMessage(message as WidgetHostMessage);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
};
