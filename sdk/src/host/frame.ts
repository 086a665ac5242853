import type { WidgetHostMessage } from '@contract';

/** Origin of the page that embeds this frame; empty when there is none, or when it cannot be known for sure. */
export const parentOrigin = (): string => {
  if (window.parent === window) return '';
  const [ancestor] = location.ancestorOrigins ?? [];
  try {
    return ancestor ?? new URL(document.referrer).origin;
  } catch {
    return '';
  }
};

/** Tells the embedding page, and nobody else, what the widget does. Silent outside a frame and towards unknown pages. */
export const postToParent = (installId: string, type: WidgetHostMessage['type']): void => {
  const origin = parentOrigin();
  if (!origin || origin === 'null') return;
  const message: WidgetHostMessage = { source: 'officina-chat', v: 1, installId, type };
  window.parent.postMessage(message, origin);
};
