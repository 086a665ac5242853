import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { I18nProvider } from '../i18n';
import { drawOnServer } from '../testing/draw-on-server';
import { SearchField } from './search-field';

function Search() {
  const [words, setWords] = useState('');
  return (
    <I18nProvider initial="it">
      <SearchField label="Cerca" value={words} onChange={setWords} />
      <output>{words}</output>
    </I18nProvider>
  );
}

test('what was searched for before the page’s script came is searched for', async () => {
  const { field, hydrate } = drawOnServer(<Search />);
  field('input').value = 'chatbot';
  await hydrate();
  expect(screen.getByRole('status')).toHaveTextContent('chatbot');

  fireEvent.click(screen.getByRole('button', { name: 'Cancella la ricerca' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
