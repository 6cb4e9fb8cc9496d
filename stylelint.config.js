// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export default {
	extends: '@nextcloud/stylelint-config',
	ignoreFiles: ['**/node_modules/**', '**/vendor/**', 'build/**', 'apps/*/css/**', 'apps/*/js/**'],
}
