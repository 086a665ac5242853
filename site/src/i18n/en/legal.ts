import type { legal as it } from '../it/legal';
import type { Words } from '../types';

export const legal = {
  title: 'Legal',
  description: '{title}: the version in force, written so that it can be read.',
  version: 'Version {version}, in force since {day}',
  failed: 'The page does not arrive',
  operator: {
    title: 'Who runs this site',
    unknown:
      'Whoever runs this installation has not given their data yet. Without them the service must not be offered to the public.',
    missing: 'not given',
    name: 'Name',
    address: 'Address',
    vatNumber: 'VAT number',
    email: 'Email',
    pec: 'Certified email (PEC)',
  },
} satisfies Words<typeof it>;
