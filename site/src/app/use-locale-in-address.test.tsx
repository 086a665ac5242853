import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { I18nProvider, useLocale } from '../i18n';
import { useLocaleInAddress } from './use-locale-in-address';

function Root() {
  useLocaleInAddress();
  const { setLocale } = useLocale();
  const navigate = useNavigate();
  const signIn = () => {
    setLocale('en');
    void navigate('/profile');
  };
  return (
    <>
      <button type="button" onClick={signIn}>
        sign in
      </button>
      <Outlet />
    </>
  );
}

it('lets a navigation arrive when the language changes under way, as signing in to an English profile does', async () => {
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const router = createMemoryRouter(
    [
      {
        Component: Root,
        children: [
          { path: '/login', element: 'signing in' },
          { path: '/profile', lazy: async () => (await loaded, { element: 'profile' }) },
        ],
      },
    ],
    { initialEntries: ['/login'] },
  );
  render(
    <I18nProvider initial="it">
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  await act(async () => {
    load();
    await loaded;
  });
  expect(await screen.findByText('profile')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/profile', search: '?lang=en' });
});
