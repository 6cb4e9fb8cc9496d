// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import type { Row } from '@suite/schema/metadata/list'
import type { ValueMap } from '@suite/schema/metadata/value'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import { plainQuery } from '../../../src/values/table.ts'
import { row } from './rows.ts'
import { faults, listed, routes, stored } from './server.ts'

/**
 * Has the table show these files of a team folder, and forgets what was sent before.
 *
 * @param count - of all files, where not all can be read
 */
export async function show(
	values: Readonly<Record<number, ValueMap>>,
	fields: readonly Field[],
	wished: (id: number) => Partial<Row> = () => ({}),
	count = Object.keys(values).length,
): Promise<void> {
	const table = useTableStore()
	stored.clear()
	faults.clear()
	for (const [id, metadata] of Object.entries(values)) {
		stored.set(Number(id), metadata)
	}
	listed.files = [...stored].map(([id, metadata]) => row(id, metadata, wished(id)))
	listed.total = count
	listed.isAway = false
	table.setColumns(fields)
	await table.show(5, plainQuery)
	await table.ensure(0, listed.files.length - 1)
	Object.values(routes).forEach((route) => route.mockClear())
}
