import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { I18nProvider } from '../../../i18n';
import { FixedSession, type SessionStatus } from '../../../shared/session';
import { drawOnServer } from '../../../testing/draw-on-server';
import { HeroPrompt } from './hero-prompt';

// jsdom knows no media: here motion is reduced, so that the example is not typed letter by letter.
vi.stubGlobal('matchMedia', () => ({
  matches: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

const page = (element: ReactElement) => <I18nProvider initial="it">{element}</I18nProvider>;

test('what was written before the page’s script came stays, and can be sent', async () => {
  const { field, hydrate } = drawOnServer(
    page(
      <MemoryRouter>
        <HeroPrompt />
      </MemoryRouter>,
    ),
  );
  const area = field('textarea');
  expect(field('button[type=submit]')).toBeDisabled();
  area.value = 'Ho una pasticceria a Bologna.';

  await hydrate();
  expect(area).toHaveValue('Ho una pasticceria a Bologna.');
  expect(field('button[type=submit]')).toBeEnabled();
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

test.each<[status: SessionStatus, address: string]>([
  ['guest', '/signup'],
  ['signed-in', '/step-one'],
  // A quick hand sends before the server has said who is there: signing up again would be asked of a customer.
  ['loading', '/step-one'],
])('who is %s goes on at %s', (status, address) => {
  render(
    page(
      <FixedSession value={{ status }}>
        <MemoryRouter>
          <HeroPrompt />
          <Address />
        </MemoryRouter>
      </FixedSession>,
    ),
  );
  fireEvent.change(screen.getByLabelText('Descrivi la tua azienda o la tua idea'), {
    target: { value: 'Ho una pasticceria a Bologna.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Invia la descrizione' }));
  expect(screen.getByRole('status')).toHaveTextContent(address);
});
