// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import type { MediaFile, MediaList, Uploaded } from '@suite/schema/intranet/media'
import type { Client } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'
import { ask, call } from './intranet.ts'

const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64')

/** A four by three pixel picture of every kind that pages show, and the first bytes of videos. */
export const samples = Object.freeze({
	png: bytes(
		'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAA7EAAAOxAGVKw4bAAAAEklEQVQImWNcFcoAB0wMDDg4ACYhAQWy+ze5AAAAAElFTkSuQmCC',
	),
	gif: bytes('R0lGODdhBAADAIAAAKxWBAAAACwAAAAABAADAAACA4SPVgA7'),
	webp: bytes('UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoEAAMAAUAmJaACdLoB+AADsAD+7c7f/qcfk4/Jx/X2/+ema8wf4WAA'),
	jpg: readFileSync(new URL('../fixtures/four-by-three.jpg', import.meta.url)),
	svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="teal"/></svg>'),
	mp4: film(Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypisom\0\0\x02\0isomiso2')])),
	webm: film(Buffer.concat([bytes('GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYEC'), Buffer.alloc(8)])),
	ogg: film(Buffer.from('OggS\0\x02')),
})

function film(head: Buffer, size = 5_000): Buffer {
	const body = Buffer.alloc(size)
	for (let at = 0; at < size; at++) {
		body[at] = at % 251
	}
	head.copy(body)
	return body
}

/** A form containing a file. */
export function form(content: Uint8Array | string, name: string, fields: Readonly<Record<string, string>> = {}, field = 'file'): FormData {
	const data = new FormData()
	for (const [key, value] of Object.entries(fields)) {
		data.append(key, value)
	}
	data.append(field, new Blob([Buffer.from(content)]), name)
	return data
}

/** Uploads a file under a name that the server generates. */
export function send(client: Client, page: string, content: Uint8Array | string, name: string, field = 'media'): Promise<Reply> {
	return call(client, 'POST', `/api/pages/${page}/media`, { raw: form(content, name, {}, field) })
}

/** Uploads a file under its own name. */
export function sendNamed(
	client: Client,
	page: string,
	content: Uint8Array | string,
	filename: string,
	fields: Readonly<Record<string, string>> = {},
): Promise<Reply> {
	return call(client, 'POST', `/api/pages/${page}/media/upload`, { raw: form(content, 'upload.bin', { filename, ...fields }) })
}

/** Like sendNamed, but a refusal is an error. */
export async function keep(
	client: Client,
	page: string,
	content: Uint8Array | string,
	filename: string,
	fields: Readonly<Record<string, string>> = {},
): Promise<Uploaded> {
	const reply = await sendNamed(client, page, content, filename, fields)
	if (reply.status !== 201) {
		throw new Error(`${filename}: ${reply.status} ${reply.text}`)
	}
	return reply.json as Uploaded
}

/** A media file of a page. */
export function fetched(client: Client, page: string, name: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
	return call(client, 'GET', `/api/pages/${page}/media/${encodeURIComponent(name)}`, { headers })
}

/** The media files of a page. */
export async function mediaOf(client: Client, page: string): Promise<MediaFile[]> {
	return (await ask<MediaList>(client, 'GET', `/api/pages/${page}/media`)).media
}

/** Their names. */
export async function namesOf(client: Client, page: string): Promise<string[]> {
	return (await mediaOf(client, page)).map(({ name }) => name)
}
