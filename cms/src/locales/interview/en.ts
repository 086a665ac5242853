import { formatCents } from '../format';
import type { InterviewWords } from './words';

/** The words of the guided interviews, in English. */
export const interviewEn: InterviewWords = {
  questions: {
    companyName: {
      question: 'What is the company called?',
      why: 'The name appears on the analysis and on the offer.',
      example: 'Falegnameria Bosco Alto S.r.l.',
    },
    ideaName: {
      question: 'What shall we call the idea?',
      why: 'A working name will do: it tells the project apart and appears on the documents.',
      example: 'Spesa Comoda',
    },
    vatNumber: {
      question: 'What is the VAT number (partita IVA)?',
      why: 'It identifies the company beyond doubt. We only check that its 11 digits agree.',
      example: '01234567897',
    },
    taxCode: {
      question: 'What is the tax code (codice fiscale)?',
      why: 'Without a VAT number this code identifies the business or the person on the documents.',
      example: 'RSSMRA80A01H501U',
    },
    legalForm: {
      question: 'In which form do you work?',
      why: 'Form and tax regime decide which costs and duties make sense in the plan.',
    },
    accounts: {
      question:
        'Upload the accounts: the filed PDF or XBRL file, or a CSV or XLSX sheet with a column of lines and one for each year. If you prefer, type the main lines.',
      why: 'The indices come from the balance sheet and the income statement; two years also show the direction.',
    },
    bankDebts: {
      question: 'How much do you owe to banks and other lenders, at the end of the year?',
      why: 'Short accounts do not part them from other debts: net debt needs them.',
      example: '180,000',
    },
    principalYear: {
      question: 'How much principal do you repay on loans in a year, without interest?',
      why: 'It tells whether the money you make pays the instalments (DSCR). Loan schedules show it.',
      example: '40,000',
    },
    accountsCheck: {
      question: 'Are these the figures of your accounts?',
      why: 'They were read from a printed page: compare them before the analysis builds on them. With “No” you can upload another file or type them.',
    },
    'line-year': {
      question: 'Which financial year are the figures from?',
      why: 'Every index belongs to one year.',
      example: '2024',
    },
    'line-revenue': {
      question: 'Revenue from sales and services (line A.1)?',
      why: 'It is the base of margins and turnover days.',
      example: '1,200,000',
    },
    'line-operatingResult': {
      question: 'Difference between value and cost of production (A − B)?',
      why: 'It is the operating result. Write a minus if it is negative.',
      example: '90,000',
    },
    'line-profit': {
      question: 'Profit or loss of the year (line 21)?',
      why: 'ROE needs it. Write a loss with a minus.',
      example: '42,000',
    },
    'line-totalAssets': {
      question: 'Total assets?',
      why: 'They measure how much capital works in the company.',
      example: '655,000',
    },
    'line-currentAssets': {
      question: 'Current assets (line C of the assets)?',
      why: 'This is what becomes cash within a year: liquidity needs it.',
      example: '450,000',
    },
    'line-equity': {
      question: 'Equity?',
      why: 'It says how much of the company its owners finance.',
      example: '210,000',
    },
    'line-debts': { question: 'Total debts?', why: 'They show how heavy borrowing is.', example: '370,000' },
    'line-debtsWithinYear': {
      question: 'How much of that falls due within 12 months?',
      why: 'Compared with current assets it shows whether what falls due is covered.',
      example: '290,000',
    },
    'line-depreciation': {
      question: 'Depreciation and write-downs (line B.10)?',
      why: 'Added to the operating result they give EBITDA.',
      example: '45,000',
    },
    'line-interest': {
      question: 'Interest and other financial charges (line C.17)?',
      why: 'They show how much of the result goes to the banks.',
      example: '18,000',
    },
    'line-inventories': {
      question: 'Inventories?',
      why: 'Taken out of liquidity they show whether the company stands without selling its stock.',
      example: '120,000',
    },
    'line-receivables': {
      question: 'Total receivables?',
      why: 'Compared with revenue they show after how many days you are paid.',
      example: '270,000',
    },
    'line-cash': {
      question: 'Cash at hand and in the bank?',
      why: 'It is the money that was ready when the year closed.',
      example: '60,000',
    },
    sector: {
      question: 'Which sector do you work in?',
      why: 'Usual margins and payment times differ between sectors.',
    },
    ateco: {
      question: 'Do you know the ATECO code?',
      why: 'It makes the activity precise. It is on the company’s register extract.',
      example: '31.09.20',
    },
    employees: {
      question: 'How many people work in the company, owners included?',
      why: 'The plan has to fit into the hours you really have.',
      example: '8',
    },
    startYear: {
      question: 'In which year did you start?',
      why: 'A young business is judged differently from a mature one.',
      example: '2019',
    },
    turnoverYear: {
      question: 'How much do you take in a year, without VAT?',
      why: 'Margins and break-even begin here. An honest estimate is enough.',
      example: '180,000',
    },
    seasonal: {
      question: 'Do sales change much from month to month?',
      why: 'A seasonal business needs more cash in its empty months.',
    },
    turnoverMonths: {
      question:
        'How much do you take month by month, January to December? Write twelve amounts separated by semicolons.',
      why: 'It shows which months need preparing.',
      example: '9,000; 8,500; 11,000; 14,000; 16,000; 20,000; 24,000; 26,000; 17,000; 12,000; 10,500; 12,000',
    },
    variableCostsYear: {
      question:
        'How much do you spend in a year on what grows with sales (goods, materials, commissions, shipping)?',
      why: 'What remains after these costs is the margin that pays for everything else.',
      example: '72,000',
    },
    fixedCostsMonth: {
      question: 'What do fixed costs come to each month (rent, staff, utilities, instalments, accountant)?',
      why: 'They have to be paid even in a month without sales: break-even follows from them.',
      example: '5,000',
    },
    ownPayMonth: {
      question: 'How much do you take out for yourself each month? Skip it if fixed costs contain it.',
      why: 'A business that does not pay whoever runs it is not really breaking even.',
      example: '2,500',
    },
    customersMonth: {
      question: 'How many customers or sales do you have in a normal month?',
      why: 'It turns break-even into customers a month.',
      example: '1,500',
    },
    averageSale: {
      question: 'How much does a customer spend on average, without VAT?',
      why: 'The average sale shows whether to look for more customers or to sell better to those you have.',
      example: '10',
    },
    customerType: {
      question: 'Whom do you mostly sell to?',
      why: 'People, companies and public bodies are reached, and pay, in different ways.',
    },
    largestCustomer: {
      question: 'What share of turnover comes from the largest customer?',
      why: 'Depending on one customer is one of the most serious risks.',
      example: '25%',
    },
    customersWho: {
      question: 'Who exactly are the first customers?',
      why: 'The more precise the customer, the easier to find and talk to.',
      example: 'Families with two children in south Verona',
    },
    channels: {
      question: 'Where do customers come from? You can name several.',
      why: 'The advice starts from the channels you already use.',
    },
    onlineShare: {
      question: 'What share of sales passes through the internet?',
      why: 'It shows how much digital channels weigh today.',
      example: '15%',
    },
    aims: {
      question: 'What do you want to achieve in the coming months? You can name several aims.',
      why: 'The plan’s priorities follow your aims.',
    },
    problem: {
      question: 'Which problem weighs most on you today?',
      why: 'The analysis quotes it in your words and the plan starts there.',
      example: 'Quotes go out late and many customers stop answering',
    },
    ideaProblem: {
      question: 'Which problem does it solve, and for whom?',
      why: 'An idea stands if the problem is felt and frequent.',
      example: 'People who work late cannot buy fresh food during the week',
    },
    competitors: {
      question: 'How do your customers solve the problem today, and who sells them the solution?',
      why: 'Competitors tell which prices and habits you will meet.',
      example: 'Supermarkets that deliver, the Saturday market',
    },
    difference: {
      question: 'Why should they choose you?',
      why: 'It is the sentence to put first in every message.',
      example: 'Delivery by 9 pm from ten farmers nearby',
    },
    unitPrice: {
      question: 'At what price do you sell, without VAT (per sale, order or month of subscription)?',
      why: 'Price and cost decide how many sales are needed.',
      example: '40',
    },
    unitCost: {
      question: 'What does each sale cost you (goods, production, delivery, fees)?',
      why: 'The difference from the price pays the fixed costs.',
      example: '15',
    },
    firstInvestment: {
      question: 'How much do you need to start (equipment, web site, permits, first stock)?',
      why: 'It is the first month’s expense in the cash plan.',
      example: '8,000',
    },
    salesMonth: {
      question: 'How many sales a month do you expect once the business is running?',
      why: 'This is the target: the plan climbs up to it in steps.',
      example: '120',
    },
    rampMonths: {
      question: 'In how many months do you expect to get there?',
      why: 'The first months are the ones that use up cash.',
    },
    ownMoney: {
      question: 'How much money of your own can you put in?',
      why: 'From here the plan shows whether the cash is enough or how much is missing.',
      example: '12,000',
    },
    marketingMonth: {
      question: 'How much do you want to spend each month on becoming known, beside fixed costs?',
      why: 'It enters the cash plan every month. Zero is an answer too.',
      example: '300',
    },
    budgetMonth: {
      question: 'How much can you invest each month to get better?',
      why: 'The plan proposes only what fits into it. Zero is an answer too.',
      example: '300',
    },
    pec: {
      question: 'To which certified address (PEC) shall we send the documents?',
      why: 'Certified mail gives a sure date.',
      example: 'company@pec.it',
    },
  },
  choices: {
    sector: {
      shop: 'Shops and trade',
      food: 'Restaurants and food',
      crafts: 'Production and crafts',
      construction: 'Building and installations',
      services: 'Services and consulting',
      tourism: 'Tourism and hospitality',
      care: 'Health and wellness',
      digital: 'Digital and IT',
      transport: 'Transport and logistics',
      farming: 'Farming',
      other: 'Another sector',
    },
    legalForm: {
      'flat-rate': 'Flat-rate regime (forfettario)',
      'sole-trader': 'Sole trader or professional',
      partnership: 'Partnership',
      association: 'Association',
      'not-yet': 'Not open yet',
    },
    customerType: {
      consumers: 'Consumers',
      businesses: 'Companies',
      both: 'Consumers and companies',
      public: 'Public bodies',
    },
    channels: {
      premises: 'Shop or office',
      website: 'Web site',
      'e-commerce': 'Online shop',
      marketplaces: 'Marketplaces',
      social: 'Social networks',
      'word-of-mouth': 'Word of mouth',
      agents: 'Agents and resellers',
      ads: 'Advertising',
      fairs: 'Fairs and events',
    },
    aims: {
      'more-sales': 'Sell more',
      'better-margins': 'Earn more on each sale',
      cash: 'Have more cash',
      'save-time': 'Save time',
      'new-market': 'Open a new market',
      investment: 'Finance an investment',
      control: 'Keep the accounts under control',
    },
    rampMonths: { '1': 'At once', '3': '3 months', '6': '6 months', '9': '9 months', '12': '12 months' },
    yesNo: { yes: 'Yes', no: 'No' },
  },
  quickReplies: { skip: 'Skip', zero: 'Zero', upload: 'Upload the accounts', type: 'I will type the lines' },
  problems: {
    required: 'Write an answer to go on.',
    'too-short': 'Add a few words: this is too little to work with.',
    'too-long': 'This is too long: try to sum it up.',
    'not-a-choice': 'Choose one of the proposed answers.',
    'not-an-amount': 'I see no amount. Write it for example like this: 1,234.56 or 1.2 million.',
    'not-a-number': 'A number is needed, for example 40.',
    'not-whole': 'A whole number is needed.',
    'not-a-percent': 'A percentage is needed, for example 25%.',
    'too-small': 'The value is too small.',
    'too-large': 'The value is too large: check the zeros.',
    negative: 'The value cannot be negative here.',
    'not-a-year': 'A year of four digits is needed, for example 2024.',
    'year-in-future': 'The year is in the future.',
    'vat-number-length': 'An Italian VAT number has 11 digits.',
    'vat-number-check': 'The VAT number does not add up: check its digits.',
    'tax-code-form': 'A tax code has 16 characters for people, 11 digits for companies.',
    'tax-code-check': 'The tax code does not add up: check its characters.',
    'not-an-address': 'The address is not valid.',
    'ordinary-mail-domain':
      'This is an ordinary mailbox, not a certified one (PEC): write the certified address, or skip.',
    'ateco-form': 'An ATECO code is written like this: 56.10.11.',
    'ateco-division': 'The first two digits do not exist in the ATECO classification.',
    'months-count': 'Twelve amounts are needed, January to December, separated by semicolons.',
    'months-value': 'One of the amounts cannot be read: check them and try again.',
    'accounts-unreadable':
      'I do not recognise the lines. Upload the file, or paste rows like “Revenue; 1.200.000” under a row “line; 2024”.',
    'unknown-question': 'This question is no longer part of the interview.',
  },
  notes: {
    'turnover-differs':
      'Customers times average sale do not agree with the turnover you gave: I use the turnover, but look at the three numbers again.',
    'price-below-cost':
      'With these figures each sale costs more than it brings: the plan will show it clearly.',
    'accounts-unbalanced': 'Assets and liabilities differ: I compute all the same, but check the file.',
  },
  accountsProblems: {
    TOO_LARGE: 'The file is over 6 MB. XBRL accounts are far smaller: check that you chose the right one.',
    EMPTY: 'The file is empty.',
    PDF_NOT_READ:
      'I find no balance sheet and income statement in this PDF: it may be a scan, or protected. Upload the filed PDF, the XBRL file, or a CSV or XLSX with the lines.',
    SIGNED_FILE:
      'The file is signed (.p7m): open it with your signing program, save the document inside and upload that.',
    BROKEN_XLSX: 'The workbook is damaged or protected by a password. Save it again, or export it as CSV.',
    UNREADABLE_TEXT: 'The file is not readable text.',
    BROKEN_XML: 'The XBRL file is incomplete or damaged.',
    DOCTYPE_REFUSED:
      'The file has a DOCTYPE declaration, which XBRL accounts have not: for safety I do not open it.',
    UNKNOWN_PREFIX:
      'The XBRL file does not declare one of its prefixes: export it again from the accounting program.',
    NOT_XBRL: 'The file is no XBRL instance.',
    OTHER_TAXONOMY: 'The file uses another taxonomy than the Italian one for accounts (itcc-ci).',
    CONTEXTS_MISSING: 'The XBRL file has no contexts: nothing says which year its amounts belong to.',
    NOT_EURO: 'The amounts are not in euros.',
    NO_YEARS: 'I cannot find the row with the years. The first row must be for example: line; 2024; 2023.',
    TOO_FEW_LINES: 'Too few lines were recognised to compute anything.',
  },
  accountsWarnings: {
    UNBALANCED: ({ year, difference }) =>
      `In ${year} assets and liabilities differ by ${formatCents(difference, 'en')}.`,
    COSTS_TURNED: ({ year }) => `In ${year} costs were written with a minus: I turned them round.`,
    TAXONOMY_UNTESTED: ({ taxonomy }) =>
      `This release of the taxonomy (${taxonomy}) is new to me: compare the lines with the accounts.`,
    CONTEXT_MISSING: ({ facts }) => `${facts} amounts refer to a missing context and were not used.`,
    CONFLICTING_FACTS: ({ facts }) => `${facts} lines appear twice with different amounts: I kept the first.`,
    VALUES_NOT_READ: ({ names }) => `Amounts that cannot be read: ${names.join(', ')}.`,
    LINES_UNKNOWN: ({ names }) => `Lines not recognised and left out: ${names.join(', ')}.`,
  },
  accountsRead: (years) =>
    `I have read the accounts: ${years.length === 1 ? 'year' : 'years'} ${years.join(', ')}.`,
  steps: (step, of) => `Step ${step} of ${of}`,
  done: 'I have all I need. I am preparing the analysis and the offer.',
};
