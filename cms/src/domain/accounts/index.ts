export * from './indices';
export type { AccountLine, AccountsYear, BalanceLine, IncomeLine } from './lines';
export { lineOf } from './lines';
export * from './read-accounts';
export { readTable, type ReadAmount } from './read-table';
export { finishAccounts } from './finish';
export * from './result';
