import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
beforeAll(async () => {
  server = await startCms();
});
afterAll(() => server.stop());

const head = async (path: string, init: RequestInit = {}) =>
  (await fetch(`${server.url}${path}`, { redirect: 'manual', ...init })).headers;
const directives = (policy: string | null) =>
  new Map(
    (policy ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ');
      return [name, values.join(' ')] as const;
    }),
  );

describe('security headers', () => {
  test.each(['/api/health', '/api/nessuna', '/uploads/nessuno.html', '/dev/outbox', '/widget/x'])(
    '%s has the common ones',
    async (path) => {
      const headers = await head(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('content-security-policy')).toBeTruthy();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-request-id')).toBeTruthy();
      // HSTS over plain http would lock a local name out of plain http for a year.
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    },
  );

  test('the API may load nothing and be framed by nobody, and its answers are not kept', async () => {
    const headers = await head('/api/health');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('pages run scripts from files of ours only', async () => {
    const policy = directives((await head('/dev/outbox')).get('content-security-policy'));
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    for (const value of policy.values()) expect(value).not.toMatch(/https?:/);
  });

  test('pages apply the styles of their own head only, which the policy names by hash', async () => {
    for (const path of ['/', '/docs/api']) {
      const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
      const allowed = directives(response.headers.get('content-security-policy')).get('style-src');
      const page = await response.text();
      const styles = [...page.matchAll(/<style(?: [^>]*)?>([^]*?)<\/style>/g)].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      expect(styles.length, path).toBeGreaterThan(0);
      expect(allowed?.split(' ')).toEqual(expect.arrayContaining(styles));
      expect(allowed).not.toContain('unsafe-inline');
      // Where HTML allows no style.
      expect(page.slice(page.indexOf('<body')), path).not.toContain('<style');
    }
  });

  test('a drawing of the product is not asked for again on the same day', async () => {
    const headers = await head('/illustrations/articolo-cassa.svg');
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'max-age=86400',
    ]);
  });

  test('an uploaded page can run nothing', async () => {
    const policy = directives((await head('/uploads/nessuno.html')).get('content-security-policy'));
    expect(policy.has('sandbox')).toBe(true);
    expect(policy.get('default-src')).toBe("'none'");
  });
});

describe('other origins', () => {
  const from = (origin: string, path: string, method = 'GET') =>
    head(path, {
      method,
      headers: { origin, ...(method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}) },
    });

  test.each(['https://evil.test', 'null', 'http://127.0.0.1:1'])('%s is allowed nothing', async (origin) => {
    for (const [path, method] of [
      ['/api/me', 'GET'],
      ['/api/me', 'OPTIONS'],
      ['/api/auth/refresh', 'OPTIONS'],
    ] as const) {
      const headers = await from(origin, path, method);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('the site itself is allowed, with its cookie', async () => {
    const headers = await from(server.url, '/api/health');
    expect(headers.get('access-control-allow-origin')).toBe(server.url);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toMatch(/origin/i);
  });

  test('who has no origin is granted none', async () => {
    const headers = await head('/api/health');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});
