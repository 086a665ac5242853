import { css } from '../styles/css.js';

export const styles = css`
  :host {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    inline-size: min(380px, 100vw - 48px);
    block-size: min(640px, 100dvh - 48px);
    font-family: var(--_font, system-ui), system-ui, sans-serif;
    font-size: 15px;
    line-height: 1.5;
  }
  :host([left]) {
    inset-inline: 0 auto;
  }
  .window {
    position: relative;
    display: flex;
    flex-direction: column;
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    border: 1px solid #0f172a1f;
    border-radius: 16px;
    background-color: var(--_background);
    color: var(--_ink);
    box-shadow: 0 12px 40px #0000003d;
  }
  :host([embedded]) {
    position: absolute;
    inset: 0;
    inline-size: auto;
    block-size: auto;
    container-type: inline-size;
  }
  :host([embedded]) .window {
    border-width: 0;
    border-radius: 0;
    box-shadow: none;
  }
  @container (min-width: 641px) {
    :host([embedded]) .window {
      border-radius: 16px;
    }
  }
  @media (max-width: 640px) {
    :host(:not([embedded])) {
      position: fixed;
      inset: 0;
      inset-block-start: var(--_viewport-top, 0);
      inline-size: auto;
      block-size: var(--_viewport-height, 100dvh);
    }
    :host(:not([embedded])) .window {
      border-width: 0;
      border-radius: 0;
    }
    :host(:not([embedded])) header {
      padding-block-start: calc(10px + env(safe-area-inset-top));
    }
    :host(:not([embedded])) footer {
      padding-block-end: calc(10px + env(safe-area-inset-bottom));
    }
  }

  header {
    flex: none;
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 10px 8px 10px 16px;
    background-color: var(--_header);
    color: var(--_name);
  }
  :host(:dir(rtl)) header {
    padding: 10px 16px 10px 8px;
  }
  .avatar {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    overflow: hidden;
    border-radius: 50%;
    background-color: color-mix(in srgb, var(--_name) 18%, transparent);
  }
  .avatar img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .who {
    flex: 1;
    min-inline-size: 0;
    line-height: 1.3;
    text-align: start;
  }
  .name {
    overflow: hidden;
    margin: 0;
    font-size: 16px;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .ai {
    margin: 0;
    font-size: 12px;
  }
  .close {
    color: var(--_close-icon);
  }
  .banner {
    flex: none;
    margin: 0;
    padding: 8px 16px;
    border-block-end: 1px solid color-mix(in srgb, currentColor 25%, transparent);
    font-size: 13px;
    text-align: start;
  }
  header :focus-visible {
    outline-offset: -3px;
  }

  .scroller {
    flex: 1;
    min-block-size: 0;
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
  .next {
    display: grid;
    gap: 12px;
  }
  /* A long conversation costs only what is seen of it; the newest stay exact, or a reply would jump as it is drawn. */
  .log > :nth-last-child(n + 12) {
    content-visibility: auto;
    contain-intrinsic-size: auto 60px;
  }
  .next:not(:empty) {
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
    animation: breathe 1.2s infinite;
  }
  i + i {
    animation-delay: 0.15s;
  }
  i + i + i {
    animation-delay: 0.3s;
  }
  @keyframes breathe {
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
  .replies {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 12px;
  }
  .replies .pill {
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
    inset-block-end: 100%;
    inset-inline: 0;
    margin-block-end: 8px;
    border-color: transparent;
    background-color: var(--_ink);
    color: var(--_background);
  }

  footer {
    position: relative;
    flex: none;
    padding: 10px 12px;
    background-color: var(--_footer);
    color: var(--_footer-ink);
  }
  .notice {
    margin: 0 0 6px;
    font-size: 13px;
    text-align: start;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: center;
    min-block-size: 28px;
    margin-block-end: 6px;
    font-size: 12px;
  }
  .links:empty {
    display: none;
  }
  .links .privacy {
    margin-inline-start: auto;
  }
  .links a,
  .links button {
    display: inline-flex;
    align-items: center;
    min-block-size: 28px;
    color: inherit;
    font-size: 12px;
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;
