// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FieldValue } from '@suite/schema/metadata/value'

/** A field of files with a value. */
export function field(name: string, type: string, wished: Partial<FieldValue> = {}): FieldValue {
	return {
		id: 1, field_name: name, field_label: name, field_type: type, field_description: '', field_options: [], withdrawn_options: [],
		is_required: false, sort_order: 0, scope: 'groupfolder', applies_to_groupfolder: 0, show_as_column: false, column_order: 0,
		filterable: false, value: null, ...wished,
	}
}
