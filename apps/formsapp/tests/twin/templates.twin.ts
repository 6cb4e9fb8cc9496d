// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Caller, Script } from '@suite/testing/twin/script'
import { Scene } from './scene.ts'

const api = '/ocs/v2.php/apps/files/api/v1/templates'
const ocs = { headers: { 'OCS-APIRequest': 'true' }, query: { format: 'json' } }
const everyone: readonly Caller[] = ['admin', 'editor', 'reader', 'denied', 'outsider', 'anonymous']

/** "New form" of Files: what is offered, what is made by whom, and what the file is. */
export const templates: Script = {
	name: 'forms-templates',
	run: async (twin) => {
		const scene = new Scene(twin)
		const make = (who: Caller, body: object) => twin.send(who, 'POST', `${api}/create`, { ...ocs, body })
		for (const language of ['en', 'nl', 'fr-CH, de;q=0.5']) {
			const { json } = await (await twin.client('editor')).request('GET', api, {
				...ocs, headers: { ...ocs.headers, 'Accept-Language': language },
			})
			const { data } = (json as { ocs: { data: { app: string }[] } }).ocs
			twin.record(`offered in ${language}`, data.filter(({ app }) => app === 'formsapp'))
		}
		await twin.send('anonymous', 'GET', api, ocs)
		for (const who of everyone) {
			await make(who, { filePath: `/${twin.folder}/By ${JSON.stringify(who).replaceAll('"', '')}.nxform` })
		}
		await make('editor', { filePath: '/Twin new.nxform' })
		await make('editor', { filePath: '/Twin new.nxform' })
		await make('editor', { filePath: 'Twin Größe 🎉.NXFORM' })
		await make('editor', { filePath: '/No such folder/Twin.nxform' })
		await make('editor', { filePath: `/Twin ${'x'.repeat(250)}.nxform` })
		await make('editor', { filePath: '/' })
		await make('editor', {})
		const id = await scene.formAt('editor', '/Twin new.nxform')
		await scene.send('editor', 'GET', '/api/forms')
		await scene.send('editor', 'GET', `/api/forms/${id}`)
		await scene.send('editor', 'POST', `/api/forms/${id}/questions`, { body: { type: 'text', title: 'Name' } })
		await scene.send('editor', 'GET', `/api/forms/${id}`)
		await make('editor', { filePath: '/Twin copy.nxform', templatePath: '/Twin new.nxform' })
		await scene.send('editor', 'GET', `/api/forms/${await scene.formAt('editor', '/Twin copy.nxform')}`)
		await make('editor', { filePath: '/Twin of nothing.nxform', templatePath: '/No such file.nxform' })
		const body = '<d:propfind xmlns:d="DAV:"><d:prop><d:getcontenttype/><d:getcontentlength/></d:prop></d:propfind>'
		for (const name of ['Twin new.nxform', 'Twin Größe 🎉.NXFORM']) {
			const headers = { Depth: '0', 'Content-Type': 'application/xml' }
			const path = `/remote.php/dav/files/editor/${encodeURIComponent(name)}`
			const { text } = await (await twin.client('editor')).request('PROPFIND', path, { raw: body, headers })
			twin.record(`${name} by WebDAV`, /<d:prop>.*<\/d:prop>/.exec(text)?.[0])
		}
		for (const query of ['', '?openfile=false', '?openfile=true']) {
			const reply = await (await twin.client({ role: 'editor', by: 'session' })).request('GET', `/index.php/f/${id}${query}`, {
				headers: { Accept: 'text/html' },
			})
			twin.record(`sent to the file${query}`, [reply.status, reply.headers.get('location')?.replace(String(id), '<id>')])
		}
	},
}
