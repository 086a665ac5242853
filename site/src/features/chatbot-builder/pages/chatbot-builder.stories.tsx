import type { Chatbot } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { anAccount } from '../../../testing/account';
import { refusal } from '../../../testing/fake-network';
import { DARK, ENGLISH, LONG_TITLE, PHONE, shows } from '../../../testing/stories';
import { aStatistics } from '../testing/a-statistics';
import { builderServer } from '../testing/builder-server';
import ChatbotBuilder from './chatbot-builder';

const opening = (section: string, chatbot: Partial<Chatbot> = {}) => ({
  at: `/chatbot-builder?install_id=inst1&section=${section}`,
  api: builderServer({
    chatbot: { siteUrl: 'https://forno.it', allowedDomains: ['forno.it'], ...chatbot },
    routes: { 'GET /chatbots/inst1/statistics': { body: { data: aStatistics() } } },
  }).routes,
});

const meta = {
  title: 'Features/Chatbot builder/Builder',
  component: ChatbotBuilder,
  parameters: {
    layout: 'fullscreen',
    account: anAccount(),
    path: '/chatbot-builder',
    ...opening('installation'),
  },
} satisfies Meta<typeof ChatbotBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Installation: Story = { play: shows('Dominio autorizzato: forno.it') };

/** The address is not called authorised where the list, edited by hand, leaves it out; one press allows it. */
export const SiteNotAllowed: Story = {
  parameters: opening('installation', { allowedDomains: ['altro.it'] }),
  play: async (context) => {
    await shows(/forno.it non è fra i domini ammessi/)(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Ammetti forno.it' }));
    await shows('Dominio autorizzato: forno.it')(context);
  },
};

export const Design: Story = { parameters: opening('design'), play: shows('Nome del bot') };
export const Training: Story = { parameters: opening('training'), play: shows('Istruzioni') };
export const Statistics: Story = { parameters: opening('statistics'), play: shows('A che ora aprite?') };
export const Published: Story = {
  parameters: opening('design', { status: 'published' }),
  play: shows('Nome del bot'),
};
export const LongTexts: Story = {
  parameters: opening('installation', { productTitle: LONG_TITLE }),
  play: shows(new RegExp(LONG_TITLE.slice(0, 20))),
};
export const Loading: Story = { parameters: { api: { 'GET /chatbots/inst1': 'pending' } } };
export const Missing: Story = { parameters: { api: { 'GET /chatbots/inst1': refusal(404, 'NOT_FOUND') } } };
export const Failed: Story = {
  parameters: { api: { 'GET /chatbots/inst1': refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const Phone: Story = { globals: PHONE, play: shows('Dominio autorizzato: forno.it') };
export const Dark: Story = { globals: DARK, play: shows('Dominio autorizzato: forno.it') };
export const English: Story = { globals: ENGLISH, play: shows('Authorised domain: forno.it') };
