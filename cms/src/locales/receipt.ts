import type { Locale, PaymentMethod } from '../contract';

interface ReceiptWords {
  receipt: (number: string) => string;
  refund: (number: string) => string;
  refundOf: (number: string) => string;
  fileName: string;
  seller: string;
  buyer: string;
  vatNumber: (number: string) => string;
  taxCode: (code: string) => string;
  /** Of a public office: its own order or contract. */
  orderNumber: (number: string) => string;
  details: string;
  description: string;
  period: string;
  net: string;
  vat: (percent: number) => string;
  total: string;
  givenBack: string;
  /** The duty of documents without VAT (DPR 642/1972). */
  stamp: (amount: string) => string;
  /** Of public offices: who pays the VAT, and what is left (DPR 633/1972, art. 17-ter). */
  splitPayment: (vat: string, toPay: string) => string;
  /** The proof that the Union's register knew the buyer's number. */
  vatCheck: (number: string, day: string, requestId: string) => string;
  paidBy: Record<PaymentMethod, string>;
  /** What stands at the foot of each page. */
  notice: string;
}

/** The words of a receipt to print. */
export const receiptWords: Record<Locale, ReceiptWords> = {
  it: {
    receipt: (number) => `Ricevuta n. ${number}`,
    refund: (number) => `Nota di rimborso n. ${number}`,
    refundOf: (number) => `Rimborsa la ricevuta n. ${number}`,
    fileName: 'ricevuta',
    seller: 'Venditore',
    buyer: 'Cliente',
    vatNumber: (number) => `P. IVA ${number}`,
    taxCode: (code) => `C.F. ${code}`,
    orderNumber: (number) => `Ordine n. ${number}`,
    details: 'Dettaglio',
    description: 'Descrizione',
    period: 'Periodo',
    net: 'Imponibile',
    vat: (percent) => `IVA ${percent}%`,
    total: 'Totale',
    givenBack: 'Rimborsato',
    stamp: (amount) => `Imposta di bollo di ${amount} assolta in modo virtuale dal venditore.`,
    splitPayment: (vat, toPay) =>
      `Scissione dei pagamenti, art. 17-ter DPR 633/1972: l’IVA di ${vat} è versata dal cliente all’Erario. Importo pagato al venditore: ${toPay}.`,
    vatCheck: (number, day, requestId) =>
      `Partita IVA ${number} verificata nel VIES il ${day}${requestId ? `, consultazione ${requestId}` : ''}.`,
    paidBy: { card: 'Pagato con carta', transfer: 'Pagato con bonifico' },
    notice:
      'Ricevuta del pagamento. Non sostituisce la fattura elettronica, che arriva dal Sistema di Interscambio.',
  },
  en: {
    receipt: (number) => `Receipt no. ${number}`,
    refund: (number) => `Refund note no. ${number}`,
    refundOf: (number) => `Refunds receipt no. ${number}`,
    fileName: 'receipt',
    seller: 'Seller',
    buyer: 'Customer',
    vatNumber: (number) => `VAT no. ${number}`,
    taxCode: (code) => `Tax code ${code}`,
    orderNumber: (number) => `Order no. ${number}`,
    details: 'Details',
    description: 'Description',
    period: 'Period',
    net: 'Net',
    vat: (percent) => `VAT ${percent}%`,
    total: 'Total',
    givenBack: 'Refunded',
    stamp: (amount) => `Stamp duty of ${amount} paid by the seller.`,
    splitPayment: (vat, toPay) =>
      `Split payment, art. 17-ter DPR 633/1972: the customer pays the VAT of ${vat} to the Treasury. Paid to the seller: ${toPay}.`,
    vatCheck: (number, day, requestId) =>
      `VAT number ${number} checked in VIES on ${day}${requestId ? `, consultation ${requestId}` : ''}.`,
    paidBy: { card: 'Paid by card', transfer: 'Paid by bank transfer' },
    notice:
      'Proof of payment. It does not replace the electronic invoice, which arrives through the Italian exchange system.',
  },
};
