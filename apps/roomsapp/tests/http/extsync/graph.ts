// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Mailbox, type SentEvent } from './mailbox.ts'

export interface Asked { readonly method: string, readonly path: string, readonly body: unknown }
export interface Subscription {
	readonly id: string
	readonly notificationUrl: string
	readonly resource: string
	readonly clientState: string
	readonly expirationDateTime: string
}
interface Answer { readonly status: number, readonly body?: unknown, readonly headers?: Readonly<Record<string, string>> }

const failed = (status: number, code: string): Answer => ({ status, body: { error: { code, message: code } } })
const tenant = 'contoso'
const client = 'rooms-client'
const secret = 'rooms-secret'

/** Stand-in for Microsoft Graph and the server that issues its tokens, on loopback. */
export class GraphServer {
	/** Every request, in the order of their arrival. */
	readonly asked: Asked[] = []
	readonly subscriptions = new Map<string, Subscription>()
	private readonly mailboxes = new Map<string, Mailbox>()
	private readonly tokens = new Set<string>()
	private readonly refusals: Answer[] = []
	private isDown = false
	private lost = 0
	/** Ids of events that were declined. */
	readonly declined: string[] = []
	private readonly server = createServer((request, response) => {
		void this.answer(request).then(({ status, body, headers }) => {
			response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
				.end(body === undefined ? undefined : JSON.stringify(body))
		})
	})

	static async start(): Promise<GraphServer> {
		const graph = new GraphServer()
		await new Promise<void>((resolve) => {
			graph.server.listen(0, '127.0.0.1', resolve)
		})
		return graph
	}

	get address(): string {
		return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
	}

	/** The settings with which it is asked. */
	get settings() {
		return {
			extsyncEnabled: true, extsyncTenantId: tenant, extsyncClientId: client, extsyncClientSecret: secret,
			extsyncAuthority: this.address, extsyncApi: `${this.address}/v1.0`,
		}
	}

	mailbox(address: string): Mailbox {
		const known = this.mailboxes.get(address) ?? new Mailbox(address)
		this.mailboxes.set(address, known)
		return known
	}

	/** Answers the next requests of the API with 429. */
	throttle(times: number, seconds: number): void {
		for (let time = 0; time < times; time++) {
			this.refusals.push({ ...failed(429, 'TooManyRequests'), headers: { 'Retry-After': String(seconds) } })
		}
	}

	/** Refuses every token that was issued. */
	expireTokens(): void {
		this.tokens.clear()
	}

	/** Answers nothing but 500 for the time being, or works again. */
	breakDown(isDown: boolean): void {
		this.isDown = isDown
	}

	/** Does what the next requests that add an event ask, and answers nothing: as if the connection broke. */
	loseAnswers(times: number): void {
		this.lost = times
	}

	/** Requests whose path contains a word. */
	askedFor(word: string): Asked[] {
		return this.asked.filter(({ path }) => path.includes(word))
	}

	close(): Promise<void> {
		return new Promise((resolve) => {
			this.server.close(() => resolve())
			this.server.closeAllConnections()
		})
	}

	private async answer(request: IncomingMessage): Promise<Answer> {
		let text = ''
		for await (const part of request) {
			text += String(part)
		}
		const url = new URL(request.url ?? '/', this.address)
		const isForm = url.pathname.endsWith('/token')
		const body: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text || 'null')
		this.asked.push({ method: request.method ?? '', path: `${url.pathname}${url.search}`, body })
		if (this.isDown) {
			return failed(500, 'InternalServerError')
		}
		if (isForm) {
			return this.token(url.pathname, body as Record<string, string>)
		}
		const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
		return this.tokens.has(token)
			? this.refusals.shift() ?? this.api(request.method ?? '', url, body as SentEvent)
			: failed(401, 'InvalidAuthenticationToken')
	}

	private token(path: string, body: Readonly<Record<string, string>>): Answer {
		const isRight = path === `/${tenant}/oauth2/v2.0/token` && body.client_id === client && body.client_secret === secret
			&& body.scope === `${this.address}/.default` && body.grant_type === 'client_credentials'
		if (!isRight) {
			return { status: 401, body: { error: 'invalid_client' } }
		}
		const token = randomUUID()
		this.tokens.add(token)
		return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 3599 } }
	}

	private api(method: string, url: URL, body: SentEvent): Answer {
		const [, version, kind = '', name = '', what = '', ...rest] = url.pathname.split('/').map(decodeURIComponent)
		if (version !== 'v1.0') {
			return failed(404, 'BadRequest')
		}
		if (kind === 'organization') {
			return { status: 200, body: { value: [{ displayName: 'Contoso' }] } }
		}
		if (kind === 'subscriptions') {
			return this.subscription(method, name, body as Partial<Subscription>)
		}
		const mailbox = this.mailboxes.get(name)
		return mailbox === undefined || kind !== 'users'
			? failed(404, 'ErrorInvalidUser')
			: this.calendar(mailbox, method, [what, ...rest].join('/'), url, body)
	}

	private calendar(mailbox: Mailbox, method: string, what: string, url: URL, body: SentEvent): Answer {
		if (what === 'calendar' && method === 'GET') {
			return { status: 200, body: { name: 'Calendar', owner: { name: `Room of ${mailbox.address}`, address: mailbox.address } } }
		}
		if (what === 'calendar/events' && method === 'POST') {
			const event = mailbox.add(body)
			this.lost -= 1
			return this.lost >= 0 ? failed(502, 'BadGateway') : { status: 201, body: event }
		}
		if (what === 'calendarView/delta' && method === 'GET') {
			const page = mailbox.delta(url.searchParams.get('$deltatoken') ?? url.searchParams.get('$skiptoken') ?? '')
			const link = (token: string) => `${this.address}${url.pathname}?${token}`
			return page === null ? failed(410, 'SyncStateNotFound') : { status: 200, body: {
				value: page.value,
				...(page.next === null ? {} : { '@odata.nextLink': link(`$skiptoken=${page.next}`) }),
				...(page.delta === null ? {} : { '@odata.deltaLink': link(`$deltatoken=${page.delta}`) }),
			} }
		}
		const [, id = '', isDecline] = /^events\/([^/]+)(\/decline)?$/.exec(what) ?? []
		if (method === 'GET') {
			const event = mailbox.events().find((one) => one.id === id)
			return event === undefined ? failed(404, 'ErrorItemNotFound') : { status: 200, body: event }
		}
		if (isDecline !== undefined && method === 'POST') {
			this.declined.push(id)
			return mailbox.remove(id) ? { status: 202 } : failed(404, 'ErrorItemNotFound')
		}
		if (method === 'PATCH') {
			const event = mailbox.change(id, body)
			return event === null ? failed(404, 'ErrorItemNotFound') : { status: 200, body: event }
		}
		return method === 'DELETE' && mailbox.remove(id) ? { status: 204 } : failed(404, 'ErrorItemNotFound')
	}

	private subscription(method: string, id: string, body: Partial<Subscription>): Answer {
		if (method === 'POST') {
			const made = { ...body, id: randomUUID() } as Subscription
			this.subscriptions.set(made.id, made)
			return { status: 201, body: made }
		}
		const known = this.subscriptions.get(id)
		if (known === undefined) {
			return failed(404, 'ResourceNotFound')
		}
		if (method === 'DELETE') {
			this.subscriptions.delete(id)
			return { status: 204 }
		}
		const renewed = { ...known, ...body }
		this.subscriptions.set(id, renewed)
		return { status: 200, body: renewed }
	}
}
