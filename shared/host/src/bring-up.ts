// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { demoContent, makeDemo, type Demo } from './demo.ts'
import type { HostOptions } from './options.ts'
import { ServerHost } from './server/server-host.ts'
import { obtainServer } from './server/obtain.ts'
import { keptTemplate } from './server/template.ts'

/** Starts a host with nothing in it but the apps that are asked for. */
export async function startHost(options: HostOptions = {}): Promise<ServerHost> {
	const host = new ServerHost(await obtainServer(options), options)
	await host.start()
	return host
}

/** Starts a host with users, groups and a team folder in it. On SQLite they come from a template and cost no time. */
export async function startDemo(options: HostOptions = {}): Promise<{ host: ServerHost, demo: Demo }> {
	const source = await obtainServer(options)
	const say = options.onProgress ?? (() => undefined)
	if ((options.database ?? { kind: 'sqlite' }).kind !== 'sqlite') {
		const host = new ServerHost(source, options)
		await host.start()
		say('making users, groups and a team folder')
		return { host, demo: await makeDemo(host).catch((error: unknown) => host.stop().then(() => Promise.reject(error))) }
	}
	const template = await keptTemplate(source, demoContent, async (save) => {
		const host = new ServerHost(source, { onProgress: say })
		try {
			await host.start()
			say('making users, groups and a team folder, once')
			const notes = await makeDemo(host)
			save({ ...await host.freeze(), notes })
		} finally {
			await host.stop()
		}
	})
	const host = new ServerHost(source, options, template)
	await host.start()
	return { host, demo: template.notes as Demo }
}
