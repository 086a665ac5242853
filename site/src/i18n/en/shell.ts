import type { shell as it } from '../it/shell';
import { plural } from '../plural';
import type { Words } from '../types';

export const shell = {
  builder: 'Builder',
  name: {
    label: 'Project name',
    saved: 'Name saved',
  },
  sidebar: {
    label: 'Sections',
    assistant: 'Assistant',
    projects: 'Projects',
    consultations: 'Consultations',
    marketplace: 'Marketplace',
    help: 'Help',
    admin: 'Admin',
    settings: 'Settings',
    collapse: 'Collapse the sidebar',
    expand: 'Expand the sidebar',
  },
  settings: {
    title: 'Settings',
    models: 'AI models',
    engineEmbedded: 'Built-in engine: answers come from your documents and stay on this server.',
    engineOpenaiCompatible: 'A language model is connected, with the built-in engine as a reserve.',
    engineWebhook: 'An outside automation is connected, with the built-in engine as a reserve.',
    version: 'Version',
  },
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
