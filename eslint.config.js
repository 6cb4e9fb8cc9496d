// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { recommended } from '@nextcloud/eslint-config'
import { defineConfig } from 'eslint/config'

const namedExportsOnly = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' }

const pollInstead = 'What is read once may change a moment later: write expect.poll or expect(locator), or read what is final before.'
const awaited = ':matches(CallExpression[callee.name="expect"], CallExpression[callee.object.name="expect"][callee.property.name="soft"])'
// A busy machine makes any time too short, and a quiet one waits in vain.
const timeless = [
	{ selector: `${awaited} > AwaitExpression`, message: pollInstead },
	{ selector: `${awaited} > :not(:function) AwaitExpression`, message: pollInstead },
	{ selector: 'MemberExpression[property.name="waitForTimeout"]', message: 'Wait for what is to happen, or use page.clock.' },
	{ selector: 'Literal[value="networkidle"]', message: 'Wait for what is to happen: saved(), ready() or a locator.' },
	{ selector: 'CallExpression[callee.name=/^set(Timeout|Interval)$/]', message: 'Wait for what is to happen, or use page.clock.' },
	{
		selector: 'CallExpression[callee.property.name=/^set(Timeout|Interval)$/]:not([callee.object.name="test"])',
		message: 'Wait for what is to happen, or use page.clock.',
	},
	{ selector: 'ImportDeclaration[source.value=/^(node:)?timers/]', message: 'Wait for what is to happen, or use page.clock.' },
]

// The prettier parts of the preset (where a line breaks, how imports are sorted) are left to the writer;
// what can be wrong or unclear is an error, and a warning counts as one (`--max-warnings 0`).
export default defineConfig([
	{
		name: 'house/ignores',
		ignores: [
			'build/**', 'apps/*/js/**', 'apps/*/css/**', 'apps/*/l10n/**', 'apps/*/openapi.json', 'apps/*/lib/**', 'shared/*/generated/**',
			'**/vendor/**', 'apps/*/tests/fixtures/rules/vectors.json', 'test-results/**', 'playwright-report/**', 'package-lock.json',
		],
	},
	...recommended,
	{
		name: 'house/style',
		files: ['**/*.ts', '**/*.js', '**/*.mjs', '**/*.vue'],
		rules: {
			'perfectionist/sort-imports': 'off',
			'perfectionist/sort-named-imports': 'off',
			'perfectionist/sort-named-exports': 'off',
			'perfectionist/sort-exports': 'off',
			'antfu/top-level-function': 'off',
			'@stylistic/exp-list-style': 'off',
			'@stylistic/no-tabs': 'off',
			'@stylistic/max-statements-per-line': 'off',
			'@stylistic/implicit-arrow-linebreak': 'off',
			'@stylistic/indent-binary-ops': 'off',
			'@stylistic/multiline-ternary': 'off',
			'@stylistic/function-paren-newline': 'off',
			'@stylistic/function-call-argument-newline': 'off',
			'vue/max-attributes-per-line': 'off',
			// `{{ ' ' }}` is a space that must stay
			'vue/no-useless-mustaches': 'off',
			'vue/singleline-html-element-content-newline': 'off',
			'@stylistic/operator-linebreak': ['error', 'before', { overrides: { '=': 'after' } }],
		},
	},
	{
		// Types say what a parameter is and names what it means: a comment is there for the rest.
		name: 'house/comments',
		files: ['**/*.ts', '**/*.js', '**/*.mjs', '**/*.vue'],
		rules: {
			'jsdoc/require-jsdoc': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-description': 'off',
			'jsdoc/require-yields': 'off',
			'jsdoc/require-throws-type': 'off',
			'jsdoc/check-tag-names': 'off',
			'jsdoc/check-param-names': 'off',
			'jsdoc/escape-inline-tags': 'off',
		},
	},
	{
		name: 'house/correctness',
		files: ['**/*.ts', '**/*.vue'],
		rules: {
			'no-restricted-syntax': ['error', namedExportsOnly],
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
			// a file reads from what it offers down to its helpers
			'@typescript-eslint/no-use-before-define': ['error', { functions: false, classes: false, typedefs: false, variables: false }],
			'@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
			'no-console': ['error', { allow: ['error', 'warn'] }],
			eqeqeq: ['error', 'always', { null: 'ignore' }],
		},
	},
	{
		name: 'house/default-exports-a-tool-asks-for',
		files: ['**/*.config.*', 'playwright.config.ts', '**/*.vue', '**/*.d.ts'],
		rules: { 'no-restricted-syntax': 'off' },
	},
	{
		// Command-line programs speak on the console.
		name: 'house/command-line',
		files: [
			'shared/node/**', 'shared/fixtures/**', 'shared/tools/**', 'shared/host/**', 'shared/testing/**', 'apps/*/tests/**',
			'*.config.*',
		],
		rules: { 'no-console': 'off' },
	},
	{
		// Tests look for words and stand in for the host, deprecated globals included.
		name: 'house/tests',
		files: ['**/tests/**', 'shared/fixtures/**', 'shared/testing/**'],
		rules: {
			'@nextcloud/l10n-non-breaking-space': 'off',
			'@nextcloud/no-deprecated-globals': 'off',
			'no-useless-concat': 'off',
		},
	},
	{
		name: 'house/browser-tests',
		files: ['**/e2e/**/*.ts'],
		rules: { 'no-restricted-syntax': ['error', namedExportsOnly, ...timeless] },
	},
	{
		name: 'house/json',
		files: ['**/package.json'],
		rules: { 'package-json/sort-package-json': 'off' },
	},
])
