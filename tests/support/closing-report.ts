import type { BookTotals } from '@contract';

/** What a closing of a month came to: the same sums from the documents, from the list beside them and from the electronic invoices. */
export interface Closing {
  month: string;
  documents: number;
  creditNotes: number;
  invoices: number;
  /** What the rules on elements found wrong with the invoices. */
  problems: readonly string[];
  isOfficialSchema: boolean;
  totals: BookTotals;
  /** Sums of the list, in the order of `totals`. */
  listed: BookTotals;
  /** Of the documents that have an electronic invoice: what the list and the invoices say of them. */
  invoiced: Record<'list' | 'xml', Pick<BookTotals, 'netCents' | 'vatCents' | 'totalCents'>>;
  lastHash: string;
}

const euro = (cents: number): string => (cents / 100).toFixed(2).padStart(11);
const name = (field: string): string => field.replace('Cents', '').padEnd(10);

/** A closing as a reader of the test's output finds it. */
export const closingReport = ({ totals, listed, invoiced, ...closing }: Closing): string => {
  const { problems, isOfficialSchema } = closing;
  const fields = Object.keys(totals) as (keyof BookTotals)[];
  const xmlFields = Object.keys(invoiced.xml) as (keyof typeof invoiced.xml)[];
  const isEqual =
    fields.every((field) => totals[field] === listed[field]) &&
    xmlFields.every((field) => invoiced.list[field] === invoiced.xml[field]);
  return [
    `Closing of ${closing.month}: ${closing.documents} documents, ${closing.creditNotes} of them credit notes`,
    `${closing.invoices} electronic invoices, ${problems.length} problems by our table${isOfficialSchema ? ' and by the official schema 1.2.2' : ''}`,
    `${''.padEnd(10)}${'documents'.padStart(11)}${'list'.padStart(11)}`,
    ...fields.map((field) => name(field) + euro(totals[field]) + euro(listed[field])),
    `${'invoiced'.padEnd(10)}${'list'.padStart(11)}${'XML'.padStart(11)}`,
    ...xmlFields.map((field) => name(field) + euro(invoiced.list[field]) + euro(invoiced.xml[field])),
    isEqual ? 'Equal to the cent.' : 'NOT EQUAL.',
    `Last hash ${closing.lastHash}`,
  ].join('\n');
};
