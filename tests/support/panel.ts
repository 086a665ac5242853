import type { CmsServer } from './start-cms';

export interface Panel {
  token: string;
  /** `path` is below `/content-manager/collection-types`. */
  call<T = unknown>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }>;
  /** Any of the panel's own paths. */
  request<T = unknown>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }>;
}

type Server = Pick<CmsServer, 'url'>;

/** The panel's calls with a session; `cookie` is what the browser has beside it. */
export const panelOf = (server: Server, token: string, cookie = ''): Panel => {
  const request = async <T = unknown>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, cookie },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as T };
  };
  return {
    token,
    request,
    call: (method, path, body) => request(method, `/content-manager/collection-types${path}`, body),
  };
};

/** The editors' panel as its own screens call it, signed in as the demo administrator. */
export const signInToPanel = async (server: Server): Promise<Panel> => {
  const login = await fetch(`${server.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@officina.test', password: 'Officina-demo1' }),
  });
  if (login.status !== 200) throw new Error(`Panel sign-in failed (${login.status}): ${await login.text()}`);
  const { data } = (await login.json()) as { data: { token: string } };
  return panelOf(server, data.token);
};

export interface PanelPerson {
  email: string;
  password: string;
}

/** Invites somebody new to the panel with the role of that name; answers what they sign in with, and their session. */
export const inviteToPanel = async (
  server: Server,
  administrator: Panel,
  roleName: string,
): Promise<Panel & PanelPerson> => {
  const roles = await administrator.request<{ data: { id: number; name: string }[] }>('GET', '/admin/roles');
  const role = roles.body.data.find(({ name }) => name === roleName);
  if (!role) throw new Error(`No role ${roleName}: ${JSON.stringify(roles.body)}`);
  const email = `${Math.random().toString(36).slice(2, 12)}@redazione.test`;
  const invited = await administrator.request<{ data: { registrationToken: string } }>(
    'POST',
    '/admin/users',
    {
      email,
      firstname: 'Marta',
      lastname: 'Redattrice',
      roles: [role.id],
    },
  );
  const password = 'Redazione-1';
  const registered = await panelOf(server, '').request<{ data: { token: string } }>(
    'POST',
    '/admin/register',
    {
      registrationToken: invited.body.data.registrationToken,
      userInfo: { firstname: 'Marta', lastname: 'Redattrice', password },
    },
  );
  if (registered.status !== 200)
    throw new Error(
      `The invitation was not taken (${registered.status}): ${JSON.stringify(registered.body)}`,
    );
  return { ...panelOf(server, registered.body.data.token), email, password };
};
