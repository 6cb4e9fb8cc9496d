// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { run } from '@suite/node/process'
import type { OccOptions, OccResult } from '../host.ts'
import { commandSettings, flags } from '../php.ts'
import { settingsFile } from './instance.ts'
import { embeddedSource } from './libraries.ts'

/** Runs the embedded host's occ for the instance in a directory; throws with the command's output when it fails. */
export async function occ(directory: string, args: readonly string[], options: OccOptions = {}): Promise<OccResult> {
	const [command = 'list', ...rest] = args
	const result = await run('php', [
		...flags([...commandSettings(directory), 'display_errors=stderr']),
		`${embeddedSource}/console.php`,
		command,
		'--no-interaction',
		'--no-ansi',
		...rest,
	], {
		cwd: directory,
		env: { HOST_SETTINGS: settingsFile(directory), TMPDIR: `${directory}/tmp`, ...options.env },
		input: options.input,
	})
	if (result.code !== 0 && options.mayFail !== true) {
		throw new Error(`occ ${args.join(' ')} ended with ${result.code}:\n${result.stdout}${result.stderr}`.trimEnd())
	}
	return result
}
