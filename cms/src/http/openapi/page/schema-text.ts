import type { JsonSchema } from '../contract-schemas';
import { escapeHtml } from '../../../templates/render-mail';

const REFERENCE = '#/components/schemas/';

const link = (reference: string): string => {
  const name = reference.slice(REFERENCE.length);
  return `<a href="#type-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
};

const literal = (value: unknown): string => escapeHtml(JSON.stringify(value));

const numberText = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

const bounds = (schema: JsonSchema): string => {
  const { minimum, maximum, minLength, maxLength, maxItems, pattern, format } = schema;
  const from = minimum ?? minLength;
  // Zod writes the largest safe integer where there is no limit.
  const to = maximum === Number.MAX_SAFE_INTEGER ? undefined : (maximum ?? maxLength ?? maxItems);
  const parts = [
    typeof format === 'string' ? format : '',
    from === undefined && to === undefined ? '' : `${numberText(from)}…${numberText(to)}`,
    typeof pattern === 'string' && pattern.length < 60 ? pattern : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? ` <i>${escapeHtml(parts.join(' '))}</i>` : '';
};

const property = (name: string, schema: JsonSchema, isRequired: boolean, indent: string): string => {
  const { description } = schema;
  const note = typeof description === 'string' ? ` <i>// ${escapeHtml(description)}</i>` : '';
  const key = /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
  return `${indent}<b>${escapeHtml(key)}</b>${isRequired ? '' : '?'}: ${schemaText(schema, indent)}${note}`;
};

const objectText = (schema: JsonSchema, indent: string): string => {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const required = (schema.required ?? []) as string[];
  const inner = `${indent}  `;
  const lines = properties.map(([name, each]) => property(name, each, required.includes(name), inner));
  const { additionalProperties: rest } = schema;
  if (typeof rest === 'object' && rest !== null)
    lines.push(`${inner}[…]: ${schemaText(rest as JsonSchema, inner)}`);
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
};

/** A JSON Schema as a TypeScript reader would write it, in HTML, with links to the types that it names. */
export const schemaText = (schema: JsonSchema, indent = ''): string => {
  if (typeof schema.$ref === 'string') return link(schema.$ref);
  if ('const' in schema) return literal(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ');
  const alternatives = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (alternatives) return alternatives.map((each) => schemaText(each, indent)).join(' | ');
  if (Array.isArray(schema.allOf))
    return (schema.allOf as JsonSchema[]).map((each) => schemaText(each, indent)).join(' & ');
  switch (schema.type) {
    case 'object':
      return objectText(schema, indent);
    case 'array':
      return `${schemaText((schema.items ?? {}) as JsonSchema, indent)}[]${bounds(schema)}`;
    case undefined:
      return 'unknown';
    default:
      return `${escapeHtml(String(schema.type))}${bounds(schema)}`;
  }
};
