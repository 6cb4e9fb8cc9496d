// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCellStore } from '../../../src/stores/cellStore.ts'
import { field } from '../library/field.ts'
import { routes, stored } from './server.ts'
import { show } from './show.ts'

vi.mock('@suite/api/metadata/client', async () => ({ metadata: (await import('./server.ts')).api }))

const sentence = 'An administrator is changing this field. Try again in a few minutes.'

beforeEach(async () => {
	vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') })
	setActivePinia(createPinia())
	await show({ 1: { title: 'One', count: '1' } }, [field('title', 'text'), field('count', 'number')])
})
afterEach(() => vi.useRealTimers())

describe('a cell whose field is being changed', () => {
	it('keeps what was typed, and the others of the file are saved', async () => {
		const cells = useCellStore()
		routes.saveIn.mockRejectedValueOnce(new ApiError(409, { reason: 'converting', error: sentence, fields: { title: sentence } }))
		await cells.edit([
			{ fileId: 1, fieldName: 'title', value: 'Mine' }, { fileId: 1, fieldName: 'count', value: '3' },
		], 'paste')
		expect(cells.stateOf(1, 'title')).toMatchObject({ fault: sentence, mine: 'Mine', mayRetry: true })
		expect(stored.get(1)).toEqual({ title: 'One', count: '3' })
		await cells.retry(cells.unsavedCells)
		expect(stored.get(1)).toEqual({ title: 'Mine', count: '3' })
	})
})
