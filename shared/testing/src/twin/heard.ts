// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Reply } from '@suite/fixtures/http'
import type { Twin } from './script.ts'

const recorder = '/index.php/apps/hostprobe/recordings/dav'

/** Awaits a response, then stores the events received in the meantime. */
export type Tell = (request: Promise<Reply>) => Promise<void>

/** What the probe's plugin of WebDAV heard. */
interface Heard {
	readonly event: string
	readonly arguments: readonly [{ readonly path?: string }?]
}

/**
 * Has the probe's plugin write down what it hears while something runs.
 *
 * @param byPath - whether the events are stored path by path; otherwise in their order, but for those of the contents of one folder,
 *   which arrive in a host-specific order
 */
export async function recorded(twin: Twin, work: (tell: Tell) => Promise<void>, { byPath = false } = {}): Promise<void> {
	const admin = await twin.client('admin')
	await admin.expect('PUT', recorder, { body: { on: true } })
	try {
		let count = 0
		await work(async (request) => {
			const reply = await request
			const heard = (await admin.expect('GET', recorder)).json as Heard[]
			const events = byPath ? heard.toSorted(sooner) : inOrder(heard)
			twin.record(`${++count}. heard`, { events, probed: reply.headers.get('x-probed') })
		})
	} finally {
		await admin.expect('PUT', recorder, { body: { on: false } })
	}
}

function inOrder(heard: readonly Heard[]): Heard[] {
	const asked = heard.filter(({ event }) => event === 'propFind').sort(sooner)
	return heard.map((one) => one.event === 'propFind' ? asked.shift() ?? one : one)
}

const pathOf = (heard: Heard): string => heard.arguments[0]?.path ?? ''
const sooner = (one: Heard, other: Heard): number => pathOf(one).localeCompare(pathOf(other))
