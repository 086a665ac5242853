import { LitElement, css, html } from 'lit';

/** What Lit costs by itself: one element with a bubble, a panel, a list and a field, and replies that stream. */
class BareLit extends LitElement {
  static override readonly properties = { open: { state: true }, messages: { state: true } };
  static override readonly styles = css`
    :host {
      position: fixed;
      inset-inline-end: 24px;
      bottom: 24px;
    }
    .bubble {
      width: 48px;
      height: 48px;
      border-radius: 50%;
    }
    .panel {
      display: grid;
      grid-template-rows: 1fr auto;
      width: 360px;
      height: 560px;
      background: #fff;
    }
    .list {
      overflow: auto;
    }
    .list p {
      content-visibility: auto;
      contain-intrinsic-size: auto 40px;
    }
  `;
  open = false;
  messages: string[] = [];

  async #send(field: HTMLInputElement) {
    this.messages = [...this.messages, field.value, ''];
    field.value = '';
    const response = await fetch('/api/widget/chat', { method: 'POST', body: '{}' });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      const text = [...chunk.value.matchAll(/"delta":("(?:[^"\\]|\\.)*")/g)].map((match) =>
        JSON.parse(match[1] ?? '""'),
      );
      this.messages = [...this.messages.slice(0, -1), this.messages.at(-1) + text.join('')];
    }
  }

  async #show() {
    const stored = sessionStorage.getItem('officina-chat:bench');
    if (stored) {
      const history = await (await fetch('/api/widget/history')).json();
      this.messages = history.messages.map(({ text }: { text: string }) => text);
    }
    this.open = true;
    await this.updateComplete;
    this.renderRoot.querySelector('input')?.focus();
    const list = this.renderRoot.querySelector('.list');
    list?.scrollTo(0, list.scrollHeight);
  }

  protected override render() {
    return this.open
      ? html`<div class="panel">
          <div class="list">${this.messages.map((text) => html`<p>${text}</p>`)}</div>
          <input
            aria-label="Message"
            @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && this.#send(event.target as HTMLInputElement)}
          />
        </div>`
      : html`<button class="bubble" aria-label="Chat" @click=${this.#show}>?</button>`;
  }
}

customElements.define('bare-lit', BareLit);
document.body.append(document.createElement('bare-lit'));
