// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { administrator, editorIn, mount, newPage, openEditor, publishElsewhere, signedIn, skipWithoutHost, stored } from './editorPage.ts'
import { openSite } from './sitePages.ts'

skipWithoutHost()

let author: BrowserContext
let approver: BrowserContext
const require = async (requireApproval: boolean) =>
	(await administrator()).expect('POST', `${mount}/settings/publication`, { body: { requireApproval } })

test.beforeEach(async ({ browser }) => {
	await require(true)
	author = await editorIn(browser, 'Ada')
	approver = await signedIn(browser)
})
test.afterEach(async () => {
	await Promise.all([author.close(), approver.close()])
	await require(false)
})

const texts = (...words: string[]) => words.map((content) => ({ type: 'text', content }))
const note = (page: Page, name: string | RegExp) => page.getByRole('group', { name })
const published = async (id: string) => JSON.stringify((await stored(id)).layout)

/** Ada adds words to the first text of a page and sends them. */
async function sent(id: string, words: string): Promise<Page> {
	const page = await openEditor(author, id)
	await page.getByText('One', { exact: true }).click()
	await page.keyboard.press('End')
	await page.keyboard.type(words)
	await saved(page, () => page.getByRole('button', { name: 'Send for approval' }).click(), { among: `/pages/${id}` })
	await expect(page.locator('.notice-bar')).toContainText('Sent for approval. Readers still see the published page.')
	await page.getByRole('button', { name: 'Close editor' }).click()
	await ready(page, 'pending')
	return page
}

test('a change is sent, sent back with a word, sent again and approved', async () => {
	const { id, title } = await newPage(texts('One', 'Two'))
	const ada = await sent(id, ' by Ada')
	await expect(note(ada, 'Your change is waiting for approval')).toBeVisible()
	await expect(ada.getByText('One', { exact: true })).toBeVisible()

	const ben = await openSite(approver, 'home')
	await ben.getByRole('link', { name: /waiting for your approval$/ }).click()
	await ready(ben, 'waiting')
	await expectAccessible(ben, '.waiting')
	await ben.getByRole('link', { name: new RegExp(`${title}.*Change by Ada`) }).press('Enter')
	await ready(ben, 'pending')
	const asked = note(ben, 'Ada changed this page and asks for your approval')
	await asked.getByRole('button', { name: 'Show changes' }).press('Enter')
	await expect(asked.getByText('1 difference')).toBeVisible()
	await expectAccessible(ben, '.pending')
	await asked.getByRole('button', { name: 'Send back' }).click()
	const dialog = ben.getByRole('dialog', { name: 'Send back to Ada' })
	await dialog.getByRole('textbox').fill('Please say when')
	await saved(ben, () => dialog.getByRole('button', { name: 'Send back' }).click(), { among: '/reject' })
	await expect(asked).toHaveCount(0)

	await ada.reload()
	await ready(ada, 'pending')
	const back = note(ada, /sent your change back$/)
	await expect(back).toContainText('Please say when')
	await back.getByRole('button', { name: 'Continue editing' }).click()
	await ready(ada, 'editor')
	await ada.getByText('One by Ada').click()
	await ada.keyboard.press('End')
	await ada.keyboard.type(' today')
	await saved(ada, () => ada.getByRole('button', { name: 'Send for approval' }).click(), { among: `/pages/${id}` })

	await ben.reload()
	await ready(ben, 'pending')
	await saved(ben, () => asked.getByRole('button', { name: 'Approve' }).press('Enter'), { among: '/accept' })
	await expect(ben.getByText('One by Ada today')).toBeVisible()
	await expect(asked).toHaveCount(0)
	await expect.poll(() => published(id)).toContain('One by Ada today')
})

test('a change is merged with what was published since, and opened in the editor where both changed the same', async () => {
	const { id, layout } = await newPage(texts('One', 'Two'))
	await sent(id, ' by Ada')
	const [row] = layout.rows ?? []
	const withTexts = (...words: string[]) => {
		const widgets = row?.widgets?.map((widget, index) => ({ ...widget, content: words[index] }))
		return { layout: { ...layout, rows: [{ ...row, widgets }] } }
	}
	await publishElsewhere(id, withTexts('One of Ben', 'Two'))
	const ben = await openSite(approver, id)
	await ready(ben, 'pending')
	const asked = note(ben, 'Ada changed this page and asks for your approval')
	await asked.getByRole('button', { name: 'Approve' }).click()
	await expect(asked).toContainText('both changed the same part')
	await expect.poll(() => published(id)).not.toContain('by Ada')

	await publishElsewhere(id, withTexts('One', 'Two of Ben'))
	await ben.reload()
	await ready(ben, 'pending')
	await saved(ben, () => asked.getByRole('button', { name: 'Approve' }).click(), { among: '/accept' })
	await expect.poll(() => published(id)).toMatch(/One by Ada.*Two of Ben/)
})

test('a change is corrected in the editor before it is approved', async () => {
	const { id } = await newPage(texts('One', 'Two'))
	await sent(id, ' by Ada')
	const ben = await openSite(approver, id)
	await ready(ben, 'pending')
	await note(ben, /^Ada changed/).getByRole('button', { name: 'Open in editor' }).click()
	await ready(ben, 'editor')
	await ben.getByText('One by Ada').click()
	await ben.keyboard.press('End')
	await ben.keyboard.type(' and Ben')
	await saved(ben, () => ben.getByRole('button', { name: 'Approve' }).click(), { among: '/accept' })
	await expect.poll(() => published(id)).toContain('One by Ada and Ben')
	await ben.getByRole('button', { name: 'Close editor' }).click()
	await ready(ben, 'page')
	await expect(note(ben, /^Ada changed/)).toHaveCount(0)
})

test('what waits can be loaded again when it could not be loaded', async () => {
	const { title } = await newPage(texts('One'), { status: 'review' })
	const page = await approver.newPage()
	await page.route('**/api/waiting', (route) => route.abort())
	await page.goto(`${(await administrator()).url}/index.php/apps/intranetapp/?waiting`)
	await ready(page, 'waiting')
	await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
	await expectAccessible(page, '.waiting')
	await page.unroute('**/api/waiting')
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible()
	await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a withdrawn change is a draft again', async () => {
	const { id } = await newPage(texts('One', 'Two'))
	const ada = await sent(id, ' by Ada')
	await saved(ada, () => note(ada, 'Your change is waiting for approval').getByRole('button', { name: 'Withdraw' }).click(), {
		among: '/pending',
	})
	await expect(ada.getByRole('region', { name: 'Your draft' })).toContainText('You have unpublished changes')
	await expect(note(ada, 'Your change is waiting for approval')).toHaveCount(0)
})
