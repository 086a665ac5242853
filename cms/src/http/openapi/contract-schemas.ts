import fs from 'node:fs';
import path from 'node:path';

export type JsonSchema = Record<string, unknown>;

/** What `scripts/contract-schemas.mjs` made of the contract's types when the server was compiled. */
export interface ContractSchemas {
  endpoints: Record<string, { description: string; response: JsonSchema }>;
  schemas: Record<string, JsonSchema>;
}

export const loadContractSchemas = (): ContractSchemas =>
  JSON.parse(fs.readFileSync(path.join(__dirname, '../../contract/schemas.json'), 'utf8')) as ContractSchemas;
