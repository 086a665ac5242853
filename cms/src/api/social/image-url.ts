import { pictureAddress } from './pictures/picture-address';

/** Where a screen finds a picture. Each has an address of its own, so that one that was changed is never shown from memory. */
export const imageUrl = (file: string): string => pictureAddress(file);
