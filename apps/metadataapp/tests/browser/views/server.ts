// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { View } from '@suite/schema/metadata/view'
import { vi } from 'vitest'
import { field } from '../library/field.ts'
import { view } from './view.ts'

const group = (...names: string[]) => Object.fromEntries(names.map((name) => [name, vi.fn()]))

/** The routes that views call. */
export const api = {
	viewMirrors: group('list', 'create', 'update', 'delete', 'reorder'), columns: group('list', 'save'),
	rows: group('list', 'filterValues'), lists: group('allFilterValues'), assignments: group('list'), users: group('search'),
}

export const fields = [
	field('status', 'select', { id: 1, field_label: 'Status', field_options: ['Draft', 'Signed'], withdrawn_options: ['Old'] }),
	field('title', 'text', { id: 2, field_label: 'Title', filterable: true }),
	field('amount', 'number', { id: 3, field_label: 'Amount' }),
	field('due', 'date', { id: 4, field_label: 'Due', field_options: { includeTime: false } }),
] as const

/** What the server has. */
export const server: { views: View[], canManage: boolean } = { views: [], canManage: true }

/** A team folder with two views. */
export function reset(): void {
	vi.resetAllMocks()
	server.canManage = true
	server.views = [
		view(7, { name: 'Open', filters: { status: ['Draft'] }, columns: [{ name: 'due' }, { name: 'title' }], sort_field: 'due' }),
		view(8, { name: 'Big' }),
	]
	api.viewMirrors.list?.mockImplementation(() => Promise.resolve({ views: server.views, can_manage: server.canManage }))
	api.columns.list?.mockResolvedValue([{ field_name: 'status', filterable: false }, { field_name: 'title', filterable: true }])
	api.assignments.list?.mockResolvedValue(fields)
	api.rows.list?.mockResolvedValue({ total: 4 })
	api.rows.filterValues?.mockResolvedValue({ title: ['Plan', 'Report'] })
}
