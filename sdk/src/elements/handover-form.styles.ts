import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
  }
  form {
    display: grid;
    gap: 10px;
    margin: 0;
  }
  p {
    margin: 0;
  }
  a {
    color: inherit;
  }
  label {
    display: grid;
    gap: 4px;
    font-size: 13px;
  }
  input,
  textarea {
    min-block-size: 44px;
    padding: 9px 14px;
    border: 1px solid color-mix(in srgb, var(--_footer-ink) 45%, transparent);
    border-radius: min(var(--_radius), 14px);
    background-color: var(--_input);
    color: var(--_input-ink);
    font-size: 16px;
  }
  textarea {
    resize: vertical;
  }
  [role='alert']:not(:empty) {
    padding: 8px 12px;
    border: 1px solid currentColor;
    border-radius: 8px;
    font-size: 13px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .send {
    border-color: transparent;
    background-color: var(--_send);
    color: var(--_send-icon);
  }
  :focus-visible {
    outline-color: var(--_footer-ink);
  }
`;
