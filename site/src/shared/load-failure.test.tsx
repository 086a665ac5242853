import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../lib/api-failure';
import { render } from '../testing/render';
import { LoadFailure } from './load-failure';

const offline = new ApiFailure(0, 'NETWORK');

test('what could not be read says why, and is asked for again by its button', async () => {
  const onRetry = vi.fn();
  render(<LoadFailure title="L’aiuto non arriva" error={offline} onRetry={onRetry} retrying={false} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'L’aiuto non arrivaConnessione assente. Controlla la rete e riprova.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a page has its own words before the reason and after it', () => {
  render(
    <LoadFailure
      lead="Errore nel caricamento degli orari"
      error={new ApiFailure(503, 'UNAVAILABLE')}
      hint="Riproviamo da soli."
      onRetry={vi.fn()}
      retrying={false}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Errore nel caricamento degli orari\. .+ Riproviamo da soli\./,
  );
  expect(screen.getByRole('alert')).not.toHaveTextContent('Connessione assente');
});

test('while it is asked for again, the button is busy and asks no second time', async () => {
  const onRetry = vi.fn();
  render(<LoadFailure error={offline} onRetry={onRetry} retrying />);
  const button = screen.getByRole('button', { name: 'Riprova' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onRetry).not.toHaveBeenCalled();
});

test('where something older is in sight, it is said when there is a pause', () => {
  render(<LoadFailure error={offline} stale onRetry={vi.fn()} retrying={false} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/Connessione assente/).closest('[role=status]')).toBeVisible();
});
