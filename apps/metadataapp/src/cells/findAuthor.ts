// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import type { CellRef } from './cell.ts'

/** Changes of a file that are looked through. */
const changesRead = 20

/** The name of who changed a value the last time; null where the history does not tell, or cannot be asked. */
export async function findAuthor({ fileId, fieldName }: CellRef): Promise<string | null> {
	try {
		const { entries } = await api.history.list({ path: { fileId }, query: { limit: changesRead } })
		return entries.find(({ field_name: name }) => name === fieldName)?.by?.name ?? null
	} catch {
		return null // the name is an extra
	}
}
