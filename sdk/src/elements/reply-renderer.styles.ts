import { css } from 'lit';

/** What Markdown becomes, and what stands beneath a reply. */
export const styles = css`
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
  .message-text ul {
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
  officina-feedback-form {
    --_footer-ink: var(--_ink);
    inline-size: 85%;
  }
  .actions {
    display: flex;
    gap: 2px;
    margin-block-start: -4px;
    color: var(--_ink);
  }
  .action {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 28px;
    border-radius: 8px;
  }
  .action svg {
    inline-size: 16px;
    block-size: 16px;
  }
  .action:hover {
    background-color: color-mix(in srgb, currentColor 10%, transparent);
  }
  .action[aria-pressed='true'] svg {
    fill: currentColor;
  }
  .down svg {
    rotate: 180deg;
  }
`;
