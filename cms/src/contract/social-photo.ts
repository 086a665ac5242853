import type { Instant, One } from './common';

/** A photo of the library of a project: posts carry copies of it, each in the shape of its network. */
export interface SocialPhoto {
  id: string;
  name: string;
  url: string;
  width: number;
  height: number;
  bytes: number;
  /** What it shows, for whoever does not see it. */
  alt: string;
  /** '' for none. */
  folder: string;
  tags: string[];
  /** What stays in view when a network wants another shape: from 0 to 1, from the left and from above. */
  focus: { x: number; y: number };
  /** In how many posts it stands. */
  usedIn: number;
  createdAt: Instant;
}
/** `GET /api/social/projects/:id/photos`: newest first. */
export interface ListSocialPhotos {
  response: { data: SocialPhoto[] };
}
/** `POST /api/social/projects/:id/photos`, multipart: field `file`. FILE_LIMIT_REACHED, FILE_TOO_LARGE, UNSUPPORTED_FILE_TYPE. */
export interface UploadSocialPhoto {
  response: One<SocialPhoto>;
}
/** `PATCH /api/social/photos/:id`. `DELETE` removes it; posts keep their copies. */
export interface UpdateSocialPhoto {
  request: Partial<Pick<SocialPhoto, 'name' | 'alt' | 'folder' | 'tags' | 'focus'>>;
  response: One<SocialPhoto>;
}
