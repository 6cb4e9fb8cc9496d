// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FormsFailure } from '@suite/schema/forms/failure'
import type { Transport } from '../client/transport.ts'

/** Asks for details of refusals, and gives them the members that `ApiError` reads: the sentence as `error`, the details beside it. */
export function withDetails(transport: Transport): Transport {
	return async (outgoing) => {
		const received = await transport({ ...outgoing, headers: { 'X-Forms-Details': '1' } })
		return isFailure(received.data)
			? { ...received, data: { ...received.data.details, error: received.data.message, code: received.data.code } }
			: received
	}
}

const isFailure = (data: unknown): data is FormsFailure =>
	typeof data === 'object' && data !== null && (data as { error?: unknown }).error === true && 'code' in data
