// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { errorSentence } from '@suite/ui/words/errors'
import { describe, expect, it, vi } from 'vitest'
import { adminSentences } from '../../src/words/adminErrors.ts'
import { historyError } from '../../src/words/historyErrors.ts'
import { siteError } from '../../src/words/siteErrors.ts'
import { structureError } from '../../src/words/structureErrors.ts'

const own = { too_deep: 'Too deep.', 403: 'Not you.' }

describe('the sentence for an error', () => {
	it('is the one given for its reason or status', () => {
		expect(errorSentence(new ApiError(400, { reason: 'too_deep' }), 'It failed.', own)).toBe('Too deep.')
		expect(errorSentence(new ApiError(403, {}), 'It failed.', own)).toBe('Not you.')
	})
	it.each([
		['without a network', new ApiError(0, {}), /^The server cannot be reached\./],
		['when signed out', new ApiError(401, { reason: 'not_logged_in' }), /^You are signed out\./],
		['when it was too often', new ApiError(429, {}), /^Too many requests/],
	])('is the same everywhere %s', (_, error, sentence) => {
		for (const said of [
			errorSentence(error, 'It failed.', adminSentences()),
			historyError(error),
			siteError(error),
			structureError('move', error),
		]) {
			expect(said).toMatch(sentence)
		}
	})
	it('says that a menu keeps its changes while the network is down', () => {
		expect(siteError(new ApiError(0, {}))).toContain('Your changes are kept here')
	})
	it('names what failed and logs the cause when the error is unexpected', () => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => {})
		expect(errorSentence(new TypeError('x is undefined'), 'It failed.', own)).toBe('It failed.')
		expect(log).toHaveBeenCalledOnce()
	})
})
