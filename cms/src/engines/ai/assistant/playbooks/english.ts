import type { Advice, AdviceTopic } from '../../../../contract';

interface EnglishPlan {
  id: string;
  topic: AdviceTopic;
  pattern: RegExp;
  opening(trade: string): string;
  steps(trade: string): readonly string[];
  measure: string;
  ask: string;
}

/** "I run a small bakery in Lecce", "we have a gym", "I am a plumber": the business in its owner's words. */
const TRADE =
  /\b(?:i'm|we're|(?:i|we)(?:'ve)? (?:run|own|have|manage|keep|opened|am|are|work as)) (?:an? |the |our |my )?(?:(?:small|little|family|tiny|local|freelance|self-employed|independent|new) )*([a-z&'-]+(?: (?!and\b|but\b|in\b|on\b|at\b|with\b|near\b|for\b|who\b|that\b|from\b|of\b|since\b|to\b)[a-z&'-]+){0,2})|\bmy ((?:\w+ )?(?:shop|bakery|bar|restaurant|salon|studio|gym|hotel|b&b|store|pizzeria|workshop|farm|agency|school|company|business|practice))\b/;
/** "Nail salon in Bologna, clients book and…": the trade at the head of the message. */
const TRADE_AT_HEAD = /^((?:[a-z&'-]+ ){0,2}[a-z&'-]{3,})(?: (?:in|near) [a-z' ]{2,24})?\s*[,:]/;
const NOT_A_HEAD =
  /\b(?:i|we|you|my|our|is|are|do|does|can|how|what|when|why|hi|hello|please|if|the|it|for|with|write|so)\b/;
const NO_TRADE =
  /^(?:not|no|too|very|few|many|some|lot|lots|problem|question|idea|looking|losing|thinking|going|trying|afraid|tired|desperate|open|here|sorry)\b/;

const PLANS: readonly EnglishPlan[] = [
  {
    id: 'slow-service',
    topic: 'reviews',
    pattern:
      /(?:bad|negative|poor|one.star|1.star) reviews?|slow (?:service|kitchen|staff)|wait(?:ing|s)? too long/,
    opening: (trade) =>
      `A bad review does less harm than the thing it tells of: for ${trade} the reply comes today, and the cause goes within two weeks.`,
    steps: () => [
      '**Today**: reply to the last three months’ bad reviews: an apology, the fact, what you changed, an invitation to get in touch. Send me the text and I write the reply.',
      '**Find the hour**: for two busy shifts write down when an order or a booking is taken and when it is served; the wait nearly always begins at one point (kitchen, till, too many tables at once).',
      '**Spread the peak**: bookings every 15 minutes and a limit for each slot, a shorter menu on the busy day, preparation done before opening.',
      '**One person more for three hours**, or roles written down for the shift: who greets, who takes orders, who checks waiting tables.',
      '**Tell people**: “about 25 minutes tonight” at the door turns a complaint into a choice; something small on the table while they wait.',
      '**Ask happy guests for a review** the same evening, with a QR code: five a week raise the average in two months.',
    ],
    measure:
      'Minutes from order to service in the busiest hour, and new reviews with their stars, each week.',
    ask: 'How many guests in the busiest hour, how many people work then, and what do the reviews name most often?',
  },
  {
    id: 'portals',
    topic: 'marketing',
    pattern:
      /booking(?:\.com)?\b.*(?:commission|fee|depend|direct)|commission|airbnb|expedia|deliveroo|glovo|just eat|portals?\b|platforms? (?:\w+ )?(?:take|keep|charge)s?|direct (?:bookings|orders|customers)/,
    opening: (trade) =>
      `A portal is for being found, not for being booked again: the aim is that the second booking comes to ${trade} directly, where the commission stays with you.`,
    steps: () => [
      '**Today**: give everyone who leaves a card with a QR code and an offer: “Next time book direct: best price and breakfast, parking or a late check-out included”.',
      '**A place to book in a minute**: a page of your own web site with calendar and prices, a link in the Google profile and WhatsApp.',
      '**Never dearer than the portal**: a real advantage for direct bookings (flexible cancellation, an extra), rather than a discount.',
      '**Collect e-mail addresses** with consent, and write after the stay and before the season.',
      '**Use the portal when you need it**: open in quiet weeks, closed on dates that fill anyway.',
    ],
    measure: 'Share of direct bookings and commission paid each month.',
    ask: 'How much do you take a month through portals and directly, and what commission do they keep?',
  },
  {
    id: 'no-return',
    topic: 'customers',
    pattern:
      /stop(?:s|ped)? (?:coming|showing up|training|booking)|drop out|leave after|cancel (?:their )?(?:membership|subscription)|(?:never|don't|do not|doesn't|rarely|hardly) (?:\w+ )?(?:come back|return|rebook|book again)|come(?:s)? (?:only )?once|one.?(?:time|off)|regulars|repeat (?:customers|business)|keep (?:my |our )?customers|loyal/,
    opening: (trade) =>
      `People who liked ${trade} once are the cheapest customers there are: give them a next step before they leave, and a reason to take it within a month.`,
    steps: (trade) => [
      '**Today**: message the last 30 people who came, by name: what they did with you, and one date to come back.',
      '**Sell the next step on the day**: a course or a package of four (a second level after the first class, a finished piece to collect, a treatment to complete), a little cheaper than one by one.',
      `**A membership or pass**: monthly, with open hours or priority at ${trade}; first month easy to leave.`,
      '**A follow-up that is useful**: photos of what they made or bought after three days, an e-mail with what is on next month after two weeks.',
      '**Community**: an evening for members each month, and a friend comes free once.',
    ],
    measure: 'Of those who came for the first time in a month, how many are back within 60 days.',
    ask: 'How many first-timers a month, what do they pay, and what could a second visit be?',
  },
  {
    id: 'new-lines',
    topic: 'customers',
    pattern:
      /what else (?:can|could|should)|other (?:things|products|services)|diversif|fewer people (?:buy|want)|nobody (?:buys|wants) .{0,30}(?:any ?more|these days)|add (?:new )?(?:products|services)/,
    opening: (trade) =>
      `If fewer people want what you sell, use what ${trade} already has, its place and its customers’ trust, for something they need more often; try one thing at a time.`,
    steps: () => [
      '**Today**: ask ten customers what they go elsewhere for and would rather buy from you.',
      '**Next to what sells**: add the thing people buy together with it, on sale or return where suppliers allow.',
      '**Services that bring people in**: parcel pick-up, repairs, hire, gift boxes, classes.',
      '**Sell to businesses**: offices, hotels, schools that order every month.',
      '**Six weeks’ trial**: what does not pay for its shelf goes.',
    ],
    measure: 'Receipts a day, and how many buy the new thing and something else.',
    ask: 'How many people come in a day, what do they spend, and how much space and money can you risk?',
  },
  {
    id: 'empty-hours',
    topic: 'marketing',
    pattern:
      /^(?!.*slow (?:service|kitchen|staff)).*\b(?:dead|empty|quiet|slow|nobody comes|no one comes|no customers)\b.*|\b(?:only|just) (?:work|open|busy|earn)\w* (?:\w+ ){0,3}months|\boff.?season\b|\bideas? for (?:the )?(?:winter|summer|autumn|spring)\b|(?:morning|afternoon|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|winter|summer|season)s?\b.*\b(?:dead|empty|quiet|slow)/,
    opening: (trade) =>
      `You pay for ${trade} in the empty hours anyway, so each sale there is nearly all margin: give people one precise reason to come then, not a discount on everything.`,
    steps: (trade) => [
      '**Today**: choose one empty slot and one offer with a name, a price and limited places (a tasting, a set breakfast, a class).',
      '**Invite those who know you**: a personal WhatsApp to 30 customers: “Thursday after 10 we do something small, shall I keep you a place?”.',
      '**Go where people are free then**: nearby offices, schools, pensioners, tourists; a simple agreement valid only at those hours.',
      `**Raise the spend**: a bundle at a round price that only ${trade} can put together.`,
      '**After six weeks** compare takings with the cost of the open hours; if it does not pay, shorten them and move the staff to full ones.',
    ],
    measure: 'Customers and takings by hour, four weeks before and four after.',
    ask: 'How many customers and how much do you take in a good hour and in an empty one?',
  },
  {
    id: 'competitor',
    topic: 'customers',
    pattern:
      /\bai\b|chatgpt|competitor|competition|chain|supermarket|opened (?:next|near|across)|cheaper|undercut|amazon|buy online/,
    opening: (trade) =>
      `On price a larger competitor wins; ${trade} wins on what it cannot do: advice, speed, service after the sale, knowing people by name.`,
    steps: () => [
      '**Today**: compare prices of the 20 things people ask for most; align only the 5 that everybody compares.',
      '**Put services in the window** with a name and a price: many customers do not know that you offer them.',
      '**Hold your best customers**: a personal message to 50 of them with an advantage for the next 60 days.',
      '**Win those who buy often**: visit ten businesses with a written proposal.',
      '**Let it be known**: Google profile with photos and services, reviews that speak of your advice.',
    ],
    measure: 'Customers a day and average sale for eight weeks.',
    ask: 'Which three things do people buy most from you, and what share comes from regulars?',
  },
  {
    id: 'no-show',
    topic: 'customers',
    pattern:
      /no.?shows?|do(?:es)?n't (?:show|turn) up|cancel\w* (?:\w+ ){0,3}(?:last minute|at the last|the day before|the same day|on the day)|miss(?:ed)? appointments/,
    opening: (trade) =>
      `A missed booking costs ${trade} twice: the hour and whoever could have come. Reminders, a small deposit and a waiting list cut most of it.`,
    steps: () => [
      '**Today**: message all of tomorrow’s bookings: “See you at 10: reply YES to confirm, or tell us by tonight”.',
      '**From this week**: automatic reminders 48 and 3 hours before, with a link to move the appointment.',
      '**A deposit** of 20–30 % from new customers and those who missed once, lost with less than 24 hours’ notice; say so when they book.',
      '**A waiting list** of ten people who can come at an hour’s notice.',
    ],
    measure: 'Bookings taken, missed and refilled each week.',
    ask: 'What is an appointment worth on average, and how do people book?',
  },
  {
    id: 'staff',
    topic: 'staff',
    pattern:
      /(?:can't|cannot|can not|hard to) find (?:staff|people|anyone|workers|waiters|a )|staff (?:leave|quit|left)|resigned|turnover of staff/,
    opening: (trade) =>
      `People choose ${trade} for hours, pay and how they are treated: say all three in the advertisement and fix what made the last ones leave.`,
    steps: () => [
      '**Today**: ask the last two who left why, with one question.',
      '**An advertisement with pay and shifts**: those that name them get far more answers.',
      '**Where to look**: trade schools, your customers, staff who get a bonus for a referral that stays three months.',
      '**Shifts known two weeks ahead**, two days off in a row, a first month with somebody beside.',
    ],
    measure: 'Applications, trials and people still there after three months.',
    ask: 'Which role, how many hours and what pay do you offer?',
  },
  {
    id: 'late-payers',
    topic: 'finance',
    pattern:
      /pay(?:s|ing)? (?:me |us )?late|cash ?flow|always short of (?:cash|money)|no cash|waiting for (?:payment|my money)/,
    opening: (trade) =>
      `If ${trade} pays suppliers before customers pay, growth itself eats the cash: shorten what comes in, lengthen what goes out.`,
    steps: () => [
      '**Today**: list who owes what since when and call the three largest.',
      '**Deposits**: 30–40 % on order, the rest on delivery; new customers pay in advance.',
      '**Invoice the same day**, with a date and a link to pay; a reminder before the due date.',
      '**Suppliers**: ask for the same days that your customers take, in return for regular orders.',
      '**A bridge**: an advance on invoices from the bank, compared with the discount that gets you paid at once.',
    ],
    measure: 'Days from invoice to payment, and cash expected for the next 13 weeks.',
    ask: 'How much do you invoice a month, and at how many days are you paid and do you pay?',
  },
  {
    id: 'prices',
    topic: 'prices',
    pattern:
      /raise (?:my |our )?prices|increase (?:my |our )?prices|too cheap|too expensive|charge more|nothing (?:is )?left|no profit|make no money/,
    opening: (trade) =>
      `For ${trade} a few per cent on the price are worth more than many new customers, as long as the rise is announced and explained.`,
    steps: () => [
      '**Today**: work out margin and hours of the ten things you sell most; two or three usually earn nothing.',
      '**Raise those first**, 5–10 %, and leave alone the ones that everybody compares.',
      '**Announce it** a month ahead, with a date and the reason; those who renew before keep the old price.',
      '**Offer three levels**, so that the comparison is between your own.',
    ],
    measure:
      'Margin in euro each week, and customers lost: with a margin of 50 % a rise of 5 % may lose 9 %.',
    ask: 'What do you sell, at what price, and what does it cost you? I will do the sum.',
  },
  {
    id: 'few-customers',
    topic: 'customers',
    pattern:
      /(?:few|no|not enough|fewer|more|new|lost|losing|find|get|attract) (?:more |new )?(?:customers|clients|guests|patients|students|members)|nobody knows|be found|get known|no reviews|sales (?:are )?(?:down|falling)|any ideas|what (?:can|should) (?:i|we) do|how (?:do|can) (?:i|we) (?:grow|improve)/,
    opening: (trade) =>
      `Before looking for strangers, move what ${trade} has: people who already came, the spend of each visit, and those who can send you customers.`,
    steps: () => [
      '**Today**: write to 20 customers you have not seen for three months, one by one, with a reason to come.',
      '**Google profile**: services with prices, ten photos of your own, and a review asked of the last five customers with the link.',
      '**Three partners** nearby who serve the same people: go in person with something useful for their customers.',
      '**Raise the average sale** with one thing to add, and fix the next visit before they leave.',
    ],
    measure: 'New customers, returning customers, average sale and “how did you find us?”, each week.',
    ask: 'How many customers a month, what do they spend, and since when has it fallen?',
  },
];

/** A plan for an owner who writes in English and tells of a business of one's own; `null` otherwise. */
export const englishPlan = (folded: string): Advice | null => {
  const match = TRADE.exec(folded);
  const head = TRADE_AT_HEAD.exec(folded)?.[1] ?? '';
  const name = (match?.[1] ?? match?.[2] ?? (NOT_A_HEAD.test(head) ? '' : head)).trim();
  if (name === '' || NO_TRADE.test(name)) return null;
  const plan = PLANS.find(({ pattern }) => pattern.test(folded));
  if (!plan) return null;
  const trade = `your ${name.replace(/^my /, '')}`;
  return {
    text: [
      plan.opening(trade),
      plan
        .steps(trade)
        .map((step, at) => `${at + 1}. ${step}`)
        .join('\n'),
      `**What to measure**: ${plan.measure}`,
      `**To be more precise**: ${plan.ask}`,
    ].join('\n\n'),
    topic: plan.topic,
    outcome: 'answered',
    suggestions: [],
    nextStep: null,
    entryIds: [`playbook-en-${plan.id}`],
    sources: [],
  };
};
