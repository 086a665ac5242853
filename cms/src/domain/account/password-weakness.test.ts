import { expect, test } from 'vitest';
import { passwordWeakness } from './password-weakness';

const giulia = { email: 'giulia.verdi@bottega.test', displayName: 'Giulia Verdi' };

test.each([
  ['abcde', 'too-short'],
  ['più è', 'too-short'],
  ['x'.repeat(73), 'too-long'],
  ['è'.repeat(37), 'too-long'],
  ['password', 'common'],
  ['Password1!', 'common'],
  ['P4$$w0rd', 'common'],
  ['juventus', 'common'],
  ['Juventus1897', 'common'],
  ['ciaociao', 'common'],
  ['amoremio', 'common'],
  ['francesco90', 'common'],
  ['19081990', 'common'],
  ['aaaaaa', 'repeated'],
  ['121212', 'repeated'],
  ['123456', 'sequence'],
  ['654321', 'sequence'],
  ['qwertyui', 'sequence'],
  ['cdefgh', 'sequence'],
  ['giulia.verdi', 'personal'],
  ['Giulia.Verdi@bottega.test', 'personal'],
  ['giuliaverdi', 'personal'],
  ['una-parola-lunga', null],
  ['officina-demo', null],
  ['tr3no-verde', null],
  ['x7!kq2', null],
  ['cavallo graffetta batteria', null],
  ['x1'.repeat(8) + 'y'.repeat(56), null],
])('%s: %s', (password, weakness) => {
  expect(passwordWeakness(password, giulia)).toBe(weakness);
});
