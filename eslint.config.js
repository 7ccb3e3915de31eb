import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import query from '@tanstack/eslint-plugin-query';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noNewerMembers } from './scripts/browsers/no-newer-members.js';
import { importZones } from './scripts/lint/import-zones.js';
import { textElements } from './scripts/lint/text-elements.js';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/lib',
      '!web/src/lib',
      '**/coverage',
      'reports',
      '.rollwell',
      '**/.cache',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  importX.flatConfigs.typescript,
  {
    languageOptions: {
      globals: globals.node,
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX, 'check-file': checkFile },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['./tsconfig.json', './functions/tsconfig.json', './web/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': [
        'error',
        // What a loader of React Router throws: `throw data(null, { status: 404 })`.
        { allow: [{ from: 'package', package: 'react-router', name: 'DataWithResponseInit' }] },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      'no-restricted-syntax': [
        'error',
        {
          selector: `MemberExpression[property.name='pathname'][object.arguments.1.object.type='MetaProperty']`,
          message: 'A folder may be named with a space or an ü: join(import.meta.dirname, …).',
        },
        {
          selector: `:matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']`,
          message: 'A format takes up to 80 ms of a phone to make: make it when it is asked for.',
        },
        {
          selector: `JSXAttribute[name.name='type'][value.value='number']`,
          message:
            'Browsers drop what they take for no number: NumberField leaves it to readNumber.',
        },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { zones: importZones }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,js,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  {
    files: ['functions/src/contract/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!yup$|\\.)', message: 'The contract needs yup alone.' }] },
      ],
    },
  },
  {
    files: ['functions/src/domain/**', 'functions/src/data/**', 'functions/src/http/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^firebase-functions(?!/logger|/params)',
              message: 'Only index.ts names Firebase triggers.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['functions/src/domain/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(express|stripe|firebase-admin|firebase-functions|sharp|file-type)',
              message: 'The domain is pure: go through data/.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportExpression',
          message: 'What is loaded late is a library: go through data/.',
        },
      ],
    },
  },
  {
    files: ['functions/src/http/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "MemberExpression[object.object.name='deps'][object.property.name!='settings']",
          "ObjectPattern[typeAnnotation.typeAnnotation.typeName.name='Deps']",
        ].map((selector) => ({
          selector,
          message: 'A handler calls a use case, which calls what is behind `deps`.',
        })),
      ],
    },
  },
  {
    files: ['web/src/**', 'web/public/**'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['web/src/**'],
    extends: [jsxA11y.configs.strict, query.configs['flat/recommended-strict']],
    plugins: { ours: { rules: { 'text-elements': textElements } } },
    rules: {
      // In a dialog that asks, the focus begins on the answer that changes nothing.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      'ours/text-elements': 'error',
    },
  },
  {
    files: ['web/src/{components,lib}/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@rollwell/functions/contract'],
              importNamePattern:
                '^(New|is)?(Basket|Blog|Order|Product|Profile|Purchase|Review|ShopSettings|StockAlert|Withdrawal)|^order[A-Z]',
              message: 'Shared pieces know no subject: entities/ or the feature that shows it.',
            },
          ],
        },
      ],
    },
  },
  {
    // What runs in a browser has to run in all that package.json promises.
    files: ['web/src/**', 'web/public/**', 'functions/src/contract/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [compat.configs['flat/recommended']],
    // Used where it is asked for first.
    settings: { lintAllEsApis: true, polyfills: ['Intl.Segmenter'] },
  },
  {
    files: ['web/src/**', 'functions/src/contract/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { browsers: { rules: { 'no-newer-members': noNewerMembers } } },
    rules: { 'browsers/no-newer-members': 'error' },
  },
  {
    files: [
      '{packages,scripts,functions/scripts,tests/bench}/**',
      'tests/restore/*.ts',
      'tests/{abuse,fuzz,histories,mail,office,other-browsers,reads,simulation,uploads,webhooks}/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['describe', 'it', 'test'].map((object) => ({
          object,
          property: 'only',
          message: 'Run one file instead.',
        })),
      ],
    },
  },
  {
    files: ['**/*.config.{ts,js}', '**/*.{js,mjs}'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
  prettier,
);
