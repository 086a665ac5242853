import { createHash } from 'node:crypto';
import type { BillingData, BookProblem, Cents, Instant } from '../../contract';
import type { FiscalSnapshot } from './fiscal-snapshot';

/** What a document of the books says, as its hash takes it. */
export interface BookDocument {
  year: number;
  number: number;
  issuedAt: Instant;
  /** Below zero in credit notes. */
  amountCents: Cents;
  vatCents: Cents;
  periodStart: Instant | null;
  periodEnd: Instant | null;
  snapshot: FiscalSnapshot | null;
  /** The electronic invoice, once it was made. */
  invoiceXml: string | null;
}

/** What makes a change of a document visible: its hash covers what it says and the hash of the document before it. */
export interface Seal {
  previousHash: string;
  hash: string;
  /** Who bought, by digest: when their name is let go of after the years for which it is kept, the chain still holds. */
  buyerDigest: string | null;
  /** Makes the digest of a name nobody can guess; it goes with the name. */
  buyerSalt: string | null;
  invoiceDigest: string | null;
}

/** What stands before the first document. */
export const CHAIN_START = '0'.repeat(64);

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The same text for the same values, whatever order a database keeps their names in. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const buyerDigestOf = (buyer: BillingData | null, salt: string): string | null =>
  buyer && sha256(`${salt}${canonical(buyer)}`);

const hashOf = (document: BookDocument, seal: Omit<Seal, 'hash' | 'buyerSalt'>): string => {
  const { snapshot, invoiceXml, ...figures } = document;
  return sha256(canonical({ ...figures, ...seal, snapshot: snapshot && { ...snapshot, buyer: null } }));
};

/** Seals a document behind the one before it. */
export const sealDocument = (document: BookDocument, previousHash: string, buyerSalt: string): Seal => {
  const buyer = document.snapshot?.buyer ?? null;
  const bound = {
    previousHash,
    buyerDigest: buyerDigestOf(buyer, buyerSalt),
    invoiceDigest: document.invoiceXml === null ? null : sha256(document.invoiceXml),
  };
  return { ...bound, buyerSalt: buyer && buyerSalt, hash: hashOf(document, bound) };
};

/** Whose name may be gone: documents from before this instant. */
interface Retention {
  keptSince: Date;
}

/** Judges documents one after the other, in the order in which they were written. */
export const createBookVerifier = ({ keptSince }: Retention) => {
  let previous: { hash: string; year: number; number: number } | null = null;

  const sealProblems = (document: BookDocument, seal: Seal): BookProblem[] => {
    const { hash, buyerSalt, ...bound } = seal;
    const buyer = document.snapshot?.buyer ?? null;
    const problems: BookProblem[] = [];
    if (seal.previousHash !== (previous?.hash ?? CHAIN_START)) problems.push('link');
    if (hashOf(document, bound) !== hash) problems.push('changed');
    if (buyer ? buyerDigestOf(buyer, seal.buyerSalt ?? '') !== seal.buyerDigest : isGoneEarly(document, seal))
      problems.push('buyer');
    return problems;
  };

  const isGoneEarly = ({ issuedAt }: BookDocument, { buyerDigest }: Seal): boolean =>
    buyerDigest !== null && new Date(issuedAt) >= keptSince;

  const fileProblems = (
    { invoiceXml, snapshot }: BookDocument,
    { invoiceDigest }: Seal,
    laterDigest: string | null,
  ): BookProblem[] => {
    const expected = invoiceDigest ?? laterDigest;
    if (invoiceXml === null) return expected && snapshot?.buyer ? ['file'] : [];
    return sha256(invoiceXml) === expected ? [] : ['file'];
  };

  return {
    /** Why a document is not what was written; empty where it is. `laterDigest`: of an invoice that was made after it was sealed. */
    next(document: BookDocument, seal: Seal | null, laterDigest: string | null): BookProblem[] {
      const { year, number } = document;
      const follows =
        previous?.year === year
          ? number === previous.number + 1
          : number === 1 && year > (previous?.year ?? 0);
      const problems: BookProblem[] = [
        ...(follows ? [] : (['gap'] as const)),
        ...(seal
          ? [...sealProblems(document, seal), ...fileProblems(document, seal, laterDigest)]
          : (['unsealed'] as const)),
      ];
      previous = { hash: seal?.hash ?? '', year, number };
      return problems;
    },

    /** The hash of the last document: whoever writes it down elsewhere can tell later that nothing before it was rewritten. */
    lastHash: (): string => previous?.hash ?? CHAIN_START,
  };
};
