import { html, type TemplateResult } from 'lit';

/** A stroked path as an icon that assistive technology skips. */
export const renderIcon = (path: string): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
