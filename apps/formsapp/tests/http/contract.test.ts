// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { tokenOf, type Contract, type Route } from '@suite/api/contract/route'
import { example } from '@suite/api/forms/common'
import { forms } from '@suite/api/forms/contract'
import type { FormImage } from '@suite/schema/forms/design/branding'
import type { OwnTemplate } from '@suite/schema/forms/design/template'
import { permissions, type IssuedApiKey, type Permission } from '@suite/schema/forms/key'
import type { ResponseList, Submitted } from '@suite/schema/forms/response'
import type { AnsweredFile } from '@suite/schema/forms/upload'
import { contractChecks } from '@suite/testing/contract/checks'
import { uploadForm } from '@suite/testing/contract/upload-form'
import { afterAll, describe, it } from 'vitest'
import { ask, call, formWith, publicHash, resetSettings, tellingWebhook } from './forms.ts'
import { people } from './people.ts'

const crew = await people()
const user = await crew.newPerson()
const keyed = await formWithKeys()
const callers = { ...crew.callers(user), tokens: keyed.tokens }

/** What the examples name: each check gets its own. */
const named = {
	fileId: '1', hash: '', responseId: '', uploadId: '', keyId: '', imageId: '', templateId: '', webhookId: '', deliveryId: '',
	'X-Forms-Correction': '',
}

function newForm(): Promise<number> {
	return formWith(user.session, [
		{ id: 'q1', type: 'text', title: 'Name' },
		{ id: 'q2', type: 'dropdown', title: 'Colour', options: { choices: [{ id: 'c1', label: 'Red' }, { id: 'c2', label: 'Blue' }] } },
		{ id: 'q3', type: 'file', title: 'Photo' },
	])
}

function newKey(fileId: number, allowed: readonly Permission[]): Promise<IssuedApiKey> {
	return ask<IssuedApiKey>(user.session, 'POST', `/api/forms/${fileId}/api-keys`, { body: { name: 'Contract', permissions: allowed } })
}

/** One form for all checks of keys, because a key opens no other. */
async function formWithKeys(): Promise<{ fileId: string, hash: string, responseId: string, tokens: Readonly<Record<string, string>> }> {
	const fileId = await newForm()
	const [{ key: one }, { key: none }] = [await newKey(fileId, permissions), await newKey(fileId, [])]
	return {
		fileId: String(fileId), hash: await publicHash(user.session, fileId), responseId: '',
		tokens: { ...Object.fromEntries(permissions.map((permission) => [permission, one])), '': none },
	}
}

async function prepare(): Promise<void> {
	const fileId = await newForm()
	await ask(user.session, 'PUT', `/api/forms/${fileId}`, { body: { form: { settings: { allowCorrection: true } } } })
	named.fileId = String(fileId)
	named.hash = await publicHash(user.session, fileId)
	const { token } = await ask<{ token: string }>(crew.anonymous, 'POST', `/api/public/${named.hash}/uploads`, {
		raw: uploadForm(forms.resources.publicForms.upload),
	})
	const answers = { q1: 'Ann', q2: 'c1', q3: [token] }
	const { correction } = await ask<Submitted>(crew.anonymous, 'POST', `/api/public/${named.hash}/submit`, { body: { answers } })
	named['X-Forms-Correction'] = correction ?? ''
	const { responses } = await ask<ResponseList>(user.session, 'GET', `/api/forms/${fileId}/responses`)
	named.responseId = responses[0]?.id ?? ''
	const image = { raw: uploadForm(forms.resources.branding.create) }
	named.imageId = (await ask<FormImage>(user.session, 'POST', `/api/forms/${fileId}/branding/image`, image)).imageId
	await ask(user.session, 'PUT', `/api/forms/${fileId}`, { body: { form: { branding: { headerImage: named.imageId } } } })
	named.keyId = (await newKey(fileId, ['read_form'])).id
	// An account has so many at most.
	await call(user.session, 'DELETE', `/api/templates/${named.templateId}`)
	named.templateId = (await ask<OwnTemplate>(user.session, 'POST', `/api/forms/${fileId}/template`, { body: {} })).id
	Object.assign(named, await tellingWebhook(user.session, fileId, named.hash))
	const { response } = await ask<Submitted>(crew.anonymous, 'POST', `/api/public/${keyed.hash}/submit`, { body: { answers: {} } })
	keyed.responseId = response.id
	named.uploadId = (responses[0]?.answers.q3 as AnsweredFile[] | undefined)?.[0]?.id ?? ''
}

const isNamed = (name: string): name is keyof typeof named => name in named

/** The values of an example's path, where the form is the one that was made last, or the one of the keys. */
function ofTheForm(path: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>, isKeyed = false) {
	return Object.defineProperties({}, Object.fromEntries(Object.entries(path).map(([name, value]) => [name, {
		enumerable: true,
		get: () => isNamed(name) && given[name] === value ? { ...named, ...isKeyed ? keyed : {} }[name] : value,
	}]))) as Record<string, string>
}

/** The headers of an example, where the token is that of the response that was made last. */
const headersOf = (headers: Readonly<Record<string, string>> | undefined): { headers?: Record<string, string> } =>
	headers === undefined ? {} : { headers: ofTheForm(headers, { 'X-Forms-Correction': example.correction }, false) }

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

await prepare()
// Without it nobody may show the page for frames.
await crew.host.occ(['config:app:set', 'formsapp', 'embed_origins', '--value', 'https://www.example.org'])
afterAll(() => resetSettings(crew.administrator.session))

describe('the contract of formsapp', () => {
	for (const { name, run } of contractChecks(withNames(forms), () => callers, prepare)) {
		it(name, run)
	}
})
