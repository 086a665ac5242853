import { expect, test } from 'vitest';
import { siteAccess } from './site-access';

const site = (siteUrl: string, allowedDomains: string[] = []) => ({ siteUrl, allowedDomains });
const BAKERY = site('https://www.pasticceria.it', ['pasticceria.it']);

test.each([
  ['the domain that was derived from the address', BAKERY, BAKERY, true],
  [
    'a sub-domain of an allowed one',
    site('https://shop.pasticceria.it', ['pasticceria.it', 'x.it']),
    BAKERY,
    true,
  ],
  ['a first address: the list will follow', site('https://pasticceria.it'), site(''), true],
  ['a new address while the list follows', site('https://forno.it', ['pasticceria.it']), BAKERY, true],
  [
    'an address that a list edited by hand leaves out',
    site('https://pasticceria.it', ['forno.it']),
    BAKERY,
    false,
  ],
  [
    'a new address beside a list edited by hand',
    site('https://bar.it', ['a.it', 'b.it']),
    site('https://a.it', ['a.it', 'b.it']),
    false,
  ],
  ['an emptied list and the same address', site(BAKERY.siteUrl), BAKERY, false],
  [
    'another domain that only ends alike',
    site('https://lapasticceria.it', ['pasticceria.it', 'x.it']),
    BAKERY,
    false,
  ],
])('%s: %#', (_, written, saved, allowed) => {
  expect(siteAccess(written, saved)?.allowed).toBe(allowed);
});

test.each(['', '  ', 'pasticceria'])('%j names no domain', (siteUrl) => {
  expect(siteAccess(site(siteUrl), BAKERY)).toBeNull();
});
