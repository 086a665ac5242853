import { css } from 'lit';

export const styles = css`
  :host {
    flex: none;
  }
  header {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: calc(10px + var(--_safe-area-top, 0px)) 16px 10px;
    padding-inline-end: 8px;
    background-color: var(--_header);
    color: var(--_name);
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
  .identity {
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
  header :focus-visible {
    outline-offset: -3px;
  }
`;
