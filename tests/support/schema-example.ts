/** A schema as `/api/openapi.json` writes one, as far as an example needs it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  format?: string;
}

/** Texts of the forms that schemas name. */
const FORMATS: Record<string, string> = {
  email: 'prova@esempio.test',
  uri: 'https://esempio.test/',
  date: '2030-01-15',
  'date-time': '2030-01-15T09:00:00.000Z',
};

/**
 * Writes the least that a schema takes: what is required of an object, the first of several forms. `texts` has what a text must be, by the
 * name of its property, where no schema says so.
 */
export const exampleWriter = (known: Record<string, JsonSchema>, texts: Record<string, string>) => {
  const write = (schema: JsonSchema, name = ''): unknown => {
    const { $ref, anyOf, oneOf, allOf, properties = {}, required = [] } = schema;
    if ($ref) return write(known[$ref.split('/').at(-1) ?? ''] ?? {}, name);
    if ('const' in schema) return schema.const;
    if (schema.enum) return schema.enum[0];
    const [form] = anyOf ?? oneOf ?? [];
    if (form) return write(form, name);
    if (allOf) return Object.assign({}, ...allOf.map((part) => write(part, name))) as unknown;
    switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
      case 'string':
        return texts[name] ?? FORMATS[schema.format ?? ''] ?? 'x'.repeat(Math.max(1, schema.minLength ?? 1));
      case 'integer':
      case 'number':
        return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
      case 'boolean':
        return true;
      case 'null':
        return null;
      case 'array':
        return Array.from({ length: schema.minItems ?? 0 }, () => write(schema.items ?? {}, name));
      default:
        return Object.fromEntries(
          required.map((property) => [property, write(properties[property] ?? {}, property)]),
        );
    }
  };
  return write;
};
