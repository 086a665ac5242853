import type { MailBlock, MailWords, SecurityMailKind } from '../../templates/mail-kinds';
import { formatInstant } from '../format';

const text = (words: string): MailBlock => ({ type: 'text', text: words });
const toProfile = (href: string): MailBlock => ({
  type: 'link',
  label: 'The settings are in your profile',
  href,
});
const remaining = (left: number) => (left === 0 ? 'You have none left.' : `You have ${left} left.`);
const notYou = (resetHref: string): MailBlock[] => [
  text('If this was not you, choose a new password at once and check the security settings of your profile.'),
  { type: 'button', label: 'It was not me', href: resetHref },
];

const notYouInPanel = (resetHref: string): MailBlock[] => [
  text(
    'If it was not you, somebody knows your password of the panel: choose another at once, and tell whoever administers the site, who can take that verification away.',
  ),
  { type: 'button', label: 'It was not me', href: resetHref },
];

/** The words of the mails about two-step verification, in English. */
export const securityMailEn: Pick<MailWords, SecurityMailKind> = {
  'second-factor-enabled': ({ name, at, path, resetPath }, link) => ({
    subject: 'Two-step verification is on',
    preview: 'From now on signing in takes a code too.',
    heading: 'Two-step verification is on',
    blocks: [
      text(`Hello ${name},`),
      text(
        `two-step verification was turned on on ${formatInstant(at, 'en')}. From now on, after the password, a code of your app is needed. All other sessions were closed.`,
      ),
      text(
        'Keep the recovery codes in a safe place: they open your account when you do not have the app with you.',
      ),
      toProfile(link(path)),
      ...notYou(link(resetPath)),
    ],
  }),
  'second-factor-removed': ({ name, at, path, resetPath }, link) => ({
    subject: 'Two-step verification was turned off',
    preview: 'From now on the password alone is enough.',
    heading: 'Two-step verification is off',
    blocks: [
      text(`Hello ${name},`),
      text(
        `two-step verification was turned off on ${formatInstant(at, 'en')}: the password alone is enough to sign in. All other sessions were closed and the recovery codes no longer work.`,
      ),
      { type: 'link', label: 'You can turn it on again in your profile', href: link(path) },
      ...notYou(link(resetPath)),
    ],
  }),
  'passkey-added': ({ name, at, path, resetPath }, link) => ({
    subject: 'You have a new passkey',
    preview: 'It opens your account without a password.',
    heading: 'New passkey',
    blocks: [
      text(`Hello ${name},`),
      text(
        `a passkey was added on ${formatInstant(at, 'en')}: it opens your account without a password, with the fingerprint, face or PIN of the device. Whoever signs in with the password confirms with a passkey, the app or a recovery code too.`,
      ),
      toProfile(link(path)),
      ...notYou(link(resetPath)),
    ],
  }),
  'passkey-removed': ({ name, at, path, resetPath }, link) => ({
    subject: 'A passkey was removed',
    preview: 'It no longer opens your account.',
    heading: 'Passkey removed',
    blocks: [
      text(`Hello ${name},`),
      text(
        `a passkey was removed on ${formatInstant(at, 'en')}: it no longer opens your account. All other sessions were closed.`,
      ),
      toProfile(link(path)),
      ...notYou(link(resetPath)),
    ],
  }),
  'recovery-codes-renewed': ({ name, at, path, resetPath }, link) => ({
    subject: 'Your recovery codes have changed',
    preview: 'The codes you had no longer work.',
    heading: 'New recovery codes',
    blocks: [
      text(`Hello ${name},`),
      text(
        `ten new recovery codes were made on ${formatInstant(at, 'en')}. Those you had before no longer work.`,
      ),
      toProfile(link(path)),
      ...notYou(link(resetPath)),
    ],
  }),
  'recovery-code-used': ({ name, at, left, path, resetPath }, link) => ({
    subject: 'A recovery code was used',
    preview: remaining(left),
    heading: 'Recovery code used',
    blocks: [
      text(`Hello ${name},`),
      text(`one of your recovery codes was used for your account on ${formatInstant(at, 'en')}.`),
      text(remaining(left)),
      { type: 'link', label: 'Make new ones in your profile', href: link(path) },
      ...notYou(link(resetPath)),
    ],
  }),
  'panel-factor-enabled': ({ name, at, resetPath }, link) => ({
    subject: 'The content panel asks for a code',
    preview: 'From now on entering takes your app as well.',
    heading: 'Two-step verification in the panel',
    blocks: [
      text(`Hello ${name},`),
      text(
        `two-step verification was turned on for your access to the content panel on ${formatInstant(at, 'en')}. From now on, after the password, it takes your app’s code or a recovery code.`,
      ),
      ...notYouInPanel(link(resetPath)),
    ],
  }),
  'panel-recovery-code-used': ({ name, at, left, resetPath }, link) => ({
    subject: 'A recovery code was used for the panel',
    preview: remaining(left),
    heading: 'Recovery code used',
    blocks: [
      text(`Hello ${name},`),
      text(
        `one of your recovery codes opened the content panel on ${formatInstant(at, 'en')}. ${remaining(left)}`,
      ),
      ...notYouInPanel(link(resetPath)),
    ],
  }),
};
