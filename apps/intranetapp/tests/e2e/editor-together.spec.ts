// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { uniqueName } from '@suite/fixtures/accounts'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import {
	administrator, autosaved, editorIn, mount, newPage, openEditor, publishElsewhere, signedIn, skipWithoutHost, stored,
} from './editorPage.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser)
})
test.afterEach(() => context.close())

/** The editor checks who else is present when the window gains focus. */
const lookAgain = (page: Page) => saved(page, () => page.evaluate(() => window.dispatchEvent(new Event('focus'))), { among: '/presence' })
const faces = (page: Page) => page.getByRole('img', { name: /also editing this page$/ })

test('two editors of one page see each other, and the newer version is offered @every-host', async ({ browser }) => {
	const { id } = await newPage([{ type: 'text', content: 'Shared' }])
	const page = await openEditor(context, id)
	const name = uniqueName('Ada')
	const other = await editorIn(browser, name)
	const theirs = await openEditor(other, id)
	await expect(faces(theirs)).toBeVisible()
	await lookAgain(page)
	await expect(page.getByRole('img', { name: `${name} is also editing this page` })).toBeVisible()
	await expectAccessible(page, '.editor-bar')

	await theirs.getByText('Shared').click()
	await theirs.keyboard.press('End')
	await theirs.keyboard.type(' and newer')
	await saved(theirs, () => theirs.getByRole('button', { name: 'Update' }).click())
	await expect.poll(async () => (await stored(id)).layout.rows?.[0]?.widgets?.[0]?.content).toBe('Shared and newer')
	await lookAgain(page)
	await expect(page.getByText(`${name} published a newer version of this page while you were editing.`)).toBeVisible()
	await expect(page.getByText('Shared', { exact: true })).toBeVisible() // nothing is applied without asking
	await page.getByRole('button', { name: 'View changes' }).click()
	await page.getByRole('dialog', { name: 'Two versions of this page' }).getByRole('button', { name: 'Apply selection' }).click()
	await expect(page.getByText('Shared and newer')).toBeVisible()

	await saved(theirs, () => theirs.getByRole('button', { name: 'Close editor' }).click(), { among: '/presence' })
	await expect(theirs.getByRole('button', { name: 'Close editor' })).toHaveCount(0)
	await expect.poll(async () => {
		await lookAgain(page)
		return faces(page).count()
	}).toBe(0)
	await other.close()
})

test('the shortcut list opens with a question mark, with Ctrl+/ while typing, and from the menu', async () => {
	const { id } = await newPage([{ type: 'text', content: 'Some words' }])
	const page = await openEditor(context, id)
	const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
	const title = page.getByRole('textbox', { name: 'Page title' })
	await title.press('End')
	await page.keyboard.type('?')
	await expect(title).toHaveText(/\?$/)
	await expect(list).toHaveCount(0)
	await page.keyboard.press('ControlOrMeta+/')
	await expect(list).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(list).toHaveCount(0)
	await expect(title).toBeFocused()

	await page.getByRole('group', { name: /^Text: Some words/ }).focus()
	await page.keyboard.type('?')
	await expect(list.getByText('Duplicate')).toBeVisible()
	await expect(list.getByText('Move up')).toBeVisible()
	await expectAccessible(page, '[role=dialog]')
	await page.keyboard.press('Escape')
	await page.getByRole('region', { name: 'Editor' }).getByRole('button', { name: 'More' }).click()
	await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
	await expect(list).toBeVisible()
	await page.keyboard.press('Escape')

	await page.goto(`${(await administrator()).url}/index.php/apps/intranetapp/p/${id}?arrange`)
	await ready(page, 'arrange')
	await page.keyboard.type('?')
	await expect(list.getByText('On the handle of a page')).toBeVisible()
	await expect(list.getByText('Duplicate')).toHaveCount(0)
})

test('the comparison of two versions shows a part as moved when another user only moved it', async () => {
	const text = (content: string, column: number, order: number) => ({ type: 'text', column, order, content }) as const
	const { id } = await newPage([], {
		layout: { columns: 1, rows: [{ columns: 2, widgets: [text('Wanderer', 1, 0), text('Stays', 1, 1), text('Right', 2, 0)] }] },
	})
	const page = await openEditor(context, id)
	await page.getByText('Stays').click()
	await page.keyboard.press('End')
	await page.keyboard.type(' here')
	await expect(page.getByText('Stays here')).toBeVisible()
	await publishElsewhere(id, {
		layout: { columns: 1, rows: [{ columns: 2, widgets: [text('Stays', 1, 0), text('Right', 2, 0), text('Wanderer', 2, 1)] }] },
	})
	await lookAgain(page)
	await page.getByRole('button', { name: 'View changes' }).click()
	const part = page.getByRole('group', { name: 'Text: Wanderer · moved' })
	await expect(part.getByRole('radio', { name: /Theirs.*Moved to: Row 1, column 2, position 2/s })).toBeChecked()
	await expect(part.getByText('Original position: Row 1, column 1, position 1')).toBeVisible()
	await page.getByRole('button', { name: 'Apply selection' }).click()
	await saved(page, () => page.getByRole('button', { name: 'Update' }).click())
	const columns = async () => [1, 2].map(async (wanted) => (await stored(id)).layout.rows?.[0]?.widgets
		?.filter(({ column }) => column === wanted)
		.toSorted((a, b) => a.order! - b.order!)
		.map(({ content }) => content))
	await expect.poll(async () => Promise.all(await columns())).toEqual([['Stays here'], ['Right', 'Wanderer']])
})

test('an editor requests approval where pages need it, and a site administrator grants it', async ({ browser }) => {
	const admin = await administrator()
	await admin.expect('POST', `${mount}/settings/publication`, { body: { requireApproval: true } })
	const other = await editorIn(browser, 'Asker')
	try {
		const { id } = await newPage([{ type: 'text', content: 'To be approved' }], { status: 'draft' })
		const theirs = await openEditor(other, id)
		await expect(theirs.getByRole('button', { name: 'Publish' })).toHaveCount(0)
		await saved(theirs, () => theirs.getByRole('button', { name: 'Request approval' }).click())
		await expect(theirs.getByRole('region', { name: 'Editor' }).getByText('Waiting for approval')).toBeVisible()
		await expect.poll(async () => (await stored(id)).status).toBe('review')
		const page = await openEditor(context, id)
		await expect(page.getByRole('region', { name: 'Editor' }).getByText('Waiting for approval')).toBeVisible()
		await saved(page, () => page.getByRole('button', { name: 'Publish' }).click())
		await expect(page.getByRole('region', { name: 'Editor' }).getByText('Published')).toBeVisible()
		await expect.poll(async () => (await stored(id)).status).toBe('published')
	} finally {
		await admin.expect('POST', `${mount}/settings/publication`, { body: { requireApproval: false } })
		await other.close()
	}
})

test('opening a page in a second tab keeps one draft and loses nothing from the first tab', async () => {
	const { id } = await newPage([{ type: 'text', content: 'Begin' }])
	await context.clock.install()
	const first = await openEditor(context, id)
	const second = await openEditor(context, id)
	await first.getByText('Begin').click()
	await first.keyboard.press('End')
	await autosaved(first, () => first.keyboard.type(' in the first tab'))
	await expect(first.getByText(/^Draft saved/)).toBeVisible()
	await expect(second.getByText('You are editing this page in another tab.', { exact: false })).toBeVisible()
	await expect(faces(first)).toHaveCount(0) // another tab of the same user does not count as another editor
	await second.close({ runBeforeUnload: false })
	await first.reload()
	await first.getByRole('button', { name: 'Resume draft' }).click()
	await expect(first.getByText('Begin in the first tab')).toBeVisible()
})

/** Drops a file of a few bytes on an element, as the browser does. */
async function dropFile(page: Page, selector: string, name: string, type: string, bytes: string): Promise<void> {
	const box = (await page.locator(selector).boundingBox())!
	const transfer = await page.evaluateHandle(([file, kind, content]) => {
		const data = new DataTransfer()
		data.items.add(new File([Uint8Array.from(atob(content!), (sign) => sign.charCodeAt(0))], file!, { type: kind! }))
		return data
	}, [name, type, bytes])
	const at = { dataTransfer: transfer, clientX: box.x + 20, clientY: box.y + box.height - 2, bubbles: true, cancelable: true }
	await page.dispatchEvent(selector, 'dragover', at)
	await expect(page.locator('.drag-line')).toHaveCount(1)
	await page.dispatchEvent(selector, 'drop', at)
	await expect(page.locator('.drag-line')).toHaveCount(0)
}
const gif = 'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='

test('an image dropped on the page becomes a part in that place, and an unsupported file is refused with a message', async () => {
	const { id } = await newPage([{ type: 'heading', content: 'Above', level: 2 }, { type: 'text', content: 'Below' }])
	const page = await openEditor(context, id)
	await dropFile(page, '[data-widget]:has-text("Above")', 'dropped.gif', 'image/gif', gif)
	await expect(page.getByRole('group', { name: /^Image.*2 of 3$/ })).toBeVisible()
	await expect(page.getByRole('complementary', { name: 'Image' })).toBeVisible()
	await saved(page, () => page.getByRole('button', { name: 'Update' }).click())
	await expect.poll(async () => (await stored(id)).layout.rows?.[0]?.widgets?.map(({ type, src }) => [type, src ?? ''])).toContainEqual([
		'image',
		'dropped.gif',
	])
	await dropFile(page, '[data-widget]:has-text("Above")', 'notes.txt', 'text/plain', gif)
	await expect(page.getByRole('list', { name: 'Uploads' }).getByRole('alert')).toContainText('This file type is not supported.')
})

test('cancelling an upload leaves the page unchanged', async () => {
	const { id } = await newPage([{ type: 'text', content: 'Only this' }])
	const page = await openEditor(context, id)
	await page.route('**/media/upload', () => {}) // never answered
	await dropFile(page, '[data-widget]', 'slow.gif', 'image/gif', gif)
	const uploads = page.getByRole('list', { name: 'Uploads' })
	await expect(uploads.getByRole('progressbar', { name: 'Upload progress of slow.gif' })).toBeVisible()
	await uploads.getByRole('button', { name: 'Cancel upload of slow.gif' }).click()
	await expect(uploads).toHaveCount(0)
	await expect(page.locator('[data-widget]')).toHaveCount(1)
	await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled()
	const media = (await (await administrator()).expect('GET', `${mount}/pages/${id}/media/list`)).json as { media: unknown[] }
	expect(media.media).toEqual([])
})
