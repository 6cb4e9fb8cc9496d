// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { held } from '@suite/fixtures/playwright/held'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { readFileSync } from 'node:fs'
import { administrator, newPage, openEditor, signedIn, skipWithoutHost, stored, typesOf } from './editorPage.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser)
})
test.afterEach(() => context.close())

const mount = '/index.php/apps/intranetapp'
const text = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const contentOf = async (id: string) => (await stored(id)).layout.rows?.[0]?.widgets?.[0]?.content

/** Pastes into what has the focus, as a browser does. */
function paste(page: Page, types: Readonly<Record<string, string>>): Promise<void> {
	return page.evaluate((all) => {
		const clipboardData = new DataTransfer()
		Object.entries(all).forEach(([type, value]) => clipboardData.setData(type, value))
		document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
	}, types)
}

test('Enter in the title of a new page leads to the text that waits below it', async () => {
	const page = await context.newPage()
	await page.goto(`${(await administrator()).url}${mount}/`)
	await ready(page, 'page')
	await page.getByRole('button', { name: 'More', exact: true }).click()
	await page.getByRole('menuitem', { name: 'New page …' }).click()
	await page.getByRole('dialog', { name: 'New page' }).getByRole('textbox', { name: 'Title' }).fill('Canteen')
	await saved(page, () => page.getByRole('button', { name: 'Create page' }).click())
	await ready(page, 'editor')
	await expect(page.getByRole('textbox', { name: 'Page title' })).toBeFocused()
	await expect(page.getByRole('group', { name: 'Text, 1 of 1' })).toBeVisible()

	const hint = page.getByText('Write here, where readers will read it')
	await expect(hint).toBeVisible()
	await expectAccessible(page, '.writing-hint')
	await page.getByRole('button', { name: 'Got it' }).click()
	await expect(hint).toBeHidden()

	await page.getByRole('textbox', { name: 'Page title' }).focus()
	await page.keyboard.press('End')
	await page.keyboard.type(' menu')
	await page.keyboard.press('Enter')
	await page.keyboard.type('Soup')
	await expect(text(page)).toHaveText('Soup')
	await expect(page.getByRole('textbox', { name: 'Page title' })).toHaveText('Canteen menu')
	await page.reload()
	await expect(page.getByRole('button', { name: 'Resume draft' })).toBeVisible()
	await expect(hint).toBeHidden()
})

test('Enter in the title puts the cursor at the start of the first text, and adds one where there is none', async () => {
	const one = await newPage([{ type: 'divider' }, { type: 'text', content: 'end' }])
	const page = await openEditor(context, one.id)
	await page.getByRole('textbox', { name: 'Page title' }).press('Enter')
	await page.keyboard.type('The ')
	await expect(text(page)).toHaveText('The end')

	const other = await newPage([{ type: 'divider' }])
	const without = await openEditor(context, other.id)
	await without.getByRole('textbox', { name: 'Page title' }).press('Enter')
	await without.keyboard.type('Begin')
	await saved(without, () => without.getByRole('button', { name: 'Update' }).click())
	await expect.poll(async () => typesOf(await stored(other.id))).toEqual(['text', 'divider'])
})

test('Ctrl+K links selected words to a page by its title, also right after the key that selects them', async () => {
	const target = await newPage([], { title: `Holidays ${process.pid}` })
	const { id } = await newPage([{ type: 'text', content: 'See here' }])
	const page = await openEditor(context, id)
	await page.getByText('See here').click()
	await page.keyboard.press('End')
	// The browser reports a selection with its next frame, which is too late for keys that follow each other quickly.
	await page.evaluate(() => addEventListener('selectionchange', (event) => event.stopImmediatePropagation(), { capture: true }))
	await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft')
	await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('here')
	await page.keyboard.press('ControlOrMeta+K')
	const field = page.getByRole('combobox', { name: 'Address or page' })
	await expect(field).toBeFocused()
	await page.keyboard.type(`holidays ${process.pid}`)
	await expect(page.getByRole('option', { name: `Holidays ${process.pid}` })).toBeVisible()
	await expectAccessible(page, '[role=dialog]')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await saved(page, () => page.getByRole('button', { name: 'Update' }).click())
	await expect.poll(() => contentOf(id)).toBe(`See [here](${mount}/p/${target.id})`)
})

test('a pasted address of a page becomes its title, and Undo gives the address back', async () => {
	const target = await newPage([], { title: `Parking ${process.pid}` })
	const { id } = await newPage([{ type: 'text', content: 'See' }])
	const page = await openEditor(context, id)
	const address = `${(await administrator()).url}${mount}/p/${target.id}`
	const { until, release } = held()
	await page.route('**/metadata', async (route) => {
		await until
		await route.continue()
	})
	await page.getByText('See', { exact: true }).click()
	await page.keyboard.press('End')
	await page.keyboard.type(' ')
	await paste(page, { 'text/plain': address })
	await expect(text(page).getByRole('link', { name: address })).toBeVisible()
	await page.keyboard.type(' for more')
	release()
	await expect(text(page)).toHaveText(`See Parking ${process.pid} for more`)
	await page.keyboard.press('ControlOrMeta+Z')
	await expect(text(page)).toHaveText(`See ${address} for more`)
	await page.keyboard.press('ControlOrMeta+Shift+Z')
	await saved(page, () => page.getByRole('button', { name: 'Update' }).click())
	await expect.poll(() => contentOf(id)).toBe(`See [Parking ${process.pid}](${mount}/p/${target.id}) for more`)
})

test('a pasted address of an allowed video is offered to be embedded', async () => {
	const client = await administrator()
	await client.expect('POST', `${mount}/api/settings/video-domains`, { body: { domains: ['video.example'] } })
	const { id } = await newPage([{ type: 'text', content: 'Watch' }])
	const page = await openEditor(context, id)
	await page.getByText('Watch').click()
	await page.keyboard.press('End')
	await page.keyboard.press('Enter')
	await paste(page, { 'text/plain': 'https://video.example/watch/1' })
	await expect(page.getByRole('button', { name: 'Embed video' })).toBeVisible()
	await expectAccessible(page, '.video-offer')
	await page.keyboard.press('Tab')
	await expect(page.getByRole('button', { name: 'Embed video' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('group', { name: /^Video/ })).toBeFocused()
	await saved(page, () => page.getByRole('button', { name: 'Update' }).click())
	const widgets = async () => (await stored(id)).layout.rows?.[0]?.widgets
	await expect.poll(widgets).toMatchObject([{ content: 'Watch' }, { type: 'video', url: 'https://video.example/watch/1' }])
})

test('a text pasted from Word keeps its lists, tables and links', async () => {
	const { id } = await newPage([{ type: 'text', content: '' }])
	const page = await openEditor(context, id)
	await page.getByRole('textbox', { name: 'Page title' }).press('Enter')
	const fixture = (type: string) => readFileSync(`${import.meta.dirname}/../fixtures/clipboard/word-2016.${type}`, 'utf8')
	await paste(page, { 'text/html': fixture('html'), 'text/plain': 'Travel policy' })
	await expect(text(page).getByRole('table')).toBeVisible()
	// shown, and for a moment also announced
	await expect(page.getByText('1 image was not in the clipboard').first()).toBeVisible()
	await expectAccessible(page, '.edited-text')
	await saved(page, () => page.getByRole('button', { name: 'Update' }).click())
	await expect.poll(() => contentOf(id)).toBe(fixture('md').trim())
})

test('what is empty is named before publishing', async () => {
	const { id } = await newPage([{ type: 'text', content: 'Words' }, { type: 'image', src: '' }, { type: 'video', url: '' }])
	const page = await openEditor(context, id)
	await page.getByText('Words').click()
	await page.keyboard.type('More ')
	const update = page.getByRole('button', { name: 'Update' })
	const dialog = page.getByRole('dialog', { name: '2 things are empty' })
	await update.click()
	await expect(dialog.getByRole('listitem')).toContainText(['Image in row 1', 'Video in row 1'])
	await expectAccessible(page, '[role=dialog]')
	await dialog.getByRole('button', { name: 'Show Video in row 1' }).click()
	await expect(page.getByRole('group', { name: /^Video/ })).toBeFocused()
	await update.click()
	await dialog.getByRole('button', { name: 'Remove all' }).click()
	await expect(page.locator('[data-widget]')).toHaveCount(1)
	await page.getByRole('button', { name: 'Undo: remove what is empty' }).click()
	await expect(page.locator('[data-widget]')).toHaveCount(3)
	await update.click()
	await saved(page, () => dialog.getByRole('button', { name: 'Publish anyway' }).click())
	await expect.poll(async () => typesOf(await stored(id))).toEqual(['text', 'image', 'video'])
})
