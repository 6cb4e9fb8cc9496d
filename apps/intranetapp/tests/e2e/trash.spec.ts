// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page as IntranetPage } from '@suite/schema/intranet/page'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { chooseByKeyboard } from '@suite/fixtures/playwright/menu'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { administrator, mount, newPage, signedIn, skipWithoutHost, stored } from './editorPage.ts'
import { choose, openSite } from './sitePages.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser)
})
test.afterEach(() => context.close())

const status = async (id: string): Promise<number> =>
	(await (await administrator()).request('GET', `${mount}/pages/${id}`)).status
/** Deletes a page that another tab has not open. */
async function removed(more: object = {}): Promise<IntranetPage> {
	const one = await newPage([], more)
	await (await administrator()).expect('DELETE', `${mount}/pages/${one.id}`)
	return one
}
async function confirm(page: Page, title: string): Promise<void> {
	const dialog = page.getByRole('dialog', { name: `Delete "${title}"?` })
	await expect(dialog).toContainText('You can restore everything from Deleted pages.')
	await saved(page, () => dialog.getByRole('button', { name: 'Delete', exact: true }).click())
}

test('a page that was deleted comes back with Undo, and is shown again', async () => {
	const above = await newPage([])
	const one = await newPage([], { parentId: above.id })
	const page = await openSite(context, one.id)
	await choose(page, 'More', 'Delete page …')
	await confirm(page, one.title)
	await expect(page.getByRole('heading', { level: 1, name: above.title })).toBeVisible()
	await expect.poll(() => status(one.id)).toBe(404)
	await expectAccessible(page, '.undo-bar')
	await saved(page, () => page.locator('.undo-bar').getByRole('button', { name: 'Undo' }).click())
	await expect(page.getByRole('heading', { level: 1, name: one.title })).toBeFocused()
	await expect.poll(async () => (await stored(one.id)).path).toBe(one.path)
	await expect(page.locator('.undo-bar')).toBeHidden()
})

test('Ctrl+Z undoes deleting a page while its message is shown, and not later', async () => {
	await context.clock.install()
	const [one, two] = [await newPage([]), await newPage([])]
	const page = await openSite(context, 'home', 'arrange')
	await choose(page, `Actions for ${one.title}`, 'Delete …')
	await confirm(page, one.title)
	await expect(page.locator('.undo-bar')).toBeVisible()
	await saved(page, () => page.keyboard.press('Control+z'))
	await expect(page.locator('.structure').getByRole('link', { name: one.title, exact: true })).toBeFocused()
	await expect.poll(() => status(one.id)).toBe(200)

	await choose(page, `Actions for ${two.title}`, 'Delete …')
	await confirm(page, two.title)
	await expect(page.locator('.undo-bar')).toBeVisible()
	await page.clock.runFor(11_000)
	await expect(page.locator('.undo-bar')).toBeHidden()
	await page.keyboard.press('Control+z')
	await page.getByRole('link', { name: 'Deleted pages' }).click()
	await ready(page, 'trash')
	await expect(page.getByRole('heading', { level: 2, name: two.title })).toBeVisible()
	await expect.poll(() => status(two.id)).toBe(404)
})

test('deleted pages are restored by keyboard', async () => {
	const above = await newPage([])
	const one = await newPage([], { parentId: above.id })
	await newPage([], { parentId: one.id })
	await (await administrator()).expect('DELETE', `${mount}/pages/${one.id}`)
	const page = await openSite(context, above.id)
	await page.getByRole('button', { name: 'More', exact: true }).focus()
	await page.keyboard.press('Enter')
	await chooseByKeyboard(page, 'Deleted pages')
	await ready(page, 'trash')
	const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: one.title, exact: true }) })
	await expect(row).toContainText(above.title)
	await expect(row).toContainText('with 1 subpage')
	await expectScreenAccessible(page)
	await row.getByRole('button', { name: `Restore ${one.title}` }).focus()
	await saved(page, () => page.keyboard.press('Enter'))
	await expect(row).toBeHidden()
	await expect(page.locator('.trash__back')).toContainText(`"${one.title}" was restored.`)
	await expect.poll(async () => (await stored(one.id)).path).toBe(one.path)
	await page.getByRole('link', { name: 'Open page' }).press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: one.title })).toBeFocused()
})

test('a page whose parent is gone is restored further up, and the screen says where', async () => {
	const above = await newPage([])
	const one = await newPage([], { parentId: above.id })
	const client = await administrator()
	await client.expect('DELETE', `${mount}/pages/${one.id}`)
	await client.expect('DELETE', `${mount}/pages/${above.id}`)
	const page = await openSite(context, 'home', 'trash')
	await saved(page, () => page.getByRole('button', { name: `Restore ${one.title}`, exact: true }).click())
	await expect(page.locator('.trash__back')).toContainText('It was restored at the top level.')
})

test('deleting permanently asks first and names what goes along', async () => {
	const one = await newPage([])
	await newPage([], { parentId: one.id })
	await (await administrator()).expect('DELETE', `${mount}/pages/${one.id}`)
	const page = await openSite(context, 'home', 'trash')
	await page.getByRole('button', { name: `Permanently delete ${one.title}`, exact: true }).click()
	const dialog = page.getByRole('dialog', { name: `Permanently delete "${one.title}"?` })
	await expect(dialog).toContainText('1 subpage will also be permanently deleted.')
	await expectAccessible(page, '[role=dialog]')
	await dialog.getByRole('button', { name: 'Cancel' }).click()
	await expect(dialog).toBeHidden()
	await page.getByRole('button', { name: `Permanently delete ${one.title}`, exact: true }).click()
	await saved(page, () => dialog.getByRole('button', { name: 'Delete permanently' }).click())
	await expect(page.getByRole('heading', { name: one.title, exact: true })).toBeHidden()
	const { items } = (await (await administrator()).expect('GET', `${mount}/trash`)).json as { items: { id: string }[] }
	expect(items.map(({ id }) => id)).not.toContain(one.id)
})

test('what could not be loaded can be loaded again; an empty list and a disabled app say so', async ({ browser }) => {
	await removed()
	const narrow = await signedIn(browser, { viewport: { width: 320, height: 700 }, colorScheme: 'dark' })
	const page = await narrow.newPage()
	const answers: object[] = [{ isEnabled: false, items: [] }, { isEnabled: true, items: [] }]
	await page.route('**/api/trash', async (route) => {
		const json = answers.pop()
		await (json === undefined ? route.fulfill({ status: 500, json: { success: false } }) : route.fulfill({ json }))
	})
	await page.goto((await openSite(narrow, 'home')).url().replace(/\/p\/home.*/, '/p/home?trash'))
	await expect(page.getByText('No deleted pages')).toBeVisible()
	await page.reload()
	await expect(page.getByText('Deleting a page is final.')).toBeVisible()
	await expectScreenAccessible(page, { onlyContrast: true })
	await page.reload()
	await expect(page.getByRole('alert')).toContainText('Could not load the deleted pages.')
	await page.unroute('**/api/trash')
	await page.getByRole('button', { name: 'Try again' }).click()
	await ready(page, 'trash')
	await expect(page.getByRole('button', { name: /^Restore / }).first()).toBeVisible()
	await expectScreenAccessible(page, { onlyContrast: true })
	await narrow.close()
})
