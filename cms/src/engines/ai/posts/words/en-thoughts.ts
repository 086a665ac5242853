import type { ThoughtRow } from '../thoughts/thought';

export const GENERAL: readonly ThoughtRow[] = [
  [
    'question',
    'The question nobody asks',
    'Which question is never asked out of shyness? It is almost always the most useful one.',
  ],
  [
    'question',
    'Advice or research?',
    'To choose well: a friend’s advice, an online search or a chat with somebody who does this for a living?',
  ],
  [
    'question',
    'The detail that counts',
    'When a service is really liked, it is usually down to one detail. Which one makes people come back?',
  ],
  [
    'question',
    'The next subject',
    'What would be good to read about here next time? Every idea is a good place to start.',
  ],
  [
    'tip',
    'Ask first',
    'One more question before deciding saves time later. It works for big purchases and for small ones.',
  ],
  [
    'tip',
    'Write the essentials',
    'A clear message in three lines (what is needed, by when, how to call back) gets a quicker answer.',
  ],
  [
    'tip',
    'Save the contact',
    'Having a contact saved before it is needed is a small comfort that pays off at the right moment.',
  ],
  ['tip', 'The quiet hour', 'At less busy times there is more room to explain, try and choose in peace.'],
  [
    'myth',
    'Small means less',
    'Often it is the other way round: the person who answers is the one who does the work, and remembers it.',
  ],
  [
    'myth',
    'Only the price matters',
    'A price shows at once; care, timing and support show later. It is worth looking at all of them together.',
  ],
  [
    'checklist',
    'Choosing well in four questions',
    'What is really needed?\nBy when?\nWho can be asked in case of doubt?\nWhat is included?',
  ],
  [
    'checklist',
    'A message that gets an answer',
    'Who is writing and how to call back\nWhat is needed, in one line\nWhen it would suit\nA photo, if it helps',
  ],
  [
    'review',
    'A review helps',
    'Anyone who has already tried {name} can help those still choosing: two honest lines in a review are enough.',
  ],
  [
    'review',
    'Tell how it went',
    'What was good and what could be better: every opinion about {name} is useful, critical ones too.',
  ],
  [
    'review',
    'Word of mouth',
    'A business grows when somebody tells somebody else. Thank you to those who do so for {name}.',
  ],
  [
    'about',
    'Behind the scenes',
    'Is there a part of our work that makes people curious? A comment is a perfect suggestion.',
  ],
  [
    'about',
    'Nice to meet you',
    'For those who are new to this page: here {name} shares ideas, answers and useful news, plainly.',
  ],
  [
    'answer',
    'How to ask for information',
    'A message is the simplest way: one question more is better than a doubt that stays.',
  ],
  ['question', 'Call or text?', 'To ask for information: a quick call, or a message to read again in peace?'],
  [
    'question',
    'The perfect break',
    'Ten free minutes in the middle of the day: coffee, fresh air or silence?',
  ],
  [
    'question',
    'First impressions',
    'Walking into a new place, what is noticed first: the welcome, the order or the smell?',
  ],
  [
    'tip',
    'Put it in the diary',
    'Giving nice things a precise hour in the diary is the best way to really do them.',
  ],
  [
    'tip',
    'A photo beats three messages',
    'To explain a need, a photo and two words remove half of the misunderstandings.',
  ],
  [
    'tip',
    'The two-day rule',
    'For an important decision two nights of sleep are nearly always enough: if it still convinces on day three, it is the one.',
  ],
  [
    'tip',
    'Start from the result',
    'Saying how it should be in the end is more useful than explaining how to get there: the trade knows the way.',
  ],
  [
    'myth',
    'Asking is a bother',
    'A question asked early is always lighter than a problem found late. Asking helps everybody.',
  ],
  [
    'myth',
    'More choice is better',
    'With twenty alternatives people choose worse. Three options, well explained, beat an endless catalogue.',
  ],
  [
    'checklist',
    'A good habit in three moves',
    'Start with a small version\nTie it to an hour of the day\nMark every time it worked',
  ],
  [
    'answer',
    'Why a few more details help',
    'Two facts given at once save three messages later: the answer arrives complete.',
  ],
  [
    'answer',
    'What if plans change?',
    'It happens, and it is fine. Saying so as early as possible is the kindest thing for whoever is organising.',
  ],
  [
    'about',
    'Thank you for being here',
    'Those who read, comment, recommend: a page exists for the people who follow it. Thank you from {name}.',
  ],
  [
    'about',
    'The little things',
    'Good work shows in what goes unnoticed: details in place, times kept, a clear word.',
  ],
];

export const TOPICS: readonly ThoughtRow[] = [
  [
    'question',
    '{topic}: common doubts',
    '{topic}: what is the biggest doubt? A question in the comments helps those who do not dare to ask.',
  ],
  [
    'checklist',
    '{topic}: three things to clear up',
    'What it is for, in this very case\nWhat is included and what is not\nHow much time it takes',
  ],
  [
    'tip',
    '{topic}, from the basics',
    'When it comes to {topic:low}, the first step is saying out loud what the goal is. The rest follows.',
  ],
  [
    'about',
    'Let’s talk about {topic:low}',
    'Today’s subject is {topic:low}: it comes up often, almost always in a hurry. Here there is room to take it slowly.',
  ],
  [
    'answer',
    '{topic}: where to start',
    'With a precise question. Opinions about {topic:low} are many: the right one depends on the situation.',
  ],
  [
    'question',
    'First time or habit?',
    '{topic}: a first experience or an old habit? Both stories are equally interesting.',
  ],
  [
    'tip',
    '{topic}: a note before choosing',
    'Writing down the two things that matter most here ({topic:low}) avoids deciding out of tiredness.',
  ],
  [
    'myth',
    '{topic} is complicated',
    'It seems so when nobody explains it in plain words. Beginners’ questions are welcome.',
  ],
  [
    'checklist',
    'Come prepared: {topic:low}',
    'A goal in one line\nEarlier experiences, good and less good\nAn idea of the timing',
  ],
  [
    'about',
    '{topic}, up close',
    '{topic}: from outside it all looks the same, up close the details change. Which one would be good to understand?',
  ],
];

export const ITEMS: readonly ThoughtRow[] = [
  ['offer', 'In the spotlight: {item}', 'In the spotlight today: {item}. To know more, just ask.'],
  [
    'offer',
    '{item:up}, from {name}',
    '{item:up}: part of what {name} offers. One question is enough for the details.',
  ],
  ['question', '{item:up}: yes or no?', '{item:up}: an old favourite, or a first time still to come?'],
  [
    'about',
    'A word about: {item}',
    'If {name} had to be described with one thing only, today it would be: {item}.',
  ],
  [
    'review',
    '{item:up}: opinions',
    '{item:up}: anyone who knows this side of {name} can leave two lines in the comments. They help those still choosing.',
  ],
];

export const SERVICES: readonly ThoughtRow[] = [
  ['offer', '{item:up}', 'Among the services of {name}: {item}. A message is enough for a first answer.'],
  [
    'answer',
    '{item:up}: where to begin?',
    'With a short description of the situation: a few lines are enough to see what is really needed.',
  ],
  [
    'checklist',
    '{item:up}: what to prepare',
    'One line on what is needed\nUseful papers or photos\nThe date by which it is needed',
  ],
  [
    'tip',
    '{item:up}: the right moment',
    'With {item} it pays to ask before it is urgent: there is time to choose in peace.',
  ],
  ['question', '{item:up}: any doubts?', '{item:up}: which doubt never gets cleared up?'],
  [
    'myth',
    '{item:up}: one is like the other',
    'Two quotes with the same figure may cover different things: the useful question is what is included.',
  ],
];

export const PAIRS: readonly ThoughtRow[] = [
  ['question', '{a:up} or {b}?', 'One choice only: {a} or {b}?'],
  ['offer', '{a:up} and {b}', 'Two ideas for today: {a} and {b}. Which one comes first?'],
  ['question', 'Team {a} or team {b}', 'Quick poll: {a} or {b}? Votes go in the comments.'],
];
