// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export default {
	extends: '@nextcloud/stylelint-config',
	rules: {
		// where a line breaks is left to the writer
		'rule-empty-line-before': null,
		'declaration-empty-line-before': null,
	},
	overrides: [
		// `15px/1.5` is a font here and no division
		{ files: ['**/*.css'], rules: { 'scss/operator-no-unspaced': null } },
	],
	ignoreFiles: ['**/node_modules/**', '**/vendor/**', 'build/**', 'apps/*/css/**', 'apps/*/js/**'],
}
