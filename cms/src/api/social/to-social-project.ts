import type { SocialProject, SocialSettings } from '../../contract';
import type { SocialProjectRow } from './social-rows';

/** What a new project is told. */
export const SETTINGS_DEFAULTS: SocialSettings = {
  instructions: '',
  tone: 'friendly',
  callToAction: '',
  link: '',
  approveFirst: false,
  trackLinks: true,
  brandColor: '#1f3a5f',
  brandTextColor: '#ffffff',
};

/** A project's settings, with what was added since they were saved. */
export const settingsOf = ({ settings }: Pick<SocialProjectRow, 'settings'>): SocialSettings => ({
  ...SETTINGS_DEFAULTS,
  ...settings,
});

/** Row → contract; needs its installation. */
export const toSocialProject = (row: SocialProjectRow): SocialProject => ({
  id: row.documentId,
  installationId: row.installation?.documentId ?? '',
  productTitle: row.name ?? '',
  name: row.name ?? '',
  status: row.state,
  settings: settingsOf(row),
  version: row.version,
});
