// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Demo } from '@suite/host/demo'
import type { Host, OccOptions, OccResult } from '@suite/host/host'
import { AnonymousClient, BasicClient, BearerClient, SessionClient, type Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import { broke, type Caller, type Script, type Step, type Twin } from './script.ts'

/** Headers that a client may rely on. The others state when and by what software a response was generated. */
const comparedHeaders = [
	'accept-ranges', 'access-control-allow-origin', 'allow', 'cache-control', 'content-disposition', 'content-range',
	'content-security-policy', 'content-type', 'dav', 'etag',
	'feature-policy', 'last-modified', 'location', 'ms-author-via', 'oc-etag', 'oc-fileid', 'referrer-policy', 'www-authenticate',
	'x-content-type-options', 'x-frame-options', 'x-hash-md5',
	'x-nc-auth-notconfirmed', 'x-nextcloud-bruteforce-throttled', 'x-oc-mtime', 'x-permitted-cross-domain-policies', 'x-robots-tag',
	'x-user-id',
] as const

/** Runs scripts on one host and stores its responses. */
export class Player implements Twin {
	readonly demo: Demo
	private readonly host: Host
	private readonly clients = new Map<string, Promise<Client>>()
	private steps: Step[] = []

	constructor(host: Host, demo: Demo) {
		this.host = host
		this.demo = demo
	}

	get folder(): string {
		return this.demo.folder.name
	}

	get url(): string {
		return this.host.url
	}

	/** The responses to a script, in order. An error in the script itself is its last step: the other host must run into it too. */
	async play(script: Script): Promise<Step[]> {
		this.steps = []
		try {
			await script.run(this)
		} catch (error) {
			this.record(broke, error instanceof Error ? error.message : String(error))
		}
		return this.steps
	}

	async send(caller: Caller, method: string, path: string, sent: Sent = {}): Promise<Reply> {
		const reply = await (await this.client(caller)).request(method, path, sent)
		this.steps.push({
			title: `${nameOf(caller)}: ${method} ${path}${inputOf(sent)}`,
			status: reply.status,
			headers: headersOf(reply),
			body: bodyOf(reply),
		})
		return reply
	}

	record(name: string, value: unknown): void {
		this.steps.push({ title: name, headers: {}, body: value })
	}

	quietly(args: readonly string[]): Promise<OccResult> {
		return this.host.occ(args)
	}

	async occ(args: readonly string[], options: OccOptions = {}): Promise<{ code: number, stdout: string }> {
		const { code, stdout } = await this.host.occ(args, { ...options, mayFail: true })
		this.steps.push({ title: `occ ${args.join(' ')}`, status: code, headers: {}, body: parsed(stdout) })
		return { code, stdout }
	}

	client(caller: Caller): Promise<Client> {
		const key = JSON.stringify(caller)
		const known = this.clients.get(key) ?? this.connect(caller)
		this.clients.set(key, known)
		return known
	}

	private async connect(caller: Caller): Promise<Client> {
		const { url } = this.host
		if (caller === 'anonymous') {
			return new AnonymousClient(url)
		}
		const { by = 'basic', ...who } = typeof caller === 'string' ? { role: caller } : caller
		const person = 'role' in who ? this.demo.users[who.role] : { ...who, appPassword: who.password }
		switch (by) {
			case 'session':
				return SessionClient.login(url, person.user, person.password)
			case 'sessionWithoutToken':
				return (await SessionClient.login(url, person.user, person.password)).withoutRequestToken()
			case 'bearer':
				return new BearerClient(url, person.appPassword)
			default:
				return new BasicClient(url, person.user, by === 'password' ? person.password : person.appPassword)
		}
	}
}

function nameOf(caller: Caller): string {
	return typeof caller === 'string' ? caller : `${'role' in caller ? caller.role : caller.user} (${caller.by ?? 'basic'})`
}

/** A short description of the input, so that a difference can be located in the script. */
function inputOf({ query, body, raw, headers }: Sent): string {
	const parts = [
		query === undefined ? '' : `?${JSON.stringify(query)}`,
		body === undefined ? '' : JSON.stringify(body),
		typeof raw === 'string' ? raw : raw === undefined ? '' : 'raw',
		headers === undefined ? '' : JSON.stringify(headers),
	]
	const text = parts.filter((part) => part !== '').join(' ')
	return text === '' ? '' : ` ${text.length > 160 ? `${text.slice(0, 160)}…` : text}`
}

function headersOf(reply: Reply): Record<string, string> {
	return Object.fromEntries(
		comparedHeaders.flatMap((name) => reply.headers.get(name) === null ? [] : [[name, reply.headers.get(name) ?? '']]),
	)
}

/** JSON as its parsed value; a page only as the fact that it is one, because its appearance is host-specific; bytes as text. */
function bodyOf(reply: Reply): unknown {
	const type = reply.headers.get('content-type') ?? ''
	if (reply.json !== undefined && /json/.test(type)) {
		return reply.json
	}
	return /html/.test(type) && /<(!doctype|html|body|div)\b/i.test(reply.text) ? '<page>' : reply.text
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return text
	}
}
