import { css } from 'lit';

export const styles = css`
  :host {
    position: relative;
    flex: 1;
    min-block-size: 0;
  }
  .scroller {
    block-size: 100%;
    overflow: hidden auto;
    overscroll-behavior: contain;
    padding: 16px;
    /* What grows in it lays out nothing else; on ground of its own it scrolls without being painted anew. */
    contain: strict;
    background-color: var(--_background);
  }
  .scroller:focus-visible {
    outline-offset: -3px;
  }
  .log,
  .pending {
    display: grid;
    gap: 12px;
  }
  /* A long conversation costs only what is seen of it; the newest stay exact, or a reply would jump as it is drawn. */
  .log > :nth-last-child(n + 12) {
    content-visibility: auto;
    contain-intrinsic-size: auto 60px;
  }
  .pending:not(:empty) {
    margin-block-start: 12px;
  }
  .dots {
    display: flex;
    gap: 5px;
    inline-size: max-content;
    padding: 14px;
    border: 1px solid transparent;
    border-radius: 16px 16px 16px 4px;
    background-color: var(--_bot-bubble);
    color: var(--_bot-ink);
  }
  .dots:dir(rtl) {
    border-radius: 16px 16px 4px;
  }
  i {
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background-color: currentColor;
    opacity: 0.5;
    animation: bounce 1.2s infinite;
  }
  i + i {
    animation-delay: 0.15s;
  }
  i + i + i {
    animation-delay: 0.3s;
  }
  @keyframes bounce {
    30% {
      opacity: 1;
      translate: 0 -3px;
    }
    60% {
      opacity: 0.5;
      translate: 0 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    i {
      animation: none;
    }
  }
  .suggestions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 12px;
  }
  .suggestions .pill {
    border-color: color-mix(in srgb, currentColor 45%, transparent);
    background-color: var(--_bot-bubble);
    color: var(--_bot-ink);
  }
  .older,
  .newer {
    display: block;
    inline-size: max-content;
    max-inline-size: 100%;
    margin: 0 auto 12px;
    font-size: 13px;
  }
  .newer {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    border-color: transparent;
    background-color: var(--_ink);
    color: var(--_background);
  }
`;
