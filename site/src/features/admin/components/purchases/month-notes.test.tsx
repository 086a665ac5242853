import { screen } from '@testing-library/react';
import { ONE_STOP_SHOP_CENTS, type ListInvoices } from '@contract';
import { expect, test } from 'vitest';
import { render } from '../../../../testing/render';
import { MonthNotes } from './month-notes';

const meta = (unionConsumersCents: number): ListInvoices['response']['meta'] => ({
  total: 1,
  ready: 1,
  totals: { netCents: 0, vatCents: 0, totalCents: 0, splitVatCents: 0, toPayCents: 0, stampCents: 0 },
  exchange: 'export',
  transmissions: {},
  vatRegistry: true,
  unproven: 0,
  unionConsumersCents,
});

test('the one-stop shop is said not to be handled, and to be needed above its threshold', () => {
  const { unmount } = render(<MonthNotes year="2026" meta={meta(ONE_STOP_SHOP_CENTS)} />);
  expect(screen.getByText(/sportello unico \(OSS\), che Officina non gestisce/)).toBeVisible();
  expect(screen.queryByText(/commercialista/)).toBeNull();
  unmount();
  render(<MonthNotes year="2026" meta={meta(ONE_STOP_SHOP_CENTS + 1)} />);
  expect(
    screen.getByText(/Nel 2026 le vendite a privati di altri paesi UE sono .* commercialista/),
  ).toBeVisible();
});
