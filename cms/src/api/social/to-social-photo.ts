import type { SocialPhoto } from '../../contract';
import { imageUrl } from './image-url';
import type { SocialPhotoRow } from './social-rows';
import { instantOf } from '../../database/date-of';

/** Row → contract. */
export const toSocialPhoto = (row: SocialPhotoRow, usedIn: number): SocialPhoto => ({
  id: row.documentId,
  name: row.name,
  url: imageUrl(row.fileKey),
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  alt: row.alt ?? '',
  folder: row.folder ?? '',
  tags: row.tags ?? [],
  focus: { x: row.focusX, y: row.focusY },
  usedIn,
  createdAt: instantOf(row.createdAt),
});
