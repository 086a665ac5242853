import { expect, test } from 'vitest';
import { newTransferReference, readTransferReference } from './transfer-reference';

test('a reference has the printed form and no look-alike characters', () => {
  for (let count = 0; count < 200; count += 1)
    expect(newTransferReference()).toMatch(/^OFF-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/);
});

test('what a customer types on the bank form is understood', () => {
  const reference = newTransferReference();
  expect(readTransferReference(reference.toLowerCase().replaceAll('-', ' '))).toBe(reference);
  expect(readTransferReference(`  ${reference.replaceAll('-', '')} `)).toBe(reference);
});

test('any single wrong character is noticed', () => {
  const reference = newTransferReference();
  const body = reference.replace('OFF-', '').replace('-', '');
  for (let at = 0; at < body.length; at += 1)
    for (const other of '23456789ABCDEFGHJKLMNPQRSTUVWXYZ')
      if (other !== body[at])
        expect(readTransferReference(`OFF${body.slice(0, at)}${other}${body.slice(at + 1)}`)).toBeNull();
});

test.each(['', 'OFF-', 'OFF-0000-00', 'grazie', 'OFF-7K3M-2QQ'])('%j is none of ours', (typed) => {
  expect(readTransferReference(typed)).toBeNull();
});
