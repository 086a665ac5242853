import type { CmsServer } from './start-cms';

/** The editors' panel as its own screens call it, signed in as the demo administrator. */
export const signInToPanel = async (server: Pick<CmsServer, 'url'>) => {
  const login = await fetch(`${server.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@officina.test', password: 'Officina-demo1' }),
  });
  if (login.status !== 200) throw new Error(`Panel sign-in failed (${login.status}): ${await login.text()}`);
  const { data } = (await login.json()) as { data: { token: string } };

  /** `path` is below `/content-manager/collection-types`. */
  const call = async <T = any>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: T }> => {
    const response = await fetch(`${server.url}/content-manager/collection-types${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${data.token}` },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as T };
  };
  return { token: data.token, call };
};
