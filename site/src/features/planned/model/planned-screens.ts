import { paths } from '../../../app/paths';

/** Screens of the specification that are not built yet: where they will be, and where to go meanwhile. */
export const PLANNED = [
  { id: 'tour', path: '/tutorial', where: 'public', meanwhile: paths.howItWorks() },
  { id: 'help', path: '/help', where: 'public', meanwhile: paths.faq() },
  { id: 'privacy', path: '/privacy', where: 'public', meanwhile: paths.home() },
  { id: 'terms', path: '/termini', where: 'public', meanwhile: paths.home() },
  { id: 'cookies', path: '/cookie', where: 'public', meanwhile: paths.home() },
  { id: 'social', path: '/social-builder', where: 'app', meanwhile: paths.myProducts() },
  // Guarded apart, for administrators only.
  { id: 'admin', path: '/admin', where: 'admin', meanwhile: '/cms' },
] as const;

export type PlannedScreen = (typeof PLANNED)[number];
