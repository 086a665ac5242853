import { expect, test } from 'vitest';
import { summarisePage } from './link-card';

test('the words that its author chose for links go before those of the page', () => {
  const html = `<title>Home</title><meta property="og:title" content="Il pane  del sabato">
    <meta name="description" content="Altro"><meta property="og:description" content="Farina &amp; acqua">`;
  expect(summarisePage(html)).toEqual({ title: 'Il pane del sabato', description: 'Farina & acqua' });
});
test('a page without them is known by its title and description', () => {
  const html =
    '<head><title>\n Forno Rossi \n</title><meta name="Description" content="Pane a Modena"></head>';
  expect(summarisePage(html)).toEqual({ title: 'Forno Rossi', description: 'Pane a Modena' });
});
test('what says nothing has no words', () => {
  expect(summarisePage('%PDF-1.7 <<')).toEqual({ title: '', description: '' });
  expect(summarisePage('<svg><title>Icona</title></svg><p>Testo</p>').description).toBe('');
});
