import type { Core } from '@strapi/strapi';
import { ADMIN_LIMITS, type VerifyBooks } from '../../contract';
import { createBookVerifier } from '../../domain/purchase/book-chain';
import { keptSince } from '../../domain/purchase/fiscal-snapshot';
import { pdfDigests } from './receipt-pdf';
import { RECEIPT, toBookDocument, toReceipt, type ReceiptRow } from './receipt-row';

const AT_ONCE = 200;

/** Reads every document of the books in the order in which they were written, and computes its hash again. */
export const verifyBooks = async (
  strapi: Core.Strapi,
  now = new Date(),
): Promise<VerifyBooks['response']['data']> => {
  const verifier = createBookVerifier({ keptSince: keptSince(now) });
  const found: VerifyBooks['response']['data']['problems'] = [];
  let documents = 0;
  let wrong = 0;
  for (let after = 0; ;) {
    const rows: ReceiptRow[] = await strapi.db
      .query(RECEIPT)
      .findMany({ where: { id: { $gt: after } }, orderBy: { id: 'asc' }, limit: AT_ONCE });
    const printed = await pdfDigests(
      strapi,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      documents += 1;
      const problems = verifier.next(toBookDocument(row), row.seal, row.invoiceDigest);
      // The PDF of a document whose buyer was forgotten went with their name.
      const isKept = row.snapshot?.buyer !== null || printed.has(row.id);
      if (isKept && (printed.get(row.id) ?? null) !== row.pdfDigest) problems.push('pdf');
      if (problems.length === 0) continue;
      wrong += 1;
      if (found.length < ADMIN_LIMITS.refusedInvoices)
        found.push({ number: toReceipt(row).number, problems });
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE)
      return {
        documents,
        problems: found,
        wrong,
        lastHash: verifier.lastHash(),
        checkedAt: now.toISOString(),
      };
    after = last.id;
  }
};
