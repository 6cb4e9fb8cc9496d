// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { root } from '@suite/node/paths'
import { run, type Finished } from '@suite/node/process'
import { temporaryDirectory } from './temporary.ts'

/** Runs a command of this repository on a machine that has nothing but Node, a shell and the programs that are named. */
export function onBareMachine(command: string, args: readonly string[], programs: readonly string[] = []): Promise<Finished> {
	const folder = temporaryDirectory()
	symlinkSync(process.execPath, `${folder}/node`)
	for (const name of ['bash', 'sh', 'cat', 'dirname', 'grep', ...programs]) {
		symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), `${folder}/${name}`)
	}
	return run(`${folder}/${command}`, args, { cwd: root, env: { PATH: folder } })
}
