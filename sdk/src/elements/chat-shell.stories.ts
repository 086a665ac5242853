import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentProps } from 'react';
import { UnreadEvent } from '../events/unread-event.js';
import { TRIGGER_ICONS } from '../icons/index.js';
import { OfficinaChat } from '../react.js';
import { FakeServer, buildConfig } from '../testing/fake-server.js';
import { THEMES } from '../testing/themes.js';
import { eventually } from '../testing/widget-page.js';

type Props = ComponentProps<typeof OfficinaChat>;

const box = (key: string, args: Props, direction?: 'rtl') =>
  createElement(
    'div',
    { key, dir: direction, style: { blockSize: 170, inlineSize: 320 } },
    createElement(OfficinaChat, args),
  );
const silent = { invitation_message_text: '' };

/** The closed widget: what every page view of a customer's site shows. */
const meta = {
  title: 'Widget/Closed chat',
  tags: ['autodocs'],
  component: OfficinaChat,
  args: { installId: 'story', previewToken: 'story', config: buildConfig(), embedded: true },
  render: (args: Props) => box('one', args),
  beforeEach: () => {
    const server = new FakeServer();
    return () => server.restore();
  },
} satisfies Meta<typeof OfficinaChat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bubble: Story = { args: { config: buildConfig(silent) } };

export const Invitation: Story = {};

export const LongInvitation: Story = {
  args: {
    config: buildConfig({
      invitation_message_text:
        'Ciao! Siamo aperti tutti i giorni dalle 19 a mezzanotte: chiedici un tavolo, il menù o la consegna a casa.',
    }),
  },
};

export const OnTheLeft: Story = { args: { config: buildConfig({ position: 'left' }) } };

export const RightToLeft: Story = {
  args: { config: buildConfig({ invitation_message_text: 'هل تحتاج إلى مساعدة؟' }) },
  render: (args: Props) => box('one', args, 'rtl'),
};

export const English: Story = {
  args: { config: buildConfig({ language: 'en', invitation_message_text: 'Can we help?' }) },
};

/** Any other language, by the page's own words. */
export const FrenchByThePage: Story = {
  args: {
    config: buildConfig({ invitation_message_text: 'Une question ?' }),
    words: { open: 'Ouvrir le chat', dismiss: 'Fermer le message' },
  },
};

export const Unread: Story = {
  args: { config: buildConfig(silent) },
  play: async ({ canvasElement }) => {
    const chat = await eventually(() => canvasElement.querySelector('officina-chat'));
    chat.show();
    const panel = await eventually(() => chat.shadowRoot?.querySelector('officina-chat-window'));
    chat.hide();
    panel.dispatchEvent(new UnreadEvent(3, '3 nuovi messaggi'));
  },
};

export const EveryIcon: Story = {
  render: (args: Props) =>
    createElement(
      'div',
      { style: { display: 'flex', flexWrap: 'wrap' } },
      Object.keys(TRIGGER_ICONS).map((icon) =>
        createElement(
          'div',
          { key: icon, style: { inlineSize: 80, blockSize: 80 } },
          createElement(OfficinaChat, {
            ...args,
            config: buildConfig({ ...silent, trigger_icon_type: icon }),
          }),
        ),
      ),
    ),
};

/** What a page can change without touching the chatbot: custom properties and parts. */
export const ThemedByThePage: Story = {
  render: (args: Props) =>
    createElement(
      'div',
      {
        style: {
          blockSize: 170,
          inlineSize: 320,
          '--officina-bubble': '#0f172a',
          '--officina-icon': '#facc15',
          '--officina-bubble-size': '64px',
          '--officina-invitation': '#facc15',
          '--officina-invitation-ink': '#0f172a',
        } as Record<string, string | number>,
      },
      createElement(OfficinaChat, args),
    ),
};

export const TenThemes: Story = {
  render: (args: Props) =>
    createElement(
      'div',
      { style: { display: 'flex', flexWrap: 'wrap' } },
      Object.entries(THEMES).map(([name, theme]) => box(name, { ...args, config: buildConfig(theme) })),
    ),
};
