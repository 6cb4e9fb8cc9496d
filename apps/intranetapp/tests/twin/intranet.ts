// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import { Files } from '@suite/fixtures/files'
import type { Reply, Sent } from '@suite/fixtures/http'
import type { TeamFolder } from '@suite/fixtures/team-folders'
import type { Caller, Script, Twin } from '@suite/testing/twin/script'

const ocs = { 'OCS-APIRequest': 'true' }

/** Where the routes are mounted: those of the app, and the eight that are also on the OCS mount. */
const mounts = { app: '/index.php/apps/intranetapp/api', ocs: '/ocs/v2.php/apps/intranetapp/api/v1' } as const

/** The Intranet of one host, called by the users of the demo. */
export class IntranetTwin {
	readonly twin: Twin
	/** The site's team folder. */
	readonly folder: TeamFolder
	/** The files of a user who may do everything there; not compared. */
	readonly files: Files

	constructor(twin: Twin, folder: TeamFolder, files: Files) {
		this.twin = twin
		this.folder = folder
		this.files = files
	}

	/** Sends a request to a path below /api, such as /pages. */
	send(caller: Caller, method: string, path: string, sent: Sent = {}): Promise<Reply> {
		return this.twin.send(caller, method, mounts.app + path, { ...sent, headers: { ...ocs, ...sent.headers } })
	}

	/** Sends the same request to both mounts. */
	async sendBoth(caller: Caller, method: string, path: string, sent: Sent = {}): Promise<void> {
		await this.send(caller, method, path, sent)
		await this.twin.send(caller, method, mounts.ocs + path, { ...sent, headers: { ...ocs, ...sent.headers } })
	}

	/** Sends the same request as every user of the demo and anonymously. */
	async sendAll(method: string, path: string, sent: Sent = {}): Promise<void> {
		for (const caller of everybody) {
			await this.send(caller, method, path, sent)
		}
	}

	/** Creates a page and compares the answer. */
	async make(caller: Caller, body: Readonly<Record<string, unknown>>): Promise<Page> {
		return (await this.send(caller, 'POST', '/pages', { body: { language: 'en', ...body } })).json as Page
	}

	/** Denies one of the demo's readers access to a path by a rule. */
	async close(path: string): Promise<void> {
		await this.twin.occ([
			'groupfolders:permissions',
			'--user',
			this.twin.demo.users.denied.user,
			String(this.folder.id),
			`/${path}`,
			'--',
			'-read',
		])
	}

	/** A path below the team folder, as its members see it. */
	at(path: string): string {
		return `${this.folder.name}/${path}`
	}
}

export const everybody = ['anonymous', 'outsider', 'denied', 'reader', 'editor', 'admin'] as const satisfies readonly Caller[]

/** A script for the Intranet: the site is set up, and the host's rate limit, which would allow ten pages a minute, is off. */
export function intranetScript(name: string, run: (site: IntranetTwin) => Promise<void>): Script {
	return {
		name: `intranet-${name}`,
		run: async (twin) => {
			const limits = (enabled: boolean) =>
				twin.occ(['config:system:set', 'ratelimit.protection.enabled', '--type', 'bool', '--value', String(enabled)])
			await limits(false)
			try {
				const admin = await twin.client('admin')
				const done = await admin.expect('POST', `${mounts.app}/setup`, { body: {}, headers: ocs })
				await run(
					new IntranetTwin(twin, (done.json as { folder: TeamFolder }).folder, new Files(admin, twin.demo.users.admin.user)),
				)
			} finally {
				await limits(true)
			}
		},
	}
}
