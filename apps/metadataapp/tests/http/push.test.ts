// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import { suiteHost } from '@suite/host/suite-host'
import type { SavedField } from '@suite/schema/metadata/field'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, assign, call, define, refusal, save, trySave } from './metadata.ts'
import { people, type Member, type Team } from './people.ts'
import { filesOf, PushRecord, type Pushed } from './push.ts'

const record = new PushRecord(suiteHost())

describe('open pages are told @real-host(apps are added to the embedded host only when it starts)', () => {
	let team: Team
	let fields: readonly [SavedField, SavedField]
	let writer: Member, reader: Member, denied: Member
	/** Of the open file and of the one that is hidden from one member. */
	let open: number, hidden: number
	const name = (index: 0 | 1) => fields[index].field_name
	const presence = (member: Member) => ask(member.session, 'POST', `/api/groupfolders/${team.folder.id}/presence`)
	const lock = (member: Member, file: number, action: 'lock' | 'unlock') => call(
		member.session,
		'POST',
		`/api/groupfolders/${team.folder.id}/files/${file}/${action}`,
		{ body: { field_name: name(0) } },
	)
	const during = (work: () => Promise<unknown>) => record.during(team.folder, work)
	/** Accounts that hear of a file, in their order. */
	const heard = (messages: readonly Pushed[], file: number) =>
		messages.filter((message) => filesOf(message).includes(file)).map(({ user }) => user).sort()
	const ids = (...members: readonly Member[]) => members.map(({ user }) => user).sort()
	/** Messages without the accounts that get them, each once. */
	const said = (messages: readonly Pushed[]) =>
		[...new Set(messages.map(({ message, body }) => JSON.stringify([message, body])))].map((one) => JSON.parse(one) as unknown)

	beforeAll(async () => {
		const crew = await people()
		team = await crew.newTeam()
		;[writer, reader, denied] = [await team.as('writer'), await team.as('reader'), await team.as('denied')]
		await team.as('manager') // who has the team folder and does not look at it
		fields = [await define(), await define()]
		await assign(team.folder, fields)
		open = await writer.files.put(`${team.folder.name}/open.md`, 'x')
		hidden = await writer.files.put(`${team.folder.name}/secret/hidden.md`, 'x')
		await team.hide('secret', 'denied')
		await record.start()
	})
	afterAll(() => record.stop())
	beforeEach(async () => {
		for (const member of [writer, reader, denied]) {
			await presence(member)
		}
	})

	it('of a save, if they are there and their account can read the file', async () => {
		const messages = await during(() => save(writer.session, open, { [name(0)]: 'one', [name(1)]: 'two' }))
		expect(heard(messages, open)).toEqual(ids(writer, reader, denied))
		expect(said(messages)).toEqual([
			['metadataapp_changed', { gfId: team.folder.id, fileId: open, fieldNames: [name(0), name(1)] }],
		])
		expect(heard(await during(() => save(writer.session, hidden, { [name(0)]: 'one' })), hidden)).toEqual(ids(writer, reader))
	})

	it('of what is different alone, and of nothing that is refused', async () => {
		await save(writer.session, open, { [name(0)]: 'same', [name(1)]: 'other' })
		expect(await during(() => save(writer.session, open, { [name(0)]: 'same' }))).toEqual([])
		expect(said(await during(() => save(writer.session, open, { [name(0)]: 'same', [name(1)]: null })))).toEqual([
			['metadataapp_changed', { gfId: team.folder.id, fileId: open, fieldNames: [name(1)] }],
		])
		const refused = await during(async () => {
			expect(refusal(await trySave(reader.session, open, { [name(0)]: 'mine' }))).toBe('403 not_writable')
			expect(refusal(await trySave(writer.session, open, { [name(0)]: 'mine', no_such_field: 'x' }))).toBe('400 unknown_field')
		})
		expect(refused).toEqual([])
	})

	it('of all files that a batch or a selection changes, in one message of those that they can read', async () => {
		const third = await writer.files.put(`${team.folder.name}/third.md`, 'x')
		const wish = (file: number, metadata: object) => ({ file_id: file, metadata })
		const messages = await during(() => ask(writer.session, 'POST', '/v1/files/metadata/batch-update', {
			body: {
				updates: [
					wish(open, { [name(0)]: 'batch' }), wish(hidden, { [name(0)]: 'batch' }), wish(third, { no_such_field: 'batch' }),
				],
			},
		}))
		expect([heard(messages, open), heard(messages, hidden), heard(messages, third)])
			.toEqual([ids(writer, reader, denied), ids(writer, reader), []])
		expect(messages.find(({ user }) => user === reader.user)?.body).toEqual({ gfId: team.folder.id, fileIds: [open, hidden] })
		expect(messages.find(({ user }) => user === denied.user)?.body)
			.toEqual({ gfId: team.folder.id, fileId: open, fieldNames: [name(0)] })
		expect(messages).toHaveLength(3)
		const selected = await during(() => ask(writer.session, 'POST', '/api/files/bulk-metadata', {
			body: { file_ids: [open, third], metadata: { [name(0)]: 'filled' }, merge_strategy: 'fill-empty' },
		}))
		expect([heard(selected, open), heard(selected, third)]).toEqual([[], ids(writer, reader, denied)])
	})

	it('of a lock and of its end, and of none that is refused', async () => {
		const messages = await during(() => lock(writer, hidden, 'lock'))
		expect(heard(messages, hidden)).toEqual(ids(writer, reader))
		const cell = { gfId: team.folder.id, fileId: hidden, fieldName: name(0) }
		const until = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) as unknown
		expect(said(messages)).toEqual([['metadataapp_locked', { ...cell, userId: writer.user, until }]])
		expect(await during(async () => {
			expect(refusal(await lock(reader, hidden, 'lock'))).toBe('403 not_writable')
			await lock(denied, hidden, 'unlock')
		})).toEqual([])
		const ended = await during(() => lock(writer, hidden, 'unlock'))
		expect([heard(ended, hidden), said(ended)]).toEqual([ids(writer, reader), [['metadataapp_unlocked', cell]]])
	})

	it('of a lock that ends with a save', async () => {
		await lock(writer, open, 'lock')
		const messages = await during(() => ask(
			writer.session,
			'POST',
			`/v1/groupfolders/${team.folder.id}/files/${open}/metadata`,
			{ body: { metadata: { [name(0)]: uniqueName('saved') }, unlock_field: name(0) } },
		))
		expect(messages.map(({ message }) => message).sort()).toEqual([
			...Array<string>(3).fill('metadataapp_changed'), ...Array<string>(3).fill('metadataapp_unlocked'),
		])
	})

	it('no longer when they have left', async () => {
		await ask(reader.session, 'POST', '/api/presence/leave', { body: { gf_id: team.folder.id } })
		const messages = await during(() => save(writer.session, open, { [name(0)]: uniqueName('left') }))
		expect(heard(messages, open)).toEqual(ids(writer, denied))
	})

	it('without any value', async () => {
		const values = [uniqueName('value'), uniqueName('value')] as const
		const messages = await during(async () => {
			await save(writer.session, open, { [name(0)]: values[0] })
			await ask(writer.session, 'POST', '/v1/files/metadata/batch-update', {
				body: { updates: [open, hidden].map((file) => ({ file_id: file, metadata: { [name(1)]: values[1] } })) },
			})
		})
		expect(messages.length).toBeGreaterThan(0)
		expect(record.lines().filter((line) => values.some((value) => line.includes(value)))).toEqual([])
	})
})
