// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { strict as assert } from 'node:assert'
import type { Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import type { Step } from '@suite/schema/wizard/step'
import type { AdminSteps } from '@suite/schema/wizard/step'
import type { StepsAnswer } from '@suite/schema/wizard/tour'

const mount = '/index.php/apps/wizardapp'

/** Calls the Onboarding app and returns the body of a successful response. */
export async function call<T = Record<string, unknown>>(caller: Client, method: string, path: string, sent?: Sent): Promise<T> {
	const reply = await attempt(caller, method, path, sent)
	assert.equal(reply.status, 200, reply.text.slice(0, 400))
	return reply.json as T
}

/** Calls the Onboarding app, whatever the response. */
export function attempt(caller: Client, method: string, path: string, sent?: Sent): Promise<Reply> {
	return caller.request(method, `${mount}${path}`, sent)
}

/** The reason and pointer of a refusal. */
export function refusal(reply: Reply): { status: number, reason: unknown, pointer: unknown } {
	const body = (reply.json ?? {}) as Record<string, unknown>
	return { status: reply.status, reason: body.reason, pointer: body.pointer }
}

export const stepsOf = (caller: Client): Promise<StepsAnswer> => call<StepsAnswer>(caller, 'GET', '/api/steps')
export const ids = (answer: { steps: readonly Step[] }): string[] => answer.steps.map((step) => step.id)
export const adminSteps = (caller: Client, language: string): Promise<AdminSteps> => call<AdminSteps>(caller, 'GET', '/admin/steps', {
	query: { language },
})

/** A step that satisfies the contract. */
export function step(id: string, more: Partial<Step> = {}): Pick<Step, 'id' | 'title' | 'text'> & Partial<Step> {
	return { id, title: `Title of ${id}`, text: `<p>Text of ${id}</p>`, ...more }
}

/** Replaces the list of a language. */
export function save(admin: Client, language: string, steps: readonly object[], more: Record<string, unknown> = {}): Promise<AdminSteps> {
	return call<AdminSteps>(admin, 'POST', '/admin/steps', { body: { language, steps, ...more } })
}

/** Resets every language that a suite changed to the built-in steps, and turns the tour on. */
export async function resetAll(admin: Client): Promise<void> {
	const { overrides } = await call<{ overrides: { code: string, own: boolean }[] }>(admin, 'GET', '/admin/overrides')
	for (const { code } of overrides.filter(({ own }) => own)) {
		await call(admin, 'POST', '/admin/reset', { body: { language: code } })
	}
	await call(admin, 'POST', '/admin/settings', { body: { enabled: true } })
}
