import type { Locale } from '../contract';

/** What the simulated networks' own pages say. */
export interface SimulationWords {
  badge: string;
  title(network: string): string;
  explanation: string;
  question: string;
  pages: Record<0 | 1 | 3, string>;
  boards: Record<0 | 1 | 3, string>;
  deny: string;
  other: string;
  post: { title: string; explanation(network: string): string; gone: [heading: string, text: string] };
}

export const simulationWords: Readonly<Record<Locale, SimulationWords>> = {
  it: {
    badge: 'Simulazione',
    title: (network) => `Accesso simulato a ${network}`,
    explanation:
      'Questo server non è collegato al social vero: qui non serve nessuna password, e quello che pubblichi resta su questo server.',
    question: 'Che cosa vuoi provare?',
    pages: {
      0: 'Consenti, senza nessuna pagina',
      1: 'Consenti, con una pagina',
      3: 'Consenti, con tre pagine',
    },
    boards: {
      0: 'Consenti, senza nessuna bacheca',
      1: 'Consenti, con una bacheca',
      3: 'Consenti, con tre bacheche',
    },
    deny: 'Rifiuta',
    other: 'English',
    post: {
      title: 'Post simulato',
      explanation: (network) => `Nessuno lo vede su ${network}: esiste soltanto su questo server.`,
      gone: ['Questo post non c’è', 'È stato eliminato, o l’indirizzo non è giusto.'],
    },
  },
  en: {
    badge: 'Simulation',
    title: (network) => `Simulated sign-in at ${network}`,
    explanation:
      'This server is not connected to the real network: no password is needed here, and what you publish stays on this server.',
    question: 'What would you like to try?',
    pages: { 0: 'Allow, with no page', 1: 'Allow, with one page', 3: 'Allow, with three pages' },
    boards: { 0: 'Allow, with no board', 1: 'Allow, with one board', 3: 'Allow, with three boards' },
    deny: 'Refuse',
    other: 'Italiano',
    post: {
      title: 'Simulated post',
      explanation: (network) => `Nobody sees it on ${network}: it exists on this server only.`,
      gone: ['This post is not there', 'It was deleted, or the address is not right.'],
    },
  },
};
