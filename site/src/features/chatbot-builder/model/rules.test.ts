import { describe, expect, test } from 'vitest';
import { aChatbot } from '../testing/a-chatbot';
import { checkSettings, completeAddress } from './check-settings';
import { rangeProblem } from '../conversations/model/date-range';
import { draftOf, withChanges } from './draft';
import { statusLabel } from './status-label';
import { toWidgetConfig } from '../preview/model/to-widget-config';

test.each([
  ['published', false, 'published'],
  ['installing', true, 'suspended'],
  ['published', true, 'suspended'],
  ['installing', false, 'installing'],
] as const)('%s, suspended %s: %s', (status, suspended, label) => {
  expect(statusLabel({ status, suspended })).toBe(label);
});

test.each([
  ['', '2026-11-20', 'both'],
  ['2026-11-01', '', 'both'],
  ['2026-11-01', '2026-11-22', 'future'],
  ['2026-11-20', '2026-11-19', 'order'],
  ['2026-11-21', '2026-11-21', null],
  ['2026-10-01', '2026-11-20', null],
] as const)('from %s to %s: %s', (from, to, problem) => {
  expect(rangeProblem({ from, to }, '2026-11-21')).toBe(problem);
});

describe('settings', () => {
  const settings = draftOf(aChatbot()).settings;
  test.each([
    [{ siteUrl: '' }, {}],
    [{ siteUrl: 'www.pasticceria.it' }, {}],
    [{ siteUrl: 'http://localhost:8080' }, {}],
    [{ siteUrl: 'pasticceria' }, { siteUrl: 'siteUrl' }],
    [{ siteUrl: 'javascript:alert(1)' }, { siteUrl: 'siteUrl' }],
    [{ contactEmail: 'giada@' }, { contactEmail: 'email' }],
    [{ contactUrl: 'javascript:alert(1)' }, { contactUrl: 'url' }],
    [{ privacyUrl: 'https://pasticceria.it/privacy' }, {}],
  ])('%o: %o', (patch, errors) => {
    expect(checkSettings({ ...settings, ...patch })).toEqual(errors);
  });

  test.each([
    [' www.pasticceria.it ', 'https://www.pasticceria.it'],
    ['http://pasticceria.it', 'http://pasticceria.it'],
    ['mailto:a@b.it', 'mailto:a@b.it'],
    ['', ''],
  ])('"%s" becomes "%s"', (typed, complete) => expect(completeAddress(typed)).toBe(complete));
});

test('the preview speaks with the unsaved design and never carries the instructions', () => {
  const chatbot = aChatbot({ instructions: 'Segreto' });
  const draft = withChanges(draftOf(chatbot), {
    contactEmail: 'aiuto@pasticceria.it',
    design: { displayName: 'Giada', bubbleColor: '#0f766e' },
  });
  const config = toWidgetConfig(chatbot, draft, 'https://officina.test');
  expect(config).toMatchObject({
    install_id: 'inst1',
    bot_display_name: 'Giada',
    bubble_color: '#0f766e',
    api_url: 'https://officina.test',
    handover: { email: true, url: '' },
  });
  expect(JSON.stringify(config)).not.toContain('Segreto');
});
