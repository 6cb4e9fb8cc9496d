// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Conversion, ConversionStart } from '@suite/schema/metadata/field/conversion'
import type { Field } from '@suite/schema/metadata/field'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import { useConversion } from '../../src/components/Fields/useConversion.ts'
import { useConversionWatch } from '../../src/components/Fields/useConversionWatch.ts'
import { useFieldDraft } from '../../src/components/Fields/useFieldDraft.ts'
import { useConversionStore } from '../../src/stores/conversionStore.ts'
import { useFieldStore } from '../../src/stores/fieldStore.ts'
import { countWords, effectWords, startWords } from '../../src/words/conversionWords.ts'

interface Sent<T> { readonly path: { readonly fieldId: number }, readonly body: T }

const field: Field = {
	id: 7, field_name: 'file_gf_status', field_label: 'Status', field_type: 'select', field_description: '',
	field_options: ['Draft', 'Final'], withdrawn_options: [], is_required: false, sort_order: 4, scope: 'groupfolder',
	applies_to_groupfolder: 0, show_as_column: false, column_order: 0, filterable: false,
}
const made = (part: Partial<Conversion> = {}): Conversion => ({
	id: 1, field_id: 7, state: 'checked', percent: 100, by: 'admin', field_type: 'number', field_options: [], renamed: [],
	lose_values: false, folders: 1, files: 3, folder_values: 0, changed: 1, lost: { files: 0, folder_values: 0, examples: [] }, ...part,
})
/** What the server has. */
let server: Conversion
let fields: Field[]
const list = vi.fn(() => Promise.resolve([server]))
const preview = vi.fn((_: Sent<object>) => Promise.resolve(server))
const start = vi.fn((_: Sent<ConversionStart>) => Promise.resolve(server))
const cancel = vi.fn((_: object) => Promise.resolve(server))
const update = vi.fn(({ body }: Sent<Partial<Field>>) => Promise.resolve({ ...field, ...body, success: true }))
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		conversions: {
			list: () => list(), preview: (sent: Sent<object>) => preview(sent), start: (sent: Sent<ConversionStart>) => start(sent),
			cancel: (sent: object) => cancel(sent),
		},
		fields: { list: () => Promise.resolve(fields), update: (sent: Sent<Partial<Field>>) => update(sent) },
	},
}))

let scope: EffectScope
const within = <T>(work: () => T): T => scope.run(work) as T

beforeEach(() => {
	setActivePinia(createPinia())
	vi.useFakeTimers()
	scope = effectScope()
	server = made()
	fields = [field]
	useFieldStore().adopt(fields)
	for (const call of [list, preview, start, cancel, update]) {
		call.mockClear()
	}
})
afterEach(() => {
	scope.stop()
	vi.useRealTimers()
})

describe('a field that is saved', () => {
	const draft = () => within(() => useFieldDraft(field))

	it('with another type shows first what its values would become', async () => {
		const edited = draft()
		edited.change({ type: 'number' })
		expect(await edited.save()).toBeNull()
		const body = { field_type: 'number', field_options: [], renamed: [] }
		expect(preview).toHaveBeenCalledExactlyOnceWith({ path: { fieldId: 7 }, body })
		expect([edited.asked.value?.first, start.mock.calls.length, update.mock.calls.length]).toEqual([server, 0, 0])
		edited.dismiss()
		expect(edited.asked.value).toBeNull()
	})

	it('asks nothing where there are no values', async () => {
		const edited = draft()
		edited.change({ type: 'number', label: 'State' })
		server = made({ files: 0, changed: 0 })
		start.mockImplementationOnce(() => {
			fields = [{ ...field, field_type: 'number', field_options: [] }]
			return Promise.resolve(made({ state: 'done', files: 0 }))
		})
		expect((await edited.save())?.field_type).toBe('number')
		expect(update.mock.calls.map(([{ body }]) => [body.field_label, body.field_type])).toEqual([['State', 'select']])
		expect(start.mock.calls.map(([{ body }]) => body.lose_values)).toEqual([false])
		expect(edited.asked.value).toBeNull()
	})

	it('without either is saved at once', async () => {
		const edited = draft()
		edited.change({ label: 'State' })
		expect((await edited.save())?.field_label).toBe('State')
		expect([preview.mock.calls.length, start.mock.calls.length]).toEqual([0, 0])
	})

	it('says why it was refused', async () => {
		const edited = draft()
		edited.change({ type: 'number' })
		const refusal = new ApiError(409, { error: 'no', reason: 'converting' })
		preview.mockRejectedValueOnce(refusal)
		expect(await edited.save()).toBeNull()
		expect([edited.failure.value, edited.asked.value]).toEqual([refusal, null])
	})
})

describe('a conversion', () => {
	const followed = async (prepare = () => Promise.resolve()) => {
		await useConversionStore().load()
		return within(() => useConversion(server, { field_type: 'number' }, prepare))
	}

	it('says that values may be taken away only where some do not fit', async () => {
		const one = await followed()
		await one.start()
		server = made({ lost: { files: 1, folder_values: 0, examples: [] } })
		await useConversionStore().load()
		await one.start()
		expect(start.mock.calls.map(([{ body }]) => body.lose_values)).toEqual([false, true])
	})

	it('does not begin where the rest could not be saved', async () => {
		const failure = new Error('refused')
		const one = await followed(() => Promise.reject(failure))
		await one.start()
		expect([start.mock.calls.length, one.failure.value, one.isBusy.value]).toEqual([0, failure, false])
	})

	it('is asked for until it is over, and tells when the field has changed', async () => {
		const onChanged = vi.fn()
		server = made({ state: 'staging', percent: 30 })
		const one = await followed()
		within(() => useConversionWatch(onChanged))
		expect([one.stage.value, useConversionStore().running(7)]).toEqual(['changing', server])
		server = made({ state: 'recording', percent: 80 })
		await vi.advanceTimersByTimeAsync(1_500)
		expect([one.stage.value, one.conversion.value.percent, onChanged.mock.calls.length]).toEqual(['finishing', 80, 0])
		server = made({ state: 'done' })
		await vi.advanceTimersByTimeAsync(1_500)
		expect([one.stage.value, onChanged.mock.calls.length, useConversionStore().running(7)]).toEqual(['done', 1, null])
		const asked = list.mock.calls.length
		await vi.advanceTimersByTimeAsync(60_000)
		expect(list.mock.calls.length).toBe(asked)
	})

	it('is asked for again where the server could not be reached, and says so meanwhile', async () => {
		server = made({ state: 'staging' })
		const one = await followed()
		within(() => useConversionWatch(() => undefined))
		const failure = new Error('gone')
		list.mockRejectedValueOnce(failure)
		await vi.advanceTimersByTimeAsync(1_500)
		expect([one.failure.value, one.stage.value]).toEqual([failure, 'changing'])
		server = made({ state: 'done' })
		await vi.advanceTimersByTimeAsync(1_500)
		expect([one.failure.value, one.stage.value]).toEqual([null, 'done'])
	})

	it('that has just begun is not taken for over by a list that was asked for before', async () => {
		const one = await followed()
		let answer: (all: Conversion[]) => void = () => undefined
		list.mockReturnValueOnce(new Promise((resolve) => {
			answer = resolve
		}))
		const loaded = useConversionStore().load()
		start.mockResolvedValueOnce(made({ id: 2, state: 'staging' }))
		await one.start()
		answer([server])
		await loaded
		expect(one.stage.value).toBe('changing')
		server = made({ id: 2, state: 'swapping' })
		await useConversionStore().load()
		expect(one.stage.value).toBe('finishing')
	})

	it('that the server knows no more has ended', async () => {
		const one = await followed()
		list.mockResolvedValueOnce([])
		await useConversionStore().load()
		expect(one.stage.value).toBe('cancelled')
	})

	it('is not taken for one that somebody else looks at, and is another one than its preview', async () => {
		const one = await followed()
		list.mockResolvedValueOnce([made({ id: 2, lost: { files: 9, folder_values: 0, examples: [] } })])
		await useConversionStore().load()
		expect([one.stage.value, one.conversion.value.lost.files]).toEqual(['cancelled', 0])
		await useConversionStore().load()
		start.mockResolvedValueOnce(made({ id: 3, state: 'staging' }))
		await one.start()
		expect([one.stage.value, one.conversion.value.id]).toEqual(['changing', 3])
	})
})

describe('the words of a conversion', () => {
	it('count what there is, what changes and what is removed', () => {
		const some = made({ files: 12, folder_values: 1, changed: 3, lost: { files: 2, folder_values: 0, examples: [] } })
		expect(countWords(some)).toBe('12 files have a value. 1 team folder has a value of its own. The field is in 1 team folder.')
		expect(effectWords(some)).toEqual([
			'3 values are rewritten.', '8 values stay as they are.', '2 values do not fit and are removed.',
		])
		expect(effectWords(made({ files: 1, changed: 1 }))).toEqual(['1 value is rewritten.'])
		expect([startWords(true, 2), startWords(true, 0), startWords(false, 0)]).toEqual([
			'Change type and remove 2 values', 'Change type', 'Rename options',
		])
	})
})
