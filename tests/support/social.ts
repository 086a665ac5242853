import type {
  ConnectAttempt,
  ConnectSocialAccount,
  CreateSocialPost,
  ListSocialPosts,
  OpenSocialProject,
  SocialAccount,
  SocialPlatform,
  SocialPost,
  SocialProject,
  SocialSchedule,
  SocialScheduleDraft,
} from '@contract';
import { client, signUp, type Reply, type TestUser } from './client';
import { buy } from './owner';
import type { CmsServer } from './start-cms';

type Server = Pick<CmsServer, 'url'>;

/** The popup of one attempt, in the browser that opened it. */
export interface Popup {
  attemptId: string;
  oauthUrl: string;
  state: string;
  /** `name=value` of the cookie that names the browser. */
  cookie: string;
}

export interface OwnedSocial {
  owner: TestUser;
  project: SocialProject;
  installationId: string;
  get<T>(path: string): Promise<Reply<T>>;
  post<T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply<T>>;
  patch<T>(path: string, body: unknown): Promise<Reply<T>>;
  del<T = unknown>(path: string): Promise<Reply<T>>;
  /** Opens the popup of a network. */
  popup(platform: SocialPlatform, headers?: Record<string, string>, server?: string): Promise<Popup>;
  /** Comes back from the network with its answer; a browser keeps its cookie. */
  comeBack(
    popup: Pick<Popup, 'state' | 'cookie'>,
    platform: SocialPlatform,
    answer: Record<string, string>,
  ): Promise<{ status: number; html: string; headers: Headers }>;
  attempt(id: string): Promise<ConnectAttempt>;
  /** Connects an account of the simulation: the whole way, as a popup goes it. */
  connect(platform: SocialPlatform): Promise<SocialAccount>;
  accounts(): Promise<SocialAccount[]>;
  /** A post by hand, in an hour unless the changes say otherwise. */
  write(changes?: Partial<CreateSocialPost['request']>): Promise<SocialPost>;
  /** A calendar of every day, unless the changes say otherwise. */
  schedule(changes?: Partial<SocialScheduleDraft>): Promise<SocialSchedule>;
  /** Writes down what the business is and how its posts should sound. */
  instruct(settings: Partial<SocialProject['settings']>): Promise<void>;
  /** The list of posts that a query string asks for. */
  posts(query?: string): Promise<ListSocialPosts['response']>;
}

/** What a business may say of itself. */
/** A bakery that has something to tell for weeks. */
export const RICH_BAKERY = `Siamo il Forno Gallo di Modena, forno artigianale dal 1962.
Produciamo pane a lievitazione naturale con lievito madre di trent'anni.
Il pane di segale esce dal forno il martedì e il venerdì alle 8.
La focaccia genovese si fa con olio ligure e riposa sei ore.
Le torte su ordinazione si prenotano con due giorni di anticipo.
Siamo aperti dal martedì alla domenica dalle 7 alle 13.
Consegniamo a domicilio in centro, gratis sopra i 20 euro.
La farina arriva da un mulino a pietra di Castelvetro.
I grissini si tirano a mano ogni pomeriggio, uno per uno.
La crostata di prugne si vende intera o a fette.
Il pane del giorno prima costa la metà, dalle 12 in poi.
Impastiamo alle due di notte e sforniamo alle sei.
Ogni sabato mattina si assaggia un pane diverso al banco.
I biscotti al farro sono senza burro.
La pizza al taglio arriva alle 11, rossa e bianca.`;

export const BAKERY =
  'Siamo il Forno Gallo di Modena. Produciamo pane a lievitazione naturale, focacce e torte. Siamo aperti dal martedì alla domenica dalle 7 alle 13. Consegniamo a domicilio.';

/** Fourteen places in the next seven days, whatever day it is. */
export const everyDay: SocialScheduleDraft = {
  name: 'Ogni giorno',
  daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
  postTimes: ['09:00', '15:00'],
  timezone: 'Europe/Rome',
  postsPerWeek: 14,
  active: true,
};

/** What the simulation's consent page sends back for a person with so many pages. */
export const simulatedCode = (pages: 0 | 1 | 3): string => `simulazione.${pages}.${crypto.randomUUID()}`;

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A new person who has just bought the social builder and opened it. */
export const ownerOfSocial = async (server: Server, existing?: TestUser): Promise<OwnedSocial> => {
  const api = client(server);
  const owner = existing ?? (await signUp(server));
  const { token } = owner;
  const { installationId } = await buy(server, owner, 'creatore-post-social');
  const opened = await api.get<OpenSocialProject['response']>(`/social/installations/${installationId}`, {
    token,
  });
  if (opened.status !== 200)
    throw new Error(`Opening failed (${opened.status}): ${JSON.stringify(opened.body)}`);
  const expectDone = <T>(name: string, { status, body }: Reply<{ data: T }>): T => {
    if (status >= 300) throw new Error(`${name} failed (${status}): ${JSON.stringify(body)}`);
    return body.data;
  };
  // Most tests are not about approval, which new projects ask for.
  const { id, version } = opened.body.data.project;
  const project = expectDone(
    'Approval',
    await api.patch<{ data: SocialProject }>(
      `/social/projects/${id}`,
      { version, settings: { approveFirst: false } },
      { token },
    ),
  );

  const social: OwnedSocial = {
    owner,
    project,
    installationId: installationId ?? '',
    get: (path) => api.get(path, { token }),
    post: (path, body, headers) => api.post(path, body, { token, headers }),
    patch: (path, body) => api.patch(path, body, { token }),
    del: <T = unknown>(path: string) => api.del<T>(path, undefined, { token }),

    popup: async (platform, headers, named) => {
      const reply = await api.post<ConnectSocialAccount['response']>(
        `/social/projects/${project.id}/connect`,
        { platform, ...(named === undefined ? {} : { server: named }) },
        { token, headers },
      );
      const opening = expectDone('Connecting', reply);
      return {
        ...opening,
        state: new URL(opening.oauthUrl).searchParams.get('state') ?? '',
        cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      };
    },

    comeBack: async ({ state, cookie }, platform, answer) => {
      const query = new URLSearchParams({ state, ...answer });
      const response = await fetch(`${server.url}/api/social/callback/${platform}?${query}`, {
        headers: cookie ? { cookie } : {},
        redirect: 'manual',
      });
      return { status: response.status, html: await response.text(), headers: response.headers };
    },

    attempt: async (id) =>
      expectDone('Reading the attempt', await social.get<{ data: ConnectAttempt }>(`/social/attempts/${id}`)),

    connect: async (platform) => {
      const popup = await social.popup(platform);
      await social.comeBack(popup, platform, { code: simulatedCode(1) });
      const attempt = await social.attempt(popup.attemptId);
      const account = (await social.accounts()).find(
        ({ id }) => attempt.status === 'connected' && id === attempt.accountId,
      );
      if (!account) throw new Error(`Not connected: ${JSON.stringify(attempt)}`);
      return account;
    },

    accounts: async () =>
      expectDone(
        'Listing accounts',
        await social.get<{ data: SocialAccount[] }>(`/social/projects/${project.id}/accounts`),
      ),

    write: async (changes = {}) => {
      const request: CreateSocialPost['request'] = {
        platform: 'facebook',
        copy: `Pane fresco ${crypto.randomUUID()}`,
        callToAction: '',
        link: '',
        hashtags: [],
        title: '',
        scheduledFor: inHours(1),
        ...changes,
      };
      const reply = await social.post<{ data: SocialPost }>(`/social/projects/${project.id}/posts`, request);
      return expectDone('Writing', reply);
    },

    schedule: async (changes = {}) =>
      expectDone(
        'Making a calendar',
        await social.post<{ data: SocialSchedule }>(`/social/projects/${project.id}/schedules`, {
          ...everyDay,
          ...changes,
        }),
      ),

    instruct: async (settings) => {
      const now = await social.get<OpenSocialProject['response']>(`/social/installations/${installationId}`);
      const { version } = expectDone('Reading the project', now).project;
      const saved = await social.patch<{ data: unknown }>(`/social/projects/${project.id}`, {
        version,
        settings,
      });
      expectDone('Instructing', saved);
    },

    posts: async (query = '') =>
      (await social.get<ListSocialPosts['response']>(`/social/projects/${project.id}/posts?${query}`)).body,
  };
  return social;
};
