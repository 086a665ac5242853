import type { GetBookingSummary, GetProjectSummary } from '@contract';
import useSWR from 'swr';
import { useLive } from '../../lib/live';

/** What the sidebar counts. */
export interface Counters {
  /** Active projects. */
  projects: number;
  /** Consultations ahead. */
  consultations: number;
}

/** The sidebar's counters, kept up to date; 0 while they are unknown. */
export function useCounters(): Counters {
  const projects = useSWR<GetProjectSummary['response']>('/projects/summary');
  const bookings = useSWR<GetBookingSummary['response']>('/bookings/summary');
  useLive('projects', () => void projects.mutate());
  useLive('bookings', () => void bookings.mutate());
  return {
    projects: projects.data?.data.active ?? 0,
    consultations: bookings.data?.data.upcoming ?? 0,
  };
}
