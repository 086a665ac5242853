import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentProps } from 'react';
import { OfficinaChat } from '../react.js';
import { FakeServer, buildConfig, json, reply } from '../testing/fake-server.js';
import { eventually } from '../testing/widget-page.js';

type Props = ComponentProps<typeof OfficinaChat>;

let server: FakeServer | null = null;

/** The widget as visitors meet it. A stand-in for the server answers, so every state can be tried by hand. */
const meta = {
  title: 'Widget/Element',
  tags: ['autodocs'],
  component: OfficinaChat,
  args: { installId: 'story', previewToken: 'story', config: buildConfig(), embedded: true, open: true },
  render: (args: Props) =>
    createElement(
      'div',
      { style: { blockSize: 620, maxInlineSize: 400 } },
      createElement(OfficinaChat, args),
    ),
  beforeEach: () => {
    server = new FakeServer();
    return () => server?.restore();
  },
} satisfies Meta<typeof OfficinaChat>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const chat = await eventually(() => canvasElement.querySelector('officina-chat'));
    await chat.ask(text);
  };

const answering =
  (...events: ReturnType<typeof reply>): Story['beforeEach'] =>
  () => {
    if (server)
      server.answer = () =>
        server!.stream(({ send, end }) => {
          send(...events);
          end();
        });
  };

export const Closed: Story = { args: { open: false, config: buildConfig({ invitation_message_text: '' }) } };

export const Invitation: Story = { args: { open: false } };

export const Open: Story = {};

export const English: Story = {
  args: { config: buildConfig({ language: 'en', welcome_message_closed: '', bot_display_name: 'Julia' }) },
};

export const Answered: Story = {
  beforeEach: answering(
    ...reply('Spediamo in **24 ore** in tutta Italia:\n\n- corriere espresso\n- ritiro in negozio', {
      sources: [{ title: 'spedizioni.pdf', page: 3, excerpt: 'Gli ordini partono entro 24 ore lavorative.' }],
      suggestions: ['Quanto costa la spedizione?', 'Posso ritirare in negozio?'],
    }),
  ),
  play: ask('Quando spedite?'),
};

export const Unknown: Story = {
  beforeEach: answering(...reply('Non ho trovato la risposta nei documenti.', { handover: true })),
  play: ask('Chi ha vinto ieri?'),
};

export const Waiting: Story = {
  beforeEach: () => {
    if (server) server.answer = () => server!.stream(() => undefined);
  },
  play: ask('Ci siete?'),
};

export const Failed: Story = {
  beforeEach: () => {
    if (server) server.answer = () => json({}, 500);
  },
  play: ask('Ci siete?'),
};

export const Themed: Story = {
  args: {
    config: buildConfig({
      bot_display_name: 'Notturno',
      header_background_color: '#1e1b4b',
      chat_background_color: '#0f172a',
      footer_background_color: '#1e293b',
      ai_bubble_background_color: '#1e293b',
      ai_bubble_text_color: '#e2e8f0',
      user_bubble_background_color: '#818cf8',
      user_bubble_text_color: '#0f172a',
      input_field_background_color: '#0f172a',
      input_field_text_color: '#e2e8f0',
      input_field_border_radius_option: 'full',
      send_button_background_color: '#818cf8',
      send_icon_color: '#0f172a',
      send_icon_type: 'send_plane',
      close_icon_type: 'arrow_down',
    }),
  },
  beforeEach: answering(...reply('Buonasera.', { suggestions: ['Orari', 'Prezzi'] })),
  play: ask('Buonasera'),
};

/** Suspended, unknown or refused by the server: nothing is drawn. */
export const Suspended: Story = {
  args: { config: undefined, installId: 'gone' },
  beforeEach: () => {
    if (server) server.config.answer = () => json({ suspended: true }, 404);
  },
};
