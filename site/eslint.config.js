import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', '.tmp', 'node_modules'] },
  ...tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  noUnsanitized.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // A handler that answers a promise is fine where React ignores it; the promise's failure is handled inside.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Lists without bullets lose their role in Safari; saying it again is deliberate.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // What only the browser knows (storage, the address's hash, chance) may reach a hydrated page by an effect alone.
      'react-hooks/set-state-in-effect': 'off',
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
    files: ['**/*.test.{ts,tsx}', 'src/testing/**'],
    rules: { '@typescript-eslint/require-await': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['eslint.config.js', 'public/*.js'], ...tseslint.configs.disableTypeChecked },
);
