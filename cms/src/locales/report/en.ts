import { measuresEn } from './measures-en';
import type { ReportWords } from './words';

/** The words of the reports, in English. */
export const reportEn: ReportWords = {
  titles: { analysis: 'Analysis', offer: 'Offer' },
  subtitles: {
    'filed-accounts': 'Company with filed accounts',
    'no-filed-accounts': 'Business without filed accounts',
    'business-idea': 'Business idea',
  },
  sections: {
    summary: 'In short',
    figures: 'The figures of the accounts',
    indices: 'The indices, explained',
    'break-even': 'Margins and break-even',
    'cash-plan': 'Cash in the first 12 months',
    judgement: 'Strengths and risks',
    plan: 'The plan for the next 90 days',
    products: 'What can help you',
    notes: 'How to read these figures',
    situation: 'Where we start',
    proposal: 'What we propose',
    cost: 'What it costs',
    'next-steps': 'Next steps',
    validity: 'Validity and terms',
  },
  tones: { good: 'Good', fair: 'In the usual range', poor: 'To be improved', neutral: 'Cannot be judged' },
  effectAmounts: {
    year: (amount) => `about ${amount} a year`,
    once: (amount) => `about ${amount} of cash, once`,
    'at-risk': (amount) => `${amount} of sales hang on one customer`,
  },
  efforts: { low: 'Low', medium: 'Medium', high: 'High' },
  periods: { 1: 'Days 1-30', 2: 'Days 31-60', 3: 'Days 61-90' },
  billing: { month: 'a month', year: 'a year', once: 'once' },
  free: 'Free',
  draft: {
    title: 'Draft',
    text: 'The interview is not complete yet: this version uses only the answers given so far. Make a new version once you have finished.',
  },
  summary: {
    filed: ({ company, year, revenue, profit, loss }) =>
      `${company} closed ${year} with revenue of ${revenue} and a ${loss ? 'loss' : 'profit'} of ${profit}.`,
    trading: ({ company, turnover, contribution, share, breakEven }) =>
      `${company} takes ${turnover} a year. After the costs that grow with sales ${contribution} remain, ${share} of every sale. It breaks even at ${breakEven} a year.`,
    tradingNoBreakEven: ({ company, turnover }) =>
      `${company} takes ${turnover} a year, but the costs that grow with sales exceed what comes in: at these prices there is no break-even.`,
    idea: ({ company, price, cost, units }) =>
      `${company}: each sale brings ${price} and costs ${cost}. Covering fixed costs takes ${units} sales a month.`,
    ideaNoMargin: ({ company, price, cost }) =>
      `${company}: each sale brings ${price} and costs ${cost}. Price or cost must change before starting, because selling more makes the loss grow.`,
    missing: (company) =>
      `${company}: the answers given so far are not enough for the computations. Complete the missing steps to see the figures.`,
    begin: 'Where to begin',
    verdict: {
      good: {
        title: 'A solid base',
        text: 'Strengths outweigh risks: the plan is there to grow without losing margin.',
      },
      fair: {
        title: 'Good foundations, a few knots',
        text: 'The picture holds, but some risks should be dealt with in the next 90 days.',
      },
      poor: {
        title: 'Action is needed',
        text: 'Some risks cannot wait: the first measures of the plan come before everything else.',
      },
    },
    problem: (problem) => `In your words: “${problem}”.`,
  },
  indices: {
    roe: { name: 'ROE', meaning: 'What the owners’ capital earns.', formula: 'profit ÷ equity' },
    roi: {
      name: 'ROI',
      meaning: 'What all the capital invested earns, of owners and lenders.',
      formula: 'operating result ÷ total assets',
    },
    ros: {
      name: 'ROS',
      meaning: 'What remains of each euro sold after running costs.',
      formula: 'operating result ÷ revenue',
    },
    ebitda: {
      name: 'EBITDA',
      meaning: 'The money that operations make before depreciation, interest and taxes.',
      formula: 'operating result + depreciation and write-downs',
    },
    ebitdaMargin: {
      name: 'EBITDA margin',
      meaning: 'The part of revenue that becomes EBITDA.',
      formula: 'EBITDA ÷ revenue',
    },
    currentRatio: {
      name: 'Current ratio',
      meaning: 'Whether what comes in within a year covers what falls due within a year.',
      formula: 'short-term assets ÷ short-term debts',
    },
    quickRatio: {
      name: 'Quick ratio',
      meaning: 'The same, without counting on stock.',
      formula: '(short-term assets − inventories) ÷ short-term debts',
    },
    leverage: {
      name: 'Leverage',
      meaning: 'How many times assets exceed the owners’ capital.',
      formula: 'total assets ÷ equity',
    },
    debtToEquity: {
      name: 'Debt to equity',
      meaning: 'How many euros of debt for each euro of the owners.',
      formula: 'debts ÷ equity',
    },
    interestCover: {
      name: 'Interest cover',
      meaning: 'How many times the operating result pays the interest.',
      formula: 'operating result ÷ financial charges',
    },
    netDebt: {
      name: 'Net financial debt',
      meaning: 'What you owe to banks once all your cash is used. Negative: more cash than bank debts.',
      formula: 'debts to banks − cash; other lenders and leases are left out',
    },
    netDebtToEbitda: {
      name: 'Net debt to EBITDA',
      meaning: 'How many years of EBITDA would pay off the net bank debts: the figure banks look at first.',
      formula: 'net debt ÷ EBITDA; an uncommon EBITDA in one year moves it a lot',
    },
    dscr: {
      name: 'DSCR',
      meaning: 'Whether the money made in the year paid its instalments and interest: below 1 it did not.',
      formula:
        '(EBITDA − taxes) ÷ (principal repaid + interest); it looks at the year that is over, a bank at the next twelve months',
    },
    zScore: {
      name: 'Z-score (Altman, Z″)',
      meaning: 'Sums up liquidity, retained earnings, profitability and capital in one signal of a crisis.',
      formula:
        '6.56 × working capital ÷ assets + 3.26 × reserves and profits ÷ assets + 6.72 × operating result ÷ assets + 1.05 × equity ÷ everything owed; fitted to American companies, it points and does not foretell',
    },
    stockDays: {
      name: 'Days of stock',
      meaning: 'For how many days goods lie before they are used or sold.',
      formula: 'inventories ÷ goods used × 365',
    },
    receivableDays: {
      name: 'Days to be paid',
      meaning: 'After how many days, on average, customers pay.',
      formula: 'trade receivables ÷ revenue × 365',
    },
    payableDays: {
      name: 'Days to pay',
      meaning: 'After how many days, on average, you pay suppliers.',
      formula: 'trade payables ÷ purchases and services × 365',
    },
  },
  bandHigher: (good, poor) => `good from ${good}, weak below ${poor}`,
  bandLower: (good, poor) => `good up to ${good}, weak beyond ${poor}`,
  bandSources: {
    practice: 'threshold in common use',
    sector: 'order of magnitude of your sector',
    model: 'threshold of the model’s author',
    arithmetic: 'threshold that follows from the formula',
    'payment-law': 'threshold from the terms of D.Lgs. 231/2002',
  },
  noIndex: { missing: 'A line is missing', denominator: 'Cannot be computed' },
  approximate: 'about',
  indexMeanings: 'What each index says',
  lines: {
    revenue: 'Revenue',
    valueOfProduction: 'Value of production',
    costOfProduction: 'Cost of production',
    personnel: 'Staff costs',
    operatingResult: 'Operating result',
    profit: 'Profit (loss)',
    totalAssets: 'Total assets',
    equity: 'Equity',
    debts: 'Debts',
    cash: 'Cash',
  },
  columns: {
    line: 'Line',
    index: 'Index',
    change: 'Change',
    judgement: 'Judgement',
    period: 'When',
    measure: 'Measure',
    effort: 'Effort',
    effect: 'Expected effect',
    month: 'Month',
    sales: 'Money in',
    costs: 'Money out',
    net: 'Balance',
    cash: 'Cash at month end',
    units: 'Sales',
    step: 'Step',
    amount: 'Amount',
    product: 'Product',
    price: 'Price',
    lever: 'Lever',
    gain: 'More profit a year',
  },
  charts: {
    results: 'Revenue, EBITDA and profit',
    resultsSummary: ({ year, revenue, profit }) =>
      `In ${year} revenue is ${revenue} and the result is ${profit}.`,
    margins: 'Margins, year by year',
    marginsSummary: 'ROE, ROI and EBITDA margin in per cent, from the first year to the last.',
    breakEven: 'Turnover and break-even',
    breakEvenSummary: ({ turnover, breakEven }) => `Turnover is ${turnover}, break-even is at ${breakEven}.`,
    levers: 'Which lever brings most',
    leversSummary: ({ lever, gain }) => `The strongest lever is “${lever}”: it is worth ${gain} a year.`,
    months: 'Takings month by month',
    monthsSummary: ({ highest, lowest }) => `The best month brings ${highest}, the weakest ${lowest}.`,
    cash: 'Cash at month end',
    cashSummary: ({ lowest, month, end }) =>
      `The lowest point is ${lowest} in month ${month}; after twelve months there are ${end}.`,
  },
  tiles: {
    turnover: 'Turnover a year',
    contribution: 'Contribution margin',
    profit: 'Result of a year',
    breakEven: 'Break-even a year',
    breakEvenCustomers: 'Customers a month to break even',
    perCustomer: 'Margin per customer',
    unitMargin: 'Margin per sale',
    breakEvenUnits: 'Sales a month to break even',
    breakEvenMonth: 'First month that breaks even',
    lowestCash: 'Cash in the worst month',
    missing: 'Money that is missing',
    payback: 'Investment paid back',
    never: 'Not in 12 months',
    monthCost: 'A month',
    onceCost: 'Once',
  },
  trading: {
    variable: '− Variable costs',
    contribution: '= Contribution margin',
    fixed: '− Fixed costs (12 months)',
    profit: '= Result before taxes',
    breakEvenFormula: 'Break-even = fixed costs ÷ share of contribution margin',
  },
  levers: {
    price: 'Prices +5%',
    variableCosts: 'Variable costs −5%',
    fixedCosts: 'Fixed costs −5%',
    customers: 'Customers +10%',
  },
  strengths: 'Strengths',
  risks: 'Risks',
  noStrengths: 'The figures collected do not show a clear strength yet.',
  noRisks: 'The figures collected show no serious risk.',
  signals: {
    'good-margin': (f) =>
      `Operations keep ${f} of revenue (EBITDA margin): a margin that leaves room to invest.`,
    'good-return': (f) => `The owners’ capital earns ${f} (ROE).`,
    liquid: (f) => `What falls due within a year is covered ${f} times: liquidity is comfortable.`,
    solid: (f) => `Assets are ${f} times equity: the company does not lean too much on debt.`,
    growing: (f) => `Revenue is growing: ${f} on the year before.`,
    'interest-covered': (f) => `The operating result pays the interest ${f} times.`,
    'healthy-contribution': (f) =>
      `${f} of every sale remains after variable costs: each further customer shows in the result.`,
    safe: (f) => `Turnover can fall by ${f} before there is a loss.`,
    profitable: (f) => `The business earns: the result is ${f} of turnover.`,
    'good-unit-margin': (f) => `Each sale leaves ${f} of its price: a wide margin.`,
    'money-enough': (f) => `The starting money is enough: in the worst month ${f} remain.`,
    'early-break-even': (f) => `Monthly break-even comes early, in month ${f}.`,
    'many-channels': (f) => `Customers come through ${f} channels: if one stops, the others hold.`,
    'negative-equity': (f) => `Equity is negative (${f}): the law asks directors to act without delay.`,
    loss: (f) => `The result is negative: ${f}.`,
    'money-missing': (f) => `In the worst month ${f} are missing: they must be found before starting.`,
    'no-break-even': () => 'In twelve months no month pays for itself.',
    'tight-liquidity': (f) =>
      `For each euro due within a year there are ${f} euros of short-term assets: too little room.`,
    'low-margin': (f) => `The EBITDA margin is ${f}: little is needed to turn it into a loss.`,
    'thin-contribution': (f) => `Only ${f} of every sale remains after variable costs.`,
    'thin-unit-margin': (f) => `Each sale leaves only ${f} of its price.`,
    'heavy-debt': (f) => `For each euro of the owners there are ${f} euros of debt.`,
    'bank-burden': (f) =>
      `Net bank debts are worth ${f} years of EBITDA: a bank begins to worry beyond 4 or 5.`,
    'debt-service': (f) =>
      `The money made covers instalments and interest only ${f} times: the rest comes out of cash or new debts.`,
    'crisis-signal': (f) =>
      `The Z-score is ${f}, in the zone of risk: a signal to check with your accountant, not a forecast.`,
    'interest-burden': (f) =>
      f === ''
        ? 'The operating result is negative: interest is paid from more debt or from cash.'
        : `The operating result pays the interest only ${f} times.`,
    'near-break-even': (f) => `The safety margin is ${f}: a small fall in sales brings a loss.`,
    'fixed-heavy': (f) => `Fixed costs take ${f} of turnover.`,
    'slow-collection': (f) => `Customers pay after ${f} on average: meanwhile the company finances them.`,
    'slow-stock': (f) => `Goods lie for ${f} on average: that is money on the shelves.`,
    'slow-payment': (f) => `Suppliers are paid after ${f}: relations and supplies are at risk.`,
    'stock-heavy': (f) => `Without stock, liquidity falls to ${f}.`,
    shrinking: (f) => `Revenue is falling: ${f} on the year before.`,
    'costs-outgrow': (f) => `Costs grow faster than revenue: ${f} in a year.`,
    'customer-concentration': (f) => `The largest customer makes ${f} of turnover.`,
    'payback-beyond-year': () => 'The first investment is not paid back within twelve months.',
    'late-break-even': (f) => `The first month that breaks even is month ${f}: until then cash goes down.`,
    seasonal: (f) => `The best month is worth ${f} times the average: the weak months need cash at hand.`,
    'few-channels': (f) => `Customers come through few channels (${f}).`,
    'little-online': () => 'The internet brings few sales, or none.',
    'lever-price': (f) => `The strongest lever is price: +5% is worth ${f} a year.`,
    'lever-variableCosts': (f) => `The strongest lever is variable costs: −5% is worth ${f} a year.`,
    'lever-fixedCosts': (f) => `The strongest lever is fixed costs: −5% is worth ${f} a year.`,
    'lever-customers': (f) => `The strongest lever is customers: +10% is worth ${f} a year.`,
  },
  planIntro:
    'Within each month the measures stand in order of urgency and worth; they follow the problem you told, your aims and the work they ask for. The amounts are cautious estimates on your figures: prices +2%, discounts −1%, purchases −3%, fixed costs −5%, sales +5%, one point of interest less, days of collection and stock brought back to the good threshold.',
  measures: measuresEn,
  productsIntro: 'Among the platform’s products, these answer what came up.',
  noProducts: 'For now no product of the platform is really needed: begin with the measures of the plan.',
  reasons: {
    chatbot:
      'Answers customers on your site at any hour, from your own documents only: fewer repeated questions and fewer requests lost out of hours.',
    'chatbot-help':
      'Installed and tried together with a person, so that the chatbot works without taking days from you.',
    social:
      'Prepares the week’s posts in the tone of your business: a regular presence without starting from nothing each time.',
    accounts:
      'A professional reads the accounts and the indices of this analysis with you and draws the decisions from them.',
    'business-plan': 'Turns these figures into a complete plan for a bank, partners or a call for funding.',
    website: 'A check of your site with corrections in order of importance: speed, clarity, search.',
    'first-meeting': 'A first free meeting to read this analysis together and choose where to begin.',
    consultation: 'An hour on video with a consultant about the two or three most serious risks found here.',
  },
  seeProduct: 'Open its page',
  bookMeeting: 'Book a consultation',
  offer: {
    intro: (company) =>
      `This offer comes from the analysis of ${company} and proposes only what answers the findings.`,
    noRisks: 'The analysis shows no serious risk: the proposal follows your aims.',
    cost: ({ month, once }) => `In all: ${month} a month and ${once} once.`,
    withinBudget: (budget) => `The monthly cost fits the budget you named, ${budget} a month.`,
    noBudget: 'No monthly budget has been named yet.',
    nextSteps: [
      'Read the analysis and mark what does not convince you.',
      'Book the first meeting: it is free and short.',
      'Choose with us which product to begin with; each can be activated alone in the marketplace.',
      'After 30 days look at the figures again and update the project.',
    ],
    validity: (until) => `The offer is valid until ${until}.`,
    parties: {
      supplier: 'Supplier',
      customer: 'Customer',
      vatNumber: (code) => `VAT number ${code}`,
    },
    conditions:
      'Prices are those of the marketplace on the day of this document, in euros and with VAT; the electronic invoice shows net amount and VAT. Monthly subscriptions can be cancelled at any time from the page “My products”.',
  },
  notes: {
    filed:
      'Indices use closing balances. Days to be paid and to pay contain VAT and are therefore a little long. Thresholds are a guide: every sector has its own.',
    trading:
      'Costs are divided into variable ones (they grow with sales) and fixed ones. The result is before taxes and contributions. Levers are taken one at a time, all else being equal.',
    idea: 'The plan counts money in and out in the same month. VAT, taxes, contributions and loan instalments are left out: ask an accountant for an estimate before deciding.',
    approximate:
      'Where it says “about”, short-form accounts do not show the line and the nearest total was used.',
  },
  sources: {
    interview: (day) => `Answers given in the guided interview, up to ${day}.`,
    xbrl: 'Accounts in XBRL uploaded by the company, Italian taxonomy itcc-ci.',
    pdf: 'Accounts in PDF uploaded by the company; figures read from the schedules and confirmed by whoever uploaded them.',
    table: 'Lines of the accounts uploaded by the company in a table.',
    typed: 'Lines of the accounts typed by the company.',
    civilCode: 'Layout of accounts: Italian Civil Code, articles 2424 and 2425.',
    paymentLaw: 'Terms of payment between companies: D.Lgs. 231/2002, article 4.',
    practice:
      'Thresholds of the indices: orders of magnitude in common use in Italian balance analysis for small companies.',
    directCosting: 'Contribution margin and break-even: direct costing.',
  },
  aiNotice:
    'Prepared by an automatic artificial-intelligence system from the data provided. It does not replace the opinion of an accountant or a consultant.',
  page: (page, of) => `${page} of ${of}`,
  version: (version) => `Version ${version}`,
};
