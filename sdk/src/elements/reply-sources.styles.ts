import { css } from 'lit';

export const styles = css`
  :host {
    display: grid;
    gap: 6px;
    max-inline-size: 100%;
    color: var(--_ink);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  li {
    max-inline-size: 100%;
  }
  .chip {
    max-inline-size: min(260px, 100%);
    min-block-size: 28px;
    padding: 3px 10px;
    overflow: hidden;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 14px;
    font-size: 12px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .chip[aria-expanded='true'] {
    background-color: color-mix(in srgb, currentColor 10%, transparent);
  }
  blockquote {
    max-inline-size: 85%;
    max-block-size: 160px;
    overflow: auto;
    margin: 0;
    padding-inline-start: 10px;
    border-inline-start: 3px solid color-mix(in srgb, currentColor 45%, transparent);
    font-size: 13px;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;
