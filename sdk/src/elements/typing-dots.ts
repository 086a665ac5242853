import { LitElement, html } from 'lit';
import { base } from '../styles/base.js';
import { defineOnce } from './define-once.js';
import { styles } from './typing-dots.styles.js';

/** Three dots while a reply is on its way. Only for the eye: the window says it in words. */
export class TypingDots extends LitElement {
  static override readonly styles = [base, styles];

  protected override render() {
    return html`<i></i><i></i><i></i>`;
  }
}

defineOnce('officina-typing-dots', TypingDots);
