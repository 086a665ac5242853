import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../testing/render';
import { SectionMenu } from './section-menu';

const SECTIONS = [
  { id: 'design', label: 'Design', icon: 'palette' },
  { id: 'training', label: 'Addestramento', icon: 'book' },
] as const;

function Menu() {
  const [params] = useSearchParams();
  const section = params.get('section');
  return (
    <SectionMenu
      label="Sezioni"
      sections={[...SECTIONS]}
      current={section === 'design' || section === 'training' ? section : null}
    />
  );
}

test('another section begins at its top; the one that is open first stays where the page was left', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  render(<Menu />, { at: '/builder?install_id=i1&section=design', path: '/builder' });
  expect(await screen.findByRole('link', { name: 'Design' })).toHaveAttribute('aria-current', 'page');
  expect(scrollTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Addestramento' }));
  expect(screen.getByRole('link', { name: 'Addestramento' })).toHaveAttribute('aria-current', 'page');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});

test('where no section is open yet none is marked, and the first to open moves nothing', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  render(<Menu />, { at: '/builder?install_id=i1', path: '/builder' });
  const link = await screen.findByRole('link', { name: 'Design' });
  expect(link).not.toHaveAttribute('aria-current');
  await userEvent.click(link);
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(scrollTo).not.toHaveBeenCalled();
});
