import { createHash } from 'node:crypto';
import type { SocialPlatform } from '@contract';
import type { ApiRequest, Reply } from './http';
import type { Code, Consent, World } from './world';

export const CLIENT = { id: 'app-finta', secret: 'segreto-finto-dell-app' } as const;

interface ConsentRules {
  platform: SocialPlatform;
  separator: ',' | ' ';
  /** What a person may untick. */
  unticks: string;
  pkce?: boolean;
  codeSeconds?: number;
}

const refuse = (message: string): Reply => ({ status: 400, html: `<p>${message}</p>` });

/** The network's page on which a person agrees, or does not. */
export const authorize = (world: World, rules: ConsentRules, apiRequest: ApiRequest): Reply => {
  const { query } = apiRequest;
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== CLIENT.id) return refuse('unknown client_id');
  if (query.get('response_type') !== 'code') return refuse('response_type must be code');
  if (!URL.canParse(redirectUri)) return refuse('redirect_uri');
  if (!query.get('state')) return refuse('state');
  if (rules.pkce && query.get('code_challenge_method') !== 'S256') return refuse('code_challenge_method');

  const decision = (query.get('decision') ?? world.consents.get(rules.platform)) as Consent;
  if (decision === 'ask') {
    const link = (to: Consent) => {
      const next = new URLSearchParams(query);
      next.set('decision', to);
      return `<p><a href="?${next.toString().replaceAll('&', '&amp;')}">${to}</a></p>`;
    };
    return {
      status: 200,
      html: `<!doctype html><title>${rules.platform}</title>${link('approve')}${link('deny')}${link('untick')}`,
    };
  }
  const back = new URL(redirectUri);
  back.searchParams.set('state', query.get('state') ?? '');
  if (decision === 'deny') {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_description', 'The person said no');
    return { status: 302, headers: { location: back.toString() } };
  }
  const scopes = (query.get('scope') ?? '').split(rules.separator).filter(Boolean);
  const code: Code = {
    code: `codice-${world.newId()}`,
    person: world.personOf(rules.platform),
    scopes: decision === 'untick' ? scopes.filter((scope) => scope !== rules.unticks) : scopes,
    redirectUri,
    challenge: query.get('code_challenge'),
    expiresAt: world.now() + (rules.codeSeconds ?? 600) * 1000,
  };
  world.codes.set(code.code, code);
  back.searchParams.set('code', code.code);
  return { status: 302, headers: { location: back.toString() } };
};

/** A code works once, for a while, with the same address, and on X with the verifier of its challenge. */
export const redeem = (world: World, apiRequest: Pick<URLSearchParams, 'get'>): Code | null => {
  const code = world.codes.get(apiRequest.get('code') ?? '');
  if (!code) return null;
  world.codes.delete(code.code);
  const verifier = apiRequest.get('code_verifier');
  const challenge = verifier === null ? null : createHash('sha256').update(verifier).digest('base64url');
  const right = code.challenge === null || code.challenge === challenge;
  return right && code.redirectUri === apiRequest.get('redirect_uri') && code.expiresAt > world.now()
    ? code
    : null;
};

/**
 * Changes a refresh token for new ones. One that was used before means that somebody else has it: every token of that
 * consent ends.
 */
export const rotate = (
  world: World,
  refreshToken: string | null,
  { hours, refreshHours }: { hours: number; refreshHours: number },
) => {
  const known = refreshToken === null ? undefined : world.tokens.get(refreshToken);
  if (!known || known.kind !== 'refresh' || known.expiresAt <= world.now()) return null;
  if (known.used) {
    world.revokeFamily(known.family);
    return null;
  }
  known.used = true;
  return {
    access: world.issue({ ...known, kind: 'access', hours, page: undefined }),
    refresh: world.issue({ ...known, kind: 'refresh', hours: refreshHours, page: undefined }),
  };
};
