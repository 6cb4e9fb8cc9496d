// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { root } from './paths.ts'

/**
 * A digest of names and contents of files.
 *
 * @param paths - below the base, in an order that does not change
 */
export function digest(paths: readonly string[], base: string = root): string {
	const hash = createHash('sha256')
	for (const path of paths) {
		hash.update(`${path}\0`).update(readFileSync(`${base}/${path}`)).update('\0')
	}
	return hash.digest('hex')
}
