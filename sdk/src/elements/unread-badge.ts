const styles = `.unread{position:absolute;top:-6px;inset-inline-end:-6px;min-width:20px;box-sizing:border-box;padding:0 5px;border-radius:10px;font-weight:600;text-align:center;color:#fff;background:#b91c1c;outline:2px solid #fff;pointer-events:none}`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/**
 * Puts the number of unread messages on the bubble and into its name; 0 takes both away. It comes with the open chat's code:
 * before that nothing can be unread, and a closed widget without it is smaller.
 */
export const showUnread = (bubble: HTMLElement, count: number, label: string): void => {
  const root = bubble.getRootNode() as ShadowRoot;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  const badge = bubble.querySelector('.unread') ?? document.createElement('span');
  badge.className = 'unread';
  badge.part.value = 'unread';
  badge.textContent = `${count}`;
  if (count) bubble.append(badge);
  else badge.remove();
  bubble.ariaDescription = count ? label : '';
};
