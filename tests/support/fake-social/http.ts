import type http from 'node:http';

/** A call that a network gets. */
export interface ApiRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  /** Fields of a form, or of the address where there is no form. */
  form: URLSearchParams;
  /** A JSON body; `{}` where there is none. */
  json: Record<string, unknown>;
  parts: Map<string, string | Buffer>;
  match: RegExpExecArray;
}
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  json?: unknown;
  html?: string;
}
/** `create` cannot be taken back, `stage` leaves nothing that anybody sees. */
export type Kind = 'consent' | 'token' | 'read' | 'insight' | 'stage' | 'create';
export interface Route {
  method: string;
  path: RegExp;
  kind: Kind;
  handle(apiRequest: ApiRequest): Reply | Promise<Reply>;
}
/** How a network words what goes wrong. */
export interface Network {
  routes: Route[];
  serverError(): Reply;
  tooMany(resetSeconds: number): Reply;
  unauthorized(): Reply;
  /** The person must prove something on the network's own pages. */
  checkpoint(): Reply;
}

export const bearerOf = ({ headers, query, form }: ApiRequest): string | null =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ??
  form.get('access_token') ??
  query.get('access_token');

export const basicOf = ({ headers }: ApiRequest): [id: string, secret: string] => {
  const [id = '', secret = ''] = Buffer.from((headers.authorization ?? '').replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':');
  return [id, secret];
};

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const readBody = async (request: http.IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const partsOf = async (type: string, body: Buffer): Promise<Map<string, string | Buffer>> => {
  if (!type.startsWith('multipart/form-data')) return new Map();
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const parts = new Map<string, string | Buffer>();
  for (const [name, value] of form)
    parts.set(name, typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()));
  return parts;
};

const jsonOf = (type: string, body: Buffer): Record<string, unknown> => {
  if (!type.includes('json') || body.length === 0) return {};
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

export const readApiRequest = async (
  request: http.IncomingMessage,
  url: URL,
  path: string,
  match: RegExpExecArray,
): Promise<ApiRequest> => {
  const body = await readBody(request);
  const type = request.headers['content-type'] ?? '';
  return {
    method: request.method ?? 'GET',
    path,
    query: url.searchParams,
    headers: request.headers,
    body,
    form: type.includes('urlencoded') ? new URLSearchParams(body.toString()) : url.searchParams,
    json: jsonOf(type, body),
    parts: await partsOf(type, body),
    match,
  };
};
