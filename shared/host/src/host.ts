// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFile } from 'node:fs/promises'

/** Result of an occ command. */
export interface OccResult {
	readonly code: number
	readonly stdout: string
	readonly stderr: string
}

/** Options for running an occ command. */
export interface OccOptions {
	/** Added to the command's environment. */
	readonly env?: Readonly<Record<string, string>>
	/** Standard input of the command. */
	readonly input?: string
	/** Whether a non-zero exit code is a result rather than an error. */
	readonly mayFail?: boolean
}

/** A login: name and password. */
export interface Login {
	readonly user: string
	readonly password: string
}

/** A Nextcloud driven over HTTP and occ, however it is implemented. */
export interface Host {
	/** server: a real Nextcloud; embedded: the part of it that our apps use. */
	readonly kind: 'server' | 'embedded'
	/** Version of the Nextcloud it runs or emulates, such as 34.0.1. */
	readonly version: string
	/** Base address without a slash at the end; throws before start. */
	readonly url: string
	/** The first account, a member of the group admin. */
	readonly administrator: Login
	start(): Promise<void>
	/** Stops the host and removes everything it wrote. May be called twice. */
	stop(): Promise<void>
	/** Runs an occ command; throws when it fails, unless mayFail. */
	occ(args: readonly string[], options?: OccOptions): Promise<OccResult>
	/** The host's log so far, oldest entry first. */
	logs(): Promise<LogEntry[]>
}

/** One line of the host's log. */
export interface LogEntry {
	/** 0 debug, 1 info, 2 warning, 3 error, 4 fatal. */
	readonly level: number
	/** Id of the app that wrote it, as far as the host knows. */
	readonly app: string
	readonly message: string
	/** Id of the request that wrote it. */
	readonly reqId: string
	readonly time: string
	readonly method: string
	readonly url: string
	/** Class, text and trace of an exception, when the entry has one. */
	readonly exception?: unknown
}

/** Level of a warning; entries below it do not indicate a fault. */
export const warningLevel = 2

/** Reads the host's log: one JSON object per line. A line truncated by a write in progress is left out. */
export function parseLog(text: string): LogEntry[] {
	return text.split('\n').flatMap((line) => {
		try {
			return line.trim() === '' ? [] : [JSON.parse(line) as LogEntry]
		} catch {
			return []
		}
	})
}

/** The log of the instance in a directory. */
export async function readLog(directory: string): Promise<LogEntry[]> {
	return parseLog(await readFile(`${directory}/data/nextcloud.log`, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') {
			// nothing has been logged yet
			return ''
		}
		throw error
	}))
}

/** For values that only a running host has. */
export function notStarted(): never {
	throw new Error('The host is not started.')
}

/**
 * Warnings and errors that concern an app: logged under its id, or naming its folder or namespace in an exception.
 *
 * @param entries - of Host.logs()
 * @param appId - as in info.xml
 * @param level - the lowest level that counts
 */
export function problemsOf(entries: readonly LogEntry[], appId: string, level: number = warningLevel): LogEntry[] {
	return entries.filter((entry) =>
		entry.level >= level && (entry.app === appId || JSON.stringify(entry.exception ?? '').toLowerCase().includes(appId)))
}

/** The message of a log entry, with the exception where that adds information. */
export function saidBy({ message, exception }: LogEntry): string {
	const thrown = (exception as { readonly Message?: string } | undefined)?.Message ?? ''
	return thrown === '' || message.includes(thrown) ? message : `${message}: ${thrown}`
}
