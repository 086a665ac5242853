import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAccount } from '../../../testing/account';
import { refusal } from '../../../testing/fake-network';
import { DARK, ENGLISH, PHONE, shows } from '../../../testing/stories';
import { aProjectChat, aQuestion } from '../testing';
import ProjectChat from './project-chat';

const CHAT = 'GET /project-chats/c1';
const answering = (changes: Parameters<typeof aProjectChat>[0] = {}) => ({
  api: { [CHAT]: { body: { data: aProjectChat(changes) } } },
});

const meta = {
  title: 'Features/Projects/Interview',
  component: ProjectChat,
  parameters: {
    layout: 'fullscreen',
    account: anAccount(),
    at: '/chat-project/c1',
    path: '/chat-project/:chatId',
    ...answering(),
  },
} satisfies Meta<typeof ProjectChat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choices: Story = { play: shows('Negozio o sede') };
export const LongTexts: Story = {
  parameters: answering({
    question: aQuestion({ why: 'I consigli partono dai canali che usi già, uno per uno. '.repeat(8) }),
  }),
  play: shows('Negozio o sede'),
};
export const Loading: Story = { parameters: { api: { [CHAT]: 'pending' } } };
export const Missing: Story = { parameters: { api: { [CHAT]: refusal(404, 'NOT_FOUND') } } };
export const Failed: Story = {
  parameters: { api: { [CHAT]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const Phone: Story = { globals: PHONE, play: shows('Negozio o sede') };
export const Dark: Story = { globals: DARK, play: shows('Negozio o sede') };
export const English: Story = { globals: ENGLISH, play: shows('Negozio o sede') };
