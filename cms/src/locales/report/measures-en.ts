import type { MeasureId } from '../../domain/report/measures';
import type { MeasureWords } from './words';

/** What each measure of the plan means in practice, in English. */
export const measuresEn: Record<MeasureId, MeasureWords> = {
  'price-review': [
    'Review your prices',
    'List the ten best sellers with price, cost and margin; change first those that customers compare least.',
    'Each point of price reaches the margin almost whole',
  ],
  'discount-rules': [
    'Set a rule for discounts',
    'Decide who may give them, up to how much and in return for what (volume, early payment); note each exception.',
    'Less margin lost unnoticed',
  ],
  'product-margins': [
    'Work out the margin of each product and customer',
    'A simple sheet: revenue less direct costs, for what makes 80% of turnover.',
    'You know where you earn and where you lose',
  ],
  'drop-loss-lines': [
    'Correct or close what loses money',
    'For each product or service at a loss choose: a new price, a lower cost, or out of the list.',
    'The average margin rises with the same sales',
  ],
  'supplier-tender': [
    'Ask main suppliers’ rivals for three quotes',
    'Begin with the three largest purchases; compare transport, returns and payment terms too.',
    'Lower variable costs',
  ],
  'fixed-cost-review': [
    'Go through the fixed costs',
    'With the last three months’ statements: cancel what is not used and renegotiate the rest.',
    'The break-even point comes down',
  ],
  'energy-contracts': [
    'Compare energy and phone contracts',
    'Use the public authority’s Portale Offerte (ARERA) and check end dates and contracted power.',
    'A lower fixed cost every month',
  ],
  'rent-talk': [
    'Talk to the landlord about the rent',
    'Bring the figures and propose a lower rent, staggered months or a longer term in return.',
    'Less weight from the most rigid cost',
  ],
  'collect-overdue': [
    'Collect overdue invoices',
    'List them by amount and delay; call the first ten, then confirm in writing with a date.',
    'Cash within weeks',
  ],
  'payment-terms': [
    'Shorten payment terms',
    'Write the due date in every quote and invoice; between companies the law sets 30 days unless agreed otherwise.',
    'Money earlier with the same sales',
  ],
  deposits: [
    'Ask for a deposit with the order',
    'For custom work and large orders ask for 30% on confirmation; write it in the quote.',
    'Customers finance part of the work',
  ],
  'direct-debit': [
    'Offer direct debit to regular customers',
    'Ask the bank for SEPA terms and give a small advantage to those who sign.',
    'Certain dates and fewer reminders',
  ],
  'credit-check': [
    'Check customers before giving credit',
    'Register extract and past punctuality; set a limit beyond which delivery follows payment.',
    'Fewer unpaid invoices',
  ],
  'cash-forecast': [
    'Keep a 13-week cash forecast',
    'Expected money in and out week by week, updated every Monday in half an hour.',
    'Cash gaps show two months ahead',
  ],
  'stock-clearance': [
    'Clear goods that do not move',
    'Find what has not moved for six months and sell it in bulk, on offer, or return it.',
    'Money back from the shelves',
  ],
  'reorder-points': [
    'Set minimum stock and order sizes',
    'For the main items: average use, delivery time, safety stock.',
    'Less stock without running out',
  ],
  'longer-debt': [
    'Move part of the debt to a longer term',
    'Prepare accounts and a cash forecast and ask the bank to consolidate part of the short-term debt.',
    'Lighter due dates in the coming months',
  ],
  'bank-review': [
    'Compare bank terms',
    'Line up rates, fees and use of each credit line; ask at least two banks for offers.',
    'Lower financial charges',
  ],
  'guarantee-fund': [
    'Look into public guarantees',
    'With the bank or a confidi check access to the guarantee fund for small companies: rules change, read the current ones.',
    'Credit easier to obtain',
  ],
  recapitalise: [
    'See the accountant about equity',
    'Negative equity brings precise duties (Civil Code articles 2446-2447, 2482-bis and ter): settle times and payments.',
    'Legal duties met and a calmer bank',
  ],
  'adequate-structure': [
    'Check how the company is watched',
    'Article 2086 of the Civil Code asks for a structure that notices a crisis in time: agree on a few monthly indicators with the accountant.',
    'Warning signs seen earlier',
  ],
  'supplier-plan': [
    'Agree on a plan with suppliers',
    'Call first those you cannot lose and propose instalments you can keep.',
    'Supplies safe and relations saved',
  ],
  incentives: [
    'Check calls and tax credits',
    'Look at incentivi.gov.it and the Chamber of Commerce before signing the order: many aids must be asked for first.',
    'Part of the investment covered',
  ],
  'second-customer': [
    'Build the second and third customer',
    'List twenty companies like your best customer; ten contacts a week for a month.',
    'Less dependence on one',
  ],
  'main-contract': [
    'Put the main customer’s terms in writing',
    'Duration, notice, minimum volumes, payment terms: two pages are enough.',
    'The greatest risk becomes predictable',
  ],
  'wake-customers': [
    'Call customers who stopped buying',
    'Those silent for six months: a call or a personal message with a true reason to come back.',
    'The cheapest sales to win',
  ],
  referrals: [
    'Ask happy customers for introductions',
    'Right after a good delivery ask for two names and offer both a small advantage.',
    'New customers who already trust you',
  ],
  'average-sale': [
    'Raise the average sale',
    'Prepare two bundles or a better version and always propose them, in person and on the site.',
    'More takings without more customers',
  ],
  reviews: [
    'Collect true reviews',
    'After each sale send the link for a review and answer them all, the critical ones too.',
    'More trust from those who do not know you',
  ],
  'map-profile': [
    'Complete your profile on maps',
    'Hours, recent photos, services, phone: check that they are right on the maps people use.',
    'More calls from people nearby',
  ],
  'website-basics': [
    'Set the basics of the site right',
    'On the first page: what you do, for whom, indicative prices, a contact that works on a phone.',
    'More requests from the same visits',
  ],
  'answer-at-once': [
    'Answer repeated questions at once',
    'Collect the twenty most frequent questions with the right answer and put them where customers ask: site, chat, messages.',
    'Hours freed and fewer requests lost',
  ],
  'social-calendar': [
    'Publish by a calendar',
    'Two posts a week on one channel: a finished job, some advice, a person; count contacts, not likes.',
    'A regular presence you can keep up',
  ],
  'online-shop-test': [
    'Try selling online on a small scale',
    'Ten products, simple payment and shipping, three months with a target of orders.',
    'You learn whether the channel pays before investing',
  ],
  newsletter: [
    'Write to customers once a month',
    'Only to those who agreed: one piece of news, some advice, an offer with an end date.',
    'More returns for little money',
  ],
  'quotes-in-a-day': [
    'Send quotes within a day',
    'Prepare three templates and call back after three days those who have not answered.',
    'More quotes accepted',
  ],
  procedures: [
    'Write down the five things you do every week',
    'A page each with steps and who is in charge; then hand over the first.',
    'Time freed for whoever leads',
  ],
  'automatic-reminders': [
    'Automate reminders',
    'From the invoicing program: a note before the due date, on it and ten days after.',
    'Fewer delays without calls',
  ],
  'monthly-dashboard': [
    'Look at five numbers every month',
    'Sales, margin, cash, overdue invoices, orders: one page, always the same day.',
    'The course is corrected in time',
  ],
  'quarterly-accounts': [
    'Close interim accounts every quarter',
    'Ask the accountant for an income statement by the 20th of the next month and read it together.',
    'No surprises at the end of the year',
  ],
  'budget-year': [
    'Make a budget and compare',
    'Revenue and costs by month; each month look at differences above 10%.',
    'Costs that grow only when you decide',
  ],
  'season-cash': [
    'Put the season’s cash aside',
    'Work out the uncovered months and move a fixed share of the strong months to a separate account.',
    'Weak months no longer run into debt',
  ],
  'off-season': [
    'Create an offer for the empty months',
    'A service, a package or another public that buys just then; try it for a season.',
    'Fixed costs covered off season too',
  ],
  'market-test': [
    'Try a new market with little',
    'One area or sector, ten meetings, a fitting offer and a limit of spending set beforehand.',
    'Growth without risking what works',
  ],
  'reinvest-margin': [
    'Decide how to reinvest the margin',
    'Set the share of profit to reinvest and choose one project with a result you can measure.',
    'Growth financed from within',
  ],
  'margin-guard': [
    'Defend the margin you have',
    'Every quarter check the costs of the five main purchases and update prices when they rise.',
    'Today’s advantage lasts',
  ],
  'customer-interviews': [
    'Talk to ten possible customers',
    'Half an hour each: how they do it today, what they spend, what annoys them. Do not sell, listen.',
    'You know whether the problem is really felt',
  ],
  'landing-test': [
    'Try the offer with one page',
    'One page with promise, price and form; a hundred visits give a first sign.',
    'Interest measured before spending',
  ],
  'competitor-prices': [
    'Compare five true prices',
    'Buy from, or ask a quote of, five competitors; note price, times and what is included.',
    'A price you can defend',
  ],
  'unit-cost-quotes': [
    'Ask for quotes on the unit cost',
    'Three suppliers for each cost and two quantities: cost changes with volume.',
    'A higher and surer margin per sale',
  ],
  'small-offer': [
    'Begin with the smallest offer that sells',
    'Leave out all that the first ten sales do not need and set a starting date.',
    'Less money tied up before the first takings',
  ],
  preorders: [
    'Sell before you produce',
    'Bookings with a deposit and a careful delivery date; give everything back if you do not start.',
    'Starting cash and a true test of demand',
  ],
  'start-light': [
    'Cut the first expense',
    'Rent, buy used, share spaces: put off each purchase that the first three months do not need.',
    'The cash gap narrows',
  ],
  'form-and-vat': [
    'Choose form and regime with an accountant',
    'Compare the flat-rate regime, a sole trader and a company on taxes, contributions and liability with this plan’s figures.',
    'Costs and duties known before opening',
  ],
  'first-customers': [
    'Win the first ten customers',
    'One by one, in person: they are among those you interviewed and the people they know.',
    'First proofs and first reviews',
  ],
  'monthly-check': [
    'Compare plan and reality every month',
    'True sales, costs and cash beside the expected ones; below 70% for two months, something changes.',
    'Decisions based on facts',
  ],
};
