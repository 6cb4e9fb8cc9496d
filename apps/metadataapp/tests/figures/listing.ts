// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdirSync, writeFileSync } from 'node:fs'
import { createAppPassword, createGroup, createUser, uniqueName } from '@suite/fixtures/accounts'
import { BasicClient, SessionClient } from '@suite/fixtures/client'
import { median } from '@suite/fixtures/floor'
import { ocs } from '@suite/fixtures/ocs'
import { createTeamFolder, permission } from '@suite/fixtures/team-folders'
import type { BatchUpdated } from '@suite/schema/metadata/batch'
import type { FieldInput } from '@suite/schema/metadata/field'
import { teamFolderOnDisk } from '@suite/testing/figures/disk'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { addresses, all, below, findAll, propfind } from '../http/properties.ts'
import { api } from './site.ts'

const files = 200
const fields = 30
const valuesPerFile = 10
const perBatch = 100
const rounds = 40
/** How often the app is switched off and on, and what is measured each time. */
const blocks = 8
const perBlock = 20
/** Each of the host's workers has to load the code once. */
const warmUps = 12

/** What the list of Files asks for of each file. */
const asked = [
	'd:getcontentlength', 'd:getcontenttype', 'd:getetag', 'd:getlastmodified', 'd:displayname', 'd:resourcetype',
	'd:quota-available-bytes', 'oc:fileid', 'oc:permissions', 'oc:size', 'oc:owner-id', 'oc:owner-display-name', 'oc:favorite',
	'oc:comments-unread', 'oc:share-types',
] as const

/** Two team folders of two hundred files: one with values, one without fields. */
interface Site {
	readonly member: BasicClient
	/** Address of the folder with values. */
	readonly filled: string
	/** Address of the folder whose team folder has no fields, and of an empty one beside it. */
	readonly plain: string
	readonly uploads: string
	/** Names of fields that each file has a value in. */
	readonly names: readonly string[]
}

/** What the app adds to the work of Nextcloud: to a listing with values, and to everything that has none. */
export async function listingFigures(on: Measured): Promise<Figure[][]> {
	const site = await makeSite(on)
	const taken: Figure[][] = []
	for (let run = 1; run <= on.runs; run++) {
		taken.push([...await withValues(site), ...await withoutFields(on, site)])
		console.error(`run ${run} of ${on.runs} of listings is done`)
	}
	return taken
}

async function makeSite({ host, admin, directory }: Measured): Promise<Site> {
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const group = await createGroup(session, uniqueName('listing'))
	const account = await createUser(session, { groups: [group] })
	const member = new BasicClient(host.url, account.user, await createAppPassword(host.url, account))
	const folders = []
	for (const title of ['Filled', 'Plain']) {
		const folder = await createTeamFolder(session, { name: uniqueName(title), groups: { [group]: permission.all } })
		const inside = `${teamFolderOnDisk(directory, folder.id)}/Files`
		mkdirSync(inside, { recursive: true })
		for (let n = 0; n < files; n++) {
			writeFileSync(`${inside}/File ${String(n).padStart(3, '0')}.txt`, `File ${n}\n`)
		}
		await host.occ(['groupfolders:scan', String(folder.id)])
		folders.push({ ...folder, address: below(addresses(account.user)[0], `${folder.name}/Files`) })
	}
	const [filled, plain] = folders
	if (filled === undefined || plain === undefined) {
		throw new Error('There are too few team folders.')
	}
	const names = await fill(session, member, filled)
	const uploads = below(addresses(account.user)[0], `${plain.name}/Uploads`)
	await member.expect('MKCOL', uploads)
	return { member, filled: filled.address, plain: plain.address, uploads, names }
}

/** Gives every file values in a third of the fields. Returns the names of these. */
async function fill(
	session: SessionClient,
	member: BasicClient,
	folder: { readonly id: number, readonly address: string },
): Promise<string[]> {
	const prefix = uniqueName('listing').replaceAll('-', '_')
	const names = Array.from({ length: fields }, (_, n) => `${prefix}_${n}`)
	const ids: number[] = []
	for (const name of names) {
		const definition: FieldInput = { field_name: name, field_label: name, field_type: 'text' }
		ids.push((await ocs<{ id: number }>(session, 'POST', `${api}/groupfolder-fields`, definition)).id)
	}
	await ocs(session, 'POST', `${api}/groupfolders/${folder.id}/fields`, { field_ids: ids })
	const found = (await findAll(member, folder.address, ['oc:fileid'], '1')).filter(({ name }) => name.endsWith('.txt'))
	if (found.length !== files) {
		throw new Error(`There are ${found.length} files instead of ${files}.`)
	}
	const filled = names.slice(0, valuesPerFile)
	for (let start = 0; start < files; start += perBatch) {
		const updates = found.slice(start, start + perBatch).map(({ name, values }) => ({
			file_id: Number(values.fileid), groupfolder_id: folder.id,
			metadata: Object.fromEntries(filled.map((field) => [field, `${field} of ${name}`])),
		}))
		const { successful } = await ocs<BatchUpdated>(member, 'POST', `${api}/files/metadata/batch-update`, { updates })
		if (successful !== updates.length) {
			throw new Error(`${successful} of ${updates.length} files took values.`)
		}
	}
	return filled
}

/** The same listing with values and without, in turns, so that a busy machine slows both. */
async function withValues({ member, filled, names }: Site): Promise<Figure[]> {
	const list = (...more: string[]) => async (): Promise<void> => {
		const { status } = await propfind(member, filled, [...asked, ...more], '1')
		if (status !== 207) {
			throw new Error(`A listing is answered with ${status}.`)
		}
	}
	const work = [list(), list(all), list(...names.map((name) => `m:${name}`))] as const
	const [plain, values, named] = await inTurns(rounds, work)
	const title = `listing of ${files} files`
	return [
		{ name: title, value: plain, unit: 'ms' },
		{ name: `${title} with all values`, value: values, unit: 'ms' },
		{ name: `${title} with all values, ratio to the same without`, value: values / plain, unit: '×', most: 1.15 },
		{ name: `${title} with ${valuesPerFile} fields by name`, value: named, unit: 'ms' },
		{ name: `${title} with ${valuesPerFile} fields by name, ratio to the same without`, value: named / plain, unit: '×' },
	]
}

/** Medians in milliseconds, after warming up. */
async function inTurns(count: number, work: readonly [Work, Work, Work]): Promise<[number, number, number]> {
	const times: [number[], number[], number[]] = [[], [], []]
	for (let done = -warmUps; done < count; done++) {
		for (const [index, one] of work.entries()) {
			const begun = performance.now()
			await one()
			if (done >= 0) {
				times[index]?.push(performance.now() - begun)
			}
		}
	}
	return [median(times[0]), median(times[1]), median(times[2])]
}

type Work = () => Promise<unknown>

/** What people do where nobody has fields, with the app switched on and off in turns. */
async function withoutFields({ host }: Measured, { member, plain, uploads }: Site): Promise<Figure[]> {
	let file = 0
	const kinds: readonly (readonly [name: string, work: Work])[] = [
		[`listing of ${files} files without fields`, () => propfind(member, plain, asked, '1')],
		['upload without fields', () => member.expect('PUT', `${uploads}/${uniqueName(`file-${file++}`)}.txt`, { raw: 'x' })],
	]
	const times = kinds.map(() => ({ on: [] as number[], off: [] as number[] }))
	try {
		for (let block = 0; block < blocks; block++) {
			for (const [state, switched] of [['off', 'app:disable'], ['on', 'app:enable']] as const) {
				await host.occ([switched, 'metadataapp'])
				await known(member, state)
				for (const [index, [, work]] of kinds.entries()) {
					times[index]?.[state].push(...await timesOf(work))
				}
			}
		}
	} finally {
		await host.occ(['app:enable', 'metadataapp'])
	}
	return kinds.flatMap(([name], index) => {
		const { on = [], off = [] } = times[index] ?? {}
		return [
			{ name: `${name}, app on`, value: median(on), unit: 'ms' }, { name: `${name}, app off`, value: median(off), unit: 'ms' },
			{ name: `${name}, app on to off`, value: median(on) / median(off), unit: '×', most: 1.02 },
		]
	})
}

/** Asks until every worker of the host knows whether the app is on: each keeps its configuration for some seconds. */
async function known(member: BasicClient, state: 'on' | 'off'): Promise<void> {
	for (let agreed = 0, tries = 0; agreed < warmUps; tries++) {
		const { status } = await member.request('GET', `/ocs/v2.php${api}/groupfolders`, { headers: { 'OCS-APIRequest': 'true' } })
		agreed = (status === 200) === (state === 'on') ? agreed + 1 : 0
		if (tries > 1_000) {
			throw new Error(`The app is still not ${state}.`)
		}
	}
}

async function timesOf(work: Work): Promise<number[]> {
	const times: number[] = []
	for (let done = -warmUps; done < perBlock; done++) {
		const begun = performance.now()
		await work()
		if (done >= 0) {
			times.push(performance.now() - begun)
		}
	}
	return times
}
