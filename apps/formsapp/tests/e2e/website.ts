// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A website of somebody else: of another site for browsers too, because its name is not that of the host. */
export interface Website {
	readonly origin: string
	/** What its page has. */
	html: string
	close(): Promise<void>
}

export async function openWebsite(): Promise<Website> {
	const website = { html: '' }
	const server = createServer((request, response) => {
		const isPage = request.url === '/'
		response.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
		response.end(isPage ? `<!DOCTYPE html><html lang="en"><title>A website</title><h1>A website</h1>${website.html}</html>` : '')
	})
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen(0, '127.0.0.1', resolve)
	})
	return Object.assign(website, {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		close: () => new Promise<void>((resolve) => {
			server.close(() => resolve())
			server.closeAllConnections()
		}),
	})
}
