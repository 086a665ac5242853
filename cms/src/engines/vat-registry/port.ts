import type { Instant } from '../../contract';
import type { RegisteredNumber } from '../../domain/purchase/vat-check';

/** What a register of VAT numbers answers; `unavailable` where it cannot say now. */
export type RegistryAnswer =
  | { state: 'valid' | 'invalid'; checkedAt: Instant; requestId: string; name: string }
  | { state: 'unavailable'; reason: string };

/** A register of the companies that exist elsewhere, by their VAT numbers. */
export interface VatRegistry {
  /** Never throws: a register that is away is an answer. */
  check(number: RegisteredNumber): Promise<RegistryAnswer>;
}
