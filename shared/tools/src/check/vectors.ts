// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Source } from './sources.ts'

/**
 * A rule implemented in the browser and on the server has one file of test vectors: finds those that only one side's tests read.
 *
 * @param paths - all our files
 * @param tests - the tests of both sides
 */
export function vectorProblems(paths: readonly string[], tests: readonly Source[]): string[] {
	return paths.filter((path) => /(^|[/-])vectors\.json$/.test(path)).flatMap((path) => {
		// identified by its last two path segments: tests reference it from different folders
		const name = path.split('/').slice(-2).join('/')
		return [['vitest', /\.test\.ts$/], ['PHPUnit', /Test\.php$/]].flatMap(([side, fits]) => {
			const isRead = tests.some((test) => (fits as RegExp).test(test.path) && test.text.includes(name))
			return isRead ? [] : [`${path}: no test of ${side as string} reads it`]
		})
	})
}
