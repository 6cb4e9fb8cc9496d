// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, type Page, type Request } from '@playwright/test'
import { isOwnCall } from './own.ts'

/** Which calls are waited for. */
export interface Waited {
	/** Those of our apps that change something, when nothing else is said. */
	readonly counts?: (request: Request) => boolean
	/** Part of the address of one that has to be among them, for an action whose call comes later than others. */
	readonly among?: string
	/** Is a refusal what the action is to meet? Then one of the calls has to be refused. */
	readonly isRefused?: boolean
}

const changesOwn = (request: Request): boolean => request.method() !== 'GET' && isOwnCall(request.url())

/**
 * Does something that is saved, and returns when every call that it started is answered and none is on its way. Only calls
 * that begin after this function was called count, so that the answer of an earlier one is never taken for this one's.
 *
 * @return what the action returned
 * @throws {Error} when no call begins, or when one fails that is not to be refused
 */
export async function saved<T>(page: Page, action: () => Promise<T>, { counts = changesOwn, among = '', isRefused = false }: Waited = {}): Promise<T> {
	const begun: Request[] = []
	const ended = new Set<Request>()
	const begin = (request: Request) => counts(request) && begun.push(request)
	const end = (request: Request) => ended.add(request)
	const isDone = () => begun.some((request) => request.url().includes(among)) && begun.every((request) => ended.has(request))
	page.on('request', begin)
	page.on('requestfinished', end)
	page.on('requestfailed', end)
	try {
		const result = await action()
		let known = 0
		do {
			await expect.poll(isDone, 'the calls of this action').toBe(true)
			known = begun.length
			await turn(page)
		} while (begun.length > known || !isDone())
		const failures = (await Promise.all(begun.map(failure))).filter((text) => text !== null)
		expect(failures, isRefused ? 'the refusal that was due' : '').toEqual(isRefused ? [expect.any(String)] : [])
		return result
	} finally {
		page.off('request', begin)
		page.off('requestfinished', end)
		page.off('requestfailed', end)
	}
}

async function failure(request: Request): Promise<string | null> {
	const name = `${request.method()} ${new URL(request.url()).pathname}`
	const answer = await request.response()
	if (answer === null) {
		return `${name}: ${request.failure()?.errorText ?? 'no answer'}`
	}
	return answer.status() < 400 ? null : `${name}: ${answer.status()} ${await answer.text()}`
}

/** Lets the page act on an answer, as by sending the next call. Messages are no timers, so a clock that is held does not hold them. */
async function turn(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let times = 0; times < 3; times++) {
			await new Promise((resolve) => {
				const { port1, port2 } = new MessageChannel()
				port1.onmessage = resolve
				port2.postMessage(null)
			})
		}
	}).catch(() => page.waitForLoadState()) // the action led to another page
}
