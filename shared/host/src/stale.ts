// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { isAlive, signalGroup } from '@suite/node/lifetime'

/** How the directories of instances begin. */
export const instancePrefix = 'nextcloud-instance-'

/** The file system in memory that Linux has. */
const memory = '/dev/shm'

/** Bytes of memory that must be free for an instance to live there. */
const roomInMemory = 2 * 1024 ** 3

/**
 * Makes a directory for an instance.
 *
 * @param inMemory - where this machine has a file system in memory with room, there
 */
export function newInstanceDirectory(inMemory: boolean): string {
	return mkdtempSync(`${inMemory && hasRoomInMemory() ? memory : tmpdir()}/${instancePrefix}`)
}

function hasRoomInMemory(): boolean {
	if (!existsSync(memory)) {
		return false
	}
	const { bavail, bsize } = statfsSync(memory)
	return Math.min(bavail * bsize, freemem()) >= roomInMemory
}

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
	const directories = [tmpdir(), memory].filter(existsSync)
		.flatMap((folder) => readdirSync(folder).filter((entry) => entry.startsWith(instancePrefix)).map((entry) => `${folder}/${entry}`))
	for (const directory of directories) {
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
