/**
 * Rates and thresholds that change by law, with the year they hold for and where they are from. Amounts in cents, shares in basis points.
 * Calculations read them here and nowhere else.
 */
export const FISCAL_PARAMETERS = {
  /** L. 190/2014, paragraphs 54 to 89, as changed by L. 197/2022. */
  flatRate: {
    threshold: 8_500_000,
    immediateExit: 10_000_000,
    /** Gross pay of employees and collaborators that the year before may have cost. */
    staffCost: 2_000_000,
    rate: 1_500,
    newActivityRate: 500,
    newActivityYears: 5,
    /** Pay and pensions of the year before; L. 207/2024 for 2025, prolonged for 2026. */
    employmentIncome: 3_500_000,
    year: 2026,
  },
  /** INPS circulars 8 and 14 of 2026; in the flat-rate regime artisans and merchants may ask for 35 % less. */
  inps: {
    professionals: { fixed: 0, minimum: 0, rate: 2_607 },
    artisans: { fixed: 452_136, minimum: 1_880_800, rate: 2_400 },
    merchants: { fixed: 461_164, minimum: 1_880_800, rate: 2_448 },
    year: 2026,
  },
  /** Art. 11 TUIR; the second bracket is 33 % from 2026 on (L. 199/2025). */
  irpefBrackets: [
    { upTo: 2_800_000, rate: 2_300 },
    { upTo: 5_000_000, rate: 3_300 },
    { upTo: Number.MAX_SAFE_INTEGER, rate: 4_300 },
  ],
  irpefYear: 2026,
  /** Usual shares of gross pay: contributions by trade, INAIL by risk; art. 2120 c.c. for the severance pay. */
  staff: {
    employerRate: { low: 2_800, usual: 3_000, high: 3_200 },
    inailRate: { low: 40, usual: 100, high: 300 },
    /** Share of gross pay that a worker is paid out, at low and middling pay. */
    netShare: { low: 7_400, usual: 7_800, high: 8_200 },
    year: 2025,
  },
  /** D.Lgs. 231/2002: the reference rate of the first half of 2026 (2.15 %) and eight points. */
  lateInterest: { rate: 1_015, half: 'primo semestre 2026', lumpSum: 4_000 },
} as const;
