// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readdirSync, readFileSync } from 'node:fs'

// proc_pid_stat(5); ticks per second are 100 on every Linux that Node runs on
const ticks = 100

interface Stat {
	readonly parent: number
	readonly group: number
	/** Processor seconds of the process itself. */
	readonly own: number
	/** Of its children that have ended. */
	readonly ended: number
}

/** What the kernel says of a process; undefined for one that is gone, and on a system without /proc. */
function stat(pid: number | 'self'): Stat | undefined {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
		const fields = text.slice(text.lastIndexOf(')') + 2).split(' ').map(Number)
		const [parent = 0, group = 0] = fields.slice(1)
		const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11)
		return { parent, group, own: (user + system) / ticks, ended: (endedUser + endedSystem) / ticks }
	} catch {
		return undefined
	}
}

function everyProcess(): [number, Stat][] {
	try {
		return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((name) => {
			const found = stat(Number(name))
			return found === undefined ? [] : [[Number(name), found] satisfies [number, Stat]]
		})
	} catch {
		return []
	}
}

let known = 0

/**
 * Processor seconds of the children of this process that have ended since the last call, with all that they waited for. Called
 * as each child ends, this is that child's; two that end in the same moment are counted as one.
 */
export function takeEndedCpuSeconds(): number {
	const ended = stat('self')?.ended ?? 0
	const taken = ended - known
	known = ended
	return taken
}

/** Processor seconds of a process group that runs, ended children included. */
export function groupCpuSeconds(leader: number): number {
	return everyProcess().filter(([, { group }]) => group === leader).reduce((total, [, { own, ended }]) => total + own + ended, 0)
}

/** A process and all that it started, as far as they run. */
export function processTree(leader: number): number[] {
	const all = everyProcess()
	const tree = [leader]
	for (let index = 0; index < tree.length; index++) {
		tree.push(...all.filter(([, { parent }]) => parent === tree[index]).map(([pid]) => pid))
	}
	return tree
}

/**
 * Adds up the processor time of a process and all that it starts by looking at them again and again. A browser's processes are
 * told from no other way: they end without anyone waiting for them.
 *
 * @return ends the looking and gives the seconds; what ran between two looks only is missing
 */
export function watchCpuSeconds(leader: number): () => number {
	const seen = new Map<number, number>()
	const look = () => {
		for (const pid of processTree(leader)) {
			seen.set(pid, stat(pid)?.own ?? seen.get(pid) ?? 0)
		}
	}
	const clock = setInterval(look, 300)
	clock.unref()
	return () => {
		clearInterval(clock)
		return [...seen.values()].reduce((total, own) => total + own, 0)
	}
}
