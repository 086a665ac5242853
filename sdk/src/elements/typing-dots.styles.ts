import { css } from 'lit';

export const styles = css`
  :host {
    display: inline-flex;
    gap: 5px;
    padding: 14px;
    border: 1px solid transparent;
    border-radius: 16px;
    border-end-start-radius: 4px;
    background-color: var(--_bot-bubble);
    color: var(--_bot-ink);
  }
  i {
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background-color: currentColor;
    opacity: 0.35;
    animation: breathe 1.2s infinite;
  }
  i:nth-child(2) {
    animation-delay: 0.15s;
  }
  i:nth-child(3) {
    animation-delay: 0.3s;
  }
  @keyframes breathe {
    30% {
      opacity: 1;
      translate: 0 -3px;
    }
    60% {
      opacity: 0.35;
      translate: 0 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    i {
      animation: none;
      opacity: 0.7;
    }
  }
`;
