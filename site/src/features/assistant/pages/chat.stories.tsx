import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { anAccount } from '../../../testing/account';
import { DARK, ENGLISH, many, pageOf, PHONE, shows } from '../../../testing/stories';
import { aConversation, aMessage, anAllowance } from '../testing';
import Chat from './chat';

const WELCOME = 'GET /assistant/welcome';
const HISTORY = 'GET /assistant/conversations';
const welcoming = (changes: object = {}) => ({
  [WELCOME]: {
    body: {
      data: { name: 'Anna', companyName: '', hasEarlier: false, allowance: anAllowance(), ...changes },
    },
  },
});
const REPLY =
  'Il **punto di pareggio** è il numero di pezzi da cui guadagni.\n\n| Voce | Importo |\n|---|--:|\n| Prezzo | 12,00 € |\n| Costo | 7,00 € |\n\nCon 1.000 € di spese fisse servono **200 pezzi**.';
const CONVERSATION = {
  'GET /assistant/conversations/k1': {
    body: {
      data: {
        conversation: aConversation(),
        messages: [
          aMessage({ id: 'm1', text: 'Quante torte devo vendere?' }),
          aMessage({ id: 'm2', author: 'assistant', text: REPLY }),
        ],
        hasMore: false,
      },
    },
  },
};

const meta = {
  title: 'Features/Assistant/Chat',
  component: Chat,
  parameters: {
    layout: 'fullscreen',
    account: anAccount(),
    at: '/chat',
    path: '/chat/:conversationId?',
    api: { ...welcoming(), [HISTORY]: pageOf([]), ...CONVERSATION },
  },
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = { play: shows(/Anna/) };
export const Conversation: Story = {
  parameters: { at: '/chat/k1' },
  play: shows('punto di pareggio'),
};
export const AllowanceUsedUp: Story = {
  parameters: {
    api: { ...welcoming({ allowance: anAllowance({ used: 200, left: 0 }) }), [HISTORY]: pageOf([]) },
  },
};
export const ManyConversations: Story = {
  parameters: {
    api: {
      ...welcoming({ hasEarlier: true }),
      [HISTORY]: pageOf(
        many(20, (number) => aConversation({ id: `k${number}`, preview: `Domanda ${number}` })),
      ),
    },
  },
};
export const Loading: Story = { parameters: { api: { [WELCOME]: 'pending', [HISTORY]: 'pending' } } };
export const Offline: Story = {
  parameters: { api: { ...welcoming(), [HISTORY]: 'offline' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Scrivi un messaggio...' }), 'Ciao');
    await screen.findByDisplayValue('Ciao');
  },
};
export const Phone: Story = { globals: PHONE, play: shows(/Anna/) };
export const Dark: Story = { globals: DARK, play: shows(/Anna/) };
export const English: Story = { globals: ENGLISH, play: shows(/Anna/) };
