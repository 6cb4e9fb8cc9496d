// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as it arrived. */
export interface Received {
	readonly method: string
	readonly path: string
	readonly headers: IncomingHttpHeaders
	readonly body: string
	/** Unix seconds. */
	readonly at: number
}

/** What is in a message. */
export interface Told {
	readonly event: string
	readonly timestamp: string
	readonly delivery_id: string
	readonly form: { readonly id: string, readonly file_id: number, readonly title: string }
	readonly data: Readonly<Record<string, unknown>> & { readonly id: string }
}

type Answer = number | ((response: ServerResponse) => void)

/** A server that webhooks call, on loopback. */
export class Receiver {
	readonly received: Received[] = []
	/** What the next messages are answered with; 204 when it is empty. */
	readonly answers: Answer[] = []
	private readonly server = createServer((request, response) => {
		const parts: Buffer[] = []
		request.on('data', (part: Buffer) => parts.push(part))
		request.on('end', () => {
			const { method = '', url: path = '', headers } = request
			this.received.push({ method, path, headers, body: Buffer.concat(parts).toString(), at: Math.floor(Date.now() / 1000) })
			const answer = this.answers.shift() ?? 204
			if (typeof answer === 'number') {
				response.writeHead(answer).end()
			} else {
				answer(response)
			}
		})
	})

	static async start(): Promise<Receiver> {
		const receiver = new Receiver()
		await new Promise<void>((resolve) => {
			receiver.server.listen(0, '127.0.0.1', resolve)
		})
		return receiver
	}

	/** Its address below which every path is taken. */
	get url(): string {
		return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
	}

	/** What arrived at a path, in the order of its arrival. */
	at(path: string): Received[] {
		return this.received.filter((one) => one.path === path)
	}

	/** What was said at a path. */
	told(path: string): Told[] {
		return this.at(path).map(({ body }) => JSON.parse(body) as Told)
	}

	async close(): Promise<void> {
		this.server.closeAllConnections()
		await new Promise((resolve) => this.server.close(resolve))
	}
}
