import { CALCULATION_NAMES_EN, FIGURE_NAMES_EN } from '../../../../contract';
import type { AdviserWords } from './words';

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
  fine: 'Fine, thank you.',
  identity:
    'I am this service’s virtual assistant (an AI program, not a person). I answer from a knowledge base on small Italian businesses, do calculations showing the steps, and read documents that you attach. When I do not know I say so; for important decisions there is a consultation with a person.',
  unknown:
    'I cannot answer this well, and I would rather not invent. I can help with marketing, prices and margins, VAT and taxes, web site and online sales, social media, customers, costs, staff, banks, contracts, invoices and business ideas, and do sums with your figures. Try asking from your business’s point of view, or talk to a person by booking a consultation.',
  takenFor: (question) =>
    `I took your question for: “${question}”. If you meant something else, choose below or put it in other words.`,
  otherQuestion: (question) =>
    `I have not answered “${question}” yet: write it again on its own, with one more detail if you can.`,
  eitherOf: ([first, second]) =>
    `I am not sure what you mean, and do not want to answer something else. Is it one of these?\n\n- ${first}\n- ${second}\n\nChoose below, or tell me in other words.`,
  nearestTo: (words, [first, second]) =>
    `I have no sure answer to this (${words.map((word) => `“${word}”`).join(', ')}), and would rather not answer something else. The nearest questions that I can answer:\n\n- ${first}\n- ${second}\n\nChoose one below, or say in other words what happened and what you need.`,
  otherLanguage: 'I can answer in Italian or English; here it is in English.',
  vague:
    'Gladly, let us start from you. Tell me in a line **what business you have (or would like to open)** and **what is wrong or what you need**: few customers, prices, sums that do not add up, a tax or a deadline, somebody to hire, a text to write. If you have two numbers (what you take and what you spend in a month) add them: I work it out at once.',
  outOfMoney:
    'I am sorry, that weighs on one: let us put it in order. Write down three figures today: **what you have in the till and in the bank**, **what you must pay in the next 30 days, and whom**, **what customers owe you**. Send them to me and I will tell you how much is missing and in which week.\n\nTell me also **what your business is** and **where it comes from**: few customers, customers who do not pay, high costs or debts.',
  whatFor: (amount) =>
    `${amount === null ? 'That depends on **what** you have in mind, which you have not told me yet.' : `With ${amount} it depends on **what** you want to do with it, which you have not told me yet.`} Open a business, buy a machine or a van, hire, pay off a debt, or keep it for lean months? Tell me **what**, what it would cost in all and what it should bring or save each month: I work out whether it holds.`,
  uncertain:
    'All right, let us begin with one thing. What do you do, and what worries you most now: customers, money or time? With only two figures (what you take in a month, what you spend) we can start.',
  insult:
    'I am sorry I was of no use: I understand the annoyance. Shall we try again? Tell me in a line what you do and what you need, with figures if there are any.',
  instructions:
    'I cannot show or change the instructions I work with. I can help with your business: sums, prices, customers, taxes.',
  elsewhere:
    'I do not deal with this: I help small businesses with customers, prices, accounts, taxes and staff. If there is a question about your business behind it, write it to me.',
  again:
    'Sorry, I did not put it well. Tell me which part is not clear, even a single word, and I write it in plain terms; or ask again with your figures and we go one step at a time.',
  unsafe:
    'I cannot help with this: it would be against the law or harm somebody. If there is a real problem behind it (taxes too high, a debt, a quarrel), tell me: there is often a regular way.',
  missing: (figures) =>
    figures.length === 1
      ? `One figure is missing: **${figures.join('')}**. Write it to me and I work it out.`
      : `For this sum I need: ${figures.map((each) => `**${each}**`).join(', ')}. Write me the figures, one at a time if you like.`,
  unclear: (figures) =>
    `Before I give you a number I want to be sure: I cannot tell what **${figures.join(' and ')}** is (cost, price, monthly expense, a percentage of what?). Put a word beside the figure (price, cost of each, monthly costs…) and I work it out.`,
  unreadCondition: (condition, figures) =>
    `I understood ${figures.join('; ')}. You also wrote “${condition}”, which changes the sum, and I am not sure how. Tell me in figures (for how many months, days, hours or pieces, and at what price each) and I work it out.`,
  meanings: {
    costLine: (figure) => `${figure} of fixed costs a month`,
    unitCost: (figure) => `${figure} is the cost of one piece`,
    price: (figure) => `${figure} is the selling price`,
    revenue: (figure) => `${figure} is the turnover`,
    outgoings: (figure) => `${figure} of outgoings a month`,
    incomings: (figure) => `${figure} of incomings a month`,
    upfront: (figure) => `${figure} of initial investment`,
    marginRate: (figure) => `${figure} is the margin`,
    discountRate: (figure) => `${figure} discount`,
  },
  unread: (figures) =>
    `I read ${figures.join(', ')}, but I am not sure how they belong together, and a wrong number would do you harm. Tell me beside each figure what it is (price, cost of each, how many a day or a month, fixed costs) and what you want to find: I work it out step by step.`,
  shareOrRest: (share, amount) => [
    `How much is ${share} of ${amount}?`,
    `How much is ${amount} minus ${share}?`,
  ],
  understood: (figures) => `I understood: ${figures}. If a figure is wrong, write it and I redo the sum.`,
  before: (before, after) => `It was ${before}, now it is ${after}.`,
  ruledOut: (reasons, revenue) =>
    [
      ...(revenue === null ? [] : [`I understood: turnover of ${revenue} a year.`]),
      ...reasons,
      'Source: Law 190/2014, paragraphs 54-75, as in force in {flat-rate.period}. Have your accountant compare it with the ordinary regime before you decide.',
    ].join('\n\n'),
  reasons: {
    company:
      '**No: the flat-rate regime is for individuals only** (sole traders and professionals). A company (s.n.c., s.a.s., s.r.l.) cannot enter it, whatever its turnover.',
    partner:
      '**Mind: a partner of a partnership (s.n.c., s.a.s.) cannot use the flat-rate regime** while holding the share; for an s.r.l. control of it together with a similar trade rules it out.',
    'former-employer':
      '**Mind: you cannot use the regime if more than half of your turnover comes from your employer of now or of the last two years.**',
    abroad:
      '**In general no: it is for residents in Italy**, save EU/EEA residents who earn 75% of their income in Italy.',
    'special-vat': '**Mind: trades with a special VAT regime are excluded.**',
    'employment-income':
      '**No: with pay or pensions above {employmentIncome} in the year before** (limit of {flat-rate.period}) it is excluded, unless that job has ended.',
    'staff-cost': '**No: staff may not have cost more than {staffCost} gross in the year before.**',
    'over-100':
      '**No: the limit is {threshold} of turnover a year.** Up to {immediateExit} one leaves from next year; **above {immediateExit} at once**.',
    'over-85':
      '**Above {threshold} and up to {immediateExit} you stay for this year and leave from next year.** Above **{immediateExit}** you leave at once.',
    'over-85-before':
      '**No: the limit is {threshold} of turnover in the year before.** Above {immediateExit} one leaves at once.',
  },
  assumed: (figures) =>
    `I used what I know of your company for: ${figures.join(', ')}. Tell me if it has changed.`,
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
  kinds: CALCULATION_NAMES_EN,
  figures: FIGURE_NAMES_EN,
  notes: {
    'flat-rate-pro-rata':
      'In the year of opening the threshold of the regime counts by days of activity: beyond it you leave the regime next year.',
    'cash-gap':
      'For these days the money is yours: deposits, faster payment or longer supplier terms shorten them.',
    'campaign-earns': 'The campaign earns more than it costs.',
    'campaign-loses': 'The campaign costs more than it leaves.',
    'before-tax-and-pay': 'Before taxes, contributions and what you take out.',
    'more-than-full': 'Careful: it would take more places than you have, so there is no break-even.',
    'net-before-costs':
      'Net of tax and estimated contributions, but before the costs of the business, which the flat-rate regime does not deduct.',
    'first-offer-cheaper': 'The first offer costs less.',
    'second-offer-cheaper': 'The second offer costs less.',
    'lower-rate-above':
      'Above these takings the offer with the lower commission costs less, below them the other one.',
    'year-cheaper': 'Paying for the whole year costs less, if you use it for twelve months.',
    'months-cheaper': 'Paying month by month costs less.',
    'receipt-of-each': 'I took the receipt as that of one guest: tell me if it is of a table.',
    'earns-more': 'At the new price you earn more.',
    'earns-less': 'At the new price you earn less.',
    'late-interest':
      'ECB rate plus 8 points, {late-interest.period} ({late-interest.source}), between businesses; days count from the due date.',
    'same-period': 'Fixed costs and pieces must be of the same period, and amounts before VAT.',
    'before-tax': 'At break-even no profit is left: taxes and earnings come after.',
    'french-loan': 'Constant instalments (French amortisation).',
    'fees-excluded': 'Fees and insurance excluded: compare offers by their APR (TAEG).',
    'net-of-vat': 'Use amounts before VAT, if you deduct it.',
    'selling-at-a-loss': 'Mind: this sells below cost.',
    'unusual-vat-rate': 'This is none of the Italian rates (22, 10, 5, 4%): please check.',
    'income-before-tax': 'Income is before taxes and contributions.',
    'roas-is-turnover': 'ROAS is turnover, not profit: compare it with your margin.',
    'flat-rate-estimate':
      'Contributions are estimated with the INPS rates of {inps.period}, as if paid within the year: tell me those really paid and I redo the sum.',
    'inps-reduction': 'Craftsmen and traders in the flat-rate regime may ask for 35% off contributions.',
    'new-activity': 'The 5% tax holds for the first five years, if the activity is really new.',
    'group-hospitality': 'Coefficient of hospitality and restaurants: 40%.',
    'group-construction': 'Coefficient of building, installations and real estate: 86%.',
    'group-agents': 'Coefficient of sales agents: 62%.',
    'group-trade': 'Coefficient of wholesale and retail trade: 40%.',
    'group-food': 'Coefficient of food makers: 40%.',
    'group-street-trade-food': 'Coefficient of street trade in food: 40%.',
    'group-street-trade-other': 'Coefficient of other street trade: 54%.',
    'group-professions': 'Coefficient of professions, teaching and health: 78%.',
    'group-other': 'Coefficient of other activities: 67%. Yours is that of your ATECO code.',
    'vat-rate-assumed': 'If the rate is another one (22, 10, 5 or 4%), tell me.',
    'menu-price-with-vat': 'A menu shows the price with VAT.',
    'mix-by-pieces': 'The shares are of pieces: if they are of turnover, tell me.',
    'spend-less-than-margin': 'At that point nothing is earned: spend less.',
    'multi-buy':
      'It holds where buyers really take the extra pieces: the promotion earns only with sales that you would not have made.',
    'company-tax-year':
      'Ordinary rates of IRES and IRAP ({company-tax.source}): IRAP has a base of its own and changes by region; profits that are paid out are taxed again at 26%.',
    'irpef-year-with-inps':
      'IRPEF brackets of {irpef.period} ({irpef.source}), before deductions and surcharges; contributions estimated at INPS rates of {inps.period}, as if paid within the year.',
    'same-vat-base': 'Both figures with VAT, or both without.',
    'leasing-in-arrears':
      'Constant instalments at the end of each month, the first one at signing, redemption at the end; fees and insurance excluded.',
    'months-of-costs-too':
      'Add the months of costs before money comes in: tell me what you spend each month and for how many.',
    'cash-below':
      'The cash goes below nothing: so much more is needed, or money that comes sooner, or payments later.',
    'cash-holds': 'The cash lasts through these months.',
    'sales-change-limit': 'Beyond this limit you earn less than now; fixed costs stay as they are.',
    'customer-value-limit': 'Spend less to win a customer than one leaves you.',
    reserve: 'A reserve of 15% covers delays and surprises.',
    'stock-at-cost': 'Stock and sales are both counted at cost.',
    'money-out': 'You advance this money until customers pay.',
    'vat-period':
      'A credit is carried forward or set off. Check that the VAT on purchases can all be deducted.',
    'cash-pays-itself':
      'From that month on incomings pay for outgoings: the money does not run out, if growth goes on like this.',
    'quarterly-vat':
      'Who chooses to pay every quarter adds 1% of interest (DPR 542/1999, art. 7) and pays by the 16th of the second month after it; the fourth quarter is paid with the yearly balance, by 16 March. Open to those who stayed within 500,000 € (services) or 800,000 € (other trades) the year before, limits since 2023 (L. 197/2022).',
    'quarterly-vat-free':
      'Fuel stations and hauliers for third parties pay every quarter without the 1% of interest.',
    'grace-within':
      'The months of interest only are counted within the duration: if the bank adds them, tell me.',
    'taeg-of-told-fees':
      'Constant instalments, French repayment. The TAEG holds only the fees that you told me: a contract may hold insurance and taxes too.',
    'taeg-as-rate':
      'You gave me the TAEG only, which holds fees: the instalment at the TAN is a little lower.',
    'apprentice-estimate':
      'Employer’s contributions of a professional apprenticeship: 11.61% of the gross, INAIL included; with nine employees at most 3.11% in the first year and 4.61% in the second (low estimate: first year). Sources: L. 296/2006, art. 1, par. 773; INPS, circular 108/2018; values of {staff.period}. Have it confirmed by a labour consultant.',
    'irpef-year':
      'IRPEF brackets of {irpef.period} ({irpef.source}), before deductions and regional and municipal surcharges.',
    'net-to-gross': 'From net to gross is an estimate: net is usually between 74 and 82% of gross.',
    'taken-as-gross': 'I took the figure as monthly gross pay: tell me if it is net.',
    'ask-accountant': 'Have it confirmed by your accountant.',
    depreciation:
      'The full share of a year. For taxes half of it counts in the first year (art. 102 TUIR), and rates are those of D.M. 31/12/1988: have yours confirmed. In the flat-rate regime depreciation is not deducted.',
    'severance-share':
      'Severance pay is yearly pay ÷ 13.5 (art. 2120 of the Civil Code); 0.50% of pay is taken off it (Law 297/1982, art. 3) and what is set aside is revalued each year.',
    'staff-estimate':
      'An estimate with usual shares of {staff.period}: collective agreement, sector and reliefs change it. Ask a labour consultant.',
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
      'Above {threshold} the flat-rate regime no longer holds (from next year; above {immediateExit} at once): this needs a sum in the ordinary regime, with an accountant.',
    'never-ends': 'What comes in covers what goes out: with these figures the cash does not end.',
  },
  months: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
  and: ' and ',
};
