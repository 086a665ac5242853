import type { PostBrief } from '../port';

/** What a writer is given by an owner who said only what the changes say: friendly, in Italian, without files. */
export const aBrief = (changes: Partial<PostBrief> = {}): PostBrief => ({
  businessName: '',
  businessTown: '',
  instructions: '',
  documents: [],
  tone: 'friendly',
  callToAction: '',
  link: '',
  language: 'it',
  profile: null,
  ...changes,
});
