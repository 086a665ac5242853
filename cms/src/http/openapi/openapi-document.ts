import type { Core } from '@strapi/strapi';
import { z } from '@strapi/utils';
import { BRAND, ERROR_STATUS, type ErrorCode } from '../../contract';
import { declaredRoutes, type DeclaredRoute } from '../declared-routes';
import { RATE_LIMITS, isRateLimit } from '../rate-limits';
import type { RouteOptions } from '../route';
import { loadContractSchemas, type ContractSchemas, type JsonSchema } from './contract-schemas';
import { FIXED_SCHEMAS } from './fixed-schemas';
import { errorsOf } from './route-errors';
import { ROUTES_ELSEWHERE } from './routes-elsewhere';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}
type Content = Record<string, { schema?: JsonSchema }>;
interface Answer {
  /** To what all refusals are, beside which the description names the codes. */
  $ref?: string;
  description: string;
  content?: Content;
}
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Answer>;
  'x-access': RouteOptions['access'] | 'permissions';
  'x-rate-limit': { name: string; points: number; seconds: number };
  'x-error-codes': ErrorCode[];
}
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, JsonSchema>;
  };
}

/** A request's schema: what a client sends, before defaults and transformations. */
const requestSchema = (schema: z.ZodType): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

const parametersOf = (where: 'path' | 'query', schema: JsonSchema): Parameter[] => {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const required = (schema.required ?? []) as string[];
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: each,
  }));
};

const pathParameters = (path: string, params: z.ZodType | undefined): Parameter[] => {
  const known = params ? parametersOf('path', requestSchema(params)) : [];
  return [...path.matchAll(/:(\w+)/g)].map(
    ([, name = '']) =>
      known.find((each) => each.name === name) ?? {
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      },
  );
};

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A new one for each intention: the same key and body get the first answer again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const inputOfOurs = (path: string, options: RouteOptions): Pick<Operation, 'parameters' | 'requestBody'> => {
  const { params, query, body, upload, idempotent } = options;
  const fields = body && requestSchema(body);
  const content: Content = upload
    ? {
        'multipart/form-data': {
          schema: {
            ...fields,
            type: 'object',
            description: `At most ${upload.maxFiles} files of ${upload.maxBytes} bytes.`,
            additionalProperties: { type: 'string', contentMediaType: 'application/octet-stream' },
          },
        },
        ...(fields?.anyOf ? { 'application/json': { schema: fields } } : {}),
      }
    : { 'application/json': { schema: fields } };
  return {
    parameters: [
      ...pathParameters(path, params),
      ...(query ? parametersOf('query', requestSchema(query)) : []),
      ...(idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...((body ?? upload) && { requestBody: { required: true, content } }),
  };
};

const inputOfCore = ({ path, request }: DeclaredRoute): Pick<Operation, 'parameters' | 'requestBody'> => {
  const body = request?.body?.['application/json'];
  return {
    parameters: [
      ...pathParameters(path, undefined),
      ...Object.keys(request?.query ?? {}).map((name): Parameter => ({
        name,
        in: 'query',
        required: false,
        schema: {},
      })),
    ],
    ...(body && { requestBody: { required: true, content: { 'application/json': {} } } }),
  };
};

const KEY_REQUIRED = /^,?\s*header `Idempotency-Key` required[.:;]?\s*/;

/** `GET /api/x` and the like at the beginning of a description say what its heading says already. */
const withoutAddress = (description: string): string => {
  const text = description
    .replace(/^`(?:GET|POST|PUT|PATCH|DELETE) [^`]*`[:.]?\s*/, '')
    .replace(KEY_REQUIRED, '')
    .replace(/^,\s*/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** `admin-purchase.exportCsv` → `Export csv` */
const readable = (handler: string): string => {
  const words = handler
    .slice(handler.lastIndexOf('.') + 1)
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a description begins with, without what it says in brackets before that. */
const firstSentence = (text: string): string =>
  /^[^.;:]{1,100}/.exec(text.replace(/^\([^)]*\)[:,.]?\s*/, ''))?.[0].trim() ?? '';

const answerOf = ({ schemas, endpoints }: ContractSchemas, name: string): JsonSchema => {
  const endpoint = endpoints[name];
  if (endpoint) return endpoint.response;
  if (!schemas[name]) throw new Error(`A route answers ${name}, which the contract does not have`);
  return { $ref: `#/components/schemas/${name}` };
};

const successOf = (contract: ContractSchemas, { answer, status }: RouteOptions): Operation['responses'] => {
  const content: Content = {};
  const json = typeof answer === 'string' ? answer : answer?.json;
  if (json !== undefined) content['application/json'] = { schema: answerOf(contract, json) };
  for (const media of typeof answer === 'object' && answer ? [answer.media].flat() : []) content[media] = {};
  const statuses = [status ?? (answer === null ? 204 : 200)].flat();
  return Object.fromEntries(
    statuses.map((each) => [
      String(each),
      each === 204 || each === 302
        ? { description: each === 204 ? 'Nothing to say.' : 'Elsewhere.' }
        : { description: 'Done.', content },
    ]),
  );
};

/** As Strapi answers content: what is made with 201, what is deleted with nothing. */
const successOfCore = (method: string): Operation['responses'] =>
  method === 'DELETE'
    ? { '204': { description: 'Nothing to say.' } }
    : {
        [method === 'POST' ? '201' : '200']: {
          description: 'As Strapi answers content.',
          content: { 'application/json': {} },
        },
      };

const refusalsOf = (codes: readonly ErrorCode[]): Operation['responses'] => {
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))];
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        $ref: '#/components/responses/Refusal',
        description: codes.filter((code) => ERROR_STATUS[code] === status).join(', '),
      },
    ]),
  );
};

const SECURITY: Record<Operation['x-access'], Operation['security']> = {
  public: [],
  customer: [{ accessToken: [] }],
  marketing: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
  permissions: [{}, { accessToken: [] }, { apiToken: [] }],
};

const operationOf = (contract: ContractSchemas, route: DeclaredRoute): Operation => {
  const { options, owner, handler, method, path } = route;
  const name = typeof options?.answer === 'string' ? options.answer : (options?.answer?.json ?? '');
  const description = withoutAddress(contract.endpoints[name]?.description ?? '');
  const codes = errorsOf(route);
  const access = options?.access ?? 'permissions';
  const limit = options?.limit ?? 'api';
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[/:.-]+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    tags: [owner],
    summary: firstSentence(description) || readable(handler),
    description,
    security: SECURITY[access],
    ...(options ? inputOfOurs(path, options) : inputOfCore(route)),
    responses: {
      ...(options ? successOf(contract, options) : successOfCore(method)),
      ...refusalsOf(codes),
    },
    'x-access': access,
    'x-rate-limit': { name: limit, ...RATE_LIMITS[isRateLimit(limit) ? limit : 'api'] },
    'x-error-codes': codes,
  };
};

/** The whole API as OpenAPI 3.1, made of the routes as the server registered them. */
export const openApiDocument = (strapi: Core.Strapi, version: string): OpenApiDocument => {
  const contract = loadContractSchemas();
  const paths: OpenApiDocument['paths'] = {};
  const routes = [...declaredRoutes(strapi), ...ROUTES_ELSEWHERE].sort(
    (one, other) => one.owner.localeCompare(other.owner) || one.path.localeCompare(other.path),
  );
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[route.method.toLowerCase()] ??= operationOf(contract, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND.name} API`,
      version,
      description: 'Every address below /api. A readable form stands at /docs/api.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ owner }) => owner))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...FIXED_SCHEMAS, ...contract.schemas },
      responses: {
        Refusal: {
          description: 'A refusal, by its code.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};
