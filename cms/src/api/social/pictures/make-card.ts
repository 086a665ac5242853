import { POST_RULES, type SocialPlatform, type SocialSettings } from '../../../contract';
import { CARD_LAYOUTS } from './card/card';
import { drawSocialCard, type CardBrand } from './card/draw-card';
import type { PreparedPicture } from './prepare-picture';

/** What is drawn on a card. */
export interface CardWords {
  platform: SocialPlatform;
  title: string;
  name: string;
  settings: Pick<SocialSettings, 'brandColor' | 'brandTextColor'>;
  brand: CardBrand;
  /** Counts up from post to post, so that neighbours in a feed look different. */
  turn: number;
}

/** Draws a branded card in the size that its network shows best. */
export const makeCard = async ({
  platform,
  title,
  name,
  settings,
  brand,
  turn,
}: CardWords): Promise<PreparedPicture & { alt: string }> => {
  const { width, height } = POST_RULES[platform].image.best;
  const { brandColor, brandTextColor } = settings;
  const variant = turn % CARD_LAYOUTS;
  const bytes = await drawSocialCard(
    { title, name, width, height, brandColor, brandTextColor, variant },
    brand,
  );
  // Whoever cannot see it is told what it says.
  return { bytes, width, height, alt: [title, name].filter(Boolean).join(' – ') };
};
