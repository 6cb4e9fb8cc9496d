// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { View } from '@suite/schema/metadata/view'

interface Wished extends Partial<Omit<View, 'columns'>> {
	readonly columns?: readonly { readonly name: string, readonly visible?: boolean, readonly filterable?: boolean }[]
}

/** A saved view. */
export function view(id: number, { columns = [], ...wished }: Wished = {}): View {
	return {
		id, gf_id: 3, name: `View ${id}`, is_default: false, filters: {}, sort_field: '', sort_order: 'ASC', position: id,
		created_at: '2026-11-28T12:00:00Z', updated_at: '2026-11-28T12:00:00Z',
		columns: columns.map(({ name, visible = true, filterable = false }, place) => ({
			field_id: place + 1, field_name: name, field_label: name, field_type: 'text', field_options: [], visible, filterable,
			column_order: place,
		})),
		...wished,
	}
}
