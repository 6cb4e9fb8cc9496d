// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import type { Page } from '@suite/schema/intranet/page'
import { createAppPassword, createUser, deleteUser } from '@suite/fixtures/accounts'
import { DesktopClient, noDesktopClient, whySkipped } from '@suite/fixtures/desktop-client'
import { formerTimes } from '@suite/fixtures/granularity'
import { expect, it, onTestFinished } from 'vitest'
import { ask, fileOf, newPage, removePage } from './intranet.ts'
import { people } from './people.ts'

it.skipIf(noDesktopClient !== undefined)(`a page edited in a synced folder is shown${whySkipped}`, async () => {
	const crew = await people()
	const { session: reader } = await crew.as('reader')
	const { session: admin } = await crew.as('admin')
	const page = await newPage(admin)
	const account = await createUser(crew.administrator, { groups: [crew.site.groups.editors, crew.site.groups.users] })
	const password = await createAppPassword(crew.host.url, account)
	const client = new DesktopClient(crew.host.url, { user: account.user, password }, `${crew.site.name}/${page.path}`)
	onTestFinished(async () => {
		client.dispose()
		await removePage(admin, page.id)
		await deleteUser(crew.administrator, account.user)
	})
	await client.sync()
	const file = client.at(fileOf(page).replace(`${page.path}/`, ''))
	const stored = JSON.parse(readFileSync(file, 'utf8')) as object
	writeFileSync(file, JSON.stringify({ ...stored, title: 'Edited in the synced folder' }))
	// servers and clients would not notice a change within the same second as the file's last one
	const [time = 0] = formerTimes(1)
	utimesSync(file, time, time)
	expect(await client.sync()).toEqual([expect.stringMatching(/^(PUT files\/|POST bulk$)/) as string])
	expect(await ask<Page>(reader, 'GET', `/api/pages/${page.id}`)).toMatchObject({ title: 'Edited in the synced folder' })
	expect(await client.sync()).toEqual([])
})
