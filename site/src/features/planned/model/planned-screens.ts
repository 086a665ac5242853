import { paths } from '../../../app/paths';

/** Screens of the specification that are not built yet: where they will be, and where to go meanwhile. */
export const PLANNED = [
  { id: 'social', path: '/social-builder', where: 'app', meanwhile: paths.myProducts() },
] as const;

export type PlannedScreen = (typeof PLANNED)[number];
