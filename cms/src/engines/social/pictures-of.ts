import type { SocialDraft, SocialDraftImage } from './port';

/** All pictures of a draft, in their order. */
export const picturesOf = ({ image, moreImages = [] }: SocialDraft): readonly SocialDraftImage[] =>
  image ? [image, ...moreImages] : [];
