// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Reply, Sent } from '@suite/fixtures/http'
import type { Role } from '@suite/host/demo'
import type { Caller, Twin } from '@suite/testing/twin/script'

const app = '/index.php/apps/formsapp'
const told = ['content-type', 'content-disposition', 'cache-control', 'content-security-policy', 'x-content-type-options', 'x-robots-tag']
const itemsQuery = '<d:propfind xmlns:d="DAV:" xmlns:nc="http://nextcloud.org/ns"><d:prop><nc:trashbin-filename/></d:prop></d:propfind>'

/** What both hosts answer, without the ids, links and stamps that each makes for itself. */
export class Scene {
	private readonly twin: Twin
	private readonly forms: number[] = []
	private readonly made: string[] = []

	constructor(twin: Twin) {
		this.twin = twin
	}

	async send(caller: Caller, method: string, path: string, sent: Sent = {}): Promise<Reply> {
		const { headers = {} } = sent
		const reply = await this.quietly(caller, method, path, { ...sent, headers: { 'X-Forms-Details': '1', ...headers } })
		const body = this.named(reply.text)
		this.twin.record(
			this.named(`${nameOf(caller)}: ${method} ${path} ${JSON.stringify(sent)}`),
			[reply.status, reply.json === undefined ? body : JSON.parse(body) as unknown, ...this.told(reply)],
		)
		return reply
	}

	/** What comes as a file, by its size: archives have ids and times in them. */
	async download(caller: Caller, path: string): Promise<void> {
		const reply = await this.quietly(caller, 'GET', path, { headers: { 'X-Forms-Details': '1' } })
		const size = reply.status < 400 ? reply.bytes.length : this.named(reply.text)
		this.twin.record(this.named(`${nameOf(caller)}: download ${path}`), [reply.status, size, ...this.told(reply)])
	}

	/** Sends a file for a question and returns its token. */
	async upload(hash: string, questionId: string, name: string, content: string | Uint8Array): Promise<string> {
		const raw = new FormData()
		raw.append('questionId', questionId)
		raw.append('file', new Blob([content as string]), name)
		const { json } = await this.send('anonymous', 'POST', `/api/public/${hash}/uploads`, { raw, from: '127.0.7.3' })
		return (json as { token?: string }).token ?? ''
	}

	/** How a page is answered; what it looks like differs from host to host. */
	async page(caller: Caller, path: string): Promise<void> {
		const reply = await (await this.twin.client(caller)).request('GET', app + path, { headers: { Accept: 'text/html' } })
		this.twin.record(this.named(`${nameOf(caller)}: page ${path}`), [reply.status, ...this.told(reply)])
	}

	/** The file id of a new form. */
	async newForm(caller: Caller, body: object): Promise<number> {
		const { fileId = 0 } = ((await this.send(caller, 'POST', '/api/forms', { body })).json ?? {}) as { fileId?: number }
		this.forms.push(fileId)
		return fileId
	}

	/** Makes a form public and returns the part of the link that names it. */
	async publish(caller: Caller, fileId: number, change: object = {}): Promise<string> {
		const reply = await this.send(caller, 'PUT', `/api/forms/${fileId}/share`, { body: { isPublic: true, ...change } })
		return (reply.json as { hash: string | null }).hash ?? ''
	}

	/** The file id of a form by its path. */
	async formAt(caller: Caller, path: string): Promise<number> {
		const { forms } = (await this.quietly(caller, 'GET', '/api/forms')).json as { forms: readonly { id: number, path: string }[] }
		const id = forms.find((one) => one.path === path)?.id ?? 0
		this.forms.push(id)
		return id
	}

	/** The id of a response by its place in the list. */
	async response(caller: Caller, fileId: number, place: number): Promise<string> {
		const reply = await this.quietly(caller, 'GET', `/api/forms/${fileId}/responses`, { query: { page: place, limit: 1 } })
		return (reply.json as { responses: readonly { id: string }[] }).responses[0]?.id ?? 'none'
	}

	async restore(role: Role, name: string): Promise<void> {
		const to = `${this.twin.url}/remote.php/dav/trashbin/${role}/restore/${encodeURIComponent(name)}`
		const reply = await (await this.twin.client(role)).request('MOVE', await this.place(role, name), { headers: { Destination: to } })
		this.twin.record(`restored ${name}`, reply.status)
	}

	async purge(role: Role, name: string): Promise<void> {
		this.twin.record(`purged ${name}`, (await (await this.twin.client(role)).request('DELETE', await this.place(role, name))).status)
	}

	/** Whether something with that name is in the trash bin. */
	async inTrash(role: Role, name: string): Promise<void> {
		this.twin.record(`${name} in the trash bin`, !(await this.place(role, name)).endsWith('/none'))
	}

	/** The address of the newest item with a name; it has the time in it. */
	private async place(role: Role, name: string): Promise<string> {
		const trash = `/remote.php/dav/trashbin/${role}/trash/`
		const { text } = await (await this.twin.client(role)).expect('PROPFIND', trash, { raw: itemsQuery, headers: { Depth: '1' } })
		const found = [...text.matchAll(/<d:href>([^<]*\/([^</]+)\.d\d+)\/?<\/d:href>/g)]
			.filter(([, , title = '']) => decodeURIComponent(title) === name)
		return found.map(([, href = '']) => href).sort().at(-1) ?? `${trash}none`
	}

	private async quietly(caller: Caller, method: string, path: string, sent: Sent = {}): Promise<Reply> {
		return (await this.twin.client(caller)).request(method, app + path, sent)
	}

	private told({ headers }: Reply): string[] {
		return told.map((name) => this.named(headers.get(name) ?? ''))
	}

	/** Ids, links and stamps by the order in which they appear. */
	private named(text: string): string {
		const plain = this.forms.reduce(
			(left, id, place) => left.replaceAll(new RegExp(`(?<=/forms?/)${id}\\b`, 'g'), `form ${place}`),
			text,
		)
		return plain.replaceAll(/\d{10}\.[0-9a-f]{32}/g, 'stamp')
			.replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b[0-9a-f]{32}\b/g, (one) => {
				if (!this.made.includes(one)) {
					this.made.push(one)
				}
				return `made ${this.made.indexOf(one)}`
			})
	}
}

const nameOf = (caller: Caller): string => typeof caller === 'string' ? caller : 'user' in caller ? caller.user : caller.role
