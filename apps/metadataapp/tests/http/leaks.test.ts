// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { setRule } from '@suite/fixtures/team-folders'
import type { Exported } from '@suite/schema/metadata/batch'
import { limits } from '@suite/schema/metadata/limits'
import type { Changes } from '@suite/schema/metadata/list'
import type { Statistics } from '@suite/schema/metadata/service/settings'
import { Random } from '@suite/testing/random'
import { expect, it } from 'vitest'
import { ask, assign, define, rows, sortedIds } from './metadata.ts'
import { people, type Member } from './people.ts'
import { addresses, below, findAll } from './properties.ts'
import { filesOf, PushRecord } from './push.ts'

const seed = Number(process.env.SEED ?? 16)
const names = Object.freeze(['a', 'ab', 'A', 'a b', 'a%', 'a_', 'ä', '7', 'files'])

const crew = await people()
/** Trees, and the seed that makes the same ones again. A server takes seconds for each of them: more of them are asked for by `TREES`. */
const trees = Number(process.env.TREES ?? (crew.host.kind === 'server' ? 4 : 20))
const team = await crew.newTeam()
const { folder } = team
const [writer, denied] = [await team.as('writer'), await team.as('denied')]
const [text, number] = [await define(), await define('number')]
await assign(folder, [text, number])

interface Tree {
	/** Ids by path; those of files and folders. */
	readonly nodes: ReadonlyMap<string, number>
}

/** Files and folders with values, and rules on some of them for the account that is denied things. */
async function grow(random: Random, name: string): Promise<Tree> {
	const nodes = new Map<string, number>()
	const folders = [name]
	await writer.files.makeFolder(`${folder.name}/${name}`)
	nodes.set(name, await writer.files.id(`${folder.name}/${name}`))
	for (let left = random.between(4, 9); left > 0; left--) {
		const path = `${random.pick(folders)}/${random.pick(names)}`
		if (nodes.has(path)) {
			continue
		}
		if (random.chance(0.5)) {
			await writer.files.makeFolder(`${folder.name}/${path}`)
			folders.push(path)
			nodes.set(path, await writer.files.id(`${folder.name}/${path}`))
		} else {
			nodes.set(path, await writer.files.put(`${folder.name}/${path}`, path))
		}
	}
	const updates = [...nodes.values()].map((id) =>
		({ file_id: id, metadata: { [text.field_name]: `value of ${id}`, [number.field_name]: String(id) } }))
	await ask(writer.session, 'POST', '/v1/files/metadata/batch-update', { body: { updates } })
	const hidden = new Set<string>()
	for (const path of nodes.keys()) {
		if (random.chance(0.25)) {
			// Nextcloud cannot show what may be read below something that may not: WebDAV answers with a fault there.
			const isBelowHidden = [...hidden].some((above) => path.startsWith(`${above}/`))
			const isHidden = isBelowHidden || random.chance(0.6)
			await setRule(crew.host, folder, { path, user: denied.user, permissions: [isHidden ? '-read' : '+read'] })
			if (isHidden) {
				hidden.add(path)
			}
		}
	}
	return { nodes }
}

/** What WebDAV shows somebody. */
async function shown(member: Member, { nodes }: Tree): Promise<number[]> {
	const found: number[] = []
	for (const [path, id] of nodes) {
		if (await member.files.has(`${folder.name}/${path}`)) {
			found.push(id)
		}
	}
	return found.toSorted((one, other) => one - other)
}

const timeout = 15_000 * trees

it(`tells of what WebDAV shows, and of nothing else (${trees} trees, seed ${seed}) @every-host`, { timeout }, async () => {
	const random = new Random(seed)
	for (let tree = 0; tree < trees; tree++) {
		const { cursor } = await rows(writer.session, folder, { limit: 1 })
		const grown = await grow(random, `tree ${tree}`)
		const all = new Set(grown.nodes.values())
		const only = (ids: Iterable<number>): number[] => [...ids].filter((id) => all.has(id)).toSorted((one, other) => one - other)
		const ofValues = (values: readonly (string | null)[]): number[] =>
			only(values.map((value) => Number(value?.replace('value of ', ''))))
		for (const member of [writer, denied]) {
			const label = `seed ${seed}, tree ${tree}, ${member === writer ? 'writer' : 'denied'}`
			const expected = await shown(member, grown)
			const ids = await sortedIds(member.session, folder, { sort_field: text.field_name })
			const page = await rows(member.session, folder, { group_by: text.field_name, sums: number.field_name })
			const [list, folderPath] = [`/v1/groupfolders/${folder.id}`, `/api/groupfolders/${folder.id}`]
			const distinct = await ask<Record<string, string[]>>(member.session, 'POST', `${list}/filter-values`, {
				body: { file_ids: [...all], field_names: text.field_name },
			})
			const directory = await ask<object>(member.session, 'GET', `${list}/directory-metadata`, {
				query: { file_ids: [...all].join(','), field_names: text.field_name },
			})
			const exported = await ask<Exported>(member.session, 'POST', '/api/files/export-metadata', { body: { file_ids: [...all] } })
			const { total_values: values, files_with_metadata: files } =
				await ask<Statistics>(member.session, 'GET', '/v1/metadata/statistics')
			const changes = await ask<Changes>(member.session, 'GET', `${folderPath}/changes`, { query: { since: cursor } })
			const properties = await everyProperty(member, `${folder.name}/tree ${tree}`)
			expect({
				properties: ofValues(properties), ids: only(ids), rows: only((await everyRow(member)).map(({ id }) => id)),
				distinct: ofValues(distinct[text.field_name] ?? []),
				directory: only(Object.keys(directory).map(Number)), exported: only(exported.map(({ fileId }) => fileId)),
				changes: only(Object.keys(changes.files).map(Number)), counted: page.total, sum: page.sums?.[number.field_name],
				statistics: [files, values],
			}, label).toEqual({
				properties: expected, ids: expected, rows: expected, distinct: expected, directory: expected, exported: expected,
				changes: expected, counted: ids.length, sum: String(ids.reduce((sum, id) => sum + id, 0)),
				statistics: [ids.length, 2 * ids.length],
			})
			// Every value is of one file alone.
			expect(page.groups?.map(({ count }) => count), label).toEqual(Array(Math.min(ids.length, limits.groupsPerList)).fill(1))
		}
	}
})

it(`pushes to everyone what WebDAV shows them, and nothing else (${trees} trees, seed ${seed}) `
	+ '@real-host(apps are added to the embedded host only when it starts)', { timeout }, async () => {
	const random = new Random(seed)
	const record = new PushRecord(crew.host)
	await record.start()
	try {
		for (let tree = 0; tree < trees; tree++) {
			const grown = await grow(random, `pushed ${tree}`)
			for (const member of [writer, denied]) {
				await ask(member.session, 'POST', `/api/groupfolders/${folder.id}/presence`)
			}
			const messages = await record.during(folder, () => ask(writer.session, 'POST', '/api/files/clear-metadata', {
				body: { file_ids: [...grown.nodes.values()] },
			}))
			for (const member of [writer, denied]) {
				const told = messages.filter(({ user }) => user === member.user).flatMap(filesOf)
				expect(told.toSorted((one, other) => one - other), `seed ${seed}, tree ${tree}, ${member === writer ? 'writer' : 'denied'}`)
					.toEqual(await shown(member, grown))
			}
		}
	} finally {
		await record.stop()
	}
})

/** Values of all that is below a folder. */
async function everyProperty(member: Member, path: string): Promise<string[]> {
	const top = below(addresses(member.user)[0], path)
	const found = await member.files.has(path) ? await findAll(member.basic, top, [`m:${text.field_name}`], 'infinity') : []
	return found.flatMap(({ values }) => Object.values(values))
}

/** Page after page. */
async function everyRow(member: Member): Promise<readonly { readonly id: number }[]> {
	const found: { readonly id: number }[] = []
	for (let total = 1; found.length < total;) {
		const page = await rows(member.session, folder, { offset: found.length })
		total = page.rows.length === 0 ? 0 : page.total
		found.push(...page.rows)
	}
	return found
}
