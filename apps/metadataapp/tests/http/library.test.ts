// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import { noRights, setRule } from '@suite/fixtures/team-folders'
import { limits } from '@suite/schema/metadata/limits'
import { describe, expect, it } from 'vitest'
import { assign, call, content, define, refusal, save } from './metadata.ts'
import { people } from './people.ts'

const crew = await people()
const team = await crew.newTeam()
const { folder } = team
/** Made before the accounts: Nextcloud looks for new team folders of an account that uses its files only now and then. */
const other = await team.another()
const [writer, reader, denied] = [await team.as('writer'), await team.as('reader'), await team.as('denied')]
const [field, ofFolder] = [await define(), await define('text', { applies_to_groupfolder: 1 })]
await assign(folder, [field, ofFolder])
const at = (path: string) => `${folder.name}/${path}`
const files: Record<string, number> = {}
for (const path of ['file 10.md', 'File 2.md', 'file 1.md', 'Ärger.md', 'zeta/inner/deep.md', 'Alpha/hidden.md', 'Alpha/shown.md']) {
	files[path] = await writer.files.put(at(path), '# Text')
}
await save(writer.session, files['File 2.md'] as number, { [field.field_name]: 'two' })
await save(writer.session, files['Alpha/hidden.md'] as number, { [field.field_name]: 'secret' })
const names = ({ entries }: Awaited<ReturnType<typeof content>>) => entries.map(({ name }) => name)
const [top, alpha] = [await writer.files.id(folder.name), await writer.files.id(at('Alpha'))]
const inner = await writer.files.id(at('zeta/inner'))
const tryContent = (client: Client, id: number, query: Readonly<Record<string, string | number>> = {}) =>
	call(client, 'GET', `/api/groupfolders/${id}/content`, { query })

describe('the content of a team folder', () => {
	it('has folders first, then files, by name without case and with numbers as they count @every-host', async () => {
		const list = await content(reader.session, folder)
		expect(names(list)).toEqual(['Alpha', 'zeta', 'file 1.md', 'File 2.md', 'file 10.md', 'Ärger.md'])
		expect([list.total, list.path]).toEqual([6, [{ id: top, name: folder.name }]])
	})

	it('says of each entry what it is, who may change it, and its values @every-host', async () => {
		const { entries: [folderEntry, , , entry] } = await content(reader.session, folder)
		expect(entry).toEqual({
			id: files['File 2.md'], name: 'File 2.md', is_folder: false, mime: 'text/markdown', size: 6, modified: expect.any(Number),
			etag: expect.stringMatching(/^\w+$/), has_preview: expect.any(Boolean), can_write: false,
			metadata: { [field.field_name]: 'two' },
		})
		expect(Math.abs((entry?.modified ?? 0) - Date.now() / 1000)).toBeLessThan(3_600)
		expect(folderEntry).toMatchObject({ id: alpha, is_folder: true, mime: 'httpd/unix-directory', can_write: false, metadata: {} })
		expect((await content(writer.session, folder)).entries.map(({ can_write: canWrite }) => canWrite)).toEqual(Array(6).fill(true))
	})

	it('is read in pages that together have everything once', async () => {
		const pages = [0, 2, 4, 6].map((offset) => content(reader.session, folder, { offset, limit: 2 }))
		const read = await Promise.all(pages)
		expect(read.map(({ total }) => total)).toEqual([6, 6, 6, 6])
		expect(read.map(names)).toEqual([['Alpha', 'zeta'], ['file 1.md', 'File 2.md'], ['file 10.md', 'Ärger.md'], []])
		const odd: Record<string, number>[] = [{ limit: 0 }, { limit: limits.contentPerPage + 1 }, { offset: -1 }, { parent: 0 }]
		for (const query of odd) {
			expect(refusal(await tryContent(reader.session, folder.id, query))).toBe('400 invalid_input')
		}
	})

	it('of a folder in it says the way there', async () => {
		const list = await content(reader.session, folder, { parent: inner })
		expect([names(list), list.path.map(({ name }) => name), list.path.at(-1)?.id])
			.toEqual([['deep.md'], [folder.name, 'zeta', 'inner'], inner])
		expect(list.path[1]?.id).toBe((await content(reader.session, folder)).entries[1]?.id)
	})
})

describe('what a member may not read', () => {
	it('is neither listed nor counted, nor found as a folder @every-host', async () => {
		await team.hide('Alpha/hidden.md', 'denied')
		const list = await content(denied.session, folder, { parent: alpha })
		expect([names(list), list.total]).toEqual([['shown.md'], 1])
		expect(names(await content(reader.session, folder, { parent: alpha }))).toEqual(['hidden.md', 'shown.md'])
		await team.hide('zeta', 'denied')
		expect(names(await content(denied.session, folder))).not.toContain('zeta')
		for (const parent of [inner, files['file 1.md'], 999_999_999]) {
			expect(refusal(await tryContent(denied.session, folder.id, { parent: Number(parent) }))).toBe('404 not_in_team_folder')
		}
	})

	it('is not named on the way to a folder that a rule opens again', async () => {
		await setRule(crew.host, folder, { path: 'zeta', user: denied.user, permissions: noRights })
		await setRule(crew.host, folder, { path: 'zeta/inner', user: denied.user, permissions: ['+read'] })
		const reply = await tryContent(denied.session, folder.id, { parent: inner })
		const names = reply.status === 200 ? (reply.json as { path: { name: string }[] }).path.map(({ name }) => name) : []
		expect([reply.status, names]).toEqual([200, [folder.name, 'inner']])
		await setRule(crew.host, folder, { path: 'zeta/inner', user: denied.user, permissions: [] })
	})

	it('is nothing of a team folder that the account has not, or of a folder elsewhere', async () => {
		const outsider = await team.as('outsider')
		await writer.files.makeFolder(`${other.name}/There`)
		await writer.files.makeFolder('Home')
		const refused = async (id: number, parent?: number, client = writer.session) =>
			refusal(await tryContent(client, id, parent === undefined ? {} : { parent }))
		expect([await refused(folder.id, undefined, outsider.session), await refused(folder.id, undefined, crew.administrator.session)])
			.toEqual(['404 unknown_folder', '404 unknown_folder'])
		const [there, home] = [await writer.files.id(`${other.name}/There`), await writer.files.id('Home')]
		expect([await refused(folder.id, there), await refused(folder.id, home)])
			.toEqual(['404 not_in_team_folder', '404 not_in_team_folder'])
		expect(await refused(other.id, there)).toBe('200')
	})
})
