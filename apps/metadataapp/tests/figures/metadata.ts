// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ratioToFloor } from '@suite/fixtures/floor'
import type { Sent } from '@suite/fixtures/http'
import { ocs } from '@suite/fixtures/ocs'
import type { Field } from '@suite/schema/metadata/field'
import { ofRuns, type Figure, type Measured } from '@suite/testing/figures/figure'
import { api, fillArchive, type Archive } from './site.ts'

const rounds = 40
const perBulk = 100
const headers = { 'OCS-APIRequest': 'true', Accept: 'application/json' }

/** A request that is measured. */
interface Route {
	readonly name: string
	readonly method: string
	readonly path: string
	readonly sent: Sent | (() => Sent)
	/** Times the floor; absent where nothing is promised. */
	readonly most?: number
}

/** What people and programs wait for with many files, thirty fields and rules on fifty folders. */
export async function metadataFigures(on: Measured): Promise<Figure[]> {
	const archive = await fillArchive(on)
	const routes = await routesOf(archive)
	const taken: Figure[][] = []
	for (let run = 1; run <= on.runs; run++) {
		taken.push(await measure(archive, routes))
		console.error(`run ${run} of ${on.runs} is done`)
	}
	return ofRuns(taken)
}

async function routesOf({ member, folder, folders }: Archive): Promise<Route[]> {
	const [first] = folders
	const file = first?.files[0]
	// One of each folder, for as long as there are enough of them: rights are then asked of as many places.
	const spread = Array.from({ length: perBulk }, (_, n) => folders[n % folders.length]?.files[Math.floor(n / folders.length)])
	const fields = await ocs<Field[]>(member, 'GET', `${api}/groupfolders/${folder.id}/file-fields`)
	const text = fields.find(({ field_type: type }) => type === 'text')?.field_name
	if (first === undefined || file === undefined || text === undefined || new Set(spread).size < perBulk) {
		throw new Error('There are too few files or fields to be measured.')
	}
	let round = 0
	const change = (): Sent => ({ headers, body: { metadata: { [text]: `Round ${round++}` } } })
	const v1 = `/ocs/v2.php${api}`
	const browser = '/index.php/apps/metadataapp/api'
	return [
		{
			name: `values of ${perBulk} files`, method: 'GET',
			path: `${v1}/files/metadata/bulk?file_ids=${spread.join(',')}`, sent: { headers }, most: 1.3,
		},
		{ name: 'values of a file', method: 'GET', path: `${v1}/files/${file}/metadata`, sent: { headers } },
		{ name: 'values of a file with their fields', method: 'GET', path: `${v1}/files/${file}/metadata?shape=fields`, sent: { headers } },
		{ name: 'save of one value', method: 'POST', path: `${v1}/files/${file}/metadata`, sent: change, most: 1.4 },
		{ name: 'history of a file', method: 'GET', path: `${browser}/files/${file}/history`, sent: {} },
		{ name: 'team folders', method: 'GET', path: `${v1}/groupfolders`, sent: { headers } },
		{ name: 'fields of a team folder', method: 'GET', path: `${v1}/groupfolders/${folder.id}/file-fields`, sent: { headers } },
		{
			name: 'page of the Library with 100 rows', method: 'GET',
			path: `${browser}/groupfolders/${folder.id}/content?parent=${first.id}&limit=100`, sent: {}, most: 2,
		},
	]
}

async function measure({ member }: Archive, routes: readonly Route[]): Promise<Figure[]> {
	const figures: Figure[] = []
	for (const { name, method, path, sent, most } of routes) {
		const { ratio, floor, time } = await ratioToFloor(member, method, path, rounds, sent)
		figures.push(
			{ name, value: time, unit: 'ms' }, { name: `${name}, floor beside it`, value: floor, unit: 'ms' },
			{ name: `${name}, ratio`, value: ratio, unit: '×', ...(most === undefined ? {} : { most }) },
		)
	}
	return figures
}
