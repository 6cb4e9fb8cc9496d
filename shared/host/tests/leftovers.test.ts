// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withLock } from '@suite/node/lock'
import { endGroup, isAlive } from '@suite/node/lifetime'
import { instancePrefix, removeStale } from '../src/stale.ts'
import { temporaryDirectory, withEnvironment } from './temporary.ts'

/** The id of a process that has ended. */
const ended = (): number => spawnSync(process.execPath, ['-e', '']).pid

test('an instance whose owner is gone is removed, one whose owner lives is not, and nothing else is touched', () => {
	const directory = temporaryDirectory()
	withEnvironment({ TMPDIR: directory })
	for (const [name, owner] of [['dead', ended()], ['alive', process.pid]] as const) {
		mkdirSync(`${directory}/${instancePrefix}${name}/data`, { recursive: true })
		writeFileSync(`${directory}/${instancePrefix}${name}/owner`, String(owner))
	}
	mkdirSync(`${directory}/${instancePrefix}ownerless`)
	mkdirSync(`${directory}/other`)
	removeStale()
	expect(['dead', 'alive', 'ownerless'].map((name) => existsSync(`${directory}/${instancePrefix}${name}`))).toEqual([false, true, true])
	expect(existsSync(`${directory}/other`)).toBe(true)
})

test('what still serves a removed instance is ended; a process that only has the same id is not', async () => {
	const directory = temporaryDirectory()
	withEnvironment({ TMPDIR: directory })
	const serving = (name: string, argument: string) => {
		const place = `${directory}/${instancePrefix}${name}`
		mkdirSync(place)
		const leader = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', argument], { detached: true, stdio: 'ignore' })
		writeFileSync(`${place}/owner`, String(ended()))
		writeFileSync(`${place}/leader`, String(leader.pid))
		return leader
	}
	const left = serving('left', `${directory}/${instancePrefix}left/config`)
	const stranger = serving('reused', 'something else')
	const gone = new Promise((resolve) => {
		left.once('exit', (_code, signal) => resolve(signal))
	})
	removeStale()
	expect(await gone).toBe('SIGKILL')
	expect(isAlive(stranger.pid as number)).toBe(true)
	await endGroup(stranger)
})

test('ending a group ends its workers too', async () => {
	const worker =
		'require("child_process").spawn(process.execPath, ["-e", "process.on(\'SIGTERM\', () => {}); '
			+ 'process.stdout.write(String(process.pid)); setInterval(() => {}, 1000)"], { stdio: "inherit" })'
	const leader = spawn(process.execPath, ['-e', `${worker}; setInterval(() => {}, 1000)`], {
		detached: true,
		stdio: ['ignore', 'pipe', 'ignore'],
	})
	const pid = Number(await new Promise<string>((resolve) => {
		leader.stdout.once('data', (text: Buffer) => resolve(text.toString()))
	}))
	await endGroup(leader)
	await expect.poll(() => isRunning(pid)).toBe(false)
})

/** A killed process that nobody has waited for still has its id, as a zombie. */
function isRunning(pid: number): boolean {
	const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
	return state !== '' && !state.startsWith('Z')
}

test('of several at once each holds the lock alone, and the lock of a process that is gone is taken over', async () => {
	const path = `${temporaryDirectory()}/lock`
	mkdirSync(path)
	writeFileSync(`${path}/owner`, String(ended()))
	let inside = 0
	let most = 0
	await Promise.all([1, 2, 3].map(() => withLock(path, async () => {
		most = Math.max(most, ++inside)
		await new Promise((resolve) => {
			setImmediate(resolve)
		})
		inside--
	})))
	expect(most).toBe(1)
	expect(existsSync(path)).toBe(false)
})

test('a lock is let go when the work fails', async () => {
	const path = `${temporaryDirectory()}/lock`
	await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
	expect(existsSync(path)).toBe(false)
})
