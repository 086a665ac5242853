import type { SocialProject, SocialSettings } from '../../contract';
import type { SocialProjectRow } from './social-rows';

/** What a project is told whose settings are older than a field. */
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

/** What a new project is told: its posts wait until their owner has read them. */
export const NEW_SETTINGS: SocialSettings = { ...SETTINGS_DEFAULTS, approveFirst: true };

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
