// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { crc32, deflateSync } from 'node:zlib'
import type { Client } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'
import type { FormImage } from '@suite/schema/forms/design/branding'
import type { PublicForm } from '@suite/schema/forms/response'
import { describe, expect, it } from 'vitest'
import { appPath, ask, call, newForm, opened, publicHash, publish, refusal } from './forms.ts'
import { people } from './people.ts'

const crew = await people()
const { anonymous } = crew
const owner = await crew.newPerson()
const stranger = await crew.newPerson()
const { session } = owner

function chunk(name: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
	const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
	size.writeUInt32BE(data.length)
	sum.writeUInt32BE(crc32(body))
	return Buffer.concat([size, body, sum])
}
/** A PNG of one colour; `pixels` false leaves out what it says to have. */
function png(width: number, height: number, pixels = true): Buffer {
	const head = Buffer.alloc(13)
	head.writeUInt32BE(width)
	head.writeUInt32BE(height, 4)
	head[8] = 8
	const rows = pixels ? Buffer.alloc((width + 1) * height) : Buffer.alloc(1)
	return Buffer.concat([
		Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0)),
	])
}
const evil = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)">
	<script>alert(2)</script><rect width="9" height="9" fill="red"/><a href="javascript:alert(3)"><circle r="3"/></a></svg>`

function send(client: Client, fileId: number, content: Buffer | string, name = 'logo.png', field = 'image'): Promise<Reply> {
	const raw = new FormData()
	raw.append(field, new Blob([content as BlobPart]), name)
	return call(client, 'POST', `/api/forms/${fileId}/branding/image`, { raw })
}
const sent = async (fileId: number, content: Buffer | string = png(3, 2)): Promise<FormImage> =>
	(await send(session, fileId, content)).json as FormImage
const look = (client: Client, fileId: number, branding: object | null) =>
	call(client, 'PUT', `/api/forms/${fileId}`, { body: { form: { branding } } })
const shown = async (hash: string) => (await ask<PublicForm>(anonymous, 'GET', `/api/public/${hash}`)).form.branding
const image = (client: Client, fileId: number, id: string, headers = {}) =>
	call(client, 'GET', `/branding/${fileId}/image/${id}`, { headers })

async function withImage(content?: Buffer | string) {
	const { fileId } = await newForm(session)
	const hash = await publicHash(session, fileId)
	const { imageId } = await sent(fileId, content)
	await look(session, fileId, { headerImage: imageId })
	return { fileId, hash, imageId }
}

describe('a picture', () => {
	it('is shown with its size while the link is on, and kept by browsers alone @every-host', async () => {
		const { fileId } = await newForm(session)
		const hash = await publicHash(session, fileId)
		const made = await sent(fileId)
		expect(made).toEqual({
			imageId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown, type: 'image/png', size: 68, width: 3, height: 2,
		})
		expect((await image(anonymous, fileId, made.imageId)).status).toBe(404)
		await look(session, fileId, { headerImage: made.imageId, headerImageAlt: 'Two trees', headerLayout: 'banner' })
		const { headerImage } = await shown(hash)
		const url = appPath(`/branding/${fileId}/image/${made.imageId}`)
		expect(headerImage).toEqual({ url: crew.host.url + url, alt: 'Two trees', layout: 'banner', width: 3, height: 2 })
		const reply = await image(anonymous, fileId, made.imageId)
		expect([reply.status, Buffer.from(reply.bytes).equals(png(3, 2))]).toEqual([200, true])
		expect(['content-type', 'x-content-type-options', 'cache-control'].map((name) => reply.headers.get(name)))
			.toEqual(['image/png', 'nosniff', 'private, max-age=604800, immutable'])
		expect(reply.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
		expect((await image(anonymous, fileId, made.imageId, { 'If-None-Match': reply.headers.get('etag') ?? '' })).status).toBe(304)
		const page = await anonymous.request('GET', appPath(`/f/${hash}`), { headers: { Accept: 'text/html' } })
		expect(page.text).toMatch(/<img\s+class="head__image head__image--banner"\s+src="[^"]+"\s+alt="Two trees"\s+width="3"/)

		await publish(session, fileId, { isPublic: false })
		expect([(await image(anonymous, fileId, made.imageId)).status, (await image(stranger.session, fileId, made.imageId)).status])
			.toEqual([404, 404])
		expect((await image(session, fileId, made.imageId)).status).toBe(200)
	})

	it('that is an SVG can only draw', async () => {
		const { fileId, hash, imageId } = await withImage(evil)
		const reply = await image(anonymous, fileId, imageId)
		expect(reply.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
		expect(reply.text).toContain('<rect')
		expect(reply.text).not.toMatch(/script|onload|javascript/)
		expect((await shown(hash)).headerImage).toMatchObject({ width: null, height: null })
	})

	it('is refused when it is none, damaged or too large', async () => {
		const { fileId } = await newForm(session)
		const said = async (...given: Parameters<typeof send>) => refusal(await send(...given))
		expect(await said(session, fileId, 'no picture')).toBe('422 wrong_type /image')
		expect(await said(session, fileId, '<html><svg></svg></html>')).toBe('422 broken_image /image')
		expect(await said(session, fileId, '%PDF-1.4', 'a.png')).toBe('422 wrong_type /image')
		expect(await said(session, fileId, '')).toBe('422 empty_file /image')
		expect(await said(session, fileId, png(3, 2).subarray(0, 50))).toBe('422 broken_image /image')
		expect(await said(session, fileId, png(30_000, 30_000, false))).toBe('413 too_large_file /image')
		expect(await said(session, fileId, Buffer.concat([png(3, 2), Buffer.alloc(2_097_152)]))).toBe('413 too_large_file /image')
		expect(await said(stranger.session, fileId, png(3, 2))).toBe('404 unknown_form')
		expect((await opened(session, fileId)).form.branding).toBeNull()
	})

	it('stays for undo when another one takes its place, ten at most, and never the one that is shown', async () => {
		const { fileId, imageId } = await withImage()
		const others: string[] = []
		for (let count = 0; count < 11; count++) {
			others.push((await sent(fileId)).imageId)
		}
		const statuses = await Promise.all([imageId, others[0] ?? '', others[1] ?? '', others[10] ?? ''].map(async (id) =>
			(await image(session, fileId, id)).status))
		expect(statuses).toEqual([200, 404, 404, 200])
		expect((await image(anonymous, fileId, others[10] ?? '')).status).toBe(404)
	})

	it('that is deleted leaves the form', async () => {
		const { fileId, hash, imageId } = await withImage()
		await ask(session, 'DELETE', `/api/forms/${fileId}/branding/image/${imageId}`)
		expect(await shown(hash)).toEqual({})
		expect((await image(session, fileId, imageId)).status).toBe(404)
		expect(refusal(await call(session, 'DELETE', `/api/forms/${fileId}/branding/image/${imageId}`))).toBe('404 unknown_image')
	})

	it('comes along with a copy, and goes with its form @every-host', async () => {
		const { fileId, imageId } = await withImage()
		const { path } = await opened(session, fileId)
		await owner.files.copy(path.slice(1), 'Copied look.nxform')
		const { forms } = await ask<{ forms: { id: number, path: string }[] }>(session, 'GET', '/api/forms')
		const copy = forms.find((one) => one.path === '/Copied look.nxform')?.id ?? 0
		expect((await image(anonymous, copy, imageId)).status).toBe(404)
		const hash = await publicHash(session, copy)
		expect((await shown(hash)).headerImage).toMatchObject({ width: 3, height: 2 })
		expect((await image(anonymous, copy, imageId)).status).toBe(200)
		await ask(session, 'DELETE', `/api/forms/${fileId}`)
		expect([(await image(anonymous, fileId, imageId)).status, (await image(anonymous, copy, imageId)).status]).toEqual([404, 200])
	})
})

describe('the look', () => {
	it('has colours on which text can be read, before any script', async () => {
		const { fileId } = await newForm(session)
		const hash = await publicHash(session, fileId)
		await look(session, fileId, {
			accentColor: '#FC0', backgroundColor: '#1a237e', customCss: 'b { color: red }', other: { kept: true },
		})
		expect((await opened(session, fileId)).form.branding).toEqual({
			accentColor: '#ffcc00', backgroundColor: '#1a237e', customCss: 'b { color: red }', other: { kept: true },
		})
		const branding = await shown(hash)
		expect(Object.keys(branding)).toEqual(['backgroundColor', 'accentColor', 'palette'])
		expect(branding.palette?.light).toMatchObject({ accent: '#ffcc00', ground: '#1a237e', 'ground-text': '#eceef2' })
		const page = await anonymous.request('GET', appPath(`/f/${hash}`), { headers: { Accept: 'text/html' } })
		expect(page.text).toMatch(/<style nonce="[^"]+">:root\{--accent:#ffcc00;/)
		expect(page.text).not.toContain('color: red')
	})

	it.each([
		['accentColor', 'red'], ['accentColor', '#12345'], ['backgroundColor', '#fff;}body{display:none'], ['backgroundColor', 7],
		['headerImage', '../../x'], ['headerLayout', 'wide'], ['headerImageAlt', 'x'.repeat(501)], ['customCss', ['b']],
	])('refuses %s %j and stores nothing', async (name, value) => {
		const { fileId } = await newForm(session)
		const reply = await look(session, fileId, { accentColor: '#0082c9', [name]: value })
		expect(refusal(reply)).toBe(`422 invalid_form /form/branding/${name}`)
		expect((await opened(session, fileId)).form.branding).toBeNull()
	})

	it('has a button below the thanks, which leads to web pages only', async () => {
		const { fileId } = await newForm(session)
		const hash = await publicHash(session, fileId)
		const change = (confirmationButton: unknown) =>
			call(session, 'PUT', `/api/forms/${fileId}`, { body: { form: { settings: { confirmationButton } } } })
		expect((await change({ label: ' Our  site ', url: 'https://example.org/next' })).status).toBe(200)
		const { form } = await ask<PublicForm>(anonymous, 'GET', `/api/public/${hash}`)
		expect(form.settings.confirmationButton).toEqual({ label: 'Our site', url: 'https://example.org/next' })
		const url = 'https://example.org'
		for (const odd of [{ label: 'x', url: 'javascript:alert(1)' }, { label: '', url }, { label: 'x' }, 'x', [], 5]) {
			expect(refusal(await change(odd))).toBe('422 invalid_form /form/settings/confirmationButton')
		}
		await change(null)
		expect((await opened(session, fileId)).form.settings.confirmationButton).toBeNull()
	})
})
