// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ensureLibraries } from '@suite/host/embedded/libraries'
import { root } from '@suite/node/paths'
import { run, said } from '@suite/node/process'
import { serversAtHand } from '../test/hosts.ts'
import type { Finding } from './gate.ts'

/** The ancestors and members of a class, each member as one line. */
export interface Signature {
	is: string[]
	members: Record<string, string>
}

/** By class; null for one that does not exist. */
export type Signatures = Record<string, Signature | null>

/** Declared as in 34; missing or different in 33. */
const changedIn34: readonly string[] = [
	'OCA\\DAV\\Connector\\Sabre\\File getETag()',
	'OCA\\DAV\\Connector\\Sabre\\Node getId()',
	'OCA\\DAV\\Connector\\Sabre\\Node getName()',
	'OCP\\DB\\QueryBuilder\\IQueryBuilder selectAlias()',
	'OCP\\Files\\Cache\\CacheEntriesRemovedEvent',
	'OCP\\Files\\Cache\\IUpdater remove()',
	'OCP\\Files\\Cache\\IUpdater update()',
	'OCP\\Files\\Folder getDirectoryListing()',
	'OCP\\HintException __construct()',
	'OCP\\Http\\Client\\LocalServerException',
	'OCP\\Share\\IManager shareApiAllowLinks()',
]

/** Compares every class and member declared by the embedded host with each available real server. */
export async function signatures(): Promise<Finding> {
	const servers = serversAtHand()
	if (servers.length === 0) {
		return {
			problems: [],
			notes: ['skipped: no Nextcloud server at hand to hold the declared API against'],
			counts: { passed: 0, failed: 0, skipped: 1 },
		}
	}
	await ensureLibraries(() => undefined)
	const own = await read()
	const notes: string[] = []
	const problems: string[] = []
	for (const { directory, version } of servers) {
		const differences = signatureProblems(own, await read(directory))
		const known = version.startsWith('33.') ? changedIn34 : []
		const unknown = differences.filter(({ what }) => !known.includes(what))
		notes.push(
			`${version}: ${count(own)} declared, ${unknown.length} different${known.length === 0 ? '' : `, ${known.length} changed in 34`}`,
		)
		problems.push(...unknown.map(({ what, how }) => `${version}: ${what} ${how}`))
		problems.push(...known.filter((name) => !differences.some(({ what }) => what === name)).map((name) =>
			`${version}: ${name} is the same there and need not be listed as changed in 34`))
	}
	return { problems, notes }
}

/** Classes and members that a server lacks or declares differently. Additional ones do not matter. */
export function signatureProblems(own: Signatures, server: Signatures): { what: string, how: string }[] {
	return Object.entries(own).flatMap(([name, declared]) => {
		if (declared === null) {
			return [{ what: name, how: 'is not in the file that is named after it' }]
		}
		const real = server[name]
		if (real === null || real === undefined) {
			return [{ what: name, how: 'is unknown to the server' }]
		}
		return [
			...declared.is.filter((ancestor) => !real.is.includes(ancestor)).map((ancestor) =>
				({ what: name, how: `is no ${ancestor} on the server` })),
			...Object.entries(declared.members).filter(([member, text]) => real.members[member] !== text).map(([member, text]) => ({
				what: `${name} ${member}`.trim(),
				how: real.members[member] === undefined
					? 'is unknown to the server'
					: `\n  here    ${text}\n  server  ${real.members[member]}`,
			})),
		]
	})
}

function count(own: Signatures): string {
	const classes = Object.values(own).flatMap((declared) => declared === null ? [] : [declared])
	return `${classes.length} classes and ${classes.reduce((total, { members }) => total + Object.keys(members).length - 1, 0)} members`
}

async function read(...server: string[]): Promise<Signatures> {
	const finished = await run('php', [`${root}/shared/tools/php/bin/signatures.php`, ...server])
	if (finished.code !== 0) {
		throw new Error(`The signatures of ${server[0] ?? 'the embedded host'} could not be read:\n${said(finished)}`)
	}
	return JSON.parse(finished.stdout) as Signatures
}
