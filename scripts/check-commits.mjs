// @ts-check
import { spawnSync } from 'node:child_process';

/** The rules of CONTRIBUTING.md hold for what came after this file. */
const SELF = 'scripts/check-commits.mjs';
const SUBJECT = /^(feat|fix|refactor|test|docs|chore|perf|build|style)(\([^()]+\))?: \S/;
const LONGEST_SUBJECT = 100;

/**
 * What git prints, or null where there is no git or no repository.
 * @param {string[]} args
 */
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : null;
};

/**
 * What is wrong with one message.
 * @param {string} message
 */
const problemsOf = (message) => {
  const [subject = '', ...rest] = message.trim().split('\n');
  return [
    !SUBJECT.test(subject) && 'the subject is not "type(scope): what"',
    subject.length > LONGEST_SUBJECT && `the subject is longer than ${LONGEST_SUBJECT} characters`,
    rest.join('').trim() === '' && 'it has no body that says why',
  ].filter((problem) => problem !== false);
};

// --full-history: the first addition of the file, also when another branch brought it.
const added = git('log', '--full-history', '--diff-filter=A', '--format=%H', '--', SELF)
  ?.trim()
  .split('\n')
  .at(-1);
if (!added) {
  console.log('Commit messages were not checked: there is no git history here.');
} else {
  // Only descendants: branches that began earlier did not know the rules.
  const log = git('log', '--no-merges', '--ancestry-path', '--format=%h%n%B%x00', `${added}..HEAD`) ?? '';
  const faults = log.split('\0').flatMap((entry) => {
    const [commit = '', ...message] = entry.trim().split('\n');
    if (commit === '') return [];
    return problemsOf(message.join('\n')).map((problem) => `${commit} ${message[0] ?? ''}: ${problem}`);
  });
  if (faults.length > 0) {
    console.error(`Commit messages (see CONTRIBUTING.md):\n${faults.join('\n')}`);
    process.exitCode = 1;
  }
}
