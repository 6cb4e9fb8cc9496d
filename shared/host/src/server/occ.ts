// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { writeFileSync } from 'node:fs'
import type { OccOptions, OccResult } from '../host.ts'
import { compiledSettings } from './compiled.ts'
import { runPhp } from './php.ts'

/** Runs the server's occ for the instance in a directory; throws with the command's output when it fails. */
export async function occ(server: string, directory: string, args: readonly string[], options: OccOptions = {}): Promise<OccResult> {
	// console.php and not occ: as root, occ switches to the owner of the config.php in the server's own directory
	const result = await runPhp(`${server}/console.php`, ['--no-interaction', '--no-ansi', ...args], directory, {
		env: { ...options.env },
		input: options.input,
		settings: compiledSettings(server, directory),
	})
	// the router detects by its length that settings may have changed
	writeFileSync(`${directory}/occ-runs`, '.', { flag: 'a' })
	if (result.code !== 0 && options.mayFail !== true) {
		throw new Error(`occ ${args.join(' ')} ended with ${result.code}:\n${result.stdout}${result.stderr}`.trimEnd())
	}
	return result
}
