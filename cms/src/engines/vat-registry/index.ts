import type { VatRegistry } from './port';
import { createVies } from './vies';

export type { VatRegistry } from './port';

/** The register of the European Commission, at the address that the settings name; null where they name none. */
export const createVatRegistry = (baseUrl: string, requester: { vatNumber: string }): VatRegistry | null =>
  baseUrl === '' ? null : createVies(baseUrl, requester);
