import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
  }
  form {
    display: flex;
    align-items: end;
    gap: 8px;
    margin: 0;
  }
  .field {
    flex: 1;
    display: flex;
    min-inline-size: 0;
    padding: 9px 14px;
    border: 1px solid color-mix(in srgb, var(--_footer-ink) 45%, transparent);
    border-radius: var(--_radius);
    background-color: var(--_input);
    color: var(--_input-ink);
    cursor: text;
  }
  .field:focus-within {
    /* Over the border: beside it, they would look like two rings. */
    outline: 2px solid var(--_footer-ink);
    outline-offset: -1px;
  }
  textarea {
    flex: 1;
    min-inline-size: 0;
    block-size: 24px;
    min-block-size: 24px;
    max-block-size: 120px;
    padding: 0;
    border: 0;
    resize: none;
    background: none;
    /* Below 16 px iOS zooms the page in when the field takes focus. */
    font-size: 16px;
    line-height: 24px;
    text-align: start;
  }
  @supports (field-sizing: content) {
    textarea {
      block-size: auto;
      field-sizing: content;
    }
  }
  /* The whole field wears the ring. */
  textarea:focus-visible {
    outline: 0;
  }
  textarea::placeholder {
    color: inherit;
    opacity: 0.65;
  }
  button {
    border: 1px solid transparent;
    background-color: var(--_send);
    color: var(--_send-icon);
  }
  button:focus-visible {
    outline-color: var(--_footer-ink);
  }
  button[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  :host(:dir(rtl)) svg {
    scale: -1 1;
  }
`;
