// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { addToGroup, createGroup, createUser, uniqueName } from '@suite/fixtures/accounts'
import { SessionClient } from '@suite/fixtures/client'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { createTeamFolder, permission } from '@suite/fixtures/team-folders'
import { listed, newForm, opened } from '../http/forms.ts'
import { cards, settled, titleOf } from './builderPage.ts'
import { FilesPage } from './filesPage.ts'
import { expect, test } from './formPage.ts'

test('"New form" in Files leads straight to the questions, and two clicks further to a link @every-host', async ({ host, person }) => {
	const { page, client } = person
	await undisturbed(client)
	const files = new FilesPage(page, host)
	await files.open()
	const offered = await files.offers()
	expect(offered).toEqual(['New form'])
	const start = Date.now()
	await files.newForm('/')
	await ready(page, 'questions')
	await expect(page.getByRole('textbox', { name: 'Title of the form' })).toHaveValue('New form')
	await page.getByRole('textbox', { name: 'Title of the form' }).press('Enter')
	await expect(titleOf(cards(page).first())).toBeFocused()
	await page.keyboard.type('Your name')
	await settled(page)
	await page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('link', { name: 'Share' }).click()
	await ready(page, 'share')
	await saved(page, () => page.getByText('People can answer by a link').click())
	await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(/\/apps\/formsapp\/f\/\w{32}$/)
	// How long it takes says more of the machine than of Forms: it is told, not judged.
	test.info().annotations.push({ type: 'seconds from "New form" to a link', description: ((Date.now() - start) / 1000).toFixed(1) })
	const [form] = await listed(client)
	expect(form).toMatchObject({ title: 'New form', path: '/New form.nxform', isPublic: true })
	const { form: stored } = await opened(client, form?.id ?? 0)
	expect(stored.questions.map(({ title }) => title)).toEqual(['Your name'])
})

test('a click in Files opens the questions for editors and the results for readers', async ({ host, admin, person }) => {
	const { page, client, user } = person
	await undisturbed(client)
	const files = new FilesPage(page, host)
	const own = await newForm(client, { title: uniqueName('Mine') })
	await files.open()
	await files.click(own.path)
	await ready(page, 'questions')
	expect(new URL(page.url()).pathname).toMatch(new RegExp(`/apps/formsapp/form/${own.fileId}/questions$`))

	const [managers, readers] = [await createGroup(admin), await createGroup(admin)]
	const folder = await createTeamFolder(admin, { groups: { [managers]: permission.all, [readers]: permission.read } })
	await addToGroup(admin, user, readers)
	const manager = await createUser(admin, { groups: [managers] })
	const owner = await SessionClient.login(host.url, manager.user, manager.password)
	const theirs = await newForm(owner, { title: uniqueName('Theirs'), path: `/${folder.name}` })
	await files.open(`/${folder.name}`)
	await files.click(theirs.path)
	await ready(page, 'results')
	expect(new URL(page.url()).pathname).toMatch(new RegExp(`/apps/formsapp/form/${theirs.fileId}/results$`))
})

test('a form of the list is shown in its folder in Files, and stays there', async ({ host, person, open }) => {
	const { path, fileId } = await newForm(person.client, { title: 'Party', path: '/Events' })
	const page = await open('/', 'forms')
	await page.getByRole('button', { name: 'Actions for Party' }).click()
	await page.getByRole('menuitem', { name: 'Show in Files' }).click()
	await page.waitForURL(({ pathname, search }) =>
		pathname.endsWith(`/apps/files/files/${fileId}`) && decodeURIComponent(search) === '?dir=/Events&openfile=false')
	await new FilesPage(page, host).click(path)
	await ready(page, 'questions')
})
