import type { layout as it } from '../it/layout';
import type { Words } from '../types';

export const layout = {
  description:
    'Officina is the digital workshop for business owners: chatbots that answer from your documents, ready posts, advice.',
  nav: {
    main: 'Main navigation',
    menu: 'Menu',
    howItWorks: 'How it works',
    faq: 'FAQ',
    blog: 'Blog',
    marketplace: 'Marketplace',
    login: 'Login',
    signup: 'Sign up',
    openMenu: 'Open the menu',
    home: 'Officina, home page',
  },
  englishOffer: {
    label: 'Language',
    sentence: 'This site is also available in English.',
    accept: 'Read in English',
    dismiss: 'No, thanks',
  },
  settings: {
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'Same as system',
    language: 'Language',
  },
  footer: {
    claim: 'The digital workshop for business owners.',
    product: 'Product',
    support: 'Support',
    supportHours: 'We reply within 24 hours on weekdays.',
    legal: 'Legal',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    cookies: 'Cookie Policy',
    accessibility: 'Accessibility',
    aiTransparency: 'AI transparency',
    withdrawal: 'Withdrawal',
    tour: 'The tour',
    help: 'Help',
    rights: 'No tracking, no banner: here cookies only keep you signed in.',
  },
  guard: {
    checking: 'One moment…',
    unreachable: 'The server is not answering. Trying again shortly…',
  },
  helpBot: {
    title: 'Ask Officina',
    lead: 'It is a chatbot of ours, trained on the help articles: it answers about Officina and names its source. You talk to an AI; when it does not know, it hands you to a person.',
    open: 'Open the chat',
    failed: 'The chat did not load. Check your connection.',
  },
  notFound: {
    title: '404',
    body: 'Oops! Page not found',
    explain: 'The page you are looking for does not exist or has moved.',
    home: 'Return to Home',
  },
  crash: {
    title: 'Unexpected Application Error!',
    body: 'Something broke on our side. Your data is safe: reload the page, and if it happens again write to us.',
    reload: 'Reload the page',
    update: 'There is a new version of Officina: reload the page to continue.',
    updateTitle: 'Officina has been updated',
    unreachable: 'The page opens by itself as soon as the network and the server answer again.',
    unreachableTitle: 'We cannot load the page',
  },
} satisfies Words<typeof it>;
