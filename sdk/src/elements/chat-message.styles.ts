import { css } from 'lit';

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
    margin: 0;
    color: var(--_ink);
    font-size: 12px;
  }
  .pill {
    color: var(--_ink);
  }
`;
