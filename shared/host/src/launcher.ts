// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SessionClient } from '@suite/fixtures/client'
import type { Login } from './host.ts'

/** Logs users in without the host's login page, which does not work on every server directory. */
export interface Launcher {
	/** The link that logs a user in. It contains a secret: anyone who has it can use the account. */
	link(name: string): string
	close(): Promise<void>
}

/** A user whom the launcher logs in, and the page of the host where that user lands. */
export interface Entrance extends Login {
	/** Relative to the host's base address, such as /index.php/settings/user. */
	readonly page: string
}

/**
 * Starts a launcher on loopback: opening a user's link posts the host's login form and passes its cookies to the browser. A cookie is for
 * a host name regardless of the port, so the browser is then logged in at the host.
 *
 * No other page in the browser can use it: each link has a random secret, and a request under another host name is refused.
 *
 * @param url - base address of the host, with the same host name: 127.0.0.1
 * @param entrances - by the name shown in the link
 */
export async function startLauncher(url: string, entrances: Readonly<Record<string, Entrance>>): Promise<Launcher> {
	const secret = randomBytes(24).toString('base64url')
	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) =>
			send(response, 502, `The host did not log you in: ${error instanceof Error ? error.message : String(error)}`))
	})
	const address = () => `127.0.0.1:${(server.address() as AddressInfo).port}`

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const [, given = '', name = ''] = (request.url ?? '').split('/')
		const entrance = Object.hasOwn(entrances, name) ? entrances[name] : undefined
		if (request.headers.host !== address() || !isSame(given, secret) || entrance === undefined) {
			return send(response, 404, 'There is nothing here.')
		}
		if (request.method !== 'GET') {
			return send(response, 405, 'Only to be opened.')
		}
		const session = await SessionClient.login(url, entrance.user, entrance.password)
		response.writeHead(303, { ...guard, Location: url + entrance.page, 'Set-Cookie': session.cookies.setCookieLines }).end()
	}

	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen(0, '127.0.0.1', resolve)
	})
	return {
		link: (name) => `http://${address()}/${secret}/${name}`,
		close: () => new Promise((resolve) => {
			server.close(() => resolve())
			server.closeAllConnections()
		}),
	}
}

// the secret must not leak through a Referer, and the response must not be framed by another page
const guard = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Frame-Options': 'DENY' }

function send(response: ServerResponse, status: number, text: string): void {
	response.writeHead(status, { ...guard, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

function isSame(given: string, secret: string): boolean {
	const [left, right] = [Buffer.from(given), Buffer.from(secret)]
	return left.length === right.length && timingSafeEqual(left, right)
}
