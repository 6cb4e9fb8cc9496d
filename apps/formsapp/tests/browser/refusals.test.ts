// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Outgoing, Received } from '@suite/api/client/transport'
import { withDetails } from '@suite/api/forms/refusals'
import { describe, expect, it } from 'vitest'

/** What the client gets of one answer, and what the server was sent. */
async function passed(answer: Received): Promise<{ received: Received, sent: Outgoing | undefined }> {
	let sent: Outgoing | undefined
	const received = await withDetails((outgoing) => {
		sent = outgoing
		return Promise.resolve(answer)
	})({ method: 'GET', url: '/api/forms' })
	return { received, sent }
}

describe('refusals of Forms', () => {
	it('have reason, sentence and details in the error', async () => {
		const details = { reason: 'invalid_form', pointer: '/questions', questions: { q1: 'Too long.' } }
		const { received, sent } =
			await passed({ status: 422, data: { error: true, message: 'It cannot be saved.', code: 'VALIDATION_ERROR', details } })
		expect(new ApiError(received.status, received.data as Record<string, unknown>)).toMatchObject({
			status: 422, message: 'It cannot be saved.', reason: 'invalid_form', pointer: '/questions',
			body: { code: 'VALIDATION_ERROR', questions: { q1: 'Too long.' } },
		})
		expect(sent?.headers).toEqual({ 'X-Forms-Details': '1' })
	})

	it('without details have the sentence', async () => {
		const { received } = await passed({ status: 500, data: { error: true, message: 'Something went wrong.', code: 'INTERNAL' } })
		expect(new ApiError(500, received.data as Record<string, unknown>)).toMatchObject({ message: 'Something went wrong.' })
	})

	it('leave answers as they are', async () => {
		const answer = { status: 200, data: { forms: [] } }
		expect((await passed(answer)).received).toEqual(answer)
	})
})
