// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readdirSync } from 'node:fs'
import { root } from '@suite/node/paths'

/**
 * Files with the scripts of apps, in execution order.
 *
 * @param owners - ids of apps, and `shared` for the host's own scripts
 */
export function twinCases(owners: readonly string[]): string[] {
	return owners.flatMap((owner) => {
		const folder = owner === 'shared' ? `${root}/shared/testing/src/twin/cases` : `${root}/apps/${owner}/tests/twin`
		return existsSync(folder)
			? readdirSync(folder).filter((name) => name.endsWith(owner === 'shared' ? '.ts' : '.twin.ts')).sort().map((name) =>
					`${folder}/${name}`)
			: []
	})
}
