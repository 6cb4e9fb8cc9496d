// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { isAlive, signalGroup } from '@suite/node/lifetime'

/** Name prefix of instance directories. */
export const instancePrefix = 'nextcloud-instance-'

/** Linux's in-memory file system. */
const memory = '/dev/shm'

/** Free memory in bytes required to keep an instance in memory. */
const roomInMemory = 2 * 1024 ** 3

/**
 * Creates a directory for an instance.
 *
 * @param inMemory - creates it in an in-memory file system if this machine has one with enough room
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

/** Records that this process owns the instance in a directory. */
export function noteOwner(directory: string): void {
	writeFileSync(`${directory}/owner`, String(process.pid))
}

/** The live process that owns the instance in a directory. */
export function ownerOf(directory: string): number | undefined {
	const owner = processNoted(`${directory}/owner`)
	return owner !== undefined && isAlive(owner) ? owner : undefined
}

/** Records which process serves the instance in a directory, for a later run that finds it without an owner. */
export function noteLeader(directory: string, leader: ChildProcess): void {
	writeFileSync(`${directory}/leader`, String(leader.pid))
}

/** Ends processes that still serve an instance without an owner. */
export function endLeader(directory: string): void {
	const leader = processNoted(`${directory}/leader`)
	if (leader !== undefined && commandOf(leader).includes(`${directory}/`)) {
		signalGroup(leader, 'SIGKILL')
	}
}

/** Removes instances whose owner was killed before it could clean up, and ends the processes that still serve them. */
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

/** The command line of a process; empty when it has ended or this system does not report it. Needed because process ids are reused. */
function commandOf(pid: number): string {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
	} catch {
		return ''
	}
}
