import type { SocialCall, SocialDraft, SocialGrant, SocialNetwork, SocialTarget } from '../port';
import { checkDraft } from '../check-draft';
import { picturesOf } from '../pictures-of';
import { type Answer, jsonOf, type Json, listOf, numberOf, textOf } from '../http/answer';
import { createClient } from '../http/client';
import { basicHeader, consentUrl, endOf } from '../http/sign-in';
import { findAlike, type Standing } from '../look-alike';
import type { SocialApp, SocialDependencies } from '../settings';
import { SocialError } from '../social-error';
import { pinterestFault, pinterestGate } from './errors';
import { DAY_MS } from '../../../contract/time-units';

const SCOPES = ['user_accounts:read', 'boards:read', 'boards:write', 'pins:read', 'pins:write'] as const;
const REQUIRED = ['user_accounts:read', 'boards:read', 'pins:read', 'pins:write'] as const;
const METRICS = 'IMPRESSION,SAVE,TOTAL_COMMENTS,TOTAL_REACTIONS';
/** Further back Pinterest has no figures. */
const METRIC_DAYS = 89;
/** A figure is one only when its day was counted. */
const COUNTED = ['READY', 'ESTIMATE'];

const bearer = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` });
const addressOf = (id: string): string => `https://www.pinterest.com/pin/${id}/`;
/** Pinterest writes its times in Greenwich's, without saying so. */
const timeOf = (text: string): Date => new Date(/[Z+]/.test(text) ? text : `${text}Z`);

/** Before anything is sent, so that a picture that cannot be read leaves no doubt. */
const readImages = async (draft: SocialDraft): Promise<{ content_type: string; data: string }[]> => {
  const pictures = picturesOf(draft);
  try {
    return await Promise.all(
      pictures.map(async ({ contentType, bytes }) => ({
        content_type: contentType,
        data: (await bytes()).toString('base64'),
      })),
    );
  } catch (error) {
    throw new SocialError({ kind: 'transient' }, `pinterest stage: the picture: ${(error as Error).message}`);
  }
};

/** Pinterest, through version 5 of its API: a pin on a board. */
export const createPinterest = (app: SocialApp, { now }: SocialDependencies): SocialNetwork => {
  const api = `${app.baseUrl || 'https://api.pinterest.com'}/v5`;
  const client = createClient({
    platform: 'pinterest',
    faultOf: (answer, step) => pinterestFault(answer, step, now()),
  });
  const read = (path: string, access: { accessToken: string }, call: SocialCall, accept: number[] = []) =>
    client({ step: 'read', method: 'GET', url: `${api}${path}`, headers: bearer(access), accept }, call);

  const token = async (parameters: Record<string, string>, call: SocialCall): Promise<SocialGrant> => {
    const { body } = await client(
      {
        step: 'token',
        method: 'POST',
        url: `${api}/oauth/token`,
        headers: basicHeader(app),
        body: new URLSearchParams(parameters),
      },
      call,
    );
    return {
      accessToken: textOf(body.access_token),
      refreshToken: textOf(body.refresh_token) || null,
      expiresAt: endOf(body.expires_in, now()),
      refreshExpiresAt: endOf(body.refresh_token_expires_in, now()),
      grantedScopes: textOf(body.scope)
        .split(/[\s,]+/)
        .filter(Boolean),
    };
  };

  const boardsOf = async (grant: SocialGrant, call: SocialCall): Promise<Json[]> => {
    const boards: Json[] = [];
    let bookmark = '';
    for (let page = 0; page < 20; page += 1) {
      const query = new URLSearchParams({ page_size: '250', ...(bookmark ? { bookmark } : {}) });
      const { body } = await read(`/boards?${query}`, grant, call);
      boards.push(...listOf(body.items));
      bookmark = textOf(body.bookmark);
      if (!bookmark) break;
    }
    return boards;
  };

  const figuresOf = ({ body }: Answer) => {
    const all = jsonOf(body.all);
    const counted = listOf(all.daily_metrics).some((day) => COUNTED.includes(textOf(day.data_status)));
    const summary = counted ? jsonOf(all.summary_metrics) : {};
    const lifetime = jsonOf(all.lifetime_metrics);
    return {
      likes: numberOf(lifetime.TOTAL_REACTIONS),
      comments: numberOf(lifetime.TOTAL_COMMENTS),
      shares: numberOf(summary.SAVE),
      reach: numberOf(summary.IMPRESSION),
    };
  };

  return {
    platform: 'pinterest',
    simulated: false,
    requiredScopes: REQUIRED,
    authorizeUrl: ({ state, redirectUri }) =>
      consentUrl(`${app.baseUrl || 'https://www.pinterest.com'}/oauth/`, {
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPES.join(','),
        state,
      }),
    exchange: ({ code, redirectUri }, call) =>
      token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }, call),
    async targets(grant, call) {
      const { body } = await read('/user_account', grant, call);
      const username = textOf(body.username);
      const boards = await boardsOf(grant, call);
      return boards.map((board): SocialTarget => ({
        pageId: textOf(body.id) || username,
        name: textOf(body.business_name) || username,
        detail: `@${username}`,
        board: { id: textOf(board.id), name: textOf(board.name) },
        accessToken: null,
      }));
    },
    async refresh(grant, call) {
      if (!grant.refreshToken)
        throw new SocialError({ kind: 'auth' }, 'pinterest token: there is no refresh token');
      const fresh = await token({ grant_type: 'refresh_token', refresh_token: grant.refreshToken }, call);
      return {
        ...fresh,
        refreshToken: fresh.refreshToken ?? grant.refreshToken,
        refreshExpiresAt: fresh.refreshExpiresAt ?? grant.refreshExpiresAt,
      };
    },
    // Pinterest has no way for an app to give an access back: the person takes it away in their settings.
    revoke: async () => undefined,
    async prepare(draft, { boardId }) {
      checkDraft('pinterest', draft);
      if (!/^\d+$/.test(boardId ?? ''))
        throw new SocialError({ kind: 'refused', failure: 'board-missing' }, 'pinterest: no board is chosen');
      return {};
    },
    async commit(draft, access, _staged, call) {
      const { image } = draft;
      const items = await readImages(draft);
      const { headers, body } = await client(
        {
          step: 'create',
          method: 'POST',
          url: `${api}/pins`,
          headers: bearer(access),
          json: {
            board_id: access.boardId,
            description: draft.text,
            ...(draft.title ? { title: draft.title } : {}),
            ...(draft.link ? { link: draft.link } : {}),
            ...(image?.alt ? { alt_text: image.alt } : {}),
            media_source:
              items.length > 1
                ? { source_type: 'multiple_image_base64', items }
                : { source_type: 'image_base64', ...items[0] },
          },
        },
        call,
      );
      const externalId = textOf(body.id);
      if (!externalId)
        throw new SocialError({ kind: 'ambiguous' }, 'pinterest create: an answer without an id');
      return { externalId, url: addressOf(externalId), gate: pinterestGate(headers, now()) };
    },
    async reconcile(draft, access, { since }, call) {
      const { body } = await read(`/boards/${access.boardId ?? ''}/pins?page_size=25`, access, call);
      const standing = listOf(body.items)
        .filter((pin) => textOf(pin.title) === draft.title)
        .map((pin): Standing => {
          const id = textOf(pin.id);
          return {
            externalId: id,
            url: addressOf(id),
            text: textOf(pin.description),
            at: timeOf(textOf(pin.created_at)),
          };
        });
      return findAlike(draft.text, since, standing);
    },
    async metrics(externalId, access, call) {
      const day = (at: number) => new Date(at).toISOString().slice(0, 10);
      const today = now().getTime();
      const query = `start_date=${day(today - METRIC_DAYS * DAY_MS)}&end_date=${day(today)}&metric_types=${METRICS}`;
      const answer = await read(`/pins/${externalId}/analytics?${query}`, access, call, [404]);
      return { ...figuresOf(answer), reachKind: 'views', removed: answer.status === 404 };
    },
  };
};
