import type { MailBlock, MailWords, ServiceMailKind } from '../../templates/mail-kinds';
import type { ServiceOrderEvent, TeamServiceOrderEvent } from '../../contract';

const hello = (name: string): MailBlock => ({ type: 'text', text: `Hello ${name},` });
const text = (words: string): MailBlock => ({ type: 'text', text: words });
const quoted = (words: string): MailBlock[] => (words ? [{ type: 'quote', text: words }] : []);

interface OrderMailWords {
  heading: string;
  sentence: string;
  button: string;
}

const CUSTOMER_MAILS: Record<ServiceOrderEvent, OrderMailWords> = {
  started: {
    heading: 'We have begun the work',
    sentence: 'we have begun to work on your order.',
    button: 'Open the order',
  },
  message: {
    heading: 'A message about your order',
    sentence: 'we have written to you about your order.',
    button: 'Read and reply',
  },
  delivered: {
    heading: 'The work is ready',
    sentence: 'the work is ready. Look at it and accept it, or ask for a change.',
    button: 'See the delivery',
  },
  'brief-wanted': {
    heading: 'Tell us what you need',
    sentence: 'to begin we need some information from you: three answers are enough.',
    button: 'Fill in the information',
  },
  'accept-wanted': {
    heading: 'The delivery is waiting for you',
    sentence: 'for a week the work has been waiting for your answer: accept it, or ask for a change.',
    button: 'See the delivery',
  },
};

const TEAM_MAILS: Record<TeamServiceOrderEvent, OrderMailWords> = {
  ordered: { heading: 'New order', sentence: 'has bought a service.', button: 'Open the order' },
  brief: {
    heading: 'Information for the work',
    sentence: 'has written what they need.',
    button: 'Open the order',
  },
  message: { heading: 'Message about an order', sentence: 'has written.', button: 'Read and reply' },
  accepted: {
    heading: 'Delivery accepted',
    sentence: 'has accepted the delivery.',
    button: 'Open the order',
  },
  revision: { heading: 'Change asked for', sentence: 'asks for a change.', button: 'Open the order' },
  due: { heading: 'Order due', sentence: 'is waiting for the work.', button: 'Open the order' },
};

/** The words of the mails about orders of services, in English. */
export const serviceMailEn: Pick<MailWords, ServiceMailKind> = {
  'service-news': ({ name, title, news, text: written, path }, link) => {
    const { heading, sentence, button } = CUSTOMER_MAILS[news];
    return {
      subject: `${heading}: ${title}`,
      preview: 'Open the order to see how far it is.',
      heading,
      blocks: [
        hello(name),
        text(sentence),
        { type: 'facts', rows: [['Service', title]] },
        ...quoted(written),
        { type: 'button', label: button, href: link(path) },
      ],
    };
  },
  'service-team': ({ name, customer, title, news, text: written, path }, link) => {
    const { heading, sentence, button } = TEAM_MAILS[news];
    return {
      subject: `${heading}: ${title}, ${customer}`,
      preview: `${customer} ${sentence}`,
      heading,
      blocks: [
        hello(name),
        text(`${customer} ${sentence}`),
        {
          type: 'facts',
          rows: [
            ['Service', title],
            ['Customer', customer],
          ],
        },
        ...quoted(written),
        { type: 'button', label: button, href: link(path) },
      ],
    };
  },
};
