import { picturesOf } from '../pictures-of';
import type { SocialDraft, SocialLinkCard, SocialStaged } from '../port';

const CARD_TITLE = 200;
const CARD_DESCRIPTION = 256;

/** What stands below the words: pictures, or a card of the page that they lead to, which LinkedIn draws from what it is given alone. */
export const contentOf = (draft: SocialDraft, { image, card }: SocialStaged): object | null => {
  if (image) {
    const pictures = picturesOf(draft);
    const media = image.split(' ').map((id, index) => {
      const alt = pictures[index]?.alt;
      return { id, ...(alt ? { altText: alt } : {}) };
    });
    return media.length === 1 ? { media: media[0] } : { multiImage: { images: media } };
  }
  if (!card) return null;
  const { url, title, description } = JSON.parse(card) as SocialLinkCard;
  const words = [...description].slice(0, CARD_DESCRIPTION).join('');
  return {
    article: {
      source: url,
      title: [...title].slice(0, CARD_TITLE).join(''),
      ...(words ? { description: words } : {}),
    },
  };
};
