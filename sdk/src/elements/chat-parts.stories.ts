import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, Fragment, type ReactElement } from 'react';
import { createMessage, type ChatMessage } from '../controllers/messages.js';
import { formMessages } from '../locales/form-messages.js';
import { en } from '../locales/en.js';
import { it } from '../locales/it.js';
import { lazyMessages } from '../locales/lazy-messages.js';
import { applyTheme } from '../styles/apply-theme.js';
import { buildConfig } from '../testing/fake-server.js';
import { unpackChat } from '../transport/chat-config.js';
import { packChat } from '../transport/read-config.js';
import { ReplyRenderer } from './reply-renderer.js';
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
  if (ground) applyTheme(ground, unpackChat(packChat(buildConfig())));
};

/** The pieces that the open chat is made of, each alone: what its window gives it is all that it knows. */
const meta = {
  title: 'Widget/Parts',
  tags: ['autodocs'],
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
  element('officina-chat-composer', { uiMessages: it, icon: 'send_default', ...properties });

export const Composer: Story = { render: () => composer({}) };
/** A reply is on its way: writing goes on, and the button stops the reply. */
export const ComposerBusy: Story = { render: () => composer({ busy: true }) };
export const ComposerInEnglish: Story = { render: () => composer({ uiMessages: en }) };
/** Six lines and more: it grows to 120 px, then scrolls. */
export const ComposerGrown: Story = {
  render: () => composer({}),
  play: ({ canvasElement }) => {
    const field = canvasElement.querySelector('officina-chat-composer');
    if (field) field.draft = Array.from({ length: 9 }, (_, at) => `Riga ${at + 1}`).join('\n');
  },
};

const message = (fields: Partial<ChatMessage>, more: Record<string, unknown> = {}) =>
  element('officina-chat-message', {
    message: { ...createMessage(fields.sender ?? 'bot', fields.text), ...fields },
    uiMessages: it,
    lazyMessages: lazyMessages.it,
    name: 'Giulia',
    replyRenderer: new ReplyRenderer('it', {}),
    canReachPerson: true,
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
      message({ sender: 'user', text: 'C’è qualcuno?', deliveryStatus: 'queued' }),
      message({ sender: 'user', text: 'Vorrei dieci pezzi.', deliveryStatus: 'delivered' }),
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
  render: () => message({ ...REPLY, feedback: 'down' }, { feedbackForm: formMessages.it }),
};
export const PersonsMessage: Story = {
  render: () => message({ sender: 'person', text: 'Buongiorno, sono Anna.', replyId: 'person' }),
};
/** The two warnings that stand where a reply should be. */
export const Warnings: Story = {
  render: () => several(message({ failure: 'network' }), message({ failure: 'answer' })),
};

const handover = (properties: Record<string, unknown>) =>
  element('officina-handover-form', { formMessages: formMessages.it, ...properties });

export const HandoverForm: Story = { render: () => handover({}) };
/** A person was asked for and nobody is there; the owner names another way. */
export const HandoverFormAway: Story = {
  render: () => handover({ away: true, contactUrl: 'https://example.com/contatti' }),
};
export const HandoverFormFailed: Story = { render: () => handover({ failure: it.networkFailed }) };
export const FeedbackForm: Story = {
  render: () => element('officina-feedback-form', { formMessages: formMessages.it }),
};
