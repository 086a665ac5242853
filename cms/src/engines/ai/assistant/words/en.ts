import type { AdviserWords } from './words';

const FUNDS: Readonly<Record<string, string>> = {
  professionals: 'INPS Gestione separata',
  artisans: 'INPS craftsmen',
  merchants: 'INPS traders',
};
const GROUPS: Readonly<Record<string, string>> = {
  hospitality: 'hospitality and restaurants (40%)',
  construction: 'building (86%)',
  agents: 'sales agents (62%)',
  trade: 'trade (40%)',
  professions: 'professional activities (78%)',
  other: 'other activities (67%)',
};

export const en: AdviserWords = {
  greeting: (name, company, hasProjects) =>
    `Hello${name === '' ? '' : ` ${name}`}! ${
      company === ''
        ? 'What do you do, and what would you like to improve?'
        : `What shall we look at in **${company}**?`
    } I can answer on customers, prices, taxes, web site, staff and banks, and do sums with your figures.${
      hasProjects ? ' Your projects are on the Projects page.' : ''
    }`,
  thanks: 'You are welcome! If you need anything else — a sum, an idea, a check — write to me.',
  goodbye: 'See you soon, and good work!',
  identity:
    'I am this service’s virtual assistant (an AI program, not a person). I answer from a knowledge base on small Italian businesses, do calculations showing the steps, and read documents that you attach. When I do not know I say so; for important decisions there is a consultation with a person.',
  unknown:
    'I cannot answer this well, and I would rather not invent. I can help with marketing, prices and margins, VAT and taxes, web site and online sales, social media, customers, costs, staff, banks, contracts, invoices and business ideas, and do sums with your figures. Try asking from your business’s point of view, or talk to a person by booking a consultation.',
  otherLanguage: 'I can answer in Italian or English; here it is in English.',
  unsafe:
    'I cannot help with this: it would be against the law or harm somebody. If there is a real problem behind it (taxes too high, a debt, a quarrel), tell me: there is often a regular way.',
  missing: (figures) =>
    figures.length === 1
      ? `One figure is missing: **${figures.join('')}**. Write it to me and I work it out.`
      : `For this sum I need: ${figures.map((each) => `**${each}**`).join(', ')}. Write me the figures, one at a time if you like.`,
  assumed: (figures) =>
    `I used what I know of your company for: ${figures.join(', ')}. Tell me if it has changed.`,
  trade: (group, fund) =>
    `I assumed: ${GROUPS[group] ?? group}, ${FUNDS[fund] ?? fund}. If your trade is another, tell me which.`,
  documentSays: (where) => `The document **${where}** says:`,
  documentSilent: (titles) =>
    `I find no answer to this in ${titles}. Try words that stand in the document, or tell me which part to look at.`,
  page: (page) => `page ${page}`,
  forCompany: (company) => `To apply this to **${company}**, give me your figures and we redo the sums.`,
  steps: 'How we get there:',
  openers: [
    'How do I find new customers?',
    'Which price should I set for my products?',
    'How does the Italian flat-rate regime work?',
  ],
  kinds: {
    'break-even': 'Break-even',
    margin: 'Margin',
    'price-from-margin': 'Price for the margin you want',
    'vat-add': 'Amount with VAT',
    'vat-remove': 'VAT taken out',
    instalments: 'Loan instalment',
    'unit-price': 'Lowest price per hour or piece',
    funnel: 'Yield of visits and advertising',
    'flat-rate': 'Flat-rate regime, estimate',
    'staff-cost': 'Cost of an employee, estimate',
    runway: 'Months of cash',
  },
  figures: {
    fixedCosts: 'fixed costs',
    price: 'price',
    unitCost: 'cost of a piece',
    contribution: 'margin per piece',
    contributionShare: 'margin on the price',
    units: 'pieces (or hours)',
    turnover: 'turnover',
    cost: 'cost',
    profit: 'profit',
    marginRate: 'margin',
    markUp: 'mark-up',
    costShare: 'share of cost',
    whole: 'the whole',
    net: 'net amount',
    gross: 'total with VAT',
    rate: 'rate',
    vat: 'VAT',
    wholeWithVat: 'the whole plus VAT',
    principal: 'amount lent',
    annualRate: 'yearly rate',
    months: 'term in months',
    payment: 'monthly instalment',
    interest: 'interest in all',
    total: 'total to repay',
    costs: 'costs of the period',
    income: 'income you want',
    needed: 'to cover',
    marginEach: 'margin on each',
    visits: 'visits',
    orders: 'orders (or customers)',
    spend: 'advertising spend',
    revenue: 'receipts',
    conversion: 'conversion',
    costPerCustomer: 'cost per customer',
    costPerVisit: 'cost per visit',
    roas: 'ROAS',
    coefficient: 'coefficient',
    contributions: 'INPS contributions',
    taxable: 'taxable income',
    taxRate: 'flat tax',
    tax: 'tax',
    left: 'what is left',
    inpsRate: 'INPS rate',
    inpsFixed: 'fixed INPS',
    inpsBeyond: 'income beyond the minimum',
    monthlyGross: 'monthly gross pay',
    payments: 'payments a year',
    yearlyGross: 'yearly gross',
    employerContributions: 'employer’s contributions',
    employerRate: 'average rate',
    inail: 'INAIL',
    inailRate: 'INAIL rate',
    tfr: 'TFR',
    tfrDivisor: 'divisor set by law',
    yearlyCost: 'yearly cost',
    monthlyCost: 'average monthly cost',
    cash: 'cash',
    outgoings: 'going out per month',
    incomings: 'coming in per month',
    runway: 'cash lasts',
    burn: 'lost per month',
  },
  notes: {
    'same-period': 'Fixed costs and pieces must be of the same period, and amounts before VAT.',
    'before-tax': 'At break-even no profit is left: taxes and earnings come after.',
    'french-loan': 'Constant instalments (French amortisation).',
    'fees-excluded': 'Fees and insurance excluded: compare offers by their APR (TAEG).',
    'net-of-vat': 'Use amounts before VAT, if you deduct it.',
    'selling-at-a-loss': 'Mind: this sells below cost.',
    'unusual-vat-rate': 'This is none of the Italian rates (22, 10, 5, 4%): please check.',
    'income-before-tax': 'Income is before taxes and contributions.',
    'roas-is-turnover': 'ROAS is turnover, not profit: compare it with your margin.',
    'flat-rate-2025': 'An estimate with rules and INPS rates of 2025.',
    'ask-accountant': 'Have it confirmed by your accountant.',
    'staff-estimate':
      'An estimate: collective agreement, sector and reliefs change it. Ask a labour consultant.',
    'runway-act-early': 'Act with six months left, not with two.',
  },
  problems: {
    'not-positive': 'One of the figures is zero: the sum cannot be done. Would you write it again?',
    negative: 'A figure is negative where it cannot be. Would you write it again?',
    'too-large':
      'One of the figures seems too large, or does not agree with the others. Would you write it again?',
    'price-not-above-cost':
      'The price is not above the cost of a piece: each sale loses, so there is no break-even. It takes a higher price or a lower cost.',
    'margin-of-all':
      'There is no margin of 100% or more unless the cost is zero. Perhaps you meant the mark-up?',
    'rate-out-of-range': 'The percentage, or the number of payments, makes no sense. Would you check it?',
    'over-threshold':
      'Above 85,000 € the flat-rate regime no longer holds (from next year; above 100,000 € at once): this needs a sum in the ordinary regime, with an accountant.',
    'never-ends': 'What comes in covers what goes out: with these figures the cash does not end.',
  },
  months: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
  and: ' and ',
};
