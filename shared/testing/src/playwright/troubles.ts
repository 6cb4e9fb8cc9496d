// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, type BrowserContext, type Page } from '@playwright/test'
import { isOwnCall, isOwnFile } from './own.ts'

interface Violation {
	readonly directive: string
	readonly blocked: string
	readonly source: string
}

/** Collects what goes wrong in the pages of a context; see {@link watchTroubles}. */
export interface Troubles {
	/** Fails with a list when anything went wrong so far. */
	expectNone(): Promise<void>
}

const isOwn = (address: string): boolean => isOwnCall(address) || isOwnFile(address)

/**
 * Collects, from now on and for every page of a context, errors that our scripts leave on the console or do not catch, violations of
 * the content security policy, and calls and files of ours that fail. What scripts of the host do is not ours to answer for: a server
 * without its core bundle has errors of its own on every page.
 */
export async function watchTroubles(context: BrowserContext): Promise<Troubles> {
	const found: string[] = []
	await context.exposeBinding('tellViolation', (_source, { directive, blocked, source }: Violation) => {
		// browsers name no source for what a script puts on the page, such as a picture: then it counts as ours
		if (source === '' || isOwn(source) || isOwn(blocked)) {
			found.push(`content security policy: ${directive} forbids ${blocked || 'inline code'} (${source || 'no source'})`)
		}
	})
	await context.addInitScript(() => document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
		const { tellViolation } = window as unknown as { tellViolation(violation: Violation): void }
		tellViolation({ directive: violatedDirective, blocked: blockedURI, source: sourceFile })
	}))
	context.on('console', (message) => {
		if (message.type() === 'error' && isOwn(message.location().url)) {
			found.push(`console: ${message.text()} (${message.location().url})`)
		}
	})
	context.on('weberror', (error) => {
		const { message, stack = '' } = error.error()
		if ((stack.match(/https?:\/\/[^\s)]+/g) ?? []).some(isOwnFile)) {
			found.push(`not caught: ${message}`)
		}
	})
	context.on('response', (response) => {
		if (response.status() >= 400 && isOwn(response.url())) {
			found.push(`${response.request().method()} ${response.url()} answers ${response.status()}`)
		}
	})
	context.on('requestfailed', (request) => {
		// a page that is left drops its calls
		const reason = request.failure()?.errorText ?? ''
		if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED') {
			found.push(`${request.method()} ${request.url()} fails: ${reason}`)
		}
	})
	return {
		expectNone: async () => {
			await Promise.all(context.pages().map(settle))
			expect(found).toEqual([])
		},
	}
}

/** Messages of a page come in the order they were sent: after this one there is none of before. */
async function settle(page: Page): Promise<void> {
	await page.evaluate(() => document.readyState)
}
