import { css } from '../styles/css.js';

export const styles = css`
  :host {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 6px;
  }
  :host([sender='user']) {
    align-items: end;
  }
  .text {
    max-inline-size: 85%;
    padding: 10px 14px;
    border: 1px solid transparent;
    border-radius: 16px;
    border-end-start-radius: 4px;
    background-color: var(--_bot-bubble);
    color: var(--_bot-ink);
    overflow-wrap: anywhere;
    text-align: start;
  }
  :host([sender='user']) .text {
    border-radius: 16px;
    border-end-end-radius: 4px;
    background-color: var(--_user-bubble);
    color: var(--_user-ink);
  }
  /* A person's words look like no machine's. */
  :host([sender='person']) .text {
    border-color: color-mix(in srgb, var(--_ink) 45%, transparent);
    border-inline-start: 4px solid var(--_ink);
    background-color: var(--_background);
    color: var(--_ink);
  }
  .plain {
    white-space: pre-wrap;
  }
  .note {
    color: var(--_ink);
    font-size: 12px;
  }
  p,
  ul,
  ol,
  pre {
    margin: 0;
  }
  :is(p, ul, ol, pre) + :is(p, ul, ol, pre) {
    margin-block-start: 8px;
  }
  ul,
  ol {
    padding-inline-start: 20px;
  }
  .said ul {
    list-style: disc;
  }
  a {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  code {
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
    padding: 0 4px;
    border-radius: 4px;
    background-color: color-mix(in srgb, currentColor 10%, transparent);
  }
  pre {
    overflow-x: auto;
    padding: 8px;
    border-radius: 8px;
    background-color: color-mix(in srgb, currentColor 10%, transparent);
  }
  pre code {
    padding: 0;
    background: none;
  }
  .sources {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    max-inline-size: 100%;
    padding: 0;
  }
  .chip {
    max-inline-size: 260px;
    min-block-size: 28px;
    padding: 3px 10px;
    overflow: hidden;
    border: 1px solid color-mix(in srgb, var(--_ink) 45%, transparent);
    border-radius: 14px;
    color: var(--_ink);
    font-size: 12px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .chip[aria-expanded='true'] {
    background-color: color-mix(in srgb, var(--_ink) 10%, transparent);
  }
  blockquote {
    max-inline-size: 85%;
    max-block-size: 160px;
    overflow: auto;
    margin: 0;
    padding-inline-start: 10px;
    border-inline-start: 3px solid color-mix(in srgb, var(--_ink) 45%, transparent);
    color: var(--_ink);
    font-size: 13px;
    overflow-wrap: anywhere;
    text-align: start;
  }
  .pill {
    color: var(--_ink);
  }
  officina-feedback-form {
    --_footer-ink: var(--_ink);
    inline-size: 85%;
  }
  .acts {
    display: flex;
    gap: 2px;
    margin-block-start: -4px;
    color: var(--_ink);
  }
  .act {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 28px;
    border-radius: 8px;
  }
  .act svg {
    inline-size: 16px;
    block-size: 16px;
  }
  .act:hover {
    background-color: color-mix(in srgb, currentColor 10%, transparent);
  }
  .act[aria-pressed='true'] svg {
    fill: currentColor;
  }
  .down svg {
    rotate: 180deg;
  }
`;
