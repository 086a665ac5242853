import type { LawRule } from './rule';

/** Italian law for owners who write in English. On folded text. */
export const ENGLISH_RULES: readonly LawRule[] = [
  {
    id: 'vat-deadline-en',
    topic: 'taxes',
    all: [/\bvat\b/, /\bdue\b|deadline|when|by what date|pay/, /quarter|month|annual|when|deadline/],
    none: /\d{3,}|rate\b|invoice without/,
    text: 'VAT deadlines (the next working day if it is a holiday):\n\n- **Quarterly**: first quarter **16 May**, second **20 August**, third **16 November**, fourth with the yearly balance on **16 March**; quarterly payers by choice add 1 % interest.\n- **Monthly**: the **16th** of the next month. **Advance**: 27 December. **Yearly return**: 30 April.\n\nPaid with form F24. Source: DPR 100/1998, DPR 542/1999.',
  },
  {
    id: 'shop-return-en',
    topic: 'customers',
    all: [
      /return|refund|exchange|bring back|change (?:his|her|their) mind/,
      /shop|store|in person|counter|bought (?:in|at)/,
    ],
    none: /online|web|distance|faulty|defect|broken/,
    text: 'If the product is **not faulty and was bought in the shop, an exchange or refund is your choice**: there is no right to change one’s mind in Italy for purchases in person (the 14 days are for online and distance sales). Put your rule near the till, for example an exchange or voucher within 15 days with the receipt.\n\nIf it is **faulty**, the legal guarantee of 2 years applies: repair or replacement, then a reduction or refund. Source: Codice del consumo, arts. 128-135.',
  },
  {
    id: 'withdrawal-en',
    topic: 'ecommerce',
    all: [
      /return|refund|withdraw|change (?:his|her|their) mind|send (?:it )?back/,
      /online|web ?site|internet|distance|by phone/,
    ],
    none: /faulty|defect|broken/,
    text: 'A consumer who buys **online or at a distance may withdraw within 14 days of delivery, without a reason**. You refund price and standard delivery within 14 days of the notice, and may wait for the goods; the cost of sending back is the customer’s if you said so. Not for made-to-measure, perishable, sealed hygiene goods opened, or dated bookings; not between businesses. Source: arts. 52-59 Codice del consumo.',
  },
  {
    id: 'guarantee-en',
    topic: 'customers',
    all: [
      /guarantee|warranty|faulty|defect|broken/,
      /how long|years?|customer|sold|must i|do i have to|refund|repair/,
    ],
    none: /supplier|wholesaler|bank/,
    text: 'A consumer has a **legal guarantee of 2 years** from delivery against **the seller**: free repair or replacement first, then a price reduction or refund. In the first year the fault is presumed to have been there. Second-hand goods: at least 1 year if agreed. Source: arts. 128-135 septies Codice del consumo.',
  },
  {
    id: 'supplier-defects-en',
    topic: 'suppliers',
    all: [/supplier|wholesaler|delivered to (?:me|us)/, /faulty|defect|broken|damaged|wrong goods/],
    text: 'Between businesses, **defects must be reported to the supplier within 8 days of discovery** (of delivery, if visible), best by certified e-mail (PEC) with photos; the claim lapses after **1 year**. Sign the delivery note “with reservation”, keep the goods available, ask for replacement, a credit note or a refund. The contract may say otherwise. Source: arts. 1490-1497 Civil Code.',
  },
  {
    id: 'unpaid-en',
    topic: 'finance',
    all: [
      /(?:not|never|n't|late) pa(?:y|id)\w*|unpaid|overdue|owes? (?:me|us)/,
      /customer|client|invoice|company/,
    ],
    text: 'Step by step, in writing:\n\n1. **Today**: call whoever pays invoices, ask if there is a dispute and a date; confirm by e-mail.\n2. **After 7–10 days**: formal notice (PEC or registered letter) with 15 days to pay. Between businesses late interest runs by itself (ECB rate plus 8 points: {lateRate}) with **€40** per invoice (D.Lgs. 231/2002).\n3. **Offer a signed payment plan** that acknowledges the debt.\n4. **Otherwise** a lawyer asks the court for an order for payment (*decreto ingiuntivo*).\n\nMeanwhile stop deliveries.',
  },
  {
    id: 'hire-en',
    topic: 'staff',
    all: [
      /hir\w+|employ\w*|new (?:worker|waiter|employee|member of staff)|starts? (?:work|on)/,
      /notif\w*|report|communicat\w*|register|when|before|by when/,
    ],
    none: /cost|afford|how much/,
    text: '**A hiring must be reported by midnight of the day before work starts** (UniLav, online, usually by the labour consultant). Without it the work counts as undeclared, with heavy fines. You also need a written contract, INPS and INAIL positions, a risk assessment (DVR) and safety training. Source: art. 9-bis D.L. 510/1996.',
  },
  {
    id: 'dismiss-en',
    topic: 'staff',
    all: [
      /dismiss\w*|\bfir(?:e|ing)\b|lay off|let .{0,20} go|terminate/,
      /employee|worker|staff|him|her|waiter|someone/,
    ],
    text: 'A dismissal must be **in writing, with a reason and the notice of the collective agreement (CCNL)**; see a **labour consultant or lawyer first**. No more work: *justified objective reason*, and no other post for the person. Misconduct: a written charge, at least 5 days to reply, then the decision. Not during pregnancy and the child’s first year, marriage or protected sick leave. Source: L. 604/1966, art. 7 L. 300/1970.',
  },
  {
    id: 'records-en',
    topic: 'invoicing',
    all: [/how long|how many years/, /keep|store|retain/, /invoice|record|receipt|document|book/],
    text: '**10 years**: books, invoices and correspondence must be kept for ten years from the last entry (art. 2220 Civil Code). E-invoices need compliant digital storage; the tax agency’s free service keeps them for 15 years if you sign up.',
  },
  {
    id: 'lease-en',
    topic: 'contracts',
    all: [
      /lease|rent\w*|landlord/,
      /how long|years|notice|terminate|leave|last/,
      /shop|premises|commercial|office|store|landlord/,
    ],
    none: /afford|per cent|%/,
    text: 'Commercial leases last by law **6 years + 6** (9 + 9 for hotels): L. 392/1978. The tenant may leave for serious reasons with **6 months’ notice** (without reason if the contract says so); the landlord may refuse the first renewal only for legal reasons with 12 months’ notice, and then owes 18 months’ rent as goodwill for shops open to the public. Registration within **30 days**.',
  },
  {
    id: 'cash-en',
    topic: 'taxes',
    all: [/\bcash\b/, /limit|maximum|how much|may i|can i|allowed/],
    none: /flow|register|desk|run out|last/,
    text: 'Cash between different persons is allowed **below €5,000** (up to €4,999.99), even if split. **Wages may not be paid in cash** at all. Source: art. 49 D.Lgs. 231/2007; L. 205/2017.',
  },
];
