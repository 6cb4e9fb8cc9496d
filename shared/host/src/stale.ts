// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ChildProcess } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAlive, signalGroup } from './processes.ts'

/** How the directories of instances begin. */
export const instancePrefix = 'nextcloud-instance-'

/** Notes that this process owns the instance in a directory. */
export function noteOwner(directory: string): void {
	writeFileSync(`${directory}/owner`, String(process.pid))
}

/** The live process that owns the instance in a directory. */
export function ownerOf(directory: string): number | undefined {
	const owner = processNoted(`${directory}/owner`)
	return owner !== undefined && isAlive(owner) ? owner : undefined
}

/** Notes which process serves the instance in a directory, for a later run that finds it without an owner. */
export function noteLeader(directory: string, leader: ChildProcess): void {
	writeFileSync(`${directory}/leader`, String(leader.pid))
}

/** Ends what still serves an instance that has no owner any more. */
export function endLeader(directory: string): void {
	const leader = processNoted(`${directory}/leader`)
	if (leader !== undefined && commandOf(leader).includes(`${directory}/`)) {
		signalGroup(leader, 'SIGKILL')
	}
}

/** Removes instances whose owner was killed before it could do so itself, and ends what still serves them. */
export function removeStale(): void {
	for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(instancePrefix))) {
		const directory = `${tmpdir()}/${name}`
		const owner = processNoted(`${directory}/owner`)
		if (owner === undefined || isAlive(owner)) {
			continue
		}
		endLeader(directory)
		rmSync(directory, { recursive: true, force: true, maxRetries: 3 })
	}
}

function processNoted(file: string): number | undefined {
	try {
		return Number(readFileSync(file, 'utf8')) || undefined
	} catch {
		return undefined
	}
}

/** The command line of a process; empty when it is gone, or when this system does not tell: process ids are used again. */
function commandOf(pid: number): string {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
	} catch {
		return ''
	}
}
