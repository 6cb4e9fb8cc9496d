// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
	demoContent, demoOf, extrasOf, makeContent, makeFolder, makePeople, newPasswords, roles, shownPeople, type AppDemo, type Demo,
	type DemoPeople, type Passwords,
} from './demo.ts'
import { EmbeddedHost } from './embedded/embedded-host.ts'
import { keptNotes } from './embedded/kept.ts'
import type { EmbeddedOptions, HostOptions, ServerOptions } from './options.ts'
import { ServerHost } from './server/server-host.ts'
import { obtainServer } from './server/obtain.ts'
import { keptTemplate } from './server/template.ts'

/** A running host of either kind. */
export type EitherHost = ServerHost | EmbeddedHost

/** Starts a host that contains only the requested apps. */
export async function startHost(options: HostOptions = {}): Promise<EitherHost> {
	const host = options.kind === 'server' ? new ServerHost(await obtainServer(options), options) : new EmbeddedHost(options)
	await host.start()
	return host
}

/** Starts a host with users, groups, a team folder and what the apps add. */
export function startDemo(options: HostOptions = {}): Promise<{ host: EitherHost, demo: Demo }> {
	return options.kind === 'server' ? startServerDemo(options) : startEmbeddedDemo(options)
}

/** The login page offers the demo users. A kept instance already has them. */
async function startEmbeddedDemo(options: EmbeddedOptions): Promise<{ host: EmbeddedHost, demo: Demo }> {
	const notes = options.directory === undefined ? undefined : keptNotes(options.directory)
	const known = notes !== undefined && existsSync(notes) ? JSON.parse(readFileSync(notes, 'utf8')) as Demo : undefined
	const passwords = known === undefined
		? newPasswords()
		: Object.fromEntries(roles.map((role) => [role, known.users[role].password])) as Passwords
	const host = new EmbeddedHost({
		...options,
		administrator: { user: 'admin', password: passwords.admin },
		people: shownPeople(passwords),
	})
	await host.start()
	const app = await demoOf(options.apps)
	if (known !== undefined) {
		return {
			host,
			demo: app === undefined || options.hasPlainFolder ? known : { ...known, folder: await app.setUp(host, known.users.admin) },
		}
	}
	const demo = await orStop(host, makeDemo(host, options, app, passwords))
	if (notes !== undefined) {
		writeFileSync(notes, JSON.stringify(demo), { mode: 0o600 })
	}
	return { host, demo }
}

/** Fills an empty host. */
async function makeDemo(host: EitherHost, options: HostOptions, app?: AppDemo, passwords?: Passwords): Promise<Demo> {
	const people = await makePeople(host, app, passwords)
	const demo = await (app === undefined || options.hasPlainFolder ? makeFolder(host, people, app) : makeContent(host, people, app))
	await addExtras(host, options, people)
	return demo
}

/** What the apps add beside the team folder; nothing for those who want a plain one. */
async function addExtras(host: EitherHost, { apps, hasPlainFolder = false }: HostOptions, people: DemoPeople): Promise<void> {
	for (const extras of hasPlainFolder ? [] : await extrasOf(apps)) {
		await extras.fill(host, people)
	}
}

/** Stops a host that could not be filled. */
function orStop<Made>(host: EitherHost, making: Promise<Made>): Promise<Made> {
	return making.catch((error: unknown) => host.stop().then(() => Promise.reject(error)))
}

/** On SQLite, users, groups and a team folder not created by an app come from a template at no cost. */
async function startServerDemo(options: ServerOptions): Promise<{ host: ServerHost, demo: Demo }> {
	const source = await obtainServer(options)
	const say = options.onProgress ?? (() => undefined)
	const app = await demoOf(options.apps)
	if ((options.database ?? { kind: 'sqlite' }).kind !== 'sqlite') {
		const host = new ServerHost(source, options)
		await host.start()
		say('creating users, groups and a team folder')
		return { host, demo: await orStop(host, makeDemo(host, options, app)) }
	}
	const fillsFolder = app !== undefined && options.hasPlainFolder !== true
	const content = [demoContent, JSON.stringify([app?.groups, app?.folder]), ...(fillsFolder ? ['people alone'] : [])].join(', ')
	const template = await keptTemplate(source, content, async (save) => {
		const host = new ServerHost(source, { onProgress: say })
		try {
			await host.start()
			say(fillsFolder ? 'creating users and groups (once)' : 'creating users, groups and a team folder (once)')
			const people = await makePeople(host, app)
			const notes = fillsFolder ? people : await makeFolder(host, people, app)
			save({ ...await host.freeze(), notes })
		} finally {
			await host.stop()
		}
	})
	const host = new ServerHost(source, options, template)
	await host.start()
	const people = template.notes as DemoPeople
	const demo = fillsFolder ? await orStop(host, makeContent(host, people, app)) : template.notes as Demo
	await orStop(host, addExtras(host, options, people))
	return { host, demo }
}
