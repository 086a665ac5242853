import { expect } from '@open-wc/testing';
import { TRIGGER_ICONS } from '../icons/trigger-icons.js';
import { unpackChat } from './chat-config.js';
import { acceptConfig, packChat, packShell, type RawConfig } from './read-config.js';

const readChatConfig = (raw: RawConfig) => unpackChat(packChat(raw));
const readShellConfig = (raw: RawConfig, language?: string) => {
  const [name, bubble, icon, iconColor, font, side, , delay, openLabel, , invitation, , invitationInk] =
    packShell(raw, language);
  return { name, bubble, icon, iconColor, font, side, delay, openLabel, invitation, invitationInk };
};

describe('the config', () => {
  it('is read under every name it ever had', () => {
    const chat = readChatConfig({
      send_icon: 'send_plane',
      close_icon: 'minus',
      default_language: 'en-GB',
      id: 'bot-7',
    });
    expect(chat).to.include({
      sendIcon: 'send_plane',
      closeIcon: 'minus',
      language: 'en',
      chatbotId: 'bot-7',
    });
    expect(readChatConfig({ send_button_icon: 'send_arrow_right' }).sendIcon).to.equal('send_arrow_right');
    expect(readShellConfig({ bubble_icon: 'robot', default_language: 'it' })).to.include({
      icon: TRIGGER_ICONS.robot,
      openLabel: 'Apri la chat',
    });
  });

  it('has the defaults of the specification', () => {
    expect(readShellConfig({})).to.include({
      bubble: '#2563eb',
      invitation: '',
      invitationInk: '#ffffff',
      delay: -1,
    });
    expect(readChatConfig({})).to.include({
      background: '#ffffff',
      footer: '#f8fafc',
      radius: 'md',
      publicKey: 'widget-key',
    });
  });

  it('keeps the delay between 0 and 60 seconds', () => {
    for (const [given, expected] of [
      [0, 0],
      [7, 7],
      [61, 60],
      [-1, -1],
      ['x', -1],
    ] as const)
      expect(readShellConfig({ display_delay_seconds: given as number }).delay, String(given)).to.equal(
        expected,
      );
  });

  const addresses: [string, string][] = [
    ['https://example.com/a.webp', 'https://example.com/a.webp'],
    ['/api/chatbot-avatars/a', '/api/chatbot-avatars/a'],
    ['//evil.example/a.png', ''],
    ['javascript:alert(1)', ''],
    ['data:text/html,<script>', ''],
    ['data:image/svg+xml,<svg>', ''],
  ];
  for (const [given, expected] of addresses)
    it(`avatar ${given} → ${expected || 'none'}`, () =>
      expect(readChatConfig({ bot_avatar_url: given }).avatarUrl).to.equal(expected));

  it('lets no way to a person be a script', () => {
    expect(readChatConfig({ handover: { email: false, url: 'javascript:alert(1)' } }).handoverUrl).to.equal(
      '',
    );
  });

  it('cannot break out of a stylesheet', () => {
    expect(readShellConfig({ bubble_color: 'red;}*{color:red', font_family: 'A"}*{x:y' })).to.include({
      bubble: '#2563eb',
      font: 'Axy',
    });
    expect(readShellConfig({ bubble_color: 'red/*' }).bubble).to.equal('#2563eb');
  });

  it('is none when suspended, refused or no object', () => {
    for (const answer of [
      { suspended: true },
      { data: null, error: { status: 404 } },
      { data: { suspended: true } },
      null,
      'x',
      7,
    ])
      expect(acceptConfig(answer), JSON.stringify(answer)).to.equal(null);
    expect(acceptConfig({ data: { id: 'a' } })).to.deep.equal({ id: 'a' });
  });
});
