// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Layout } from '@suite/schema/intranet/layout'
import { expect, test, type BrowserContext } from '@playwright/test'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { administrator, mount, newPage, openEditor, publishElsewhere, signedIn, skipWithoutHost, stored } from './editorPage.ts'
import { choose, openPanel, openSite, writtenThrice } from './sitePages.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser, phone)
})
test.afterEach(() => context.close())

const layout: Layout = { columns: 1, rows: [
	{ columns: 1, widgets: [
		{ type: 'text', content: 'Words', column: 1, order: 0 },
		{ type: 'links', items: ['One', 'Two'].map((title) => ({ title, url: '/apps/files' })), column: 1, order: 1 },
		{ type: 'news', title: 'Latest', layout: 'carousel', limit: 3, column: 1, order: 2 },
	] },
	{ columns: 2, collapsible: true, sectionTitle: 'More', widgets: [
		{ type: 'heading', content: 'Heading', level: 2, column: 1, order: 0 },
		{ type: 'image', src: '', alt: '', column: 2, order: 0 },
	] },
] }

test('on a phone, a finger finds the tools of the editor', async () => {
	const { id, title } = await newPage([], { layout })
	const page = await openEditor(context, id)
	const close = page.getByRole('button', { name: 'Close settings' })
	await expectTouchable(page, 'the editor')

	await page.getByRole('group', { name: /^Text: Words/ }).getByText('Words', { exact: true }).tap()
	await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
	await page.keyboard.press('End')
	await page.keyboard.type(' of mine')
	await expectTouchable(page, 'the toolbar of a text')
	await page.keyboard.press('ControlOrMeta+K')
	await page.getByRole('combobox', { name: 'Address or page' }).fill(title)
	await expect(page.getByRole('option', { name: title })).toBeVisible()
	await expectTouchable(page, 'a link')
	await page.keyboard.press('Escape')
	await page.keyboard.press('Escape')
	await page.getByText('Words of mine').tap({ position: { x: 4, y: 12 } })
	await page.keyboard.press('End')
	await page.keyboard.press('Enter')
	await page.keyboard.type('/')
	await expect(page.getByRole('option', { name: 'Divider' })).toBeVisible()
	await expectTouchable(page, 'the widgets that a slash offers')
	await page.keyboard.press('Backspace')
	await page.keyboard.press('Escape')

	for (const name of ['Links', 'News', 'Heading'] as const) {
		await page.getByRole('group', { name: new RegExp(`^${name}.*, \\d of \\d$`) }).focus()
		await expectTouchable(page, `the toolbar of the widget ${name}`)
		await page.getByRole('button', { name: 'Settings', exact: true }).tap()
		await expect(page.getByRole('complementary', { name })).toBeVisible()
		await expectTouchable(page, `the settings of the widget ${name}`)
		await close.tap()
	}
	await page.getByRole('button', { name: 'Select row 2' }).tap()
	await expectTouchable(page, 'the toolbar of a row')
	await page.getByRole('button', { name: 'Row settings' }).tap()
	await expectTouchable(page, 'the settings of a row')
	await close.tap()
	await page.getByRole('region', { name: 'Editor' }).getByRole('button', { name: 'More' }).tap()
	await expect(page.getByRole('menuitem', { name: 'Page settings' })).toBeVisible()
	await expectTouchable(page, 'the menu of the editor')
	await page.getByRole('menuitem', { name: 'Page settings' }).tap()
	await expectTouchable(page, 'the settings of a page')
	await close.tap()
	await page.getByRole('button', { name: 'Add row at the end' }).tap()
	await expect(page.getByRole('menuitem', { name: 'Empty row with 2 columns' })).toBeVisible()
	await expectTouchable(page, 'what can be added')
	await page.keyboard.press('Escape')

	await page.getByRole('group', { name: /^Image/ }).focus()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('dialog', { name: 'Choose image' }).getByText(/^No images yet/)).toBeVisible()
	await expectTouchable(page, 'the choice of an image')
	await page.keyboard.press('Escape')
	await page.getByRole('button', { name: 'Update' }).tap()
	await expect(page.getByRole('dialog', { name: /empty/ })).toBeVisible()
	await expectTouchable(page, 'what is empty')
	const theirs = structuredClone((await stored(id)).layout)
	theirs.rows![0]!.widgets![0]!.content = 'Words of theirs'
	await publishElsewhere(id, { layout: theirs })
	await page.getByRole('button', { name: 'Publish anyway' }).tap()
	await expect(page.getByRole('dialog', { name: 'Two versions of this page' })).toBeVisible()
	await expectTouchable(page, 'two versions of a page')
})

test('on a phone, a finger finds the actions on pages, their dialogs and their screens', async () => {
	const client = await administrator()
	const [one, gone] = [await newPage([{ type: 'text', content: 'Words' }]), await newPage([])]
	await client.expect('DELETE', `${mount}/pages/${gone.id}`)
	await client.expect('PUT', `${mount}/pages/${one.id}/draft`, { body: { page: { layout }, baseVersion: one.baseVersion } })
	await publishElsewhere(one.id, { title: `${one.title} anew` })
	const written = await writtenThrice()
	const page = await openSite(context, one.id)
	await page.getByRole('button', { name: 'More', exact: true }).tap()
	await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
	await expectTouchable(page, 'a page with a draft, and its menu')
	await page.keyboard.press('Escape')
	for (const name of ['New page …', 'Rename …', 'Move to …', 'Delete page …', 'Edit footer …']) {
		await choose(page, 'More', name)
		await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
		await expectTouchable(page, name)
		await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap()
		await expect(page.getByRole('dialog')).toHaveCount(0)
	}
	for (const [task, shown] of [
		['history', page.getByRole('button', { name: 'Restore this version' })],
		['drafts', page.getByRole('button', { name: /^Discard/ }).first()],
		['waiting', page.getByRole('heading', { level: 1 })],
		['arrange', page.getByRole('button', { name: `Move ${one.title} anew` })],
		['menu', page.getByRole('button', { name: 'Add entry' })],
		['trash', page.getByRole('button', { name: /^Restore/ }).first()],
	] as const) {
		await page.goto(`${client.url}/index.php/apps/intranetapp/p/${task === 'history' ? written : one.id}?${task}`)
		await ready(page, task)
		if (task === 'history') {
			await page.getByRole('navigation', { name: 'Versions' }).getByRole('button').last().tap()
		} else if (task === 'menu') {
			await page.getByRole('button', { name: 'Add entry' }).tap()
		}
		await expect(shown).toBeVisible()
		await expectTouchable(page, task)
	}
	await page.getByRole('button', { name: /^Permanently delete/ }).first().tap()
	await expectTouchable(page, 'deleting permanently')
})

test('on a phone, a finger finds the settings of the administrators', async () => {
	const page = await openPanel(context)
	await expect(page.getByRole('textbox', { name: 'Host name' })).toBeVisible()
	await page.getByRole('button', { name: 'Check now' }).scrollIntoViewIfNeeded()
	await saved(page, () => page.getByRole('button', { name: 'Check now' }).tap())
	await expectTouchable(page, 'settings')
})
