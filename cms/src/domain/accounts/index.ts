export * from './indices';
export type { AccountLine, AccountsYear } from './lines';
export { lineOf } from './lines';
export * from './read-accounts';
export { readTable } from './read-table';
export { finishAccounts } from './finish';
export * from './result';
