// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync } from 'node:fs'
import { appIds, root } from '@suite/node/paths'
import type { Script } from '../script.ts'

const probe = '/index.php/apps/hostprobe'

/** Queries, refusals, transactions and settings, as seen by the probe app in PHP. */
export const database: Script = {
	name: 'database',
	run: async (twin) => {
		for (const path of [
			'database/migrations', 'database/queries', 'database/failures', 'database/transactions', 'queries/conditions',
			'queries/results', 'queries/sql', 'config/app', 'config/app/later', 'config/app', 'config/account', 'config/cache',
			'config/cache',
		]) {
			await twin.send('admin', 'GET', `${probe}/${path}`)
		}
		await twin.send('admin', 'POST', `${probe}/database/raise`, { body: { name: 'counter' } })
	},
}

/** Which language applies to a user, a browser or an address. */
export const languages: Script = {
	name: 'languages',
	run: async (twin) => {
		const asked = translated()
		const language = async (header?: string, forced?: string) => {
			for (const caller of ['reader', 'anonymous'] as const) {
				await twin.send(caller, 'GET', `${probe}/language`, {
					...(header === undefined ? {} : { headers: { 'Accept-Language': header } }),
					query: { ...asked, forceLanguage: forced },
				})
			}
		}
		await twin.send('reader', 'GET', `${probe}/languages`, { query: asked })
		await language()
		// an app requests the server's language, so the browser's first choice becomes the account's own
		await twin.occ(['user:setting', 'reader', 'core', 'lang', '--delete'])
		for (const header of [
			'de-AT,de;q=0.9', 'de-DE', 'pt', 'pt-BR, en', 'nb-NO,no;q=0.9', 'xx, fi;q=0.1', 'zh-Hant-TW', 'EN-us', '*', 'not a language',
		]) {
			await language(header)
			await twin.occ(['user:setting', 'reader', 'core', 'lang', '--delete'])
		}
		for (const forced of ['nl', 'xx', 'n/../l', '']) {
			await language('fr', forced)
		}
		for (const own of ['nl', 'de_DE', 'el', 'xx']) {
			await twin.occ(['user:setting', 'reader', 'core', 'lang', own])
			await language('fr')
			await language('fr', 'de')
		}
		await twin.occ(['user:setting', 'reader', 'core', 'lang', '--delete'])
	},
}

/** A translated app, and one of its texts. */
function translated(): { readonly app: string, readonly text: string } {
	const app = appIds().find((id) => existsSync(`${root}/apps/${id}/l10n/nl.json`)) ?? ''
	const { translations } =
		JSON.parse(readFileSync(`${root}/apps/${app}/l10n/nl.json`, 'utf8')) as { translations: Record<string, unknown> }
	const [text = ''] = Object.keys(translations).filter((key) => typeof translations[key] === 'string' && translations[key] !== key)
	return { app, text }
}
