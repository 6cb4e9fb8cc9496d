// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { nodes, run } from '../node-steps.ts'
import type { Script } from '../script.ts'

/** A test image: red ones, and a drawn one that cannot be scaled down. */
const bytesOf = (name: string): Buffer => readFileSync(new URL(`../../../tests/fixtures/pictures/${name}`, import.meta.url))

/** Previews: who gets one, and its size. The images themselves differ by their compression. */
export const previews: Script = {
	name: 'files-previews',
	run: async (twin) => {
		const wide = 'previews-twin.png'
		await twin.send('outsider', 'PUT', `/remote.php/dav/files/outsider/${wide}`, { raw: bytesOf('red-240x120.png') })
		const outsider = await twin.client('outsider')
		for (const asked of [
			'x=32&y=32', 'x=100&y=100&a=1', 'x=100&y=100', 'x=-1&y=50&a=1', 'x=2000&y=2000&a=1', 'x=80&y=80&a=1&mode=cover',
		]) {
			const { status, headers, bytes } = await outsider.request('GET', `/index.php/core/preview.png?file=/${wide}&${asked}`)
			const view = new DataView(bytes.buffer, bytes.byteOffset)
			twin.record(asked, [status, headers.get('content-type'), headers.get('cache-control'), view.getUint32(16), view.getUint32(20)])
		}
		for (const path of [
			'preview',
			'preview?fileId=99999999',
			'preview?fileId=-1',
			'preview.png',
			'preview.png?file=/none.png',
			`preview.png?file=/${wide}&x=0`,
			'preview.png?file=/../x',
		]) {
			await twin.send('outsider', 'GET', `/index.php/core/${path}`)
		}
		await twin.send('anonymous', 'GET', `/index.php/core/preview.png?file=/${wide}`)
		await run(twin, 'outsider', [['delete', wide]])
		for (const file of ['red-60x30.jpg', 'red-60x30.gif', 'red-60x30.webp', 'empty.svg']) {
			const name = `previews-twin${extname(file)}`
			const editor = await twin.client('editor')
			await editor.expect('PUT', `/remote.php/dav/files/editor/${encodeURIComponent(twin.folder)}/${name}`, { raw: bytesOf(file) })
			const { json } = await editor.expect('POST', nodes, { body: { steps: [['info', `${twin.folder}/${name}`]] } })
			const { fileId } = (json as [{ result: { fileId: number } }])[0].result
			for (const role of ['editor', 'reader', 'denied', 'outsider', 'anonymous'] as const) {
				const { status, headers } =
					await (await twin.client(role)).request('GET', `/index.php/core/preview?fileId=${fileId}&x=40&y=40&a=1`)
				twin.record(`${role}: ${name}`, [status, headers.get('content-type'), headers.get('cache-control')])
			}
			await run(twin, 'editor', [['delete', `${twin.folder}/${name}`]])
		}
	},
}
