import { paths } from '../../../app/paths';

/** Screens of the specification that are not built yet: where they will be, and where to go meanwhile. */
export const PLANNED = [
  { id: 'social', path: '/social-builder', where: 'app', meanwhile: paths.myProducts() },
  // Guarded apart, for administrators only.
  { id: 'admin', path: '/admin', where: 'admin', meanwhile: '/cms' },
] as const;

export type PlannedScreen = (typeof PLANNED)[number];
