import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAccount as aPerson } from '../../../testing/account';
import { refusal, type ApiRoutes } from '../../../testing/fake-network';
import { DARK, ENGLISH, LONG_TITLE, many, pageOf, PHONE, shows } from '../../../testing/stories';
import { aPlan } from '../testing/a-plan';
import {
  anAccount,
  aPost,
  aProject,
  aSchedule,
  aShownProfile,
  simulatedNetworks,
} from '../testing/a-social-builder';
import { aSocialStatistics } from '../testing/a-statistics';
import { socialRoutes } from '../testing/social-routes';
import SocialBuilderPage from './social-builder';

const PROJECT = 'GET /social/installations/inst1';
const opening = (section: string, routes: ApiRoutes = {}, project = aProject()) => {
  const heartbeat = { lastCheckAt: new Date().toISOString(), silent: false };
  const of = (what: string) => `GET /social/projects/p1/${what}`;
  return {
    at: `/social-builder?install_id=inst1&section=${section}`,
    api: {
      ...socialRoutes(project),
      [PROJECT]: { body: { data: { project, networks: simulatedNetworks(), heartbeat } } },
      [of('heartbeat')]: { body: { data: heartbeat } },
      [of('accounts')]: { body: { data: [anAccount()] } },
      [of('schedules')]: { body: { data: [aSchedule()] } },
      [of('plan')]: { body: { data: aPlan() } },
      [of('profile')]: { body: { data: aShownProfile() } },
      [of('statistics')]: { body: { data: aSocialStatistics() } },
      [of('posts')]: pageOf([aPost(), aPost({ id: 'post2', status: 'failed', copy: 'Torta del giorno.' })]),
      ...routes,
    },
  };
};

const meta = {
  title: 'Features/Social builder/Builder',
  component: SocialBuilderPage,
  parameters: {
    layout: 'fullscreen',
    account: aPerson(),
    path: '/social-builder',
    ...opening('accounts'),
  },
} satisfies Meta<typeof SocialBuilderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accounts: Story = { play: shows('Pasticceria Aurora') };
export const Profile: Story = { parameters: opening('profile'), play: shows('Torta di nocciole') };
export const Calendar: Story = { parameters: opening('calendar'), play: shows('Settimana tipo') };
export const Plan: Story = { parameters: opening('plan'), play: shows('Il buono regalo') };
export const Posts: Story = { parameters: opening('generate'), play: shows(/Torta del giorno/) };
export const ManyPosts: Story = {
  parameters: opening('generate', {
    'GET /social/projects/p1/posts': pageOf(
      many(20, (number) => aPost({ id: `post${number}`, copy: `Post numero ${number}.` })),
    ),
  }),
  play: shows(/Post numero 20/),
};
export const Statistics: Story = { parameters: opening('statistics') };
export const NoAccount: Story = {
  parameters: opening('accounts', { 'GET /social/projects/p1/accounts': { body: { data: [] } } }),
};
export const Paused: Story = { parameters: opening('accounts', {}, aProject({ status: 'paused' })) };
export const LongTexts: Story = {
  parameters: opening('accounts', {
    'GET /social/projects/p1/accounts': { body: { data: [anAccount({ name: LONG_TITLE })] } },
  }),
  play: shows(LONG_TITLE),
};
export const Loading: Story = { parameters: { api: { [PROJECT]: 'pending' } } };
export const Missing: Story = { parameters: { api: { [PROJECT]: refusal(404, 'NOT_FOUND') } } };
export const Failed: Story = {
  parameters: { api: { [PROJECT]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const Phone: Story = { globals: PHONE, play: shows('Pasticceria Aurora') };
export const Dark: Story = { globals: DARK, play: shows('Pasticceria Aurora') };
export const English: Story = { globals: ENGLISH, play: shows('Pasticceria Aurora') };
