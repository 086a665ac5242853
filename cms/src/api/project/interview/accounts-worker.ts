import { parentPort, workerData } from 'node:worker_threads';
import { readAccounts, readPdfAccounts, type ReadAccounts } from '../../../domain/accounts';
import { readAmount } from '../../../domain/finance/read-amount';
import { readPdfRows } from '../../../engines/documents';

interface AccountsFile {
  name: string;
  bytes: Uint8Array;
}

/** Accounts in a PDF: from the XBRL instance that it carries inside, else from the lines that are printed. */
const readPdf = async ({ bytes }: AccountsFile): Promise<ReadAccounts> => {
  const pdf = await readPdfRows(bytes);
  if (!pdf) return { ok: false, problem: 'PDF_NOT_READ' };
  for (const attachment of pdf.attachments) {
    const inside = /\.(?:xbrl|xml)$/i.test(attachment.name) ? readAccounts(attachment, readAmount) : null;
    if (inside?.ok) return inside;
  }
  const printed = readPdfAccounts(pdf.rows, readAmount);
  return printed.ok ? printed : { ok: false, problem: 'PDF_NOT_READ' };
};

/** Entry of the worker: reads the one file it was started with, says the result, ends. */
const run = async (file: AccountsFile): Promise<void> => {
  const isPdf = Buffer.from(file.bytes.subarray(0, 4)).toString('latin1') === '%PDF';
  parentPort?.postMessage(isPdf ? await readPdf(file) : readAccounts(file, readAmount));
};

void run(workerData as AccountsFile);
