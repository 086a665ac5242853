import { formatDay, formatInstant } from '../format';
import type { MailWords } from '../../templates/mail-kinds';
import { bookingMailEn } from './booking-en';
import { helpMailEn } from './help-en';
import { booksMailEn } from './books-en';
import { orderMailEn } from './order-en';
import { purchaseMailEn } from './purchase-en';
import { securityMailEn } from './security-en';
import { serviceMailEn } from './service-en';
import { socialMailEn } from './social-en';

const hello = (name: string) => ({ type: 'text' as const, text: `Hello ${name},` });

/** The words of every mail, in English. */
export const mailEn: MailWords = {
  confirm: ({ name, path }, link) => ({
    subject: 'Confirm your email address',
    preview: 'One step left before you start.',
    heading: 'Confirm your address',
    blocks: [
      hello(name),
      { type: 'text', text: 'thank you for signing up. To start, confirm that this address is yours.' },
      { type: 'button', label: 'Confirm the address', href: link(path) },
      { type: 'note', text: 'The link works for 24 hours. If you did not sign up, ignore this message.' },
    ],
  }),
  'already-registered': ({ name, loginPath, resetPath }, link) => ({
    subject: 'You already have an account',
    preview: 'Somebody tried to sign up with your address.',
    heading: 'You already have an account',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: 'somebody, perhaps you, tried to sign up with this address, which already has an account. You can sign in with your password.',
      },
      { type: 'button', label: 'Sign in', href: link(loginPath) },
      { type: 'link', label: 'Forgotten it? Choose a new one', href: link(resetPath) },
      { type: 'note', text: 'If it was not you, there is nothing to do: your account is safe.' },
    ],
  }),
  reset: ({ name, path }, link) => ({
    subject: 'Choose a new password',
    preview: 'The link works for 30 minutes, once.',
    heading: 'Choose a new password',
    blocks: [
      hello(name),
      { type: 'text', text: 'you asked to change the password of your account.' },
      { type: 'button', label: 'Choose the password', href: link(path) },
      {
        type: 'note',
        text: 'The link works for 30 minutes, once. If you did not ask for it, ignore this message: your password stays as it is.',
      },
    ],
  }),
  'password-changed': ({ name, at, resetPath }, link) => ({
    subject: 'Your password was changed',
    preview: 'If it was you, there is nothing to do.',
    heading: 'Password changed',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `the password of your account was changed on ${formatInstant(at, 'en')}. To be safe, we have ended every other session.`,
      },
      { type: 'text', text: 'If it was not you, choose a new password at once.' },
      { type: 'button', label: 'It was not me', href: link(resetPath) },
    ],
  }),
  'new-email': ({ name, path }, link) => ({
    subject: 'Confirm your new email address',
    preview: 'One click moves your account here.',
    heading: 'Confirm the new address',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: 'you asked to use this address for your account. Until you confirm it, the former one stays valid.',
      },
      { type: 'button', label: 'Confirm the new address', href: link(path) },
      { type: 'note', text: 'The link works for 24 hours. If you did not ask for it, ignore this message.' },
    ],
  }),
  'new-email-taken': ({ name, loginPath, resetPath }, link) => ({
    subject: 'This address already has an account',
    preview: 'Somebody tried to use it for another account.',
    heading: 'This address already has an account',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: 'somebody, perhaps you, tried to move another account to this address, which has one already. Nothing has changed.',
      },
      { type: 'button', label: 'Sign in', href: link(loginPath) },
      { type: 'link', label: 'Forgotten your password? Choose a new one', href: link(resetPath) },
      { type: 'note', text: 'If it was not you, there is nothing to do: your account is safe.' },
    ],
  }),
  'new-email-asked': ({ name, newEmail, at, path }, link) => ({
    subject: 'You asked to change your email address',
    preview: 'If it was you, confirm from the new address.',
    heading: 'Change of address requested',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `on ${formatInstant(at, 'en')} somebody asked to move your account to another address. This one stays valid until the other is confirmed.`,
      },
      { type: 'facts', rows: [['New address', newEmail]] },
      {
        type: 'text',
        text: 'If it was not you, cancel the change on your profile and change your password.',
      },
      { type: 'button', label: 'Go to the profile', href: link(path) },
    ],
  }),
  'email-changed': ({ name, newEmail, at, loginPath }, link) => ({
    subject: 'Your email address has changed',
    preview: 'From now on you sign in with the new address.',
    heading: 'Address changed',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `on ${formatInstant(at, 'en')} your account moved to a new address. From now on you sign in with it: nothing more will arrive here.`,
      },
      { type: 'facts', rows: [['New address', newEmail]] },
      { type: 'button', label: 'Sign in', href: link(loginPath) },
      { type: 'note', text: 'If it was not you, write to us at once: our address is below.' },
    ],
  }),
  'erasure-scheduled': ({ name, erasesAt, path }, link) => ({
    subject: 'Your account will be deleted',
    preview: `You can change your mind until ${formatInstant(erasesAt, 'en')}.`,
    heading: 'Your account will be deleted',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: 'you asked to delete your account with everything in it. Your chatbots are offline already and your social posts on hold; the rest goes for good on the date below.',
      },
      { type: 'facts', rows: [['Deletion', formatInstant(erasesAt, 'en')]] },
      { type: 'text', text: 'Changed your mind? Until then it is enough to sign in and cancel.' },
      { type: 'button', label: 'Cancel the deletion', href: link(path) },
      { type: 'note', text: 'If it was not you, sign in, cancel the deletion and change your password.' },
    ],
  }),
  'trial-ending': ({ name, botName, removedAt, path }, link) => ({
    subject: `The trial of “${botName}” is about to end`,
    preview: `Unless you open it, the chatbot is removed on ${formatDay(removedAt, 'en')}.`,
    heading: 'Do you want to keep your trial chatbot?',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `you have not opened “${botName}” for a while. On ${formatDay(removedAt, 'en')} we remove it with all that it has learnt.`,
      },
      { type: 'text', text: 'To keep it, open it. Once it convinces you, publishing it needs the purchase.' },
      { type: 'button', label: 'Open the chatbot', href: link(path) },
    ],
  }),
  ...purchaseMailEn,
  ...helpMailEn,
  ...securityMailEn,
  ...orderMailEn,
  ...booksMailEn,
  ...socialMailEn,
  'project-link': ({ name, projectName, path }, link) => ({
    subject: `The link to your project: ${projectName}`,
    preview: 'Eight steps, and the analysis is ready.',
    heading: 'The chat of your project is ready',
    blocks: [
      { type: 'text', text: 'Hello,' },
      {
        type: 'text',
        text: `${name} opened the project “${projectName}” and asked for the link to its chat to be sent here.`,
      },
      { type: 'button', label: 'Open the project’s chat', href: link(path) },
      {
        type: 'note',
        text: 'The chat opens with the account of whoever made the project. If you do not know them, ignore this message.',
      },
    ],
  }),
  ...bookingMailEn,
  ...serviceMailEn,
  handover: ({ name, botName, visitorEmail, note, question, path }, link) => ({
    subject: `A visitor asks to talk to you (${botName})`,
    preview: `${visitorEmail} is waiting for an answer.`,
    heading: 'A visitor is waiting for an answer',
    blocks: [
      hello(name),
      { type: 'text', text: `a visitor of “${botName}” asked to talk to a person.` },
      {
        type: 'facts',
        rows: [['Email', visitorEmail], ...(question ? [['Question', question] as [string, string]] : [])],
      },
      ...(note ? [{ type: 'quote' as const, text: note }] : []),
      { type: 'button', label: 'Open the conversation', href: link(path) },
      { type: 'note', text: 'The visitor typed that address: write to them, do not answer this email.' },
    ],
  }),
  'person-request': ({ name, botName, label, page, question, path }, link) => ({
    subject: `A visitor wants to talk to a person (${botName})`,
    preview: question || 'You can answer them yourself, from the chat.',
    heading: 'A visitor asks for a person',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `a visitor of “${botName}” asked to talk to a person. Open the conversation to answer them yourself.`,
      },
      {
        type: 'facts',
        rows: [['Conversation', label], ...(page ? [['Page', page] as [string, string]] : [])],
      },
      ...(question ? [{ type: 'quote' as const, text: question }] : []),
      { type: 'button', label: 'Answer them', href: link(path) },
      { type: 'note', text: 'Until you step in, the assistant goes on answering.' },
    ],
  }),
  'quota-warning': ({ name, botName, used, limit, percent, path }, link) => ({
    subject:
      percent === 100
        ? `“${botName}” has no messages left this month`
        : `“${botName}” has used 80% of this month’s messages`,
    preview: `${used} messages of ${limit}.`,
    heading: percent === 100 ? 'No messages left this month' : 'Few messages left this month',
    blocks: [
      hello(name),
      { type: 'text', text: `this month “${botName}” has used ${used} messages of ${limit}.` },
      {
        type: 'text',
        text:
          percent === 100
            ? 'Until the first of next month visitors will read a polite notice instead of an answer.'
            : 'When they run out, visitors will read a polite notice instead of an answer.',
      },
      { type: 'button', label: 'See the statistics', href: link(path) },
    ],
  }),
  'assistant-quota': ({ name, used, limit, percent, path }, link) => ({
    subject:
      percent === 100
        ? 'You have reached the free limit of the assistant'
        : 'You have used 80% of the assistant’s free messages',
    preview: `${used} of ${limit} messages.`,
    heading: percent === 100 ? 'No free messages left' : 'Free messages nearly used up',
    blocks: [
      hello(name),
      { type: 'text', text: `this month you have used ${used} of ${limit} free messages.` },
      {
        type: 'text',
        text:
          percent === 100
            ? 'The assistant answers again from the first of the month. Your conversations, projects and reports all stay at your disposal.'
            : 'When they run out, the assistant answers again from the first of the month.',
      },
      { type: 'button', label: 'Go to the chat', href: link(path) },
    ],
  }),
  footer: (brand, support) => `${brand} · Need help? Write to ${support}`,
};
