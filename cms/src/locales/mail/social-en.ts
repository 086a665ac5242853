import type { SocialFailure } from '../../contract';
import type { MailWords, SocialMailKind } from '../../templates/mail-kinds';
import { formatInstant } from '../format';
import { PLATFORM_NAMES } from '../../contract/social-platform';

const hello = (name: string) => ({ type: 'text' as const, text: `Hello ${name},` });

const CAUSES: Readonly<Record<SocialFailure, string>> = {
  late: 'it was too late to publish it.',
  'rate-limited': 'the network asked us to wait for too long.',
  blocked: 'the network suspended publishing for this account for a day.',
  'network-down': 'the network did not answer, although we tried for an hour.',
  duplicate: 'the same content was published already.',
  reconnect: 'the account must be connected again.',
  permission: 'the account may not publish.',
  'user-action': 'the network asks you to confirm something in its own app.',
  content: 'the network does not accept the content: change it and try again.',
  'text-too-long': 'the text is too long.',
  'image-unreachable': 'the network cannot read the picture.',
  'image-refused': 'the network does not accept the picture.',
  'board-missing': 'the board is gone.',
  policy: 'the network says that it breaks its rules.',
  operator: 'our connection to the network has a problem: we are dealing with it.',
  'account-gone': 'the account is gone.',
};

/** The words of mails about social posts, in English. */
export const socialMailEn: Pick<MailWords, SocialMailKind> = {
  'social-post-failed': ({ name, platform, accountName, failure, path }, link) => ({
    subject: `Post not published on ${PLATFORM_NAMES[platform]}`,
    preview: `${accountName}: ${CAUSES[failure]}`,
    heading: 'A post did not go out',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `a post for ${accountName} on ${PLATFORM_NAMES[platform]} was not published: ${CAUSES[failure]}`,
      },
      { type: 'button', label: 'See what to do', href: link(path) },
    ],
  }),
  'social-post-unclear': ({ name, platform, accountName, path }, link) => ({
    subject: `Please check: a post on ${PLATFORM_NAMES[platform]}`,
    preview: 'We do not know whether it was published.',
    heading: 'A post needs checking',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `${PLATFORM_NAMES[platform]} did not tell us whether the post for ${accountName} was published. To not publish it twice we do not send it again by ourselves: look at the page and tell us whether it is there.`,
      },
      { type: 'button', label: 'Check the post', href: link(path) },
    ],
  }),
  'social-posts-skipped': ({ name, projectName, posts, path }, link) => ({
    subject: `Skipped posts: ${projectName}`,
    preview: 'The server was off when they should have gone out.',
    heading: 'Some posts were skipped',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `the server was off when they should have gone out, and after more than an hour we do not publish them without asking you.`,
      },
      { type: 'facts', rows: [['Skipped posts', String(posts)]] },
      { type: 'button', label: 'Publish or reschedule', href: link(path) },
    ],
  }),
  'social-expiring': ({ name, platform, accountName, endsAt, path }, link) => ({
    subject: `About to end: ${accountName}, ${PLATFORM_NAMES[platform]}`,
    preview: `Access ends on ${formatInstant(endsAt, 'en')}.`,
    heading: 'An access is about to end',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `access to ${accountName} on ${PLATFORM_NAMES[platform]} ends on ${formatInstant(endsAt, 'en')}. Connect it again before then: planned posts stay where they are.`,
      },
      { type: 'button', label: 'Connect the account again', href: link(path) },
    ],
  }),
  'social-account-blocked': ({ name, platform, accountName, until, path }, link) => ({
    subject: `Paused: ${accountName}, ${PLATFORM_NAMES[platform]}`,
    preview: `Posts go on at ${formatInstant(until, 'en')}.`,
    heading: 'An account is paused for a day',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `${PLATFORM_NAMES[platform]} took the posts of ${accountName} for spam and suspended them. To not make it worse we do not try again before ${formatInstant(until, 'en')}: planned posts wait and go out afterwards, late. If you prefer, move or delete them meanwhile. Open the network’s app: it may ask you to confirm something.`,
      },
      { type: 'button', label: 'See the waiting posts', href: link(path) },
    ],
  }),
  'social-reconnect': ({ name, platform, accountName, path }, link) => ({
    subject: `Connect again: ${accountName}, ${PLATFORM_NAMES[platform]}`,
    preview: 'Its posts wait until you do.',
    heading: 'An account must be connected again',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `${PLATFORM_NAMES[platform]} no longer lets us publish for ${accountName}. Planned posts are not lost: they wait until you connect the account again.`,
      },
      { type: 'button', label: 'Connect the account again', href: link(path) },
    ],
  }),
};
