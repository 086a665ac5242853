// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { SECRETS } from '../prepare.mjs';
import { root } from '../run.mjs';

const IS_SECRET = /(?:_KEY|_SECRET|_PASSWORD|_TOKEN|_URL)$/;
/** Addresses without a password in them. */
const PUBLIC = /^PUBLIC_URL$|_BASE_URL$/;

/** The names of the secrets with which this installation runs: the product's own, and those of services that are configured. */
export const neededSecrets = () => {
  const example = fs.readFileSync(path.join(root, '.env.example'), 'utf8');
  const names = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? '');
  const configured = names.filter(
    (name) => IS_SECRET.test(name) && !PUBLIC.test(name) && !SECRETS.includes(name) && process.env[name],
  );
  return [...SECRETS, ...configured];
};
