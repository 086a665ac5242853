import type { Cents } from '../../contract';
import type { AccountsYear } from './lines';

/** Why a file gave no accounts; words live in the interview's locale files. */
export const ACCOUNTS_PROBLEMS = [
  'TOO_LARGE',
  'EMPTY',
  'PDF_NOT_READ',
  'SIGNED_FILE',
  'BROKEN_XLSX',
  'UNREADABLE_TEXT',
  'BROKEN_XML',
  'DOCTYPE_REFUSED',
  'UNKNOWN_PREFIX',
  'NOT_XBRL',
  'OTHER_TAXONOMY',
  'CONTEXTS_MISSING',
  'NOT_EURO',
  'NO_YEARS',
  'TOO_FEW_LINES',
] as const;
export type AccountsProblem = (typeof ACCOUNTS_PROBLEMS)[number];

/** What was odd about accounts that were read all the same. */
export type AccountsWarning =
  | { code: 'UNBALANCED'; year: number; difference: Cents }
  | { code: 'COSTS_TURNED'; year: number }
  | { code: 'TAXONOMY_UNTESTED'; taxonomy: string }
  | { code: 'CONTEXT_MISSING'; facts: number }
  | { code: 'CONFLICTING_FACTS'; facts: number }
  | { code: 'VALUES_NOT_READ'; names: string[] }
  | { code: 'LINES_UNKNOWN'; names: string[] };

/** What the accounts say of whose they are; '' where they do not. */
export interface AccountsOwner {
  name: string;
  vatNumber: string;
  taxCode: string;
  ateco: string;
}
/** Accounts of up to three years, the newest first. */
export interface Accounts {
  source: 'xbrl' | 'table' | 'pdf' | 'typed';
  owner: AccountsOwner;
  years: AccountsYear[];
  warnings: AccountsWarning[];
}
export type ReadAccounts = { ok: true; accounts: Accounts } | { ok: false; problem: AccountsProblem };

export const NO_OWNER: AccountsOwner = { name: '', vatNumber: '', taxCode: '', ateco: '' };
