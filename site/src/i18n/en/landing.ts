import type { landing as it } from '../it/landing';
import type { Words } from '../types';

export const landing = {
  title: 'AI and chatbots for your business',
  description:
    'Set up AI for your business for free: a chatbot that answers from your documents, in Italian, on your site.',
  hero: {
    title: 'Set up AI for your business, for free!',
    subtitle: 'It will be fun, and it only takes a few seconds',
    promptLabel: 'Describe your company or your idea',
    send: 'Send the description',
    examples: 'Examples',
    tips: 'Tips',
    note: 'Signing up and setting up is free. You only pay for the products you choose in the Marketplace.',
  },
  hints: {
    '1': 'I run a farmhouse hotel in Umbria and want more direct bookings…',
    '2': 'I manage a dental practice: patients always call with the same questions…',
    '3': 'I sell handmade ceramics and ship all over Italy…',
    '4': 'I would like to open a climbing gym in Bergamo…',
    '5': 'My company makes packaging, there are fifteen of us…',
    '6': 'I have a fish restaurant and nobody to answer messages at night…',
    '7': 'I am a payroll consultant and get a hundred emails a day…',
    '8': 'I rent bicycles on Lake Garda from April to October…',
  },
  demo: {
    caption: 'An example: a small hotel’s chatbot, taught with its house rules.',
    name: 'Hotel La Pergola',
    label: 'AI assistant',
    question: 'Can I bring my dog?',
    answer: 'Yes, dogs are welcome in all ground-floor rooms, for an extra €10 a night.',
    source: 'Room-rules.pdf, page 2',
    unknown: 'And parking for a camper?',
    unknownAnswer:
      'I cannot find it in the hotel’s documents. Would you like to leave your email? A person will reply.',
  },
  live: {
    title: 'Try it now, on us',
    lead: 'This chatbot is the one that you would have: same engine, same widget. We trained it on our own help articles.',
    points: {
      '1': 'It answers only from what it has read, and says where.',
      '2': 'When it does not know, it admits so and offers a person.',
      '3': 'It is loaded only if you open it: the page stays light.',
    },
  },
  how: {
    title: 'How it works',
    '1': {
      title: 'Describe your business',
      body: 'Two lines are enough: what you do, for whom, what you need.',
    },
    '2': {
      title: 'The AI analyses and configures',
      body: 'You upload your documents: price lists, rules, data sheets. The chatbot learns from those, and only from those.',
    },
    '3': {
      title: 'Receive targeted advice',
      body: 'You try it, publish it with one line of code and see what customers really ask.',
    },
  },
  /** What the drawings of the steps show: one small pottery, from its first sentence to its first figures. */
  drawn: {
    files: { '1': 'Price list.pdf', '2': 'Shipping and returns.docx', '3': 'Looking after ceramics.txt' },
    asked: 'What customers ask',
    questions: {
      '1': 'Do you ship to Sardinia?',
      '2': 'Are they dishwasher safe?',
      '3': 'Do you make pieces to order?',
    },
  },
  why: {
    title: 'Why choose Officina',
    free: {
      title: '100% Free',
      body: 'Signing up, setting up and trying cost nothing. You only pay for the product you activate, at the price shown.',
    },
    fast: {
      title: 'Immediate Results',
      body: 'From the first document to the first answer it takes minutes, without technicians.',
    },
    yours: {
      title: 'Personalised',
      body: 'It speaks in the tone you choose, from your texts, and says so when it does not know.',
    },
    easy: {
      title: 'Easy to use',
      body: 'Every screen says what to do. If you can send an email, you can use Officina.',
    },
  },
  cta: {
    title: 'Your first chatbot is a matter of minutes',
    body: 'Begin with a description of your company: the rest follows.',
    button: 'Start Now - It’s Free!',
  },
  faq: {
    title: 'Frequent questions',
    more: 'Is your question not here?',
    help: 'Search the help',
    '1': {
      q: 'What does Officina cost?',
      a: 'Signing up, describing your company and setting up a product is free. Marketplace products show their price on the card, usually a monthly subscription that you can cancel at any time.',
    },
    '2': {
      q: 'Do I need technical skills?',
      a: 'No. You upload documents, write two instructions and copy one line into your site. The guide shows where, for WordPress, Shopify, Wix and the others.',
    },
    '3': {
      q: 'Where do the chatbot’s answers come from?',
      a: 'From the documents you upload: PDF, text, CSV, Word, Excel. Under each answer is its source. When the answer is not there, it says so and offers to contact a person.',
    },
    '4': {
      q: 'Which languages does it speak?',
      a: 'The built-in engine is made for Italian and works in English too. With a language model connected it replies in the language of the writer.',
    },
    '5': {
      q: 'What is in the Marketplace?',
      a: 'AI products ready to install: chatbots for your site, tools for social media, services and consultations. Each card says what is needed and what it costs.',
    },
    '6': {
      q: 'How do I create and rename a project?',
      a: 'A project is born from the description of your company; a chat takes you through eight steps to an analysis in PDF. Its name is changed at the top of the chat page, or in the list of projects.',
    },
    '7': {
      q: 'Does it connect to other software?',
      a: 'Yes, by webhook: questions can pass through an automation of yours, with the built-in engine as a reserve.',
    },
    '8': {
      q: 'What if I exceed the free limit?',
      a: 'We warn you by email when the message limit is exceeded. The chatbot tells visitors politely and charges you nothing by itself.',
    },
    '9': {
      q: 'Is my data safe?',
      a: 'Your documents stay on Officina’s server and serve only your chatbot. There is no tracking, and the site calls no third-party services.',
    },
    '10': {
      q: 'Who helps me if I have a problem?',
      a: 'A person, by email, within 24 hours on weekdays. The address is at the foot of every page. The blog has step-by-step guides.',
    },
  },
} satisfies Words<typeof it>;
