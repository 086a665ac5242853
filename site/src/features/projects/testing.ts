import type { InterviewQuestion, Project, ProjectChat, Report, ReportDocument } from '@contract';

/** A project as the API answers it. */
export const aProject = (changes: Partial<Project> = {}): Project => ({
  id: 'p1',
  name: 'Forno 2027',
  kind: 'no-filed-accounts',
  status: 'active',
  chatId: 'c1',
  companyName: 'Forno Rossi',
  step: 3,
  createdAt: '2026-11-21T09:00:00.000Z',
  ...changes,
});

/** A report as the API answers it. */
export const aReport = (changes: Partial<Report> = {}): Report => ({
  id: 'r1',
  projectId: 'p1',
  kind: 'analysis',
  version: 1,
  language: 'it',
  state: 'ready',
  failure: null,
  draft: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  changedAt: new Date().toISOString(),
  ...changes,
});
/** A report's content: figures, a chart, text with a link. */
export const REPORT_DOCUMENT: ReportDocument = {
  format: 1,
  kind: 'analysis',
  projectKind: 'no-filed-accounts',
  language: 'it',
  title: 'Analisi · Forno Rossi',
  subtitle: 'Attività senza bilancio depositato',
  company: 'Forno Rossi',
  day: '2026-11-21',
  draft: false,
  version: 1,
  sections: [
    {
      id: 'break-even',
      title: 'Margini e punto di pareggio',
      blocks: [
        { kind: 'figures', tiles: [{ label: 'Risultato', value: '−4.000 €', tone: 'poor' }] },
        {
          kind: 'bars',
          title: 'Fatturato e pareggio',
          summary: 'Il fatturato è 90.000 €, il pareggio non esiste.',
          unit: 'euro',
          labels: ['Fatturato', 'Pareggio'],
          series: [{ label: 'Euro', values: [90_000, null] }],
        },
        { kind: 'paragraph', text: [{ text: 'Apri la scheda', href: '/product-detail/x' }] },
      ],
    },
  ],
  sources: [[{ text: 'Risposte date nel percorso guidato.' }]],
  aiNotice: 'Documento preparato da un sistema automatico.',
  modelWritten: false,
};

/** A question of the interview. */
export const aQuestion = (changes: Partial<InterviewQuestion> = {}): InterviewQuestion => ({
  id: 'channels',
  step: 7,
  projectKind: 'no-filed-accounts',
  language: 'it',
  question: 'Da dove arrivano i clienti?',
  why: 'I consigli partono dai canali che usi già.',
  answerKind: 'choices',
  optional: false,
  quickReplies: [
    { value: 'premises', label: 'Negozio o sede', action: 'send' },
    { value: 'agents', label: 'Agenti e rivenditori', action: 'send' },
    { value: 'keep', label: 'Lascia com’è', action: 'send' },
  ],
  example: '',
  ...changes,
});
/** An interview that has come to its sixth step. */
export const aProjectChat = (changes: Partial<ProjectChat> = {}): ProjectChat => ({
  project: {
    id: 'p1',
    name: 'Forno 2027',
    kind: 'no-filed-accounts',
    status: 'active',
    chatId: 'c1',
    companyName: 'Forno Rossi',
    step: 6,
    createdAt: '2026-11-21T09:00:00.000Z',
  },
  messages: [
    {
      id: 'm1',
      author: 'assistant',
      text: 'Da dove arrivano i clienti?',
      step: 6,
      quickReplies: [],
      attachments: [],
      createdAt: '2026-11-21T09:00:00.000Z',
    },
  ],
  question: aQuestion(),
  correcting: false,
  progress: { done: 6, of: 8, draftReady: true, complete: false },
  steps: [],
  results: [],
  ...changes,
});
