import { expect, test } from 'vitest';
import { serverAddress } from './server-address';

test.each([
  ['mastodon.uno', 'https://mastodon.uno'],
  [' Mastodon.Uno/ ', 'https://mastodon.uno'],
  ['https://mastodon.uno/@forno', 'https://mastodon.uno'],
  ['@forno@mastodon.uno', 'https://mastodon.uno'],
  ['forno@mastodon.uno', 'https://mastodon.uno'],
  ['pds.forno.it:8443', 'https://pds.forno.it:8443'],
  ['http://127.0.0.1:2583', 'http://127.0.0.1:2583'],
  // A password would travel in the open.
  ['http://mastodon.uno', null],
  ['https://forno:segreto@mastodon.uno', null],
  ['ftp://mastodon.uno', null],
  ['javascript://mastodon.uno', null],
  ['mastodon', null],
  ['@forno', null],
  ['', null],
  ['due parole.it', null],
])('%j is %s', (text, origin) => expect(serverAddress(text)).toBe(origin));
