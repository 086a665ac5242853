import { expect, test } from 'vitest';
import { plainPage } from './plain-page';

test.each(['notBuilt', 'unavailable'] as const)(
  '%s: says so in both languages, asks again by a link, and needs nothing but itself',
  (reason) => {
    const html = plainPage(reason);
    expect(html).toContain('<div lang="en">');
    expect(html.match(/<a href="">/g)).toHaveLength(2);
    expect(html).not.toMatch(/<script|src=|url\(|<link/);
  },
);
