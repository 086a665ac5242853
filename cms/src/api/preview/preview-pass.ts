import jwt from 'jsonwebtoken';
import type { Locale } from '../../contract';
import { toSeconds } from '../../contract/time-units';
import { timings } from '../../settings/timings';

const AUDIENCE = 'editor-preview';

/** Which row a pass shows: this document, in this language, as a draft or as it is published. */
export interface PreviewClaim {
  uid: string;
  documentId: string;
  locale: Locale;
  status: 'draft' | 'published';
}

export const signPreviewPass = (secret: string, { uid, documentId, locale, status }: PreviewClaim): string =>
  jwt.sign({ uid, documentId, locale, status }, secret, {
    algorithm: 'HS256',
    audience: AUDIENCE,
    expiresIn: toSeconds(timings().sessions.editorPreviewMs),
  });

/** What a pass opens, or `null` when it is not ours or too old. */
export const readPreviewPass = (secret: string, pass: string): PreviewClaim | null => {
  try {
    const claim = jwt.verify(pass, secret, { algorithms: ['HS256'], audience: AUDIENCE });
    if (typeof claim === 'string') return null;
    const { uid, documentId, locale, status } = claim as Record<string, unknown>;
    return typeof uid === 'string' &&
      typeof documentId === 'string' &&
      (locale === 'it' || locale === 'en') &&
      (status === 'draft' || status === 'published')
      ? { uid, documentId, locale, status }
      : null;
  } catch {
    return null;
  }
};
