import { OfficinaChat } from './elements/officina-chat.js';

// On a server there is nothing to register with; the page that arrives does it.
if (globalThis.customElements && !customElements.get('officina-chat'))
  customElements.define('officina-chat', OfficinaChat);

export { OfficinaChat };
