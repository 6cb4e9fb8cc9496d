// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { basename } from 'node:path'
import { isFrontEndCurrent } from '@suite/node/front-end'

const current = new Set<string>()

/**
 * The folder of an app whose front end is built, in `js` and `css`, from the sources as they are now.
 *
 * @throws {Error} with one sentence when it is not
 */
export function builtFrontEnd(folder: string): string {
	// nobody edits while a suite runs, and every test asks
	if (!current.has(folder) && !isFrontEndCurrent(basename(folder))) {
		throw new Error(`The front end of ${basename(folder)} is not built from the sources as they are now: run npm run build.`)
	}
	current.add(folder)
	return folder
}
