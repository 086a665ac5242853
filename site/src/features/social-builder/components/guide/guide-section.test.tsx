import { PLATFORM_NAMES } from '@contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithSocialProject } from '../../testing/render-with-social-project';
import { GuideSection } from './guide-section';

test('each network has its needs, its steps and its troubles, and says whether it is simulated here', () => {
  renderWithSocialProject(<GuideSection />, {
    networks: [
      { platform: 'facebook', mode: 'simulation', obstacle: null },
      { platform: 'x', mode: 'real', obstacle: null },
    ],
  });
  for (const name of Object.values(PLATFORM_NAMES)) {
    const network = screen.getByRole('heading', { level: 3, name }).closest('details');
    if (!network) throw new Error(`${name} cannot be opened`);
    for (const part of ['Che cosa serve', 'Come si fa', 'Se qualcosa non va'])
      expect(within(network).getByRole('heading', { name: part, hidden: true })).toBeInTheDocument();
    expect(within(network).getAllByRole('listitem', { hidden: true }).length).toBeGreaterThan(3);
  }
  expect(screen.getAllByText('Su questa installazione è in simulazione.')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Vai a Collega Social' })).toHaveAttribute(
    'href',
    expect.stringContaining('install_id=inst1&section=accounts'),
  );
});
