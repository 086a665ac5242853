import { css } from 'lit';

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
      --_safe-area-top: env(safe-area-inset-top);
    }
    :host(:not([embedded])) .window {
      border-width: 0;
      border-radius: 0;
    }
    :host(:not([embedded])) footer {
      padding-block-end: calc(10px + env(safe-area-inset-bottom));
    }
  }

  .banner {
    flex: none;
    margin: 0;
    padding: 8px 16px;
    border-block-end: 1px solid color-mix(in srgb, currentColor 25%, transparent);
    font-size: 13px;
    text-align: start;
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
