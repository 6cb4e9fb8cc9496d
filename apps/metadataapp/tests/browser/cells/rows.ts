// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Row } from '@suite/schema/metadata/list'
import type { ValueMap } from '@suite/schema/metadata/value'

/** A file of a table with its values. */
export function row(id: number, metadata: ValueMap, wished: Partial<Row> = {}): Row {
	return {
		id, name: `File ${id}`, is_folder: false, mime: 'text/plain', size: 1, modified: 1_790_000_000, etag: 'x', has_preview: false,
		can_write: true, metadata, parent: 1, path: '', ...wished,
	}
}
