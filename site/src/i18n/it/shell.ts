import { plural } from '../plural';

/** The signed-in frame's own words: production steps, counters, the builder's button. */
export const shell = {
  builder: 'Builder',
  steps: {
    button: 'Step di produzione',
    none: 'Nessuno step presente',
    noneHint: 'Comincia un progetto: lo accompagniamo in otto passi.',
    start: 'Nuovo progetto',
    progress: '{done} passi su {of}',
    done: 'fatto',
    current: 'in corso',
    next: 'il prossimo',
    later: 'più avanti',
    complete: 'Intervista completa',
    goOn: 'Continua nella chat',
    open: 'Apri la chat',
    loadFailed: 'Gli step non arrivano',
  },
  counters: {
    projects: plural('{count} attivo', '{count} attivi'),
    consultations: plural('{count} in programma', '{count} in programma'),
  },
};
