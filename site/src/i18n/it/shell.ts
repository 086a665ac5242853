import { plural } from '../plural';

/** The signed-in frame's own words: sidebar, settings, production steps, counters, the builder's button. */
export const shell = {
  builder: 'Builder',
  name: {
    label: 'Nome del progetto',
    saved: 'Nome salvato',
  },
  sidebar: {
    label: 'Sezioni',
    assistant: 'Assistente',
    projects: 'Progetti',
    consultations: 'Consulenze',
    marketplace: 'Marketplace',
    help: 'Aiuto',
    admin: 'Admin',
    settings: 'Impostazioni',
    collapse: 'Riduci la barra laterale',
    expand: 'Espandi la barra laterale',
  },
  settings: {
    title: 'Impostazioni',
    models: 'Modelli AI',
    engineEmbedded: 'Motore integrato: le risposte nascono dai tuoi documenti e restano su questo server.',
    engineOpenaiCompatible: 'Modello linguistico collegato, con il motore integrato di riserva.',
    engineWebhook: 'Automazione esterna collegata, con il motore integrato di riserva.',
    version: 'Versione',
  },
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
