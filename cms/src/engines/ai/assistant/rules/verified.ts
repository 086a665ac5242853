/**
 * Rules whose figures and source were read again in the law's text or in what professionals publish about it (Gazzetta Ufficiale, brocardi.it,
 * Il Sole 24 Ore, associations), and the year of it. All others stand as they were written: their reader is told so.
 */
const VERIFIED: Readonly<Record<string, number>> = {
  'lease-deposit': 2026,
  'lease-leave': 2026,
  'lease-term': 2026,
  'price-reduction': 2026,
  withdrawal: 2026,
  guarantee: 2026,
  'rest-breaks': 2026,
  'care-leave': 2026,
  tips: 2026,
  'family-helper': 2026,
  'sick-leave': 2026,
  holidays: 2026,
  cameras: 2026,
  'cash-limit': 2026,
  'invoice-term': 2026,
  records: 2026,
  'stamp-duty': 2026,
  'tax-debt-instalments': 2026,
  'unpaid-invoice': 2026,
  'late-interest-start': 2026,
  'bounced-cheque': 2026,
};

/** What is said below a rule of how far it was checked. In Italian, as the rules are. */
export const verificationOf = (id: string): string => {
  const year = VERIFIED[id];
  return year === undefined
    ? '_Non ho potuto riscontrare di recente questa regola sulla fonte: prima di decidere fattela confermare._'
    : `_Regola riscontrata sulla fonte nel ${year}._`;
};
