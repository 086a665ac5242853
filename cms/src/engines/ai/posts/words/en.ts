import { GENERAL, ITEMS, PAIRS, SERVICES, TOPICS } from './en-thoughts';
import { OCCASIONS } from './en-occasions';
import { TONES } from './en-tones';
import type { PostWords } from './words';

export const EN: PostWords = {
  tones: TONES,
  general: GENERAL,
  topics: TOPICS,
  items: ITEMS,
  services: SERVICES,
  pairs: PAIRS,
  occasions: OCCASIONS,
  facts: {
    hours: ['When to find us', 'Opening hours', 'At what time?'],
    price: ['How much is it?', 'Prices, plainly', 'About prices'],
    delivery: ['What about delivery?', 'How it gets to you', 'Delivery: how it works'],
    booking: ['How to book?', 'Booking', 'How to make an appointment'],
    place: ['Where are we?', 'Where to find us', 'The address'],
    contact: ['How to reach us', 'A contact to save', 'Write or call'],
    offer: ['What we do', 'What there is here', 'What we offer'],
    story: ['Our story', 'Where we come from', 'A bit of history'],
    quality: ['How we work', 'What we care about', 'Care in the details'],
    about: ['Who we are', 'Something about us', 'In a few words'],
  },
  tags: {
    general: ['smallbusiness', 'shoplocal', 'tips', 'inspiration', 'community', 'people'],
    sectors: {
      food: ['restaurant', 'italianfood', 'foodie', 'dinnertime', 'goodfood', 'recipes', 'foodlovers'],
      bakery: ['bread', 'bakery', 'breakfast', 'sourdough', 'freshlybaked', 'pastry', 'cakes'],
      beauty: ['beauty', 'hair', 'selfcare', 'hairstyle', 'beautytips', 'salon', 'wellbeing'],
      fitness: ['fitness', 'workout', 'wellbeing', 'training', 'movement', 'motivation', 'healthyhabits'],
      shop: ['shopping', 'style', 'shopsmall', 'giftideas', 'fashion', 'newin', 'localshop'],
      office: ['consulting', 'business', 'work', 'professionals', 'sme', 'management', 'freelance'],
      home: ['home', 'renovation', 'maintenance', 'craftsmen', 'interiors', 'homeideas', 'repairs'],
      stay: ['travel', 'holidays', 'weekend', 'hospitality', 'visititaly', 'getaway', 'slowtravel'],
      garage: ['cars', 'garage', 'carcare', 'roadsafety', 'tyres', 'driving', 'mechanic'],
      health: ['health', 'prevention', 'wellbeing', 'care', 'feelbetter', 'goodhabits', 'healthcare'],
      digital: ['digital', 'marketing', 'web', 'innovation', 'technology', 'smallbusinesstips', 'ecommerce'],
      land: ['countryside', 'wine', 'oliveoil', 'localproduce', 'winetasting', 'farming', 'terroir'],
      school: ['learning', 'courses', 'study', 'growth', 'skills', 'school', 'education'],
      pets: ['dogs', 'cats', 'pets', 'petcare', 'grooming', 'puppies', 'furryfriends'],
    },
  },
};
