// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Caller, Script } from '@suite/testing/twin/script'

const html = { headers: { Accept: 'text/html' } }
const ocs = { 'OCS-APIRequest': 'true' }
const session = (role: 'admin' | 'reader'): Caller => ({ role, by: 'session' })

/** Location of the app's settings: their addresses, and how the search finds them. */
export const wizardSettings: Script = {
	name: 'wizard-settings',
	run: async (twin) => {
		for (const path of ['/index.php/settings/user/wizardapp', '/index.php/settings/admin/wizardapp']) {
			for (const caller of ['anonymous', session('reader'), session('admin')] as const) {
				await twin.send(caller, 'GET', path, html)
			}
			await twin.send('anonymous', 'GET', path)
		}
		for (const caller of ['reader', 'admin'] as const) {
			for (const term of ['onboard', 'WIZARDAPP']) {
				const { status, json } = await (await twin.client(caller)).request('GET', '/ocs/v2.php/search/providers/settings/search', {
					headers: ocs,
					query: { format: 'json', term },
				})
				const { data } = (json as { ocs: { data: { entries: Record<string, unknown>[] } } }).ocs
				// each host has its own pictures
				const entries = data.entries.map(({ icon, thumbnailUrl, resourceUrl, ...entry }) => ({
					...entry, icon: typeof icon, thumbnailUrl: typeof thumbnailUrl, resourceUrl: String(resourceUrl).replace(twin.url, ''),
				}))
				twin.record(`${caller} finds ${term}`, { status, ...data, entries })
			}
		}
	},
}

/** A command of the app with an option that it does not have. */
export const wizardConsole: Script = {
	name: 'wizard-console',
	run: async (twin) => {
		await twin.occ(['wizardapp:export', '--language', 'nl', '--nonsense'], { mayFail: true })
	},
}
