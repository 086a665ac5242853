/** spec/customer-app.md §2: the tour, in this order. */
export const TOUR_STEPS = ['welcome', 'chat', 'analysis', 'reports', 'sharing'] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

/** The step an address asks for, from 0; the first when it asks for none. */
export const stepOf = (search: URLSearchParams): number => {
  const step = Math.floor(Number(search.get('passo') ?? 1));
  return Number.isFinite(step) ? Math.min(TOUR_STEPS.length, Math.max(1, step)) - 1 : 0;
};
