/** One thing that is measured: how it comes into a page, and where its bubble and its field are. */
export interface Subject {
  name: string;
  /** Placed at the end of the page's body, as its makers tell customers to. */
  html: string;
  /** Selectors, each inside the shadow root of what the one before it found. */
  bubble: string[];
  field: string[];
  /** Shows a conversation that was had before, and streams replies as the bench's server does. */
  converses: boolean;
}

const BUTTON = 'position:fixed;inset-inline-end:24px;bottom:24px;width:48px;height:48px;border-radius:50%';
const PANEL = 'position:fixed;inset-inline-end:24px;bottom:24px;width:360px;height:560px;background:#fff';

/** A page with a plain button and a plain panel: what page and harness cost. */
const plain: Subject = {
  name: 'plain button',
  html: `<button id="plain" aria-label="Chat" style="${BUTTON}">?</button>
<div id="panel" hidden style="${PANEL}"><input aria-label="Message"></div>
<script>plain.onclick = () => { plain.hidden = true; panel.hidden = false; panel.firstElementChild.focus(); };</script>`,
  bubble: ['#plain'],
  field: ['#panel input'],
  converses: false,
};

const bareLit: Subject = {
  name: 'bare Lit',
  html: '<script async src="/bare-lit.js"></script>',
  bubble: ['bare-lit', '.bubble'],
  field: ['bare-lit', 'input'],
  converses: true,
};

export const ours: Subject = {
  name: 'officina',
  html: '<script async src="/widget.js?id=bench" data-install-id="bench"></script>',
  bubble: ['officina-chat', '.bubble'],
  field: ['officina-chat', 'officina-chat-window', 'officina-chat-composer', 'textarea'],
  converses: true,
};

/** Its makers leave the button to the customer: the plain one, which makes the chat at the first click. */
const deepChat: Subject = {
  name: 'deep-chat 2.4.2',
  html: `<script type="module">
import '/peers/deep-chat/dist/deepChat.bundle.js';
const button = document.createElement('button');
button.id = 'plain'; button.ariaLabel = 'Chat'; button.style.cssText = '${BUTTON}'; button.textContent = '?';
button.onclick = async () => {
  button.hidden = true;
  const chat = document.createElement('deep-chat');
  chat.style.cssText = '${PANEL}';
  chat.connect = { url: '/peer-stream', stream: true };
  chat.textInput = { placeholder: { text: 'Message' } };
  if (sessionStorage['officina-chat:bench']) chat.history = (await (await fetch('/api/widget/history?all')).json()).messages.map(({ text, sender }) => ({ text, role: sender === 'user' ? 'user' : 'ai' }));
  chat.onComponentRender = () => chat.focusInput();
  document.body.append(chat);
};
document.body.append(button);
</script>`,
  bubble: ['#plain'],
  field: ['deep-chat', '#text-input'],
  converses: true,
};

const typebot: Subject = {
  name: 'typebot 0.10.7',
  html: `<script type="module">
import Typebot from '/peers/@typebot.io/js/dist/web.js';
Typebot.initBubble({ typebot: 'bench', apiHost: location.origin });
</script>`,
  bubble: ['typebot-bubble', 'button[part~=button]'],
  field: ['typebot-bubble', 'input, textarea'],
  converses: false,
};

const flowise: Subject = {
  name: 'flowise 3.1.6',
  html: `<script type="module">
import Chatbot from '/peers/flowise-embed/dist/web.js';
Chatbot.init({ chatflowid: 'bench', apiHost: location.origin });
</script>`,
  bubble: ['flowise-chatbot', 'button[part=button]'],
  field: ['flowise-chatbot', 'textarea, input[type=text]'],
  converses: false,
};

export const SUBJECTS: readonly Subject[] = [plain, bareLit, ours];
export const PEERS: readonly Subject[] = [deepChat, typebot, flowise];
