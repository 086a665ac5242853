import type { LookupAddress } from 'node:dns';

/** Where the name in an address leads: the only addresses that may be connected to. Throws ProviderError when one of them is private. */
export type AddressesOf = (url: URL) => Promise<LookupAddress[]>;
