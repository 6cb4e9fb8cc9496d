// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Row } from '@suite/schema/metadata/list'
import type { ValueMap } from '@suite/schema/metadata/value'
import { vi } from 'vitest'

type Patch = Readonly<Record<string, string | null>>
interface One { readonly path: { readonly folderId: number, readonly fileId: number } }
interface Save extends One {
	readonly body: { readonly metadata: Patch, readonly unlock?: boolean, readonly unlock_field?: string }
}
interface Batch { readonly body: { readonly updates: readonly { readonly file_id: number, readonly metadata: Patch }[] } }
interface Lock extends One { readonly body: { readonly field_name: string } }

/** What the server has, by file, as far as the rules of a save need it. */
export const stored = new Map<number, ValueMap>()
/** Values that it refuses, with what it says of them, by `<file> <field>`. */
export const faults = new Map<string, string>()

/** Files of the table, how many the server says there are, and whether it can be asked. */
export const listed: { files: readonly Row[], total: number, isAway: boolean } = { files: [], total: 0, isAway: false }

function put(fileId: number, patch: Patch): Readonly<Record<string, string>> | null {
	const wrong = Object.keys(patch).flatMap((name) => {
		const sentence = faults.get(`${fileId} ${name}`)
		return sentence === undefined ? [] : [[name, sentence] as const]
	})
	if (wrong.length > 0) {
		return Object.fromEntries(wrong)
	}
	const next = Object.entries({ ...stored.get(fileId), ...patch })
	stored.set(fileId, Object.fromEntries(next.filter((entry): entry is [string, string] => entry[1] !== null)))
	return null
}

interface List { readonly query?: { readonly offset?: number, readonly limit?: number } }

/** Routes of Metadata that cells call. */
export const routes = {
	list: vi.fn(({ query: { offset = 0, limit = 500 } = {} }: List) => listed.isAway
		? Promise.reject(new ApiError(0, {}))
		: Promise.resolve({
				rows: listed.files.slice(offset, offset + limit).map((one) => ({ ...one, metadata: { ...stored.get(one.id) } })),
				total: listed.total, complete: true, cursor: 1, definitions: 'a',
			})),
	readIn: vi.fn(({ path }: One): Promise<ValueMap> => Promise.resolve({ ...stored.get(path.fileId) })),
	saveIn: vi.fn(({ path, body }: Save): Promise<{ success: true, metadata: ValueMap }> => {
		const fields = put(path.fileId, body.metadata)
		return fields === null
			? Promise.resolve({ success: true, metadata: { ...stored.get(path.fileId) } })
			: Promise.reject(new ApiError(400, { reason: 'invalid_value', error: 'Validation failed', fields }))
	}),
	update: vi.fn(({ body }: Batch) => {
		const results = body.updates.map(({ file_id: fileId, metadata }) => {
			const fields = put(fileId, metadata)
			return fields === null
				? { file_id: fileId, success: true, fields_updated: 1 }
				: { file_id: fileId, success: false, error: 'Validation failed', reason: 'invalid_value', fields }
		})
		const failed = results.filter(({ success }) => !success).length
		return Promise.resolve({ success: failed === 0, total: results.length, successful: results.length - failed, failed, results })
	}),
	lock: vi.fn((_: Lock): Promise<object> => Promise.resolve({ locked: false, until: '2026-11-28T12:00:30Z' })),
	unlock: vi.fn((_: Lock): Promise<object> => Promise.resolve({ success: true })),
	search: vi.fn(({ query: { search } }: { readonly query: { readonly search: string } }) => Promise.resolve(
		[{ id: 'bob', displayname: 'Bob Baker' }].filter(({ id }) => search !== '' && id.startsWith(search)),
	)),
	history: vi.fn((_: object) => Promise.resolve({
		entries: [{ field_name: 'title', by: { id: 'ann', name: 'Ann Archer' } }], next: null,
	})),
}

/** As `metadata` of the client. */
export const api = {
	rows: { list: (call: List) => routes.list(call) },
	values: { readIn: (call: One) => routes.readIn(call), saveIn: (call: Save) => routes.saveIn(call) },
	batches: { update: (call: Batch) => routes.update(call) },
	locks: { lock: (call: Lock) => routes.lock(call), unlock: (call: Lock) => routes.unlock(call) },
	users: { search: (call: { readonly query: { readonly search: string } }) => routes.search(call) },
	history: { list: (call: object) => routes.history(call) },
}
