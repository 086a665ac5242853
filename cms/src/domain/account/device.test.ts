import { expect, test } from 'vitest';
import { deviceOf, readSignInName, signInName } from './device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, 'chrome', 'windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'edge', 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'firefox', 'linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) ${WEBKIT} Version/18.0 Safari/605.1.15`, 'safari', 'macos'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} CriOS/131.0 Mobile Safari/604.1`,
    'chrome',
    'ios',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'samsung',
    'android',
  ],
  ['curl/8.5.0', 'other', 'other'],
  ['', 'other', 'other'],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('a sign-in is named and read back; an older name is all id', () => {
  const id = 'b7f0a3c2-9f55-4f0f-9a3e-2f6a8f1f7f00';
  expect(readSignInName(signInName({ browser: 'edge', system: 'ios' }, id))).toEqual({
    browser: 'edge',
    system: 'ios',
    id,
  });
  expect(readSignInName(id)).toEqual({ browser: 'other', system: 'other', id });
});
