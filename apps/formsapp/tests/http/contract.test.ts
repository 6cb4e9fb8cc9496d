// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { tokenOf, type Contract, type Route } from '@suite/api/contract/route'
import { example } from '@suite/api/forms/common'
import { forms } from '@suite/api/forms/contract'
import { permissions } from '@suite/schema/forms/key'
import type { Submitted } from '@suite/schema/forms/response'
import { contractChecks } from '@suite/testing/contract/checks'
import { afterAll, describe, it } from 'vitest'
import { add, ask, newForm, publicHash, resetSettings } from './forms.ts'
import { NamedForm, newKey, type Names } from './named-form.ts'
import { people } from './people.ts'

const crew = await people()
const user = await crew.newPerson()
const keyed = await formWithKeys()
const callers = { ...crew.callers(user), tokens: keyed.tokens }
const form = new NamedForm(user.session)

/** One form for all checks of keys, because a key opens no other. */
async function formWithKeys(): Promise<{ fileId: string, hash: string, responseId: string, tokens: Readonly<Record<string, string>> }> {
	const { fileId } = await newForm(user.session)
	await add(user.session, fileId, { type: 'text', title: 'Name' })
	const [{ key: one }, { key: none }] = [await newKey(user.session, fileId, permissions), await newKey(user.session, fileId, [])]
	return {
		fileId: String(fileId), hash: await publicHash(user.session, fileId), responseId: '',
		tokens: { ...Object.fromEntries(permissions.map((permission) => [permission, one])), '': none },
	}
}

async function prepare({ path }: Route, isChanged: boolean): Promise<void> {
	if (isChanged) {
		await form.renew()
		keyed.responseId = (await ask<Submitted>(crew.anonymous, 'POST', `/api/public/${keyed.hash}/submit`, {
			body: { answers: {} },
		})).response.id
	}
	await form.provide(path)
}

/** What the examples name: each check gets its own. */
const isNamed = (name: string): name is keyof Names => name in form.names

/** The values of an example's path, where the form is the one that was made last, or the one of the keys. */
function ofTheForm(path: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>, isKeyed = false) {
	return Object.defineProperties({}, Object.fromEntries(Object.entries(path).map(([name, value]) => [name, {
		enumerable: true,
		get: () => isNamed(name) && given[name] === value ? { ...form.names, ...isKeyed ? keyed : {} }[name] : value,
	}]))) as Record<string, string>
}

/** The headers of an example, where the token is that of the response that was made last. */
const headersOf = (headers: Readonly<Record<string, string>> | undefined): { headers?: Record<string, string> } =>
	headers?.['X-Forms-Correction'] !== example.correction ? { ...headers === undefined ? {} : { headers } } : {
		headers: Object.defineProperty({ ...headers }, 'X-Forms-Correction', { enumerable: true, get: () => form.names.correction }),
	}

/** The contract with the ids of the form in place of those of its examples. */
function withNames(contract: Contract): Contract {
	const routed = (route: Route): Route => {
		const given = route.example?.path
		const isKeyed = tokenOf(route) !== undefined
		return given === undefined ? route : {
			...route,
			example: { ...route.example, path: ofTheForm(given, given, isKeyed), ...headersOf(route.example?.headers) },
			refused: (route.refused ?? []).map((refused) => refused.path === undefined
				? refused
				: { ...refused, path: ofTheForm(refused.path, given, isKeyed), ...headersOf(refused.headers) }),
		}
	}
	return { ...contract, resources: Object.fromEntries(Object.entries(contract.resources).map(([resource, routes]) =>
		[resource, Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, routed(route)]))])) }
}

// Without it nobody may show the page for frames.
await crew.host.occ(['config:app:set', 'formsapp', 'embed_origins', '--value', 'https://www.example.org'])
afterAll(() => resetSettings(crew.administrator.session))

describe('the contract of formsapp', () => {
	for (const { name, run } of contractChecks(withNames(forms), () => callers, prepare)) {
		it(name, run)
	}
})
