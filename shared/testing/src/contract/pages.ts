// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AssertionError } from 'node:assert'
import { publicPage, type PublicPage } from '@suite/api/contract/page'
import type { Contract } from '@suite/api/contract/route'
import type { Client } from '@suite/fixtures/client'
import type { Callers } from './caller.ts'
import type { Check } from './check.ts'

/** Checks of the public pages. */
export function pageChecks(contract: Contract, callers: () => Callers): Check[] {
	return Object.entries(contract.pages ?? {}).flatMap(([action, declared]) => {
		const page = publicPage(declared)
		if (!page) {
			return []
		}
		const { example, missing, form } = page
		const checks: Check[] = example === undefined ? [] : page.paths.flatMap((path) => [
			{
				name: `${action} opens ${path} for someone without an account`,
				run: () => opens(contract, page, callers().anonymous, path, example, 200),
			},
			{ name: `${action} opens ${path} for an account`, run: () => opens(contract, page, callers().user, path, example, 200) },
		])
		return [
			...checks,
			...(missing === undefined ? [] : [{
				name: `${action} has a page of its own for what does not exist`,
				run: () => opens(contract, page, callers().anonymous, page.paths[0], missing, 404),
			}]),
			...(missing === undefined || form === undefined ? [] : [{
				name: `${form} has the same page for a form that somebody without a session sends to what does not exist`,
				run: () => opens(contract, page, callers().anonymous, page.paths[0], missing, 404, 'POST'),
			}]),
		]
	})
}

async function opens(
	contract: Contract,
	page: PublicPage,
	caller: Client,
	path: string,
	values: NonNullable<PublicPage['example']>,
	status: number,
	method: 'GET' | 'POST' = 'GET',
): Promise<void> {
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
	const reply = await caller.request(method, `/index.php/apps/${contract.app}${filled}`, { headers: { Accept: 'text/html' } })
	const ancestors = /frame-ancestors ([^;]*)/.exec(reply.headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ?? []
	const said = {
		status: reply.status,
		type: reply.headers.get('content-type')?.toLowerCase(),
		hasRoot: reply.text.includes(`id="${page.root}"`),
		scripts: /script-src[^;]*'unsafe-inline'/.test(reply.headers.get('content-security-policy') ?? ''),
		framedBy: framedBy(ancestors),
	}
	const expected = { status, type: 'text/html; charset=utf-8', hasRoot: true, scripts: false, framedBy: page.framedBy ?? 'itself' }
	if (JSON.stringify(said) !== JSON.stringify(expected)) {
		throw new AssertionError({ message: `the page ${filled} is not as declared: ${JSON.stringify(said)}`, actual: said, expected })
	}
}

function framedBy(ancestors: readonly string[]): string {
	return ancestors.includes('*')
		? 'anyone'
		: ancestors.some((source) => source !== "'self'") ? 'settings' : ancestors.length > 0 ? 'itself' : 'no one'
}
