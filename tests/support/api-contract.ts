import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
  'x-error-codes': string[];
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}
interface Described {
  method: string;
  path: string;
  pattern: RegExp;
  operation: Operation;
}
interface Answered {
  method: string;
  /** Below `/api`, with its query. */
  path: string;
  status: number;
  body: unknown;
  headers: Headers;
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`);

const depthOf = (path: string): number => path.split('/').length;

const parameterCount = (path: string): number => path.split('{').length;

/** The contract that the server states at `/api/openapi.json`, and whether an answer keeps it. */
class ApiContract {
  readonly #operations: Described[];
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<object, ValidateFunction>();

  constructor({ paths, components }: Document) {
    this.#ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
    this.#ajv.addSchema({ $id: 'contract', components });
    this.#operations = Object.entries(paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          method: method.toUpperCase(),
          path,
          pattern: patternOf(path),
          operation,
        })),
      )
      // As the router does: what is named comes before what may be anything.
      .sort((one, other) => parameterCount(one.path) - parameterCount(other.path));
  }

  #validator(schema: object): ValidateFunction {
    const known = this.#validators.get(schema);
    if (known) return known;
    const text = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
    const made = this.#ajv.compile(JSON.parse(text) as object);
    this.#validators.set(schema, made);
    return made;
  }

  #mismatch(schema: object, body: unknown): string | null {
    const validate = this.#validator(schema);
    if (validate(body)) return null;
    // Of the errors of alternatives the innermost is what does not fit; the others are alternatives that were not meant.
    const [inmost] = (validate.errors ?? []).toSorted(
      (one, other) => depthOf(other.instancePath) - depthOf(one.instancePath),
    );
    return `${inmost?.instancePath || 'the body'} ${inmost?.message} ${JSON.stringify(inmost?.params)}`;
  }

  /** Why an answer is not what the contract says, or null. */
  problemOf({ method, path, status, body, headers }: Answered): string | null {
    const [address = ''] = `/api${path}`.split('?');
    const found = this.#operations.find((each) => each.method === method && each.pattern.test(address));
    const isJson = typeof body === 'object' && body !== null;
    // What is refused before a route is looked for: a form for one that takes none, or does not exist.
    if (!found) return [404, 405, 415].includes(status) ? null : 'no such route is described';
    const { responses, 'x-error-codes': codes } = found.operation;
    const described = responses[String(status)];
    if (status === 304) return null;
    const json = described?.content?.['application/json'];
    if (status < 400 || json) {
      if (!described) return `the status ${status} is not described`;
      return json?.schema && isJson ? this.#mismatch(json.schema, body) : null;
    }
    if (!isJson) return null;
    const code = (body as { code?: string }).code ?? '';
    if (!headers.get('content-type')?.startsWith('application/problem+json'))
      return `a refusal is ${headers.get('content-type')}`;
    if (!codes.includes(code)) return `the refusal ${code} is not described`;
    return this.#mismatch({ $ref: '#/components/schemas/Problem' }, body);
  }
}

let contract: Promise<ApiContract> | null = null;

/** Of the server that files share: the contract is the same for all, and a test's own may count its requests. */
const loadContract = async (origin: string): Promise<ApiContract> =>
  new ApiContract((await (await fetch(`${origin}/api/openapi.json`)).json()) as Document);

/**
 * Fails the test where an answer is not what the contract says. Where no server is shared, as beside browsers, nothing is known of the
 * contract.
 */
export const assertContract = async (answered: Answered): Promise<void> => {
  const shared = process.env.TEST_SHARED_CMS;
  if (shared === undefined) return;
  contract ??= loadContract((JSON.parse(shared) as { url: string }).url);
  const problem = (await contract).problemOf(answered);
  if (problem !== null)
    throw new Error(`${answered.method} /api${answered.path} ${answered.status}: ${problem}`);
};
