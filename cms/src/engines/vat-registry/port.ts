import type { Instant } from '../../contract';

/** What a register of VAT numbers answers; `unavailable` where it cannot say now. */
export type RegistryAnswer =
  | { state: 'valid' | 'invalid'; checkedAt: Instant; requestId: string; name: string }
  | { state: 'unavailable'; reason: string };

/** A VAT number as a register takes it: its country's letters, which are `EL` for Greece, and the rest. */
interface RegistryNumber {
  country: string;
  number: string;
}

/** A register of the companies that exist elsewhere, by their VAT numbers. */
export interface VatRegistry {
  /** Never throws: a register that is away is an answer. */
  check(number: RegistryNumber): Promise<RegistryAnswer>;
}
