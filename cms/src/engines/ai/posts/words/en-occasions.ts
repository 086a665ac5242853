import type { Occasion } from '../port';
import type { ThoughtRow } from '../thoughts/thought';

/** Nothing presumes what somebody believes, or that the business is open or closed on a day. */
export const OCCASIONS: Readonly<Record<Occasion, readonly ThoughtRow[]>> = {
  'new-year': [
    ['season', 'A new year', 'New year, one resolution, but a realistic one: what is first on the list?'],
    [
      'season',
      'Starting again',
      'A blank page and an empty diary: happy new year to those who start, carry on or change their minds.',
    ],
  ],
  'winter-sales': [
    [
      'season',
      'Sale season',
      'With the winter sales one golden rule stays: first the list, then the window.',
    ],
  ],
  valentine: [
    [
      'season',
      'Valentine’s Day',
      'Valentine’s Day can be a gift, a dinner or half an hour together. Also with oneself.',
    ],
    [
      'season',
      'A thought for somebody',
      'The Valentine’s gifts that last are the ones that speak of whoever receives them.',
    ],
  ],
  carnival: [['season', 'Carnival', 'Confetti, masks and a little lightness: carnival is here.']],
  'womens-day': [
    [
      'season',
      '8 March',
      'Today is International Women’s Day: thank you to the women who work, lead, teach and invent.',
    ],
  ],
  'fathers-day': [
    [
      'season',
      'Father’s Day in Italy',
      'In Italy 19 March is Father’s Day: which piece of a father’s advice always comes in handy?',
    ],
  ],
  spring: [
    [
      'season',
      'It is spring',
      'Longer days and a wish to start afresh: spring is the right time to sort out one thing that was put off.',
    ],
    [
      'season',
      'Spring is in the air',
      'Open windows, light until evening: what is the first thing to do when spring comes?',
    ],
  ],
  'summer-time': [
    [
      'season',
      'Clocks go forward',
      'Summer time starts on Sunday: one hour less of sleep, one hour more of evening light.',
    ],
  ],
  easter: [
    [
      'season',
      'Easter weekend',
      'Easter weekend is near: a long table, a trip or a rest? Any plan is a good one.',
    ],
  ],
  'labour-day': [
    [
      'season',
      '1 May',
      'First of May, workers’ day: a thought for those who work with care, even when nobody is looking.',
    ],
  ],
  'mothers-day': [
    [
      'season',
      'Mother’s Day',
      'Sunday is Mother’s Day: a call, a flower or a lunch cooked by somebody else.',
    ],
  ],
  summer: [
    [
      'season',
      'It is summer',
      'Summer: slower hours, lighter ideas. Which small pleasure exists only in this season?',
    ],
    [
      'season',
      'In the heat',
      'In the heat everything works better in the morning: errands, plans and decisions.',
    ],
  ],
  'summer-sales': [
    [
      'season',
      'Summer sales',
      'Summer sales are here: three things that are really needed beat ten bargains.',
    ],
  ],
  ferragosto: [
    [
      'season',
      'Mid-August',
      'In mid-August everybody’s hours may change: a message before leaving saves a trip. Happy Ferragosto!',
    ],
  ],
  'back-to-school': [
    [
      'season',
      'September starts over',
      'September is the real new year: new notebooks, habits to pick up, a project to begin.',
    ],
    [
      'season',
      'Back without the rush',
      'For a calm return one rule will do: one important thing a day, the others if time is left.',
    ],
  ],
  autumn: [
    ['season', 'It is autumn', 'Leaves, first jackets, warm light: autumn invites to do things more slowly.'],
    ['season', 'A taste of autumn', 'A blanket, a warm cup, a rainy afternoon: what makes autumn good?'],
  ],
  'winter-time': [
    [
      'season',
      'One hour more',
      'Clocks go back on Sunday: one hour more to sleep, or for that thing put off for a month.',
    ],
  ],
  halloween: [
    [
      'season',
      'Halloween',
      'Pumpkins, costumes and a few sweets: every window and every home has its own Halloween idea.',
    ],
  ],
  'black-friday': [
    [
      'season',
      'Black Friday',
      'It is Black Friday week: before any offer, ask whether it was needed yesterday too.',
    ],
  ],
  winter: [
    [
      'season',
      'It is winter',
      'Short days and cold hands: winter is the season of things done slowly, in the warm.',
    ],
    [
      'season',
      'The good of the cold',
      'What makes a freezing morning bearable? Everybody has a small ritual.',
    ],
  ],
  christmas: [
    [
      'season',
      'Gifts without stress',
      'Gifts thought of in time are better and take less effort: a list of names is half the work.',
    ],
    [
      'season',
      'December, slowly',
      'December days fill up fast: better to note today what matters, and leave room for the rest.',
    ],
    ['season', 'Happy holidays', 'To everybody, happy holidays: a few slower days, and the right company.'],
  ],
  'year-end': [
    [
      'season',
      'A year ends',
      'Last days of the year: one thing that worked, one learned and one to do better. Which are they?',
    ],
  ],
  'book-day': [
    ['season', 'World Book Day', '23 April is World Book Day: one title to recommend with eyes closed?'],
  ],
  'bread-day': [
    ['season', 'World Bread Day', '16 October is World Bread Day: flour, water, time. Hands do the rest.'],
  ],
  'pizza-day': [
    [
      'season',
      'World Pizza Day',
      '17 January is World Pizza Day: margherita for ever, or a new one each time?',
    ],
  ],
  'coffee-day': [
    [
      'season',
      'International Coffee Day',
      '1 October is International Coffee Day: standing at the bar or sitting down in peace?',
    ],
  ],
  'yoga-day': [
    [
      'season',
      'Day of Yoga',
      '21 June is the International Day of Yoga: ten slow breaths, and the day changes pace.',
    ],
  ],
  'animal-day': [
    [
      'season',
      'World Animal Day',
      '4 October is World Animal Day: one more cuddle for our companions at home.',
    ],
  ],
  'earth-day': [
    [
      'season',
      'Earth Day',
      '22 April is Earth Day: one small habit, repeated, weighs more than a grand gesture.',
    ],
  ],
  'tourism-day': [
    [
      'season',
      'World Tourism Day',
      '27 September is World Tourism Day: which place near home is worth a visit?',
    ],
  ],
  'password-day': [
    [
      'season',
      'World Password Day',
      'The first Thursday of May is World Password Day: five minutes to change the oldest one.',
    ],
  ],
  'health-day': [
    [
      'season',
      'World Health Day',
      '7 April is World Health Day: a walk is the simplest way to celebrate it.',
    ],
  ],
};
