import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import tseslint from 'typescript-eslint';

/** What oxlint does not know; the rest, and all that needs types, is in `.oxlintrc.json`. */
export default tseslint.config(
  { ignores: ['dist', '.tmp', 'node_modules'] },
  tseslint.configs.base,
  jsxA11y.flatConfigs.recommended,
  noUnsanitized.configs.recommended,
  {
    files: ['**/*.{js,ts,tsx}'],
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Lists without bullets lose their role in Safari; saying it again is deliberate.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A region that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: true },
      ],
      // A form that somebody opened takes the keyboard at its first field; a page never does.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A press on a modal's backdrop lands on the dialog itself; the keyboard has Esc.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        {
          handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
          dialog: ['onMouseDown'],
          // Esc in any field of a form that was opened on request leaves it.
          form: ['onKeyDown'],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          // Emotion writes <style> beside elements on the server, so that positions count wrong there.
          selector: 'Literal[value=/:(first|last|nth)-child/]',
          message: 'Use :first-of-type or a prop: server rendering puts <style> between children.',
        },
      ],
    },
  },
  {
    // One way to the API, with one reading of its refusals.
    files: ['src/{app,features,shared,ui}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      // Our own page, to learn whether it can be reached; and a file of the widget's build.
      'src/app/use-reachable.ts',
      'src/features/chatbot-builder/installation/api/use-widget-package.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Use http, useSWR, fetchApi or downloadFile: they throw ApiFailure.' },
      ],
    },
  },
);
