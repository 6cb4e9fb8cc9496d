// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Caller, Script } from '../script.ts'

const html = { headers: { Accept: 'text/html' } }
const session = (role: 'admin' | 'reader'): Caller => ({ role, by: 'session' })

/** Addresses of pages that users open: who gets which status, and where they are redirected. Their appearance is host-specific. */
export const page: Script = {
	name: 'page',
	run: async (twin) => {
		for (const path of [
			'/',
			'/index.php',
			'/index.php/',
			'/index.php/login',
			'/index.php/login?redirect_url=/index.php/settings/user',
		]) {
			await twin.send('anonymous', 'GET', path, html)
			await twin.send(session('reader'), 'GET', path, html)
		}
		for (const path of [
			'/index.php/apps/dashboard/', '/index.php/apps/dashboard', '/index.php/settings/user', '/index.php/settings/user/nothing',
			'/index.php/settings/admin', '/index.php/settings/admin/nothing', '/index.php/apps/nothing/', '/index.php/nothing',
			'/index.php/f/0',
		]) {
			for (const caller of ['anonymous', session('reader'), session('admin')] as const) {
				await twin.send(caller, 'GET', path, html)
			}
			await twin.send('anonymous', 'GET', path)
		}
		for (const term of ['Travel.md', 'Policies']) {
			const found = await (await twin.client('reader')).request('GET', '/ocs/v2.php/search/providers/files/search', {
				query: { term, format: 'json' },
				headers: { 'OCS-APIRequest': 'true' },
			})
			const { attributes } = (found.json as { ocs: { data: { entries: { attributes: { fileId: string } }[] } } }).ocs.data.entries[0]
				?? { attributes: { fileId: '' } }
			for (const caller of [session('reader'), { role: 'denied', by: 'session' }] as const) {
				const reply = await (await twin.client(caller)).request('GET', `/index.php/f/${attributes.fileId}`, html)
				twin.record(`${JSON.stringify(caller)} is sent to ${term}`, {
					status: reply.status,
					location: reply.headers.get('location')?.replace(attributes.fileId, '<id>'),
				})
			}
		}
		for (const caller of ['anonymous', session('reader')] as const) {
			for (const [name, languages] of [['plain', 'fr-CH, de;q=0.5'], ['missing', 'xx'], ['<b>&"', 'nl']] as const) {
				const reply = await (await twin.client(caller)).request(
					'GET',
					`/index.php/apps/hostprobe/words/blank/${encodeURIComponent(name)}`,
					{ headers: { Accept: 'text/html', 'Accept-Language': languages } },
				)
				const policy = reply.headers.get('content-security-policy') ?? ''
				const nonces = new Set([...reply.text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce = '']) => nonce.replaceAll('&#43;', '+')))
				twin.record(`${JSON.stringify(caller)} sees the blank page ${name} in ${languages}`, {
					status: reply.status,
					html: reply.text.replace(/(nonce|data-requesttoken)="[^"]+"/g, '$1=""').replaceAll('/custom_apps/', '/apps/'),
					hasToken: /data-requesttoken="[^"]+"/.test(reply.text),
					nonces: nonces.size,
					mayRun: [...nonces].every((nonce) => policy.includes(`'nonce-${nonce.replaceAll('&#61;', '=')}'`)),
					ancestors: /frame-ancestors [^;]*/.exec(policy)?.[0],
				})
			}
		}
		await twin.send(session('reader'), 'POST', '/index.php/settings/user', html)
		await twin.send(session('reader'), 'HEAD', '/index.php/settings/user', html)
	},
}
