import type { BrowserContext } from '@playwright/test';
import { signIn, type TestUser } from './client';
import type { CmsServer } from './start-cms';

/** A browser in which that person has signed in before: the refresh cookie, and the hint that there is one. */
export const openSession = async (
  context: BrowserContext,
  server: Pick<CmsServer, 'url'>,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
): Promise<TestUser> => {
  const session = await signIn(server, email, password);
  const [name = '', value = ''] = session.cookie.split(/=(.*)/s);
  await context.addCookies([
    {
      name,
      value,
      domain: new URL(server.url).hostname,
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
  await context.addInitScript((origin) => {
    // Once only: signing out must stay signed out. Frames of other origins have no business with it.
    if (location.origin !== origin || localStorage.getItem('test.opened')) return;
    localStorage.setItem('test.opened', '1');
    localStorage.setItem('officina.session', '1');
  }, server.url);
  return session;
};
