// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHash } from 'node:crypto'
import {
	constants, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync,
} from 'node:fs'
import type { Login } from '../host.ts'
import type { Identity } from './config.ts'
import { install, makePlaces } from './install.ts'
import { withLock } from '@suite/node/lock'
import { atExit } from '@suite/node/lifetime'
import { serverCache, type ServerSource } from './source.ts'

/** An installed Nextcloud on SQLite that is only copied. */
export interface Template {
	readonly directory: string
	/** Path of the data directory at installation, as recorded in its database. */
	readonly installedAt: string
	readonly identity: Identity
	readonly administrator: Login
	/** The creator's notes about its content; undefined for an empty Nextcloud. */
	readonly notes?: unknown
}

/** Input for a template: a data directory whose server has stopped, and what is known about it. */
export interface Draft extends Omit<Template, 'directory'> {
	/** Moved or copied; the caller removes it. */
	readonly data: string
}

/** Increase this when the way a template is created changes. */
const recipe = 2

/**
 * The template of a server, created if there is none yet. If several processes ask at once, one creates it and the others wait.
 *
 * @param content - names the content besides Nextcloud; empty for none. Different content means a different template
 * @param draft - creates it; the caller that made its directory removes it afterwards
 */
export async function keptTemplate(
	source: ServerSource,
	content: string,
	draft: (save: (made: Draft) => void) => Promise<void>,
): Promise<Template> {
	const templates = `${serverCache()}/templates`
	const directory = `${templates}/${keyOf(source, content)}`
	mkdirSync(templates, { recursive: true, mode: 0o700 })
	if (!existsSync(directory)) {
		await withLock(`${directory}.lock`, async () => {
			if (!existsSync(directory)) {
				await draft((made) => save(directory, made))
			}
		})
	}
	return { directory, ...JSON.parse(readFileSync(`${directory}/template.json`, 'utf8')) as Omit<Template, 'directory'> }
}

/** The template of a server that contains only Nextcloud and Team folders. */
export function plainTemplate(source: ServerSource, say: (line: string) => void): Promise<Template> {
	return keptTemplate(source, '', async (save) => {
		say(`creating a template of Nextcloud ${source.version} (once)`)
		const directory = mkdtempSync(`${serverCache()}/templates/.install-`)
		const remove = () => rmSync(directory, { recursive: true, force: true })
		const forget = atExit(remove)
		try {
			makePlaces(directory)
			const installed = await install({ server: source.directory, directory, database: { kind: 'sqlite' } }, say)
			save({ data: `${directory}/data`, installedAt: `${directory}/data`, ...installed })
		} finally {
			remove()
			forget()
		}
	})
}

/** Two servers share a template only if they are the same build, in the same place, with the same apps. */
function keyOf({ directory, version }: ServerSource, content: string): string {
	const build = readFileSync(`${directory}/version.php`, 'utf8')
	const apps = readdirSync(`${directory}/apps`).sort().join()
	return `${version}-${createHash('sha256').update([recipe, directory, build, apps, content].join('\n')).digest('hex').slice(0, 12)}`
}

function save(directory: string, made: Draft): void {
	const { data, ...description } = made
	const draft = mkdtempSync(`${directory}.draft-`)
	try {
		cpSync(data, `${draft}/data`, { recursive: true, mode: constants.COPYFILE_FICLONE })
		rmSync(`${draft}/data/nextcloud.log`, { force: true })
		writeFileSync(`${draft}/template.json`, JSON.stringify(description), { mode: 0o600 })
		// atomic: all or nothing
		renameSync(draft, directory)
	} finally {
		rmSync(draft, { recursive: true, force: true })
	}
}
