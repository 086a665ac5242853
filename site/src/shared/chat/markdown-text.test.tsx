import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../testing/render';
import { linkTarget, plainText } from './markdown';
import { MarkdownText } from './markdown-text';

test('headings, lists, tables and emphasis become what they mean', () => {
  render(<MarkdownText text={'## Costi\n\n- **affitto**\n- luce\n\n| Mese | € |\n|---|--:|\n| 1 | 20 |'} />);
  expect(screen.getByRole('heading', { level: 4, name: 'Costi' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['affitto', 'luce']);
  expect(screen.getByRole('cell', { name: '20' })).toBeVisible();
  expect(screen.getByText('affitto').tagName).toBe('STRONG');
});

test('HTML is text, a picture is a link, and a script is neither', () => {
  const { container } = render(
    <MarkdownText
      text={'<img src=x onerror=alert(1)> ![spia](https://spia.test/p.png) [no](javascript:alert(1))'}
    />,
  );
  expect(container.querySelector('img, script')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(screen.getByRole('link', { name: /spia/ })).toHaveAttribute('href', 'https://spia.test/p.png');
  expect(screen.queryByRole('link', { name: 'no' })).toBeNull();
});

test.each([
  ['/marketplace', 'page'],
  ['https://example.test/a', 'outside'],
  ['mailto:a@b.it', 'outside'],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
])('a link to %s: %s', (href, kind) => expect(linkTarget(href)?.kind ?? null).toBe(kind));

test('what is read aloud has words and no marks', () => {
  expect(plainText('**Pareggio**: `100` pezzi\n\n1. uno\n2. due')).toBe('Pareggio: 100 pezzi\nuno\ndue');
});
