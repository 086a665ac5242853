import type { Thoughts } from './thought';

/** Impersonal, so that each tone may frame them; nothing in them says anything of one business. */
export const ENGLISH: Thoughts = {
  food: [
    [
      'tip',
      'Wine at the table',
      'Too cold and a wine hides its aromas, too warm and all you taste is alcohol: ten minutes out of the fridge, or in it, change the glass.',
    ],
    [
      'tip',
      'Booking for a group',
      'For a big table it pays to mention children and intolerances right away: the kitchen can plan, and the evening runs smoothly.',
    ],
    [
      'tip',
      'Taking leftovers home',
      'Asking for a box is perfectly normal: less waste, and tomorrow’s lunch is sorted.',
    ],
    [
      'myth',
      'Oil in the pasta water',
      'Oil does not keep pasta from sticking: it floats. Plenty of water and a good stir in the first minute do the job.',
    ],
    [
      'question',
      'Dessert or one more bite?',
      'If there is room for one thing only at the end of dinner: something savoury, or straight to dessert?',
    ],
    [
      'question',
      'A dish full of memories',
      'One dish brings everybody back to the kitchen they grew up in. Which one comes to mind first?',
    ],
    [
      'checklist',
      'A dinner with guests, without the rush',
      'Pick a starter that can be made ahead\nAsk about intolerances in time\nHave one option without meat\nLeave dessert ready in the fridge',
    ],
    [
      'answer',
      'Allergies and intolerances',
      'With an allergy it is always right to ask about ingredients, even of a dish tried before: recipes change with the seasons.',
    ],
  ],
  bakery: [
    [
      'tip',
      'Keeping bread fresh',
      'Bread keeps longer in a paper bag inside a cloth one. In the fridge it goes stale sooner.',
    ],
    [
      'tip',
      'Reviving yesterday’s loaf',
      'A splash of water on the crust and a few minutes in a hot oven: yesterday’s bread is crisp again.',
    ],
    [
      'tip',
      'Freeze it sliced',
      'Bread freezes best already sliced: take only what is needed, straight into the toaster.',
    ],
    [
      'myth',
      'A dark crust is burnt',
      'A deep golden crust is not a mistake: it is where most of the aroma of bread comes from.',
    ],
    [
      'question',
      'The ideal breakfast',
      'Sweet or savoury breakfast? Every home has its rule, and an exception on Sundays.',
    ],
    [
      'question',
      'Crumb or crust?',
      'There are two teams at every table: those who go for the crust and those who look for the soft part. Which one wins?',
    ],
    [
      'checklist',
      'Ordering a cake for a party',
      'Count the guests, children included\nMention allergies and intolerances\nSet the day and time of collection\nThink about how to carry it',
    ],
    [
      'answer',
      'What sourdough means',
      'A dough of water and flour where yeasts and good bacteria live: it works slowly and gives bread a fuller flavour.',
    ],
  ],
  beauty: [
    [
      'tip',
      'The last rinse',
      'A lukewarm final rinse, not a hot one, leaves hair shinier and is kinder to the scalp.',
    ],
    [
      'tip',
      'How far to hold the dryer',
      'A hand’s length between dryer and hair is enough to dry without stressing it. Cool air at the end sets the style.',
    ],
    [
      'tip',
      'Hands in winter',
      'One hand cream by the bed and one in the bag: in the cold, little and often beats a lot once in a while.',
    ],
    [
      'myth',
      'Trimming makes hair grow faster',
      'Hair grows from the root: a trim does not speed it up, but it removes split ends and makes it look fuller.',
    ],
    [
      'question',
      'Short or long?',
      'A bold cut, or just a centimetre? Some change everything in an afternoon, some think about it for a year.',
    ],
    ['question', 'Half an hour off', 'Thirty minutes without a phone: a massage, a blow-dry or a facial?'],
    [
      'checklist',
      'Arriving ready for an appointment',
      'Two or three photos of what appeals\nOne of what does not\nTreatments of the past few months\nHow much time styling may take at home',
    ],
    [
      'answer',
      'How often to cut your hair',
      'It depends on the cut: a short one needs care sooner, long hair can wait. Look at the ends, not at the calendar.',
    ],
  ],
  fitness: [
    [
      'tip',
      'Start small',
      'Twenty minutes that really happen are worth more than an hour put off. Consistency is built on small goals.',
    ],
    [
      'tip',
      'Warming up',
      'Five minutes of slow movement before starting prepare joints and mind alike: not a minute is wasted.',
    ],
    [
      'tip',
      'Pack the bag',
      'Packing the bag the night before takes one excuse away from the morning. It works for the gym and for a run.',
    ],
    [
      'myth',
      'No pain, no gain',
      'Sore muscles do not measure a good workout. Getting better without getting hurt is the real result.',
    ],
    [
      'question',
      'Morning or evening?',
      'Some train at dawn, some only after work. When does the best energy arrive?',
    ],
    ['question', 'The right song', 'One song that makes ten more minutes possible: which one is it?'],
    [
      'checklist',
      'The first class',
      'Comfortable clothes and a towel\nA bottle of water\nA few minutes to spare\nA word about any pain or injury',
    ],
    [
      'answer',
      'How many times a week',
      'For a fresh start, two fixed days are plenty: enough to feel a difference, few enough to keep.',
    ],
  ],
  shop: [
    [
      'tip',
      'Reading the label',
      'Washing symbols matter more than colour: thirty degrees and a gentle cycle make almost anything last longer.',
    ],
    [
      'tip',
      'Fewer, longer lasting',
      'Before buying, count how many things it goes with: with three or more it will really be used.',
    ],
    [
      'tip',
      'A gift that lands',
      'A good gift needs one detail about the person more than a big budget: a favourite colour, a habit, a memory.',
    ],
    [
      'myth',
      'On sale means a bargain',
      'A lower price is a bargain only for something that was needed before. Otherwise it is one more expense.',
    ],
    [
      'question',
      'In the shop or from the sofa?',
      'Touch, try, ask for advice; or choose online, slowly. Which way of shopping feels better?',
    ],
    [
      'question',
      'Plain or patterned?',
      'In front of the mirror some play it safe and some look for the piece that stands out. What is today’s pick?',
    ],
    [
      'checklist',
      'Before buying',
      'Is it needed, or just nice?\nWhat does it go with?\nHow is it cleaned and kept?\nCan it be exchanged, and until when?',
    ],
    [
      'answer',
      'Choosing a size',
      'Sizes differ between brands: comparing measurements with something that fits well, laid flat, is the safest way.',
    ],
  ],
  office: [
    [
      'tip',
      'One place for papers',
      'Invoices, contracts and receipts in one folder, sorted by month: any paper is found in a minute.',
    ],
    [
      'tip',
      'Deadlines, earlier',
      'Writing a deadline down ten days early costs nothing and removes most last-minute stress.',
    ],
    [
      'tip',
      'Ask before signing',
      'Advice before a signature is almost always simpler, and cheaper, than a remedy after it.',
    ],
    [
      'myth',
      'A handshake is enough',
      'A spoken agreement may hold, but it is hard to prove. Two written lines protect a relationship, they do not cool it.',
    ],
    [
      'question',
      'The paper that is never there',
      'Which document is always missing when it matters? Every office has one.',
    ],
    [
      'question',
      'Paper or digital?',
      'Coloured folders or files on a computer: which system still works after the first two months?',
    ],
    [
      'checklist',
      'Before meeting an adviser',
      'Write the goal in one line\nCollect the papers at hand\nPrepare three questions\nNote the dates that count',
    ],
    [
      'answer',
      'What to bring to a first meeting',
      'An ID, the latest papers on the subject and a clear idea of the goal are enough. The rest can be pieced together.',
    ],
  ],
  home: [
    [
      'tip',
      'Where the water shuts off',
      'Knowing where the main valve is, before it is needed, is the cheapest repair there is.',
    ],
    [
      'tip',
      'Air conditioner filters',
      'Clean filters mean better air and lower bills: checking them at the start of a season takes minutes.',
    ],
    [
      'tip',
      'Comparing quotes',
      'Two quotes compare well only when they list the same things: materials, hours, disposal, timing.',
    ],
    [
      'myth',
      'A small drip can wait',
      'One drop a second is thousands of litres a year. A small fault costs less when it is fixed early.',
    ],
    [
      'question',
      'One room to redo',
      'If one room could change by tomorrow morning: kitchen, bathroom or living room?',
    ],
    [
      'question',
      'DIY or call someone?',
      'Some assemble everything by themselves, some prefer to call. Where is the line?',
    ],
    [
      'checklist',
      'Before work begins',
      'A written idea of the result\nA margin for surprises\nPhotos of pipes and wires before walls close\nAn agreed calendar',
    ],
    [
      'answer',
      'How often to service a home',
      'Once a year is a good habit for the main systems, best in a quiet month when nothing is urgent.',
    ],
  ],
  stay: [
    [
      'tip',
      'Travelling off season',
      'In the months in between, places can be seen slowly: shorter queues, better light, more time to talk to locals.',
    ],
    ['tip', 'A lighter suitcase', 'Three colours that go together, and half the luggage stays at home.'],
    [
      'tip',
      'Ask who lives there',
      'The best question on arrival is not “what is there to see” but “where would you go today”.',
    ],
    [
      'myth',
      'Two days are too short',
      'A weekend is enough for a change of air, when one thing is done well instead of ten in a hurry.',
    ],
    ['question', 'Sea, mountains or city?', 'Three free days and no plans: where to?'],
    ['question', 'Breakfast on holiday', 'On holiday breakfast lasts twice as long. Sweet, savoury or both?'],
    [
      'checklist',
      'Before leaving',
      'Documents checked and photographed\nArrival time shared\nCharger in the bag, not in the suitcase\nA plan for a rainy day',
    ],
    [
      'answer',
      'Arrival times',
      'Saying when you arrive helps to have everything ready, and to adjust when a train is late.',
    ],
  ],
  garage: [
    [
      'tip',
      'Tyre pressure',
      'Check it cold, once a month: fuel, braking and tyre life depend on two minutes at the pump.',
    ],
    [
      'tip',
      'Wiper blades',
      'If they leave streaks it is time for new ones: in the first heavy rain the difference can be seen, literally.',
    ],
    [
      'tip',
      'A warning light',
      'A yellow light asks for attention, a red one asks to stop. A photo of it helps whoever will look at the car.',
    ],
    [
      'myth',
      'Warm it up standing still',
      'A modern engine warms up better on the move, driven gently for the first minutes.',
    ],
    [
      'question',
      'That strange noise',
      'Which noise of a car does everybody pretend not to hear for as long as possible?',
    ],
    ['question', 'The first car', 'Nobody forgets the first one: which model was it, and what colour?'],
    [
      'checklist',
      'Before a long drive',
      'Tyre pressure, spare wheel included\nOil and screen wash\nLights and indicators\nWarning triangle and vest within reach',
    ],
    [
      'answer',
      'When to change tyres',
      'Tread and age both count: with a low tread or visible cracks, have them looked at.',
    ],
  ],
  health: [
    [
      'tip',
      'Write questions down',
      'Before an appointment, write the questions: half of them are forgotten on the chair.',
    ],
    [
      'tip',
      'Sitting at a desk',
      'Screen at eye level, feet on the floor, a break on your feet every hour: backs are grateful.',
    ],
    [
      'tip',
      'A new toothbrush',
      'Once the bristles bend, a brush no longer cleans well: usually after about three months.',
    ],
    [
      'myth',
      'Go only when it hurts',
      'A check-up when all is well is there for exactly this: to notice early what cannot be felt yet.',
    ],
    [
      'question',
      'The break that helps',
      'A walk, ten quiet minutes, a phone call: which break puts a day back on track?',
    ],
    [
      'question',
      'The check-up put off',
      'There is always one check-up that waits. What is the most popular excuse?',
    ],
    [
      'checklist',
      'Before an appointment',
      'Earlier test results\nA list of medicines\nQuestions on paper\nTen minutes to spare',
    ],
    [
      'answer',
      'How often to have a check-up',
      'There is no rhythm that suits everybody: a professional sets it, by each person’s history.',
    ],
  ],
  digital: [
    [
      'tip',
      'Unique passwords',
      'A different password for each service and a manager that remembers them: the simplest defence, and the most neglected.',
    ],
    [
      'tip',
      'The first line of a website',
      'A visitor should know within five seconds what is on offer and for whom. If the first line does not say it, rewrite it.',
    ],
    [
      'tip',
      'A backup that works',
      'A backup counts only when somebody has tried to restore it. Once a year will do.',
    ],
    [
      'myth',
      'Be everywhere',
      'Two channels that are looked after do more than five abandoned ones. Choose where the customers really are.',
    ],
    [
      'question',
      'One notification too many',
      'Which notification should be turned off for good, with a little courage?',
    ],
    ['question', 'E-mail or message?', 'For a work request: a tidy e-mail or a quick message?'],
    [
      'checklist',
      'A website that works',
      'Easy to read on a phone\nContacts one tap away\nPages that open fast\nTexts that say what to do next',
    ],
    [
      'answer',
      'Where to start with digital',
      'With one problem, the one that steals most time each week. Once it is solved, the next step is clearer.',
    ],
  ],
  land: [
    [
      'tip',
      'Keeping olive oil',
      'Light, heat and air are its enemies: a dark bottle, well closed, away from the stove.',
    ],
    [
      'tip',
      'The temperature of wine',
      'In summer a young red is good slightly cool: half an hour in the fridge changes the dinner.',
    ],
    [
      'tip',
      'Buying in season',
      'Fruit and vegetables in season taste better and travel less. Asking what is in the field today is a good way to choose.',
    ],
    [
      'myth',
      'The colour of oil',
      'Deep green is no guarantee: aroma and taste count. That is why tasters use dark glasses.',
    ],
    ['question', 'Bread and…', 'One slice of bread and one thing on top: oil, tomato, cheese or honey?'],
    [
      'question',
      'The smell of the country',
      'Cut grass, grape must, earth after rain: which smell says countryside?',
    ],
    [
      'checklist',
      'Tasting with care',
      'Look at the colour, slowly\nSmell before drinking\nTake a small sip and hold it\nDescribe it in one word',
    ],
    [
      'answer',
      'Why each harvest differs',
      'Rain, sun and temperature leave their mark: two years of one field are never the same, and that is the beauty of it.',
    ],
  ],
  school: [
    [
      'tip',
      'Study in blocks',
      'Twenty-five minutes of focus and five of rest: the mind lasts longer and keeps more.',
    ],
    [
      'tip',
      'Say it out loud',
      'The fastest way to know if something is understood: tell somebody in plain words.',
    ],
    [
      'tip',
      'Make mistakes early',
      'A mistake in practice is one less when it counts. Trying before feeling ready speeds everything up.',
    ],
    [
      'myth',
      'I have no talent for it',
      'Talent helps at the start; after that it is about how often one comes back. A little, regularly, beats a lot, rarely.',
    ],
    [
      'question',
      'Learning as an adult',
      'One thing to learn this year: a language, an instrument or a new craft?',
    ],
    ['question', 'Notes by hand or keyboard?', 'Pen and paper or keys: which one makes things stick?'],
    [
      'checklist',
      'Choosing a course',
      'The goal, in one line\nThe time that is really there\nWho teaches, and how\nWhat can be done at the end',
    ],
    [
      'answer',
      'How long does it take',
      'It depends on the starting point and on regularity. A good question is what will be possible after the first month.',
    ],
  ],
  pets: [
    [
      'tip',
      'Fresh water',
      'Changing the water twice a day is a small thing that many animals notice at once.',
    ],
    [
      'tip',
      'Little by little',
      'Brush, carrier, dryer: a few seconds at a time and a treat. Haste is the real enemy.',
    ],
    [
      'tip',
      'Paws after rain',
      'A damp cloth by the door protects paws and floors. With salt on the road it counts double.',
    ],
    [
      'myth',
      'Cats look after themselves',
      'A cat is independent, not self-sufficient: play, cleaning and check-ups matter to it too.',
    ],
    [
      'question',
      'The funniest name',
      'Every pet has one official name and three nicknames. Which one is the funniest?',
    ],
    ['question', 'Sofa: yes or no?', 'The great question of every home: does the sofa belong to them too?'],
    [
      'checklist',
      'Travelling together',
      'A carrier they already know\nWater and a bowl\nHealth papers\nA blanket that smells of home',
    ],
    [
      'answer',
      'How often to groom',
      'It depends on the coat and the season: some need care every month, others far less. A trained eye can tell.',
    ],
  ],
};
