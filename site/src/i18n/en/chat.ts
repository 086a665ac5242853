import { plural } from '../plural';
import type { Words } from '../types';
import type { chat as it } from '../it/chat';

export const chat = {
  you: 'You',
  log: 'Messages',
  copy: 'Copy the message',
  copied: 'Message copied to the clipboard',
  copyFailed: 'The message could not be copied',
  writing: 'Writing…',
  toEnd: 'Go to the latest message',
  quickReplies: 'Quick replies:',
  send: 'Send',
  stop: 'Stop the reply',
  attach: 'Attach files',
  dropHere: 'Drop the files here',
  keys: 'Enter sends, Shift+Enter starts a new line',
  tooLong: plural('{count} character too many.', '{count} characters too many.'),
  image: 'Image {name}: open it larger',
  imageFailed: 'Image not available',
  document: 'Document: {name}',
  download: 'Download {name}',
  downloadFailed: 'The document could not be downloaded',
  table: 'Table',
} satisfies Words<typeof it>;
