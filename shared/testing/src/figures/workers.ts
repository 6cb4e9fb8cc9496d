// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Kills every process of php-fpm that serves requests of an instance; its leader starts new ones. Returns their ids. */
export function killWorkers(directory: string): number[] {
	const workers = workersOf(directory)
	workers.forEach((pid) => process.kill(pid, 'SIGKILL'))
	return workers
}

/** Until it has ended, a killed process may still be handed a request; on a busy machine this can take long. */
export async function haveEnded(killed: readonly number[]): Promise<void> {
	while (killed.some((pid) => existsSync(`/proc/${pid}`))) {
		await pause(10)
	}
}

/** Kills the commands of an instance whose arguments contain a word; there may be none. Returns their ids. */
export function killCommands(directory: string, word: string): number[] {
	// occ goes to the folder of the server, and tells its instance by the environment alone
	const environment = `NEXTCLOUD_CONFIG_DIR=${directory}/config/`
	const has = (pid: number, file: string, text: string) => about(pid, file).split('\0').includes(text)
	const commands = processIds().filter((pid) => has(pid, 'cmdline', word) && has(pid, 'environ', environment))
	commands.forEach((pid) => process.kill(pid, 'SIGKILL'))
	return commands
}

/** @throws when there are none, because nothing would be killed */
function workersOf(directory: string): number[] {
	const processes = processIds()
	const leader = processes.find((pid) => about(pid, 'cmdline').startsWith('php-fpm: master process') && isIn(pid, directory))
	const workers = processes.filter((pid) => leader !== undefined && new RegExp(`^PPid:\\s+${leader}$`, 'm').test(about(pid, 'status')))
	if (workers.length === 0) {
		throw new Error('No process of php-fpm is there to be killed.')
	}
	return workers
}

const processIds = (): number[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number)

/** What the kernel tells about a process; empty when it has ended in the meantime. */
function about(pid: number, file: string): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, 'utf8')
	} catch {
		return ''
	}
}

/** Whether a process runs in a directory; not any more when it has ended in the meantime. */
function isIn(pid: number, directory: string): boolean {
	try {
		return readlinkSync(`/proc/${pid}/cwd`) === directory
	} catch {
		return false
	}
}
