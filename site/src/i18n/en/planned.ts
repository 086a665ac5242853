import type { planned as it } from '../it/planned';
import type { Words } from '../types';

export const planned = {
  badge: 'In the making',
  intro: 'This section is under development',
  meanwhile: 'Meanwhile',
  back: 'Go back',
  goMarketplace: 'Go to the Marketplace',
  goMyProducts: 'Go to your products',
  goHome: 'Go to the home page',
  goFaq: 'Read the frequent questions',
  goHowItWorks: 'See how it works',
  goPanel: 'Open the content panel',
  tour: {
    title: 'The tour of Officina',
    body: 'Five steps to see what Officina does: chat, analysis, reports, sharing.',
  },
  help: {
    title: 'Help',
    body: 'Guides, search and a form to write to us. For now support answers by email.',
  },
  privacy: {
    title: 'Privacy Policy',
    body: 'The full notice is under legal review. In short: no tracking, and your documents stay on this server.',
  },
  terms: {
    title: 'Terms of Service',
    body: 'The full terms are under legal review before they are published.',
  },
  cookies: {
    title: 'Cookie Policy',
    body: 'We use one technical cookie, to keep you signed in. No cookie before that, no tracking.',
  },
  social: {
    title: 'Social Builder',
    body: 'Here you will connect your social accounts, instruct the AI and schedule posts.',
  },
  admin: {
    title: 'Admin dashboard',
    body: 'Here you will see purchases, bookings, holidays and products. Content can already be edited in the panel.',
  },
} satisfies Words<typeof it>;
