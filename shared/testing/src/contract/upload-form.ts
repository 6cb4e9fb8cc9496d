// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Example } from '@suite/api/contract/example'
import type { Route } from '@suite/api/contract/route'

/**
 * The form that a route with an upload takes.
 *
 * @param sent.fields - instead of the example's body
 * @param sent.file - instead of the example's file; null for a form without one
 */
export function uploadForm(route: Route, sent: { fields?: object | undefined, file?: Example['file'] | null } = {}): FormData {
	const data = new FormData()
	const fields = Object.entries(sent.fields ?? route.example?.body ?? {})
	for (const [name, value] of fields) {
		data.append(name, String(value))
	}
	const file = sent.file === undefined ? route.example?.file ?? { name: 'contract.bin', base64: '' } : sent.file
	if (file !== null) {
		data.append(route.upload?.[0] ?? 'file', new Blob([Buffer.from(file.base64, 'base64')]), file.name)
	} else if (fields.length === 0) {
		data.append('nothing', '')
	}
	return data
}
