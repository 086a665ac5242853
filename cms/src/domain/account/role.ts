import { ROLES, type Role } from '../../contract';

/** The role that a row stands for: whoever has one that is none of ours is a customer. */
export const roleOf = (row: { type: string } | null | undefined): Role =>
  ROLES.find((type) => type === row?.type) ?? 'customer';
