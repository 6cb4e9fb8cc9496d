// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page as IntranetPage } from '@suite/schema/intranet/page'
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { newPage, openEditor, publishElsewhere, signedIn, skipWithoutHost, stored } from './editorPage.ts'
import { choose, openSite, signedInReader } from './sitePages.ts'

skipWithoutHost()

let context: BrowserContext
let section: IntranetPage
let inside: IntranetPage
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser)
	section = await newPage([])
	inside = await newPage([{ type: 'text', content: 'Words' }], { parentId: section.id })
})
test.afterEach(() => context.close())

const row = (page: Page, { title }: IntranetPage): Locator => page.getByRole('treeitem', { name: title, exact: true })
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1 })

test('a page is renamed where it is read, and its address stays', async () => {
	const page = await openSite(context, inside.id)
	await choose(page, 'More', 'Rename …')
	const dialog = page.getByRole('dialog', { name: 'Rename page' })
	await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused()
	await expectAccessible(page, '[role=dialog]')
	await page.keyboard.type(`${inside.title} anew`)
	await saved(page, () => page.keyboard.press('Enter'))
	await expect(dialog).toBeHidden()
	await expect(heading(page, `${inside.title} anew`)).toBeVisible()
	await expect(page.getByRole('treeitem', { name: `${inside.title} anew`, exact: true })).toBeVisible()
	await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
	await expect.poll(async () => await stored(inside.id)).toMatchObject({ title: `${inside.title} anew`, path: inside.path })
})

test('a title typed while someone else saved the page is kept until it can be saved', async () => {
	const page = await openSite(context, inside.id)
	await choose(page, 'More', 'Rename …')
	const dialog = page.getByRole('dialog', { name: 'Rename page' })
	await dialog.getByRole('textbox', { name: 'Title' }).fill('')
	await dialog.getByRole('button', { name: 'Rename' }).click()
	await expect(dialog.getByText('The page needs a title.')).toBeVisible()
	await dialog.getByRole('textbox', { name: 'Title' }).fill('Mine')
	await publishElsewhere(inside.id, { content: '<p>Theirs</p>' })
	await saved(page, () => dialog.getByRole('button', { name: 'Rename' }).click(), { isRefused: true })
	await expect(dialog.getByRole('alert')).toContainText('Someone else changed the page in the meantime.')
	await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine')
	await saved(page, () => dialog.getByRole('button', { name: 'Rename' }).click())
	await expect.poll(async () => await stored(inside.id)).toMatchObject({ title: 'Mine', content: '<p>Theirs</p>' })
})

test('a page moves below another that is searched by title, and back with Undo', async () => {
	const [target, child] = [await newPage([]), await newPage([], { parentId: inside.id })]
	const page = await openSite(context, inside.id)
	await choose(page, 'More', 'Move to …')
	const dialog = page.getByRole('dialog', { name: `Move "${inside.title}"` })
	const field = dialog.getByRole('combobox', { name: 'Search pages' })
	await expect(field).toBeFocused()
	await expect(dialog.getByRole('option', { name: target.title })).toBeVisible()
	await expect(dialog.getByRole('option', { name: inside.title, exact: true })).toHaveCount(0)
	await expect(dialog.getByRole('option', { name: child.title, exact: true })).toHaveCount(0)
	await expectAccessible(page, '[role=dialog]')
	await page.keyboard.press('ArrowDown')
	await expect(dialog.getByText('Moves to the top level.')).toBeVisible()
	await field.fill(target.title)
	await expect(dialog.getByText(`Moves below "${target.title}".`)).toBeVisible()
	await saved(page, () => page.keyboard.press('Enter'), { among: '/move' })
	await expect(page.getByText(`"${inside.title}" was moved below "${target.title}".`).first()).toBeVisible()
	await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(target.title)
	await expect.poll(async () => (await stored(inside.id)).parentId).toBe(target.id)

	await saved(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click(), { among: '/move' })
	await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(section.title)
	await expect.poll(async () => (await stored(inside.id)).parentId).toBe(section.id)
})

test('a draft says who can open its file in Files, with the way to move it beside it', async () => {
	const draft = await newPage([{ type: 'text', content: 'Words' }], { parentId: inside.id, status: 'draft' })
	const page = await openSite(context, draft.id)
	const move = page.getByRole('note')
		.filter({ hasText: 'Anyone who can open this folder in Files can open the file there.' })
		.getByRole('button', { name: 'Move to …' })
	await expectScreenAccessible(page)
	await move.click()
	const dialog = page.getByRole('dialog', { name: `Move "${draft.title}"` })
	const field = dialog.getByRole('combobox', { name: 'Search pages' })
	await expect(field).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(move).toBeFocused()
	await move.press('Enter')
	await field.fill(section.title)
	await saved(page, () => field.press('Enter'), { among: '/move' })
	await expect(move).toBeFocused()
	await expect.poll(async () => (await stored(draft.id)).parentId).toBe(section.id)
})

test('a draft that is being written is moved from the page settings, and stays open', async () => {
	const draft = await newPage([{ type: 'text', content: 'Words' }], { parentId: inside.id, status: 'draft' })
	const page = await openEditor(context, draft.id)
	await choose(page, 'More', 'Page settings')
	const move = page.getByRole('complementary', { name: 'Page settings' }).getByRole('button', { name: 'Move to …' })
	await move.click()
	const field = page.getByRole('dialog', { name: `Move "${draft.title}"` }).getByRole('combobox', { name: 'Search pages' })
	await field.fill(section.title)
	await saved(page, () => field.press('Enter'), { among: '/move' })
	await expect(move).toBeFocused()
	await expect.poll(async () => (await stored(draft.id)).parentId).toBe(section.id)
	await page.getByText('Words', { exact: true }).click()
	await page.keyboard.press('End')
	await page.keyboard.type(' more')
	await saved(page, () => page.getByRole('button', { name: 'Publish' }).click())
	await expect.poll(() => stored(draft.id)).toMatchObject({ status: 'published', parentId: section.id })
})

test('a duplicate opens in the editor as a draft @every-host', async () => {
	const page = await openSite(context, inside.id)
	await saved(page, () => choose(page, 'More', 'Duplicate'), { among: '/duplicate' })
	await ready(page, 'editor')
	await expect(page.getByRole('textbox', { name: 'Page title' })).toHaveText(`Copy of ${inside.title}`)
	await expect(page.getByRole('region', { name: 'Editor' })).toContainText('Draft')
	await expect(page.getByText('This copy is a draft. Only people who can edit it see it.').first()).toBeVisible()
	await expect(page.getByRole('treeitem', { name: new RegExp(`^Copy of ${inside.title}`) })).toHaveAttribute('aria-current', 'page')
})

test('the link of a page is copied, or shown where the browser does not allow copying', async () => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	const page = await openSite(context, inside.id)
	await choose(page, 'More', 'Copy link')
	await expect(page.getByText('Link copied').first()).toBeVisible()
	await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
	await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
	await choose(page, 'More', 'Copy link')
	const dialog = page.getByRole('dialog', { name: 'Copy link' })
	await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(page.url())
	await expectAccessible(page, '[role=dialog]')
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
})

test('a page with subpages opens them in the tree with a click, and a second click closes them', async () => {
	const page = await openSite(context, inside.id)
	await expect(row(page, section)).toHaveAttribute('aria-expanded', 'true')
	await row(page, section).click()
	await expect(heading(page, section.title)).toBeVisible()
	await expect(row(page, section)).toHaveAttribute('aria-expanded', 'true')
	await row(page, section).click()
	await expect(row(page, section)).toHaveAttribute('aria-expanded', 'false')
	await page.getByRole('treeitem').first().click()
	await expect(row(page, section)).not.toHaveAttribute('aria-current', 'page')
	await row(page, section).click()
	await expect(row(page, section)).toHaveAttribute('aria-expanded', 'true')
})

test('a row of the tree has its actions under the pointer', async () => {
	const page = await openSite(context, section.id)
	await row(page, inside).hover()
	await page.getByRole('button', { name: `New page below ${inside.title}` }).click()
	const dialog = page.getByRole('dialog', { name: 'New page' })
	await dialog.getByRole('textbox', { name: 'Title' }).fill('Parking')
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await expect(row(page, inside)).toBeFocused()

	await choose(page, `Actions for ${inside.title}`, 'Delete page …')
	await saved(page, () => page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click())
	await expect(row(page, inside)).toHaveCount(0)
	await expect(heading(page, section.title)).toBeVisible()
})

test('a row of the tree has its actions one Tab away', async () => {
	const page = await openSite(context, inside.id)
	await row(page, inside).focus()
	await expect(page.getByRole('button', { name: `New page below ${inside.title}` })).toBeVisible()
	await expectScreenAccessible(page)
	await page.keyboard.press('ArrowUp')
	await expect(row(page, section)).toBeFocused()
	await expect(page.getByRole('button', { name: `New page below ${section.title}` })).toBeVisible()
	await page.keyboard.press('Tab')
	await expect(page.getByRole('button', { name: `New page below ${section.title}` })).toBeFocused()
	await page.keyboard.press('Tab')
	await expect(page.getByRole('button', { name: `Actions for ${section.title}` })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('menuitem')).toHaveText(['Rename …', 'Move to …', 'Duplicate', 'Copy link', 'Delete page …'])
	await expect(page.getByRole('menuitem').first()).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
	await page.keyboard.type(`${section.title} by keys`)
	await saved(page, () => page.keyboard.press('Enter'))
	await expect(page.getByRole('treeitem', { name: `${section.title} by keys` })).toBeFocused()
	await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
	await page.keyboard.type('By keys')
	await saved(page, () => page.keyboard.press('Enter'))
	await ready(page, 'editor')
	await expect(page.getByRole('textbox', { name: 'Page title' })).toHaveText('By keys')
})

test('an empty section lists its pages to readers, and says so to those who may write it', async ({ browser }) => {
	const page = await openSite(context, section.id)
	await expect(page.getByText('This page is empty. Until it has content, it lists its subpages.')).toBeVisible()
	await expect(page.getByRole('main').getByRole('link', { name: inside.title })).toBeVisible()
	const reading = await signedInReader(browser)
	const read = await openSite(reading, section.id)
	await expect(read.getByText('This page is empty.')).toHaveCount(0)
	await expectScreenAccessible(read)
	await read.getByRole('main').getByRole('link', { name: inside.title }).click()
	await expect(heading(read, inside.title)).toBeVisible()
	await reading.close()
})

test('after publishing, the page is one click away and writing goes on meanwhile', async () => {
	const draft = await newPage([{ type: 'text', content: 'Words' }], { status: 'draft' })
	const page = await openEditor(context, draft.id)
	await saved(page, () => page.getByRole('button', { name: 'Publish' }).click())
	await expect(page.locator('.notice-bar')).toContainText('Published')
	await page.getByRole('textbox', { name: 'Page title' }).click()
	await expectAccessible(page, '.notice-bar')
	await page.getByRole('button', { name: 'View page' }).click()
	await ready(page, 'page')
	await expect(page).toHaveURL(new RegExp(`/p/${draft.id}$`))
})

test('four columns are four beside the page list at 1280 pixels, and everything ends at one edge', async () => {
	const text = (column: number) => ({ type: 'text' as const, column, order: 1, content: 'Words '.repeat(60) })
	const { id } = await newPage([], { layout: { columns: 1, rows: [
		{ columns: 1, widgets: [text(1)] },
		{ columns: 4, backgroundColor: 'var(--color-background-dark)', widgets: [1, 2, 3, 4].map(text) },
	] } })
	const page = await openSite(context, id)
	await expect(page.getByRole('tree')).toBeVisible()
	const edges = (selector: string, edge: 'left' | 'right' | 'top') => page.locator(selector).evaluateAll(
		(elements, side) => elements.map((element) => Math.round(element.getBoundingClientRect()[side])),
		edge,
	)
	await expect.poll(async () => new Set(await edges('.row-frame:nth-child(2) .column-stack', 'top')).size).toBe(1)
	await expect.poll(async () => new Set(await edges('.row-frame:nth-child(2) .column-stack', 'left')).size).toBe(4)
	await expect.poll(async () => new Set([
		...await edges('.row-frame', 'right'),
		...await edges('.row-frame:first-child .rich-text', 'right'),
	]).size).toBe(1)
})

test('menus and dialogs keep their contrast in the dark theme', async ({ browser }) => {
	const dark = await signedIn(browser, { colorScheme: 'dark' })
	const page = await openSite(dark, inside.id)
	await row(page, inside).focus()
	await expectScreenAccessible(page, { onlyContrast: true })
	await choose(page, `Actions for ${inside.title}`, 'Move to …')
	await page.keyboard.press('ArrowDown')
	await expectAccessible(page, '[role=dialog]', { onlyContrast: true })
	await dark.close()
})
