import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/'] },
  ...tseslint.configs.recommended,
  lit.configs['flat/recommended'],
  noUnsanitized.configs.recommended,
  {
    files: ['src/**/*.ts'],
    languageOptions: { globals: globals.browser },
    plugins: { 'lit-a11y': litA11y },
    rules: {
      ...litA11y.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    // The address is the origin of the script itself plus a name from the build: there is no literal for it.
    files: ['src/embed.ts'],
    rules: { 'no-unsanitized/method': 'off' },
  },
  {
    // Chai's assertions are expressions.
    files: ['src/**/*.test.ts'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off' },
  },
);
