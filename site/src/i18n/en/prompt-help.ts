import type { promptHelp as it } from '../it/prompt-help';
import type { Words } from '../types';

export const promptHelp = {
  examples: {
    title: 'Sample prompts (max 300 characters)',
    '1': 'I have a 20-room hotel in Rimini. I would like an assistant on the site that answers about prices, parking and pets, at night too.',
    '2': 'We are an accounting firm in Turin. Clients keep asking about deadlines and documents: I want them to find the answer themselves.',
    '3': 'I sell natural wine online. I want to suggest the right bottle and tell the makers’ stories without writing it by hand each time.',
    '4': 'I have a garage with three lifts. I want to know which services earn most and how to make them known nearby.',
    '5': 'Idea: healthy meals delivered to offices in Bologna. I need an analysis of competitors and the first steps.',
    '6': 'I run a private nursery. Parents write on three channels: I want one place that answers about hours, fees and menus.',
    '7': 'I make bespoke furniture in Brianza. I want ideas for finding architects and studios to work with.',
  },
  tips: {
    title: 'Tips',
    '1': 'Say what you sell and to whom, in one sentence.',
    '2': 'Write where you work: a town, a region, all of Italy.',
    '3': 'Tell how many you are and since when.',
    '4': 'Explain what takes most of your time.',
    '5': 'Name one goal only: more contacts, fewer calls, more sales.',
    '6': 'Add a number, even a guess: customers a month, requests a day.',
    '7': 'Say what you already have: a site, a price list, software.',
    '8': 'You need not write well: you need to be concrete.',
  },
} satisfies Words<typeof it>;
