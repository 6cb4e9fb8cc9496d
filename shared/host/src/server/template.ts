// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Login } from '../host.ts'
import type { Identity } from './config.ts'
import { install, makePlaces } from './install.ts'
import { withLock } from './lock.ts'
import { atExit } from './processes.ts'
import { serverCache, type ServerSource } from './source.ts'

/** An installed Nextcloud on SQLite that is only ever copied. */
export interface Template {
	readonly directory: string
	/** Path of the data directory when it was installed, by which its database knows it. */
	readonly installedAt: string
	readonly identity: Identity
	readonly administrator: Login
}

/** Raise it when the way a template is made changes. */
const recipe = 1

/** Two servers share a template only when they are the same build, in the same place, with the same apps. */
function keyOf({ directory, version }: ServerSource): string {
	const build = readFileSync(`${directory}/version.php`, 'utf8')
	const apps = readdirSync(`${directory}/apps`).sort().join()
	return `${version}-${createHash('sha256').update([recipe, directory, build, apps].join('\n')).digest('hex').slice(0, 12)}`
}

/** The template of a server, made when there is none yet. Of several processes that ask at once, one makes it and the others wait. */
export async function template(source: ServerSource, say: (line: string) => void): Promise<Template> {
	const templates = `${serverCache()}/templates`
	const directory = `${templates}/${keyOf(source)}`
	mkdirSync(templates, { recursive: true, mode: 0o700 })
	if (!existsSync(directory)) {
		await withLock(`${directory}.lock`, async () => {
			if (!existsSync(directory)) {
				await make(source, directory, say)
			}
		})
	}
	return { directory, ...JSON.parse(readFileSync(`${directory}/template.json`, 'utf8')) as Omit<Template, 'directory'> }
}

async function make(source: ServerSource, directory: string, say: (line: string) => void): Promise<void> {
	say(`making a template of Nextcloud ${source.version}, once`)
	const draft = mkdtempSync(`${directory}.draft-`)
	const remove = () => rmSync(draft, { recursive: true, force: true })
	const forget = atExit(remove)
	try {
		makePlaces(draft)
		const installed = await install({ server: source.directory, directory: draft, database: { kind: 'sqlite' } }, say)
		const description: Omit<Template, 'directory'> = { installedAt: `${draft}/data`, ...installed }
		for (const name of readdirSync(draft).filter((entry) => entry !== 'data')) {
			rmSync(`${draft}/${name}`, { recursive: true })
		}
		rmSync(`${draft}/data/nextcloud.log`, { force: true })
		writeFileSync(`${draft}/template.json`, JSON.stringify(description), { mode: 0o600 })
		renameSync(draft, directory)
	} finally {
		remove()
		forget()
	}
}
