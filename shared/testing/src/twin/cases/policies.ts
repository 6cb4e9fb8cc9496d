// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '../script.ts'

const settings = (group: string) => ({
	shareapi_allow_links: ['no', 'yes'],
	shareapi_allow_links_exclude_groups: [JSON.stringify([group]), '[]'],
	shareapi_enforce_links_password: ['yes', 'no', '1'],
	shareapi_enforce_links_password_excluded_groups: [JSON.stringify([group]), ''],
	shareapi_enforce_expire_date: ['yes'],
	shareapi_default_expire_date: ['yes', 'no'],
	shareapi_expire_after_n_days: ['30', 'many'],
})

/** The server knows these as switches. */
const switches = new Set(['shareapi_enforce_links_password', 'shareapi_enforce_expire_date', 'shareapi_default_expire_date'])

/** What the administrator permits of links, and which passwords an app of the instance refuses. */
export const policies: Script = {
	name: 'policies',
	run: async (twin) => {
		const ask = async (): Promise<void> => {
			for (const caller of ['anonymous', 'editor', 'reader', 'admin'] as const) {
				await twin.send(caller, 'GET', '/index.php/apps/hostprobe/policies/links?user=editor')
			}
			await twin.send('anonymous', 'GET', '/index.php/apps/hostprobe/policies/links?user=nobody')
		}
		const all = settings(twin.demo.groups.editors)
		await ask()
		for (const [key, values] of Object.entries(all)) {
			for (const value of values) {
				await twin.occ(['config:app:set', 'core', key, `--value=${value}`, ...(switches.has(key) ? ['--type=boolean'] : [])])
				await ask()
			}
		}
		for (const key of Object.keys(all)) {
			await twin.occ(['config:app:delete', 'core', key])
		}
		await ask()
		for (const password of ['probe', 'another one', 'too short', 'ééééé']) {
			for (const isForLink of [true, false]) {
				await twin.send('anonymous', 'POST', '/index.php/apps/hostprobe/policies/password', { body: { password, isForLink } })
			}
		}
	},
}
