import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, Fragment, type ReactElement } from 'react';
import { aMessage, type ChatMessage } from '../controllers/messages.js';
import { FORM_WORDS } from '../locales/form-words.js';
import { en } from '../locales/en.js';
import { it } from '../locales/it.js';
import { LATER_WORDS } from '../locales/later-words.js';
import { paintTheme } from '../styles/paint.js';
import { aConfig } from '../testing/fake-server.js';
import { openConfig } from '../transport/chat-config.js';
import { packChat } from '../transport/read-config.js';
import { ReplyDrawing } from './reply-drawing.js';
import './chat-composer.js';
import './chat-message.js';
import './feedback-form.js';
import './handover-form.js';

/** An element of the open chat, with the properties that its window would set; they are drawn live. */
const element = (name: `officina-${string}`, properties: Record<string, unknown>): ReactElement =>
  createElement(name, properties);
const several = (...elements: ReactElement[]): ReactElement => createElement(Fragment, null, ...elements);

/** Colours and shape come from the window around them. */
const dressed = (ground: HTMLDivElement | null) => {
  if (ground) paintTheme(ground, openConfig(packChat(aConfig())));
};

/** The pieces that the open chat is made of, each alone: what its window gives it is all that it knows. */
const meta = {
  title: 'Widget/parts',
  decorators: [
    (story) =>
      createElement(
        'div',
        {
          ref: dressed,
          style: {
            display: 'grid',
            gap: 12,
            maxInlineSize: 380,
            padding: 12,
            background: 'var(--_background)',
          },
        },
        story(),
      ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const composer = (properties: Record<string, unknown>) =>
  element('officina-chat-composer', { words: it, icon: 'send_default', ...properties });

export const Composer: Story = { render: () => composer({}) };
/** A reply is on its way: writing goes on, and the button stops the reply. */
export const ComposerBusy: Story = { render: () => composer({ busy: true }) };
export const ComposerInEnglish: Story = { render: () => composer({ words: en }) };
/** Six lines and more: it grows to 120 px, then scrolls. */
export const ComposerGrown: Story = {
  render: () => composer({}),
  play: ({ canvasElement }) => {
    const field = canvasElement.querySelector('officina-chat-composer');
    if (field) field.draft = Array.from({ length: 9 }, (_, at) => `Riga ${at + 1}`).join('\n');
  },
};

const message = (said: Partial<ChatMessage>, more: Record<string, unknown> = {}) =>
  element('officina-chat-message', {
    message: { ...aMessage(said.sender ?? 'bot', said.text), ...said },
    words: it,
    later: LATER_WORDS.it,
    name: 'Giulia',
    drawing: new ReplyDrawing('it', {}),
    reachable: true,
    ...more,
  });
const REPLY: Partial<ChatMessage> = {
  text: 'Spediamo in **24 ore**:\n\n1. corriere espresso\n2. ritiro in [negozio](https://example.com)',
  replyId: 'reply',
};

export const VisitorsMessage: Story = {
  render: () => message({ sender: 'user', text: 'Quando spedite?\nE in Svizzera?' }),
};
/** Kept until the network is back; taken by a person. */
export const VisitorsMessageAndItsFate: Story = {
  render: () =>
    several(
      message({ sender: 'user', text: 'C’è qualcuno?', fate: 'queued' }),
      message({ sender: 'user', text: 'Vorrei dieci pezzi.', fate: 'delivered' }),
    ),
};
export const Reply: Story = { render: () => message(REPLY) };
export const ReplyWithSources: Story = {
  render: () =>
    message({
      ...REPLY,
      sources: [
        { title: 'spedizioni.pdf', page: 3, excerpt: 'Gli ordini partono entro 24 ore lavorative.' },
        { title: 'https://example.com/resi', page: null, excerpt: 'Il reso è gratuito per 30 giorni.' },
      ],
    }),
};
export const ReplyThatOffersAPerson: Story = {
  render: () => message({ text: 'Su questo non ho trovato nulla.', replyId: 'reply', handover: true }),
};
export const ReplyStopped: Story = {
  render: () => message({ text: 'Spediamo in', replyId: 'reply', stopped: true }),
};
export const ReplyJudged: Story = {
  render: () => message({ ...REPLY, feedback: 'down' }, { judged: FORM_WORDS.it }),
};
export const PersonsMessage: Story = {
  render: () => message({ sender: 'person', text: 'Buongiorno, sono Anna.', replyId: 'person' }),
};
/** The two warnings that stand where a reply should be. */
export const Warnings: Story = {
  render: () => several(message({ failure: 'network' }), message({ failure: 'answer' })),
};

const handover = (properties: Record<string, unknown>) =>
  element('officina-handover-form', { words: FORM_WORDS.it, ...properties });

export const HandoverForm: Story = { render: () => handover({}) };
/** A person was asked for and nobody is there; the owner names another way. */
export const HandoverFormAway: Story = {
  render: () => handover({ away: true, contactUrl: 'https://example.com/contatti' }),
};
export const HandoverFormFailed: Story = { render: () => handover({ failure: it.networkFailed }) };
export const FeedbackForm: Story = {
  render: () => element('officina-feedback-form', { words: FORM_WORDS.it }),
};
