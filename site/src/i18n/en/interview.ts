import type { interview as it } from '../it/interview';
import { plural } from '../plural';
import type { Words } from '../types';

export const interview: Words<typeof it> = {
  title: 'Project chat',
  unnamed: 'New project',
  back: 'Back to the projects',
  loading: 'Loading the chat...',
  loadFailed: 'The messages could not be loaded',
  notFound: 'This chat does not exist',
  notFoundHint: 'It was deleted, or belongs to another account.',
  toProjects: 'Go to the projects',
  progress: 'Progress: {done}/{of}',
  progressLabel: 'Progress of the interview',
  progressText: '{done} steps of {of} complete',
  write: 'Write a message...',
  sendFailed: 'The message could not be sent',
  offline: 'You are offline: what you write stays here, and can be sent as soon as you are back.',
  stale: 'Another device has answered already: this is where we are.',
  why: 'Why I ask',
  example: 'For example: {example}',
  optional: 'You can skip this question.',
  choose: {
    hint: 'You can choose more than one',
    send: plural('Send the choice', 'Send {count} choices'),
    none: 'Send the choice',
  },
  accounts: {
    zone: 'Upload the accounts',
    button: 'Choose the file',
    hint: 'XBRL, CSV or XLSX, at most 5 MB: drag it here or choose it. You can also paste the lines into the message.',
    tooLarge: 'The file is larger than 5 MB',
    failed: 'The file could not be uploaded',
  },
  months: {
    title: 'Turnover month by month',
    hint: 'Empty months count as zero. You can paste twelve values at once.',
    send: 'Send the twelve months',
  },
  panel: {
    open: 'Steps and results',
    title: 'Steps and results',
    tabs: 'What to see',
    steps: 'Steps',
    results: 'Results',
    done: 'Complete',
    current: 'Under way',
    later: 'To do',
    correct: 'Correct',
    correctOf: 'Correct the answer to: {question}',
    skipped: 'Skipped',
    noResults: 'Nothing computed yet',
    noResultsHint:
      'As soon as the answers suffice, indices, margins and the cash plan appear here. Figures are always computed, never guessed.',
  },
  correctFailed: 'The step could not be opened again',
  report: 'Create report',
  draft: 'Create a draft report',
  over: {
    title: 'Interview complete',
    text: 'You can now create the report with analysis and offer. The answers stay here and you can always correct them.',
  },
};
