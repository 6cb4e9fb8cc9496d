// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createUser } from '@suite/fixtures/accounts'
import type { Script } from '../script.ts'

const api = '/ocs/v2.php/apps/theming/api/v1/theme'
const json = { query: { format: 'json' }, headers: { 'OCS-APIRequest': 'true' } }

/** The choice of a theme, and its effect on a page. */
export const theming: Script = {
	name: 'theming',
	run: async (twin) => {
		const account = { user: 'twin-theming', password: 'twin-theming-password' }
		await createUser(await twin.client({ role: 'admin', by: 'session' }), account)
		const person = { ...account, by: 'session' } as const
		const worn = async (name: string) => {
			const page = await (await twin.client(person)).request('GET', '/index.php/settings/user', { headers: { Accept: 'text/html' } })
			const body = /<body[^>]*>/.exec(page.text)?.[0] ?? ''
			twin.record(name, { themes: /data-themes="?([^"> ]*)/.exec(body)?.[1], attributes: body.match(/data-theme-[a-z-]+/g) })
		}
		await worn('at first')
		for (const theme of ['dark', 'dark', 'light-highcontrast', 'dark-highcontrast', 'light', 'default', 'nothing']) {
			await twin.send(person, 'PUT', `${api}/${theme}/enable`, json)
			await worn(`after ${theme}`)
		}
		await twin.send(person, 'PUT', `${api}/dark/enable`, json)
		await twin.send(person, 'DELETE', `${api}/light`, json)
		await worn('after another one was taken off')
		await twin.send(person, 'DELETE', `${api}/dark`, json)
		await worn('after the last one was taken off')
		await twin.send(person, 'DELETE', `${api}/nothing`, json)
		await twin.send(person, 'PUT', `${api}/dark/enable`)
		await twin.send('anonymous', 'PUT', `${api}/dark/enable`, json)
		await twin.send({ role: 'reader', by: 'sessionWithoutToken' }, 'PUT', `${api}/dark/enable`, { query: { format: 'json' } })
		for (const caller of ['anonymous', 'reader'] as const) {
			for (const theme of ['light', 'nothing']) {
				const sheet = await (await twin.client(caller)).request('GET', `/index.php/apps/theming/theme/${theme}.css?plain=1`)
				const headers = ['cache-control', 'content-disposition', 'content-security-policy', 'content-type', 'feature-policy']
				twin.record(`${caller}: sheet of ${theme}`, {
					status: sheet.status,
					...Object.fromEntries(headers.map((name) => [name, sheet.headers.get(name)])),
					hasColours: sheet.text.includes('--color-main-background:'),
				})
			}
		}
	},
}
