import type { shell as it } from '../it/shell';
import { plural } from '../plural';
import type { Words } from '../types';

export const shell = {
  builder: 'Builder',
  steps: {
    button: 'Production steps',
    none: 'No steps yet',
    noneHint: 'Begin a project: we take it through eight steps.',
    start: 'New project',
    progress: '{done} steps of {of}',
    done: 'done',
    current: 'under way',
    next: 'next',
    later: 'later',
    complete: 'Interview complete',
    goOn: 'Go on in the chat',
    open: 'Open the chat',
    loadFailed: 'The steps do not arrive',
  },
  counters: {
    projects: plural('{count} active', '{count} active'),
    consultations: plural('{count} upcoming', '{count} upcoming'),
  },
} satisfies Words<typeof it>;
