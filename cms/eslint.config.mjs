// @ts-check
import tseslint from 'typescript-eslint';

const NETWORK = 'Only engines talk to the outside world, through their adapters.';

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.tmp/**',
      '.strapi/**',
      'types/generated/**',
      'node_modules/**',
      'data/**',
      'public/**',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.lint.json', 'src/admin/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A port promises: what an adapter throws at once is then a promise that fails, as its callers expect.
      '@typescript-eslint/require-await': 'off',
      // Ports, stores and services are made of closures: whoever takes one of their functions has all that it needs.
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/api/**/*.ts', 'src/domain/**/*.ts', 'src/http/**/*.ts', 'src/jobs/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: NETWORK }],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: ['http', 'https', 'node:http', 'node:https'].map((name) => ({
            name,
            message: NETWORK,
            allowTypeImports: true,
          })),
        },
      ],
    },
  },
  {
    // What a server answers is read loosely in tests and measurements: what they say of it is their assertion.
    files: ['**/*.{test,suite}.ts', 'src/**/testing/**', 'bench/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['**/*.{js,mjs}'], ...tseslint.configs.disableTypeChecked },
);
