// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import { describe, expect, it } from 'vitest'
import { add, ask, call, ids, listed, opened, publicHash } from './forms.ts'
import { people } from './people.ts'

const crew = await people()
const { user, session, files } = await crew.newPerson()
const entry = async (fileId: number) => (await listed(session)).find(({ id }) => id === fileId)

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
