import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentProps } from 'react';
import { OfficinaChat } from '../react.js';
import { FakeServer, buildConfig, delivered, json, reply, storedMessage } from '../testing/fake-server.js';
import { THEMES } from '../testing/themes.js';
import { eventually, findAll } from '../testing/widget-page.js';

type Props = ComponentProps<typeof OfficinaChat>;
type Play = NonNullable<StoryObj['play']>;

let server: FakeServer | null = null;
/** An installation of its own for each story: what one remembers is not the next one's business. */
let stories = 0;

/** The open chat in each state that a visitor can bring it into. */
const meta = {
  title: 'Widget/Open chat',
  tags: ['autodocs'],
  component: OfficinaChat,
  args: { config: buildConfig(), embedded: true, open: true },
  render: (args: Props) =>
    createElement(
      'div',
      { style: { blockSize: 620, maxInlineSize: 400 } },
      createElement(OfficinaChat, { installId: `story-${stories}`, ...args }),
    ),
  beforeEach: () => {
    stories++;
    server = new FakeServer();
    server.answer = () => streamed(full());
    return () => server?.restore();
  },
} satisfies Meta<typeof OfficinaChat>;

export default meta;
type Story = StoryObj<typeof meta>;

const full = () =>
  reply(
    'Spediamo in **24 ore** in tutta Italia:\n\n- corriere espresso\n- ritiro in [negozio](https://example.com)',
    {
      sources: [{ title: 'spedizioni.pdf', page: 3, excerpt: 'Gli ordini partono entro 24 ore lavorative.' }],
      suggestions: ['Quanto costa?', 'Posso ritirare in negozio?'],
    },
  );

const streamed = (events: ReturnType<typeof reply>, ends = true) =>
  server!.stream(({ send, end }) => {
    send(...events);
    if (ends) end();
  });

const chatIn = (canvas: HTMLElement) => eventually(() => canvas.querySelector('officina-chat'));
const partIn = (canvas: HTMLElement, selector: string) =>
  eventually(() => findAll(canvas, selector).find((element) => element.checkVisibility()));

const ask: Play = async ({ canvasElement }) => {
  const chat = await chatIn(canvasElement);
  await chat.ask('Quando spedite?');
};
const answered: Play = async (context) => {
  await ask(context);
  await partIn(context.canvasElement, '.actions');
};
const press =
  (label: string): Play =>
  async (context) => {
    await answered(context);
    (await partIn(context.canvasElement, `[aria-label="${label}"]`)).click();
  };
const live =
  (...events: Parameters<FakeServer['lines'][number]['send']>[0][]): Play =>
  async (context) => {
    await answered(context);
    const line = await eventually(() => server?.lines.at(-1));
    for (const event of events) line.send(event);
  };

export const OpeningQuestions: Story = {
  args: { config: buildConfig({ opening_questions: ['Quando spedite?', 'Fate resi?', 'Dove siete?'] }) },
};

export const OwnAiLabel: Story = { args: { config: buildConfig({ ai_label: 'Risponde un computer' }) } };

export const Answered: Story = { play: answered };

export const SourceOpen: Story = {
  play: async (context) => {
    await answered(context);
    (await partIn(context.canvasElement, '.chip')).click();
  },
};

/** The reply comes, letter by letter; the button stops it. */
export const Streaming: Story = {
  beforeEach: () => {
    if (server) server.answer = () => streamed(full().slice(0, 4), false);
  },
  play: ask,
};

export const Stopped: Story = {
  beforeEach: Streaming.beforeEach,
  play: async (context) => {
    await ask(context);
    await partIn(context.canvasElement, '[inert]');
    (await partIn(context.canvasElement, '[aria-label="Ferma la risposta"]')).click();
  },
};

export const ThumbUp: Story = { play: press('Risposta utile') };

/** Asks why; nobody has to say. */
export const ThumbDown: Story = { play: press('Risposta non utile') };

export const Copied: Story = { play: press('Copia la risposta') };

export const SoundOn: Story = { play: press('Suono dei messaggi') };

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
};

export const Failed: Story = {
  beforeEach: () => {
    if (server) server.answer = () => json({}, 500);
  },
  play: ask,
};

/** A person has taken over, and writes. */
export const Person: Story = {
  play: live(
    { type: 'attended', by: 'person' },
    { type: 'message', message: storedMessage('person', 'Buongiorno, sono Anna: come posso aiutarla?') },
    { type: 'typing' },
  ),
};

/** What is said to a person waits for no reply. */
export const Delivered: Story = {
  play: async (context) => {
    await Person.play?.(context);
    if (server) server.answer = () => streamed(delivered());
    await (await chatIn(context.canvasElement)).ask('Per dieci pezzi fate uno sconto?');
  },
};

export const PersonCalled: Story = {
  beforeEach: () => {
    if (server) server.person = () => json({ available: true });
  },
  play: async (context) => {
    await answered(context);
    (await partIn(context.canvasElement, '.links button')).click();
  },
};

/** Nobody is there: an address, or the owner's own way. */
export const PersonAway: Story = {
  args: { config: buildConfig({ handover: { email: true, url: 'https://example.com/contatti' } }) },
  play: async (context) => {
    await answered(context);
    (await partIn(context.canvasElement, '.links button')).click();
  },
};

export const Erased: Story = { play: live({ type: 'erased' }) };

/** Only the end is in the page; the rest on demand. */
export const LongConversation: Story = {
  play: live(
    ...Array.from({ length: 120 }, (_, at) => ({
      type: 'message' as const,
      message: storedMessage(at % 2 ? 'bot' : 'user', `Messaggio ${at + 1}`),
    })),
  ),
};

export const English: Story = { args: { language: 'en' }, play: answered };

/** Words by property, from right to left. */
export const MessageOverrides: Story = {
  args: {
    language: 'ar',
    words: {
      placeholder: 'اكتب رسالة…',
      send: 'إرسال',
      close: 'إغلاق',
      assistant: 'مساعد ذكي',
      privacy: 'الخصوصية',
      person: 'تحدث مع شخص',
    },
    config: buildConfig({ welcome_message_closed: 'مرحبا! كيف يمكنني مساعدتك؟', bot_display_name: 'جوليا' }),
  },
};

/** Ten looks, each with a whole conversation in it. */
export const Themes: Story = {
  render: () =>
    createElement(
      'div',
      { style: { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, 380px)' } },
      Object.entries(THEMES).map(([name, theme]) =>
        createElement(
          'div',
          { key: name, style: { blockSize: 620 } },
          createElement(OfficinaChat, {
            installId: `theme-${name}`,
            config: buildConfig({ ...theme, bot_display_name: name }),
            embedded: true,
            open: true,
          }),
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    const chats = await eventually(() => {
      const all = [...canvasElement.querySelectorAll('officina-chat')];
      return all.length === Object.keys(THEMES).length && all;
    });
    await Promise.all(chats.map((chat) => chat.ask('Quando spedite?')));
  },
};
