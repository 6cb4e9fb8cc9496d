// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page as IntranetPage } from '@suite/schema/intranet/page'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { chooseByKeyboard } from '@suite/fixtures/playwright/menu'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { administrator, autosaved, editorIn, newPage, openEditor, publishElsewhere, skipWithoutHost, stored } from './editorPage.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await editorIn(browser, 'Ada')
	await context.clock.install()
})
test.afterEach(() => context.close())

const banner = (page: Page) => page.getByRole('region', { name: 'Your draft' })
const contents = async (id: string) => (await stored(id)).layout.rows?.flatMap(({ widgets }) => widgets?.map(({ content }) => content))

/** Ada adds words to the first text of a page with three, and closes the editor. */
async function closedWithWork(words = ' by Ada'): Promise<{ page: Page, answer: IntranetPage }> {
	const answer = await newPage(['One', 'Two', 'Three'].map((content) => ({ type: 'text', content })))
	const page = await openEditor(context, answer.id)
	await page.getByText('One', { exact: true }).click()
	await page.keyboard.press('End')
	await autosaved(page, () => page.keyboard.type(words))
	await page.getByRole('button', { name: 'Close editor' }).click()
	await expect(banner(page)).toContainText('You have unpublished changes from')
	return { page, answer }
}
/** Another user publishes other texts. */
async function publish({ id, layout }: IntranetPage, texts: readonly string[]): Promise<void> {
	const [row] = layout.rows ?? []
	const widgets = row?.widgets?.map((widget, index) => ({ ...widget, content: texts[index] }))
	await publishElsewhere(id, { layout: { ...layout, rows: [{ ...row, widgets }] } })
}
async function reopened(page: Page): Promise<void> {
	await page.reload()
	await ready(page, 'page')
}

test('a draft is continued with what another user published since, and nothing is asked', async () => {
	const { page, answer } = await closedWithWork()
	await publish(answer, ['One', 'Two of Ben', 'Three of Ben'])
	await reopened(page)
	await expect(page.getByText('Two of Ben')).toBeVisible()
	await banner(page).getByRole('button', { name: 'Continue' }).click()
	await ready(page, 'editor')
	await expect(page.getByText('One by Ada')).toBeVisible()
	await expect(page.getByText('Their changes are included here.', { exact: false })).toBeVisible()
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await saved(page, () => page.getByRole('button', { name: 'Update' }).click())
	await expect.poll(() => contents(answer.id)).toEqual(['One by Ada', 'Two of Ben', 'Three of Ben'])
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await page.getByRole('button', { name: 'Close editor' }).click()
	await ready(page, 'page')
	await expect(banner(page)).toHaveCount(0)
})

test('a part that both changed is asked about, with nothing chosen in advance', async () => {
	const { page, answer } = await closedWithWork()
	await publish(answer, ['One of Ben', 'Two', 'Three of Ben'])
	await reopened(page)
	await banner(page).getByRole('button', { name: 'Continue' }).click()
	await ready(page, 'editor')
	await page.getByRole('button', { name: 'Update' }).click()
	const dialog = page.getByRole('dialog', { name: 'Two versions of this page' })
	const contested = dialog.getByRole('group', { name: 'Text · changed in both versions' })
	await expect(contested.getByRole('radio')).toHaveCount(2)
	await expect(contested.getByRole('radio', { checked: true })).toHaveCount(0)
	await expect(dialog.getByRole('group', { name: 'Text', exact: true }).getByRole('radio', { name: 'Theirs' })).toBeChecked()
	await expect(dialog.getByText('1 change still to choose')).toBeVisible()
	await expect(dialog.getByRole('button', { name: 'Apply selection' })).toBeDisabled()
	await expectAccessible(page, '[role=dialog]')
	const before = await contents(answer.id)
	expect(before, 'nothing is published yet').toEqual(['One of Ben', 'Two', 'Three of Ben'])
	await contested.getByRole('radio', { name: 'Mine' }).check()
	await dialog.getByRole('button', { name: 'Apply selection' }).click()
	await saved(page, () => page.getByRole('button', { name: 'Update' }).click())
	await expect.poll(() => contents(answer.id)).toEqual(['One by Ada', 'Two', 'Three of Ben'])
})

test('undoing a merge never publishes over what others changed', async () => {
	const { page, answer } = await closedWithWork()
	await publish(answer, ['One', 'Two of Ben', 'Three'])
	// the draft is continued in an editor that already shows the newer page
	await reopened(page)
	await banner(page).getByRole('button', { name: 'Continue' }).click()
	await ready(page, 'editor')
	await publish(answer, ['One', 'Two of Ben', 'Three of Ben'])
	await saved(page, () => page.getByRole('button', { name: 'Update' }).click(), { isRefused: true })
	await expect.poll(() => contents(answer.id)).toEqual(['One by Ada', 'Two of Ben', 'Three of Ben'])
	await page.getByRole('button', { name: 'Undo: merge versions' }).click()
	await expect(page.getByText('Three', { exact: true })).toBeVisible()
	await saved(page, () => page.getByRole('button', { name: 'Update' }).click(), { isRefused: true })
	await expect.poll(() => contents(answer.id)).toEqual(['One by Ada', 'Two of Ben', 'Three of Ben'])
})

test('a draft is marked in the page list, and can be looked at before choosing', async () => {
	const { page, answer } = await closedWithWork()
	await expect(page.getByRole('treeitem', { name: new RegExp(`${answer.title}.*Has unpublished changes`) })).toBeVisible()
	await expectAccessible(page, '.draft-banner')
	const place = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x
	const before = await place()
	await banner(page).getByRole('button', { name: 'View' }).press('Enter')
	await ready(page, 'draft')
	await expect.poll(place, 'the draft is as wide as the page').toBe(before)
	await expect(banner(page)).toContainText('not published')
	await expect(page.getByText('One by Ada')).toBeVisible()
	await banner(page).getByRole('button', { name: 'Back to the page' }).click()
	await expect(page.getByText('One', { exact: true })).toBeVisible()

	await page.goto(`${(await administrator()).url}/index.php/apps/intranetapp/p/${answer.id}?edit`)
	await page.getByRole('dialog').getByRole('button', { name: 'View draft' }).click()
	await ready(page, 'draft')
	await expect(page.getByText('One by Ada')).toBeVisible()
})

test('a discarded draft can be had back for ten seconds, also after a crash', async () => {
	const { page, answer } = await closedWithWork()
	await banner(page).getByRole('button', { name: 'Discard' }).click()
	await expect(banner(page)).toHaveCount(0)
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(banner(page)).toBeVisible()

	await banner(page).getByRole('button', { name: 'Discard' }).click()
	await expect(page.getByText(`Draft of "${answer.title}" discarded`).first()).toBeVisible()
	const after = await context.newPage() // nothing was sent yet, as after a crash
	await after.goto(page.url())
	await ready(after, 'page')
	await expect(banner(after)).toBeVisible()
	await after.close()
	await saved(page, () => page.clock.runFor(11_000), { among: '/draft' })
	await reopened(page)
	await expect(banner(page)).toHaveCount(0)
})

test('a draft discarded in the editor is offered again when that is undone', async () => {
	const { page, answer } = await closedWithWork()
	await page.goto(`${(await administrator()).url}/index.php/apps/intranetapp/p/${answer.id}?edit`)
	await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
	await expect(page.getByText('One', { exact: true })).toBeVisible()
	await page.locator('.undo-bar').getByRole('button', { name: 'Undo' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Resume draft' }).click()
	await expect(page.getByText('One by Ada')).toBeVisible()
})

test('all drafts are listed, and continued or discarded from there', async () => {
	const { page, answer } = await closedWithWork()
	await page.getByRole('button', { name: 'More' }).press('Enter')
	await chooseByKeyboard(page, 'My drafts')
	await ready(page, 'drafts')
	await expect(page.getByRole('link', { name: answer.title })).toBeVisible()
	await expectAccessible(page, '.drafts')
	await page.getByRole('button', { name: `Discard the draft of ${answer.title}` }).click()
	await expect(page.getByText('No drafts')).toBeVisible()
	await page.getByRole('button', { name: 'Undo' }).click()
	await page.getByRole('button', { name: `Continue the draft of ${answer.title}` }).press('Enter')
	await ready(page, 'editor')
	await expect(page.getByText('One by Ada')).toBeVisible()
})

test('the list of drafts says why it is empty when it cannot be loaded', async () => {
	const { url } = await administrator()
	const page = await context.newPage()
	await page.route('**/api/drafts?*', (route) => route.abort())
	await page.goto(`${url}/index.php/apps/intranetapp/?drafts`)
	await ready(page, 'drafts')
	await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
	await page.unroute('**/api/drafts?*')
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByText('No drafts')).toBeVisible()
	await page.setViewportSize({ width: 320, height: 700 })
	await expectAccessible(page, '.drafts')
})
