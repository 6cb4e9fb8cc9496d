// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ratioToFloor } from '@suite/fixtures/floor'
import type { Sent } from '@suite/fixtures/http'
import { ocs } from '@suite/fixtures/ocs'
import type { Field } from '@suite/schema/metadata/field'
import { ofRuns, type Figure, type Measured } from '@suite/testing/figures/figure'
import { inInstance } from '@suite/testing/figures/script'
import { backupFigures, smallBackups } from './backup.ts'
import { listingFigures } from './listing.ts'
import { api, fillArchive, type Archive } from './site.ts'

const rounds = 40
const perBulk = 100
const perDirectory = 200
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
	const small = await smallBackups(on)
	const archive = await fillArchive(on)
	const plans = await plansOf(on, archive)
	const routes = await routesOf(archive)
	const taken: Figure[][] = []
	for (let run = 1; run <= on.runs; run++) {
		taken.push(await measure(archive, routes))
		console.error(`run ${run} of ${on.runs} is done`)
	}
	return [...plans, ...ofRuns(taken), ...ofRuns(await listingFigures(on)), ...small, ...await backupFigures(on)]
}

/** Whether the database reads lists from indexes. */
async function plansOf({ host, directory }: Measured, { folder }: Archive): Promise<Figure[]> {
	const printed = await inInstance(host, directory, new URL('plan.php', import.meta.url), String(folder.id))
	const { asked, bad } = JSON.parse(printed) as { asked: number, bad: string[] }
	bad.forEach((plan) => console.error(plan))
	return [
		{ name: 'lists whose plans were asked for', value: asked, unit: '', exactly: 14 },
		{ name: 'lists that read a whole table', value: bad.length, unit: '', exactly: 0 },
	]
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
	const ofType = (type: string) => fields.filter(({ field_type: one }) => one === type).map(({ field_name: name }) => name)
	const [selects, numbers] = [ofType('select'), ofType('number')]
	const filters = JSON.stringify({ [String(selects[0])]: ['Option 1', 'Option 2', 'Option 3'], [String(numbers[0])]: { from: 0 } })
	const many = folders.flatMap(({ files }) => files)
	const batch = (): Sent => ({
		headers,
		body: {
			updates: many.slice(0, 100).map((id) => ({ file_id: id, groupfolder_id: folder.id, metadata: tenValues(fields, round++) })),
		},
	})
	const change = (): Sent => ({ headers, body: { metadata: { [text]: `Round ${round++}` } } })
	const v1 = `/ocs/v2.php${api}`
	const list = `${v1}/groupfolders/${folder.id}`
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
		{
			name: `directory of ${perDirectory} files`, method: 'GET', most: 1.5, sent: { headers },
			path: `${list}/directory-metadata?file_ids=${many.slice(0, perDirectory).join(',')}&field_names=${text}`,
		},
		{
			name: '10,000 sorted ids with two filters', method: 'GET', most: 2, sent: { headers },
			path: `${list}/sorted-file-ids?sort_field=${text}&limit=10000&filters=${encodeURIComponent(filters)}`,
		},
		{
			name: 'values to filter by', method: 'GET', path: `${list}/all-filter-values`, sent: { headers },
			most: 1.3,
		},
		{
			name: 'page of the whole team folder with 100 rows', method: 'GET', most: 2, sent: {},
			path: `${browser}/groupfolders/${folder.id}/rows?limit=100&sort_field=${text}`,
		},
		{ name: 'batch of 1,000 values', method: 'POST', path: `${v1}/files/metadata/batch-update`, sent: batch, most: 4 },
	]
}

/** Values that no file has had. */
function tenValues(fields: readonly Field[], round: number): Readonly<Record<string, string>> {
	const values: Readonly<Record<string, string>> = {
		text: `Batch ${round}`, textarea: `Batch\n${round}`, number: String(round), url: `https://example.com/batch/${round}`,
	}
	const filled = fields.filter(({ field_type: type }) => type in values).slice(0, 10)
	if (filled.length < 10) {
		throw new Error('There are too few fields for a batch of that size.')
	}
	return Object.fromEntries(filled.map(({ field_name: name, field_type: type }) => [name, values[type] ?? '']))
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
