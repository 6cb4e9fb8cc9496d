// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page as IntranetPage } from '@suite/schema/intranet/page'
import type { TreeNode } from '@suite/schema/intranet/structure'
import type { Footer, Menu, Navigation } from '@suite/schema/intranet/site'
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { administrator, mount, newPage, signedIn, skipWithoutHost, stored } from './editorPage.ts'
import { choose, openSite, signedInReader } from './sitePages.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser)
})
test.afterEach(() => context.close())

async function read<T>(path: string): Promise<T> {
	return (await (await administrator()).expect('GET', `${mount}/${path}`, { query: { language: 'en' } })).json as T
}
async function post(path: string, body: object): Promise<void> {
	await (await administrator()).expect('POST', `${mount}/${path}`, { body })
}

test.describe('Arranging the pages', () => {
	let section: IntranetPage
	let pages: IntranetPage[]

	test.beforeEach(async () => {
		section = await newPage([])
		pages = []
		for (const _ of ['first', 'second', 'third']) {
			pages.push(await newPage([], { parentId: section.id }))
		}
	})

	/** Stored titles below the section, each followed by those below it. */
	async function kept(): Promise<(string | string[])[]> {
		const { tree } = await read<{ tree: TreeNode[] }>('pages/tree')
		const names = (nodes: readonly TreeNode[]): (string | string[])[] =>
			nodes.flatMap(({ title, children }) => children.length === 0 ? [title] : [title, names(children) as string[]])
		return names(tree.find(({ id }) => id === section.id)?.children ?? [])
	}
	const title = (index: number): string => pages[index]!.title
	const handle = (page: Page, index: number): Locator => page.getByRole('button', { name: `Move ${title(index)}`, exact: true })
	async function press(page: Page, ...keys: string[]): Promise<void> {
		for (const key of keys) {
			await page.keyboard.press(key)
		}
	}

	test('Space and arrow keys nest a page under the one above it and reorder pages', async () => {
		const page = await openSite(context, section.id, 'arrange')
		await handle(page, 1).focus()
		await saved(page, () => press(page, 'Space', 'ArrowRight', 'Space'))
		await expect(handle(page, 1)).toBeFocused()
		await expect.poll(kept).toEqual([title(0), [title(1)], title(2)])

		await handle(page, 2).focus()
		await saved(page, () => press(page, 'Space', 'ArrowUp', 'Space'))
		await expect.poll(kept).toEqual([title(2), title(0), [title(1)]])
		await handle(page, 2).focus()
		await press(page, 'Space', 'ArrowDown', 'Escape')
		await page.reload()
		await ready(page, 'arrange')
		await expect.poll(kept).toEqual([title(2), title(0), [title(1)]])
		await expectScreenAccessible(page)
	})

	test('a page dragged by its handle onto another moves below it @every-host', async () => {
		const page = await openSite(context, section.id, 'arrange')
		await handle(page, 2).scrollIntoViewIfNeeded()
		await handle(page, 2).hover()
		await page.mouse.down()
		await page.getByRole('listitem').filter({ has: handle(page, 0) }).hover()
		await saved(page, () => page.mouse.up())
		await page.reload()
		await ready(page, 'arrange')
		await expect.poll(kept).toEqual([title(0), [title(2)], title(1)])
		await expect.poll(async () => (await stored(pages[2]!.id)).parentId).toBe(pages[0]!.id)
	})

	test('a page can be renamed', async () => {
		const page = await openSite(context, section.id, 'arrange')
		await choose(page, `Actions for ${title(0)}`, 'Rename')
		await page.getByRole('textbox', { name: 'Title' }).fill(`${title(0)} anew`)
		await saved(page, () => page.keyboard.press('Enter'))
		await expect(page.getByRole('link', { name: `${title(0)} anew` }).and(page.locator('.structure a'))).toBeFocused()
		await expect.poll(kept).toEqual([`${title(0)} anew`, title(1), title(2)])
	})

	test('deleting a page first lists the subpages that are deleted with it', async () => {
		const page = await openSite(context, section.id, 'arrange')
		await choose(page, `Actions for ${section.title}`, 'Delete …')
		const dialog = page.getByRole('dialog', { name: `Delete "${section.title}"?` })
		await expect(dialog.getByRole('listitem')).toHaveText(pages.map((one) => one.title))
		await expectAccessible(page, '[role=dialog]')
		await dialog.getByRole('button', { name: 'Cancel' }).click()
		await expect(dialog).toBeHidden()

		await choose(page, `Actions for ${section.title}`, 'Delete …')
		await saved(page, () => dialog.getByRole('button', { name: 'Delete', exact: true }).click())
		await expect(handle(page, 0)).toBeHidden()
		const client = await administrator()
		await expect.poll(async () => (await client.request('GET', `${mount}/pages/${pages[0]!.id}`)).status).toBe(404)
	})

	test('the way back from a page that is deleted there leads to its parent', async () => {
		const page = await openSite(context, pages[0]!.id, 'arrange')
		await choose(page, `Actions for ${title(0)}`, 'Delete …')
		await saved(page, () => page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click())
		await expect(handle(page, 0)).toBeHidden()
		await expect(handle(page, 1)).toBeVisible()
		await page.getByRole('button', { name: 'Back to the page' }).click()
		await expect(page.getByRole('heading', { name: section.title, level: 1 })).toBeVisible()
	})

	test('a new page is created below another and opens in the editor', async () => {
		const page = await openSite(context, section.id, 'arrange')
		await choose(page, `Actions for ${title(1)}`, 'New subpage')
		const dialog = page.getByRole('dialog', { name: 'New page' })
		await dialog.getByRole('textbox', { name: 'Title' }).fill('Parking')
		await expectAccessible(page, '[role=dialog]')
		await saved(page, () => dialog.getByRole('button', { name: 'Create page' }).click())
		await ready(page, 'editor')
		await expect(page.getByRole('textbox', { name: 'Page title' })).toHaveText('Parking')
		await expect.poll(kept).toEqual([title(0), title(1), ['Parking'], title(2)])
	})

	test('the page menu deletes the page and leads to its parent', async () => {
		const page = await openSite(context, pages[0]!.id)
		await choose(page, 'More', 'Delete page …')
		await saved(page, () => page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click())
		await expect(page.getByRole('heading', { name: section.title, level: 1 })).toBeVisible()
		await expect.poll(kept).toEqual([title(1), title(2)])
	})

	test('a reader sees no action that a reader may not perform @every-host', async ({ browser }) => {
		const reading = await signedInReader(browser)
		const page = await openSite(reading, section.id)
		await page.getByRole('button', { name: 'More', exact: true }).click()
		await expect(page.getByRole('menuitem')).toHaveText(['Copy link', 'History', 'Print'])
		const arranging = await openSite(reading, section.id, 'arrange')
		await expect(arranging.locator('.structure').getByRole('link', { name: section.title })).toBeVisible()
		await expect(arranging.getByRole('button', { name: /^Move / })).toHaveCount(0)
		await expect(arranging.getByText(/^Drag a page/)).toHaveCount(0)
		await reading.close()
	})
})

test.describe('The menu', () => {
	let before: Navigation
	let target: IntranetPage

	test.beforeAll(async () => {
		before = await read<Navigation>('navigation')
	})
	test.afterAll(() => save(before.navigation))
	test.beforeEach(async () => {
		target = await newPage([])
		await save({
			type: 'dropdown',
			items: [{ id: 'nav-welcome', title: 'Welcome', uniqueId: target.uniqueId, url: null, target: null, icon: null, children: [] }],
		})
	})
	const save = (navigation: Menu): Promise<void> => post('navigation', { navigation, language: 'en' })
	const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' })

	test('an entry for a page can be added, moved one level in and saved, and appears in the bar', async () => {
		const page = await openSite(context, target.id)
		await choose(page, 'More', 'Edit menu')
		await ready(page, 'menu')
		await page.getByRole('button', { name: 'Add entry' }).click()
		await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
		await page.keyboard.type('Where to start')
		await page.getByRole('combobox', { name: 'Page', exact: true }).fill(target.title)
		await page.getByRole('option').filter({ hasText: target.title }).first().click()
		await expectScreenAccessible(page)
		await page.getByRole('button', { name: 'Move Where to start', exact: true }).focus()
		for (const key of ['Space', 'ArrowRight', 'Space']) {
			await page.keyboard.press(key)
		}
		await saved(page, () => page.getByRole('button', { name: 'Save menu' }).click())
		await bar(page).getByRole('button', { name: 'Welcome' }).click()
		await expect(bar(page).getByRole('link', { name: 'Where to start' })).toBeVisible()
		await expect.poll(async () => (await read<Navigation>('navigation')).navigation.items[0]?.children).toMatchObject([
			{ title: 'Where to start', uniqueId: target.uniqueId },
		])
		await bar(page).getByRole('link', { name: 'Where to start' }).click()
		await expect(page.getByRole('heading', { name: target.title, level: 1 })).toBeVisible()
	})

	test('an entry without a target is pointed out instead of saved', async () => {
		const page = await openSite(context, target.id, 'menu')
		await page.getByRole('button', { name: 'Add entry' }).click()
		await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Nowhere')
		await page.getByRole('button', { name: 'Save menu' }).click()
		await expect(page.getByText('Incomplete')).toBeVisible()
		await expect(page.getByRole('textbox', { name: 'Or an address' })).toBeVisible()
		await expect.poll(async () => (await read<Navigation>('navigation')).navigation.items).toHaveLength(1)
	})

	test('saving after another user shows a warning and leaves the decision to the editor', async () => {
		const page = await openSite(context, target.id, 'menu')
		await page.getByRole('button', { name: 'Welcome', exact: true }).and(page.locator('.menu-editor button')).click()
		await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Mine')
		await save({
			type: 'dropdown',
			items: [{ id: 'nav-theirs', title: 'Theirs', uniqueId: target.uniqueId, url: null, target: null, icon: null, children: [] }],
		})
		await page.getByRole('button', { name: 'Save menu' }).click()
		await expect(page.getByRole('alert').filter({ hasText: 'Someone else saved changes in the meantime.' })).toBeVisible()
		await expectScreenAccessible(page)
		await expect.poll(async () => (await read<Navigation>('navigation')).navigation.items).toMatchObject([{ title: 'Theirs' }])
		await saved(page, () => page.getByRole('button', { name: 'Overwrite' }).click())
		await expect(bar(page).getByRole('link', { name: 'Mine' })).toBeVisible()
		await expect.poll(async () => (await read<Navigation>('navigation')).navigation.items).toMatchObject([{ title: 'Mine' }])
	})
})

test.describe('The footer', () => {
	let before: Footer
	test.beforeAll(async () => {
		before = await read<Footer>('footer')
	})
	test.afterAll(() => post('footer', { content: before.content, language: 'en' }))

	test('saved text appears below the page', async () => {
		const { id } = await newPage([])
		const page = await openSite(context, id)
		await choose(page, 'More', 'Edit footer …')
		const dialog = page.getByRole('dialog', { name: 'Footer' })
		await ready(page, 'footer')
		await dialog.getByRole('textbox', { name: 'Footer' }).fill('Questions? Room 2.14')
		await expectAccessible(page, '[role=dialog]')
		await saved(page, () => dialog.getByRole('button', { name: 'Save footer' }).click())
		await expect(dialog).toBeHidden()
		await expect(page.getByRole('region', { name: 'Footer' })).toContainText('Questions? Room 2.14')
		await page.reload()
		await expect(page.getByRole('region', { name: 'Footer' })).toContainText('Questions? Room 2.14')
		await expectScreenAccessible(page)
	})
})

test('the screens keep their contrast in the dark theme', async ({ browser }) => {
	const { id } = await newPage([])
	const dark = await signedIn(browser, { colorScheme: 'dark' })
	const page = await openSite(dark, id, 'arrange')
	await expect(page.getByRole('button', { name: /^Move / }).first()).toBeVisible()
	await expectScreenAccessible(page, { onlyContrast: true })
	await page.goto(page.url().replace('?arrange', '?menu'))
	await ready(page, 'menu')
	await expectScreenAccessible(page, { onlyContrast: true })
	await dark.close()
})
