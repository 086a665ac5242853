export * from './indices';
export type { AccountLine, AccountsYear } from './lines';
export { lineOf } from './lines';
export * from './read-accounts';
export { readPdfAccounts } from './read-pdf-accounts';
export { readTable } from './read-table';
export { finishAccounts } from './finish';
export * from './result';
