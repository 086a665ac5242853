import type { help as it } from '../it/help';
import { plural } from '../plural';
import type { Words } from '../types';

export const help = {
  noScript: {
    forms:
      'You can read everything here. Forms, the chat and your account need JavaScript: switch it on in your browser, or write to us at {email}.',
    page: 'This page needs JavaScript: switch it on in your browser, or write to us at {email}.',
  },
  title: 'Help',
  lead: 'Look for an answer, or write to us: we answer within 24 hours on weekdays.',
  search: 'Search the help',
  found: plural('{count} answer found', '{count} answers found'),
  nothing: 'No answer found',
  nothingHint: 'Try other words, or write to us below.',
  failed: 'The help does not arrive',
  unknown: 'This section is being built',
  all: 'All answers',
  related: 'Other answers',
  notEnough: 'Not what you were looking for?',
  write: 'Write to us',
  byTopic: 'Topics',
  answers: plural('{count} answer', '{count} answers'),
  within: 'Within 24 hours on weekdays',
  topics: {
    start: 'First steps and projects',
    assistant: 'Assistant and consultations',
    chatbot: 'Chatbot for your site',
    purchases: 'Buying and paying',
    account: 'Account and safety',
  },
  contact: {
    title: 'Write to us',
    lead: 'Tell us what you were doing and what you expected.',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send the message',
    sent: 'Message sent',
    sentBody: 'We will answer to {email}. A confirmation is on its way there too.',
    failed: 'The message did not leave',
    problems: { required: 'This field is required', email: 'Write a valid email address' },
  },
} satisfies Words<typeof it>;
