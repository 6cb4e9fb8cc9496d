// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import { describe, expect, it } from 'vitest'
import { add, ask, call, ids, listed, newForm, opened, publicHash } from './forms.ts'
import { people } from './people.ts'

const crew = await people()
const { user, session, files } = await crew.newPerson()
const entry = async (fileId: number) => (await listed(session)).find(({ id }) => id === fileId)

interface Creator { readonly app: string, readonly label: string, readonly extension: string, readonly iconSvgInline: string }

/** What the page of Files calls, and other clients. */
const templates = (client: Client, method: string, path: string, sent: Sent = {}): Promise<Reply> =>
	client.request(method, `/ocs/v2.php/apps/files/api/v1/templates${path}`, {
		...sent, query: { format: 'json' }, headers: { 'OCS-APIRequest': 'true', ...sent.headers },
	})
const dataOf = <T>({ json }: Reply): T => (json as { ocs: { data: T } }).ocs.data
const makeAt = (client: Client, filePath: string): Promise<Reply> => templates(client, 'POST', '/create', { body: { filePath } })
const offered = async (language: string): Promise<Creator | undefined> =>
	dataOf<Creator[]>(await templates(session, 'GET', '', { headers: { 'Accept-Language': language } }))
		.find(({ app }) => app === 'formsapp')

describe('"New form" in Files', () => {
	it('is offered to everybody, in their language @every-host', async () => {
		expect(await offered('en')).toMatchObject({
			label: 'New form', actionLabel: 'New form', extension: '.nxform', mimetypes: ['application/x-nxform'], templates: [],
		})
		expect((await offered('en'))?.iconSvgInline).toMatch(/^<svg /)
		expect((await offered('de'))?.label).toBe('Neues Formular')
	})

	it('makes an empty file that is a form at once @every-host', async () => {
		const title = uniqueName('Made')
		const made = await makeAt(session, `/${title}.nxform`)
		expect(made.status).toBe(200)
		const { fileid } = dataOf<{ fileid: number }>(made)
		expect(dataOf(made)).toMatchObject({
			basename: `${title}.nxform`, filename: `/${title}.nxform`, size: 0, mime: 'application/x-nxform',
		})
		expect(await entry(fileid)).toMatchObject({ title, path: `/${title}.nxform`, isBroken: false })
		expect((await opened(session, fileid)).form).toMatchObject({ title, questions: [] })
		await add(session, fileid, { type: 'text', title: 'Name' })
		expect(ids(await opened(session, fileid))).toEqual(['q1'])
	})

	it('leaves a form alone that has the name already', async () => {
		const { path, fileId } = await newForm(session)
		const again = await makeAt(session, path)
		expect(again.status).toBe(403)
		expect(again.text).toContain('File already exists')
		expect((await opened(session, fileId)).form.title).toBe(path.slice(1, -'.nxform'.length))
		const title = uniqueName('Taken')
		await makeAt(session, `/${title}.nxform`)
		expect((await newForm(session, { title })).path).not.toBe(`/${title}.nxform`)
		expect((await listed(session)).filter((form) => form.title === title)).toHaveLength(2)
	})

	it('makes none where the caller may make no files @every-host', async () => {
		const { folder, manager, viewer } = await crew.newTeam()
		const path = `/${folder.name}/${uniqueName('Not made')}.nxform`
		expect((await makeAt(viewer.session, path)).status).toBe(403)
		expect(await listed(manager.session)).toEqual([])
		expect((await makeAt(manager.session, path)).status).toBe(200)
		expect((await listed(viewer.session)).map(({ role, isBroken }) => [role, isBroken])).toEqual([['viewer', false]])
		expect((await makeAt(crew.anonymous, path)).status).toBe(401)
	})
})

describe('the type of forms', () => {
	const type = async (path: string): Promise<string | undefined> => {
		const body = '<d:propfind xmlns:d="DAV:"><d:prop><d:getcontenttype/></d:prop></d:propfind>'
		const { text } = await session.expect('PROPFIND', `/remote.php/dav/files/${encodeURIComponent(user)}/${path}`, {
			raw: body, headers: { Depth: '0', 'Content-Type': 'application/xml' },
		})
		return /<d:getcontenttype>([^<]*)</.exec(text)?.[1]
	}

	it('is their own for files that are made, uploaded or renamed, and other files keep theirs @every-host', async () => {
		const name = uniqueName('type')
		const { path } = await newForm(session)
		await files.put(`${name}.nxform`, '')
		await files.put(`${name}.NXFORM`, '{}')
		await files.put(`${name}.txt`, '{}')
		await files.put(`${name}.pdf`, '{}')
		await files.put(`${name}.unheard`, '{}')
		expect([await type(path.slice(1)), await type(`${name}.nxform`), await type(`${name}.NXFORM`)])
			.toEqual(['application/x-nxform', 'application/x-nxform', 'application/x-nxform'])
		expect([await type(`${name}.txt`), await type(`${name}.pdf`), await type(`${name}.unheard`)])
			.toEqual(['text/plain', 'application/pdf', 'application/octet-stream'])
		const home = `/remote.php/dav/files/${encodeURIComponent(user)}`
		await session.expect('MOVE', `${home}/${name}.txt`, { headers: { Destination: `${crew.host.url}${home}/${name}-2.nxform` } })
		expect(await type(`${name}-2.nxform`)).toBe('application/x-nxform')
	})
})

describe('a file without content', () => {
	it('is a new form with the name of the file, usable at once, and written by the first change @every-host', async () => {
		const title = uniqueName('Empty')
		const fileId = await files.put(`${title}.nxform`, '')
		expect(await entry(fileId)).toMatchObject({ title, isBroken: false, isPublic: false, responseCount: 0 })
		expect(await opened(session, fileId)).toMatchObject({ fault: null, role: 'owner', form: { title, questions: [], pages: null } })
		expect(await files.get(`${title}.nxform`)).toBe('')
		const { id } = await add(session, fileId, { type: 'text', title: 'Name' })
		expect(JSON.parse(await files.get(`${title}.nxform`))).toMatchObject({ version: 1, title, questions: [{ id, title: 'Name' }] })
		const hash = await publicHash(session, fileId)
		await ask(crew.anonymous, 'POST', `/api/public/${hash}/submit`, { body: { answers: { [id]: 'Ann' } } })
		expect(await entry(fileId)).toMatchObject({ title, responseCount: 1, isPublic: true })
	})

	it('has the new name after it was renamed, and keeps its id', async () => {
		const [former, title] = [uniqueName('Former'), uniqueName('Renamed')]
		const fileId = await files.put(`${former}.nxform`, '')
		const { form } = await opened(session, fileId)
		const home = `/remote.php/dav/files/${encodeURIComponent(user)}`
		await session.expect('MOVE', `${home}/${former}.nxform`, { headers: { Destination: `${crew.host.url}${home}/${title}.nxform` } })
		expect(await entry(fileId)).toMatchObject({ title, isBroken: false })
		expect((await opened(session, fileId)).form).toMatchObject({ title, id: form.id })
	})

	it('keeps questions that several people add first at once', async () => {
		const fileId = await files.put(`${uniqueName('Empty')}.nxform`, '')
		await Promise.all(['One', 'Two', 'Three', 'Four'].map((title) => add(session, fileId, { type: 'text', title })))
		expect(ids(await opened(session, fileId)).sort()).toEqual(['q1', 'q2', 'q3', 'q4'])
	})

	it('is saved whole on the version that was read, and refuses another one', async () => {
		const fileId = await files.put(`${uniqueName('Empty')}.nxform`, '')
		const { version } = await opened(session, fileId)
		const save = (title: string) => call(session, 'PUT', `/api/forms/${fileId}`, { body: { form: { title }, version } })
		expect([(await save('First')).status, (await save('Second')).status]).toEqual([200, 409])
		expect((await opened(session, fileId)).form.title).toBe('First')
	})
})
