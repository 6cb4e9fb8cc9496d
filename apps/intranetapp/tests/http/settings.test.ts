// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, describe, expect, it } from 'vitest'
import { ask, call, refusal } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = await crew.as('hostAdmin')
const { session: reader } = await crew.as('reader')

describe('the video hosts', () => {
	const path = '/api/settings/video-domains'
	const save = (...domains: string[]) => call(admin, 'POST', path, { body: { domains } })

	it('are stored as lower-case host names, each once', async () => {
		const reply = await save('Video.Example.org', 'https://media.example.com/embed/1?x=2', 'video.example.org', ' cdn.example.net. ')
		expect(reply.json).toEqual({ domains: ['video.example.org', 'media.example.com', 'cdn.example.net'] })
		expect(await ask(reader, 'GET', path)).toEqual(reply.json)
	})

	it('are stored in ASCII', async () => {
		expect((await save('münchen.example', 'https://bücher.example/')).json).toEqual({
			domains: ['xn--mnchen-3ya.example', 'xn--bcher-kva.example'],
		})
	})

	it('may be empty', async () => {
		expect((await save()).json).toEqual({ domains: [] })
	})

	it.each([
		'localhost', 'http://video.example.org', 'ftp://video.example.org', 'video.example.org/path', 'https://user@video.example.org',
		'https://video.example.org:8443', '*.example.org', '-a.example.org', '192.0.2.1', 'a b.example.org', '"; frame-src *', 'https://',
		'..',
	])('are refused with %s among them, and nothing is stored', async (wrong) => {
		await save('kept.example.org')
		const reply = await save('fine.example.org', wrong)
		expect([refusal(reply), (reply.json as { pointer: string }).pointer]).toEqual(['400 bad_domain', '/domains/1'])
		expect(await ask(reader, 'GET', path)).toEqual({ domains: ['kept.example.org'] })
	})

	afterAll(() => save('www.youtube-nocookie.com', 'player.vimeo.com'))
})

describe('engagement and publication', () => {
	it.each([
		['/api/settings/engagement', { commentsEnabled: true, reactionsEnabled: true }, { reactionsEnabled: false }],
		['/api/settings/publication', { requireApproval: false, defaultStatus: 'published' }, { defaultStatus: 'draft' }],
	] as const)('%s: keeps values that are absent', async (path, original, change) => {
		expect(await ask(admin, 'POST', path, { body: original })).toEqual(original)
		expect(await ask(admin, 'POST', path, { body: change })).toEqual({ ...original, ...change })
		expect(await ask(admin, 'POST', path, { body: {} })).toEqual({ ...original, ...change })
		expect(await ask(reader, 'GET', path)).toEqual({ ...original, ...change })
		await ask(admin, 'POST', path, { body: original })
	})
})

describe('images from other servers @every-host', () => {
	const path = '/api/settings/media'
	const save = (body: unknown, client = admin) => call(client, 'POST', path, { body })
	/** Where the page of the Intranet may load images from. */
	async function sources(): Promise<string[]> {
		const { headers } = await reader.request('GET', '/index.php/apps/intranetapp/')
		return (/img-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '').trim().split(/\s+/)
	}

	afterAll(() => save({ externalImages: true }))

	it('are allowed until an administrator switches them off', async () => {
		expect(await ask(reader, 'GET', path)).toEqual({ externalImages: true })
		const all = await sources()
		expect(all).toEqual(expect.arrayContaining(['\'self\'', 'data:', 'blob:', '*']))
		expect((await save({ externalImages: false })).json).toEqual({ externalImages: false })
		expect(await ask(reader, 'GET', path)).toEqual({ externalImages: false })
		expect(await sources()).toEqual(all.filter((source) => source !== '*'))
		expect((await save({})).json, 'absent').toEqual({ externalImages: false })
		await save({ externalImages: true })
		expect(await sources()).toContain('*')
	})

	it('are switched by administrators only, and with yes or no', async () => {
		expect(refusal(await save({ externalImages: false }, reader))).toBe('403 not_admin')
		expect(refusal(await save({ externalImages: 'no' }))).toBe('400 invalid_input')
		expect(await ask(reader, 'GET', path)).toEqual({ externalImages: true })
	})
})

it('the upload limit is the one of PHP, in bytes, in megabytes and formatted @every-host', async () => {
	const { limit, limitMB, limitFormatted } =
		await ask<{ limit: number, limitMB: number, limitFormatted: string }>(reader, 'GET', '/api/settings/upload-limit')
	expect(limit).toBeGreaterThan(1_000_000)
	expect(limitMB).toBe(Math.floor(limit / 1_048_576))
	expect(limitFormatted).toMatch(/^[\d.]+ [KMGT]?B$/)
})

describe('the health check', () => {
	it('answers every caller @every-host', async () => {
		expect(await ask(crew.anonymous, 'GET', '/api/health')).toEqual({
			status: 'ok',
			app: 'intranetapp',
			version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
		})
	})

	it('is not on the OCS mount', async () => {
		expect((await crew.anonymous.request('GET', '/ocs/v2.php/apps/intranetapp/api/v1/health')).status).toBe(404)
	})
})
