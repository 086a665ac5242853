/** The same in English, for the trades that speak to visitors most. */
export const TIPS_EN: Readonly<Record<string, readonly string[]>> = {
  kayak: [
    'Dress for the temperature of the water rather than of the air: on a lake they can be far apart.',
    'The surface of a lake is usually calmest early in the day, before the wind gets up.',
    'Sitting tall and turning from the waist moves a kayak further than pulling with the arms.',
  ],
  ristorante: [
    'Allergies are best mentioned when booking, so that the kitchen has time to think.',
    'A seasonal dish follows the market, so it may be off the menu one evening and back the next.',
  ],
  bar: ['Coffee loses its aroma within minutes of grinding, which is why it is ground to order.'],
  pasticceria: [
    'A cake made to order turns out best when the baker knows how many will share it and at what time.',
  ],
  panificio: ['Sourdough keeps best in a paper bag wrapped in a cloth, not in plastic.'],
  agriturismo: ['The countryside is quietest out of season, and there is more choice of rooms.'],
  'bed-and-breakfast': [
    'Booking directly makes it easier to ask for an early arrival or a cot.',
    'A quick message with the time of arrival means that somebody is there with the keys.',
  ],
  hotel: ['Booking directly makes it easier to ask for a quiet floor or a late arrival.'],
  'guida-turistica': [
    'On a walking tour good shoes matter more than a good camera.',
    'A small group can stop where large ones have to walk past.',
  ],
  'guida-escursionistica': [
    'In the mountains an early start leaves room for the weather to change.',
    'Layers work better than one thick jacket: they come off on the way up and go back on at the top.',
  ],
  sci: ['Ski boots are buckled from the bottom up, with the heel pushed well back.'],
  vela: ['It always feels cooler on the water: an extra layer on board is never wasted.'],
  diving: ['Equalise early and often, before the ears complain.'],
  yoga: ['Practise on a light stomach and in clothes that leave the waist free.'],
  'scuola-lingue': [
    'A few words a day, repeated, stay longer than a long list.',
    'Mistakes made aloud teach more than silence.',
  ],
  cantina: [
    'A bottle keeps best lying down, in the dark and away from changes of temperature.',
    'Work in the vineyard begins with winter pruning, long before the harvest.',
  ],
  ciclofficina: [
    'A chain is cleaned before it is oiled: oil on dirt turns into grinding paste.',
    'Tyres at the right pressure puncture less and roll more easily.',
  ],
  ceramica: ['Small differences between handmade pieces are the mark of the wheel, not a fault.'],
  fotografo: ['The kindest light for portraits outdoors is early in the morning and late in the afternoon.'],
  wedding: ['The plan for rain is best made together with the venue, not the week before.'],
  web: ['A website is best tried on a phone, because that is where most visits come from.'],
  immobiliare: ['A house is worth seeing twice, at different hours, for the light and for the noise.'],
  frantoio: ['Olive oil dislikes light, air and heat: a tin or dark glass protects it.'],
  parrucchiere: ['A photograph says more than a description, also of what is not wanted.'],
  estetica: ['After waxing the skin is best kept out of sun, chlorine and perfume until the next day.'],
  palestra: ['Regular short sessions do more than one long one now and then.'],
};
