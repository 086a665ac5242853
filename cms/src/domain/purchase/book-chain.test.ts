import { describe, expect, test } from 'vitest';
import {
  CHAIN_START,
  createBookVerifier,
  sealDocument,
  sha256,
  type BookDocument,
  type Seal,
} from './book-chain';

const XML = '<FatturaElettronica/>';
const aDocument = (number: number, changes: Partial<BookDocument> = {}): BookDocument => ({
  year: 2026,
  number,
  issuedAt: `2026-11-0${number}T10:00:00.000Z`,
  amountCents: 2900,
  vatCents: 523,
  periodStart: null,
  periodEnd: null,
  snapshot: {
    seller: null,
    buyer: {
      customerKind: 'private',
      email: 'giulia@clienti.test',
      fullName: 'Giulia Rossi',
      address: 'Via Roma 1',
      city: 'Bologna',
      postalCode: '40121',
      country: 'Italia',
      taxCode: 'RSSMRA85T10A562S',
      vatNumber: '',
      recipientCode: '',
      pec: '',
      cig: '',
      cup: '',
      orderNumber: '',
    },
    title: 'Chatbot AI',
    method: 'card',
    corrects: null,
  },
  invoiceXml: XML,
  ...changes,
});
const sealed = (documents: BookDocument[]): [BookDocument, Seal][] => {
  let last = CHAIN_START;
  return documents.map((document) => {
    const seal = sealDocument(document, last, `salt-${document.number}`);
    last = seal.hash;
    return [document, seal];
  });
};
const problemsOf = (books: [BookDocument, Seal | null][], keptSince = '2016-01-01'): string[][] => {
  const verifier = createBookVerifier({ keptSince: new Date(keptSince) });
  return books.map(([document, seal]) => verifier.next(document, seal, null));
};
const three = () => sealed([aDocument(1), aDocument(2), aDocument(3)]);
const changed = (change: (document: BookDocument) => BookDocument): [BookDocument, Seal][] =>
  three().map(([document, seal]) => [document.number === 2 ? change(document) : document, seal]);
const buyer = (document: BookDocument, fullName: string): BookDocument => ({
  ...document,
  snapshot: document.snapshot && {
    ...document.snapshot,
    buyer: document.snapshot.buyer && { ...document.snapshot.buyer, fullName },
  },
});

describe('books', () => {
  test('that nobody touched hold, in whatever order a database keeps what documents say', () => {
    expect(problemsOf(three())).toEqual([[], [], []]);
    const shuffled = changed(({ snapshot, ...rest }) => ({
      snapshot: snapshot && (Object.fromEntries(Object.entries(snapshot).reverse()) as typeof snapshot),
      ...rest,
    }));
    expect(problemsOf(shuffled)).toEqual([[], [], []]);
  });

  test.each([
    ['an amount', (document: BookDocument) => ({ ...document, amountCents: 2901 }), ['changed']],
    [
      'a day',
      (document: BookDocument) => ({ ...document, issuedAt: '2026-11-09T10:00:00.000Z' }),
      ['changed'],
    ],
    ['who bought', (document: BookDocument) => buyer(document, 'Mario Bianchi'), ['buyer']],
    ['the invoice', (document: BookDocument) => ({ ...document, invoiceXml: '<Altra/>' }), ['file']],
    ['an invoice that went', (document: BookDocument) => ({ ...document, invoiceXml: null }), ['file']],
  ])('that %s was changed in say which document', (_, change, problems) => {
    expect(problemsOf(changed(change))).toEqual([[], problems, []]);
  });

  test('of which a document was taken out, or one rewritten with a hash of its own, do not hold', () => {
    const [first, , third] = three();
    if (!first || !third) throw new Error('There are three');
    expect(problemsOf([first, third])).toEqual([[], ['gap', 'link']]);
    const rewritten = aDocument(2, { amountCents: 1 });
    const forged: [BookDocument, Seal] = [rewritten, sealDocument(rewritten, first[1].hash, 'salt')];
    expect(problemsOf([first, forged, third])).toEqual([[], [], ['link']]);
    expect(problemsOf([[first[0], null]])).toEqual([['unsealed']]);
  });

  test('let go of names after ten years, and not before', () => {
    const nameless = changed((document) => ({
      ...document,
      snapshot: document.snapshot && { ...document.snapshot, buyer: null },
      invoiceXml: null,
    }));
    expect(problemsOf(nameless)).toEqual([[], ['buyer'], []]);
    expect(problemsOf(nameless, '2027-01-01')).toEqual([[], [], []]);
  });

  test('begin each year with one', () => {
    const years = sealed([aDocument(1), aDocument(1, { year: 2027 }), aDocument(3, { year: 2028 })]);
    expect(problemsOf(years)).toEqual([[], [], ['gap']]);
  });

  test('accept an invoice that was made later, once', () => {
    const [[document, seal]] = sealed([aDocument(1, { invoiceXml: null })]) as [[BookDocument, Seal]];
    const verifier = () => createBookVerifier({ keptSince: new Date('2016-01-01') });
    const made = { ...document, invoiceXml: XML };
    expect(verifier().next(made, seal, sha256(XML))).toEqual([]);
    expect(verifier().next({ ...made, invoiceXml: '<Altra/>' }, seal, sha256(XML))).toEqual(['file']);
  });
});
