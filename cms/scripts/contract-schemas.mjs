// @ts-check
/**
 * Compiles the contract's types into JSON Schemas, beside the compiled server: what `/api/openapi.json` says about answers, and what
 * the API specs check them by. A type is an endpoint's when it has a `response`; every other exported type becomes a named component.
 * TypeScript itself resolves the types (`Pick`, `typeof LIST[number]`, intersections); the native compiler has no such interface yet.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const folder = path.join(import.meta.dirname, '..');
const entry = path.join(folder, 'src/contract/index.ts');
const target = path.join(folder, 'dist/src/contract/schemas.json');

/** @typedef {Record<string, unknown>} Schema */

/** Types that are plain strings or numbers to TypeScript and more than that to a reader. @type {Record<string, Schema>} */
const FORMATS = {
  Instant: { type: 'string', format: 'date-time' },
  Day: { type: 'string', format: 'date' },
  Cents: { type: 'integer' },
};

const program = ts.createProgram([entry], {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  noEmit: true,
});
const checker = program.getTypeChecker();

/** @type {Map<string, Schema>} */
const components = new Map();

/** @param {ts.Symbol | undefined} symbol */
const documentationOf = (symbol) =>
  symbol ? ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ') : '';

/** The name under which a type is exported by the contract. @param {ts.Type} type */
const exportedName = (type) => {
  const symbol = type.aliasSymbol ?? type.symbol;
  if (
    !symbol ||
    type.aliasTypeArguments?.length ||
    /** @type {ts.TypeReference} */ (type).typeArguments?.length
  )
    return null;
  const name = symbol.name;
  return exported.get(name) === symbol ? name : null;
};

/** @param {ts.Type} type @returns {Schema} */
const toSchema = (type) => {
  const name = exportedName(type);
  if (!name) return describe(type);
  if (!components.has(name)) {
    // Stands there before it is filled: a type may hold itself.
    const schema = /** @type {Schema} */ ({});
    components.set(name, schema);
    const description = documentationOf(type.aliasSymbol ?? type.symbol);
    Object.assign(schema, description && { description }, describe(type));
  }
  return { $ref: `#/components/schemas/${name}` };
};

/** @param {ts.Type} type @returns {Schema} */
const describe = (type) => {
  const { flags } = type;
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
  if (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TemplateLiteral)) return { type: 'string' };
  if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  if (type.isUnion()) return describeUnion(type.types);
  if (checker.isTupleType(type))
    return {
      type: 'array',
      prefixItems: checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)).map(toSchema),
    };
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
    return { type: 'array', items: item ? toSchema(item) : {} };
  }
  return describeObject(type);
};

/** @param {readonly ts.Type[]} types @returns {Schema} */
const describeUnion = (types) => {
  const members = types.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)));
  /** @type {Schema[]} */
  const schemas = [];
  const literals = members.filter((each) => each.isStringLiteral() || each.isNumberLiteral());
  const values = literals.map((each) => /** @type {ts.LiteralType} */ (each).value);
  if (values.length > 0) schemas.push(values.length === 1 ? { const: values[0] } : { enum: values });
  const booleans = members.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
  if (booleans.length === 2) schemas.push({ type: 'boolean' });
  for (const member of members) {
    if (member.isStringLiteral() || member.isNumberLiteral()) continue;
    if (booleans.length === 2 && member.flags & ts.TypeFlags.BooleanLiteral) continue;
    schemas.push(toSchema(member));
  }
  return schemas.length === 1 ? /** @type {Schema} */ (schemas[0]) : { anyOf: schemas };
};

/** @param {ts.Type} type @returns {Schema} */
const describeObject = (type) => {
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  /** @type {Record<string, Schema>} */
  const properties = {};
  /** @type {string[]} */
  const required = [];
  for (const property of checker.getPropertiesOfType(type)) {
    const schema = propertySchema(property);
    const description = documentationOf(property);
    properties[property.name] = description ? { ...schema, description } : schema;
    if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
  }
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: index ? toSchema(index) : false,
  };
};

/** @param {ts.Symbol} property @returns {Schema} */
const propertySchema = (property) => {
  const schema = toSchema(checker.getTypeOfSymbol(property));
  const declared = property.valueDeclaration;
  const written =
    declared && ts.isPropertySignature(declared) && declared.type ? declared.type.getText() : '';
  const format = FORMATS[written.replace(' | null', '')];
  if (!format) return schema;
  return written.endsWith('| null') ? { anyOf: [format, { type: 'null' }] } : format;
};

const source = program.getSourceFile(entry);
const contract = source && checker.getSymbolAtLocation(source);
if (!contract) throw new Error(`No contract in ${entry}`);
/** @type {Map<string, ts.Symbol>} */
const exported = new Map();
for (const symbol of checker.getExportsOfModule(contract)) {
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (real.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) exported.set(symbol.name, real);
}

/** @type {Record<string, { description: string; response: Schema }>} */
const endpoints = {};
for (const [name, symbol] of exported) {
  if (!(symbol.flags & ts.SymbolFlags.Interface)) continue;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const response = type.getProperty('response');
  if (response)
    endpoints[name] = {
      description: documentationOf(symbol),
      response: toSchema(checker.getTypeOfSymbol(response)),
    };
  // Some answers have no name of an endpoint: what the widget reads, and `SiteConfig`.
  else if (!(/** @type {ts.InterfaceType} */ (type).typeParameters)) toSchema(type);
}
const schemas = Object.fromEntries([...components].sort(([one], [other]) => one.localeCompare(other)));
fs.mkdirSync(path.dirname(target), { recursive: true });
fs.writeFileSync(target, JSON.stringify({ endpoints, schemas }));
