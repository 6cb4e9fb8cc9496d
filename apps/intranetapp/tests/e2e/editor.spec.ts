// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test, type BrowserContext } from '@playwright/test'
import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { held } from '@suite/fixtures/playwright/held'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import {
	administrator, autosaved, newPage, openEditor, publishElsewhere, signedIn, skipWithoutHost, stored, typesOf,
} from './editorPage.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser)
})
test.afterEach(() => context.close())

test('the keyboard alone can write, reorder and publish a page of three parts @every-host', async () => {
	const { id } = await newPage([], { status: 'draft' })
	const page = await openEditor(context, id)
	const { keyboard } = page

	await page.getByRole('textbox', { name: 'Page title' }).focus()
	await keyboard.press('ControlOrMeta+A')
	await keyboard.type('Written by keyboard')
	await page.getByRole('article').getByRole('button', { name: 'Heading', exact: true }).focus()
	await keyboard.press('Enter')
	await keyboard.type('First things')
	await keyboard.press('Enter') // starts a text below
	await keyboard.type('Some **plain** words')
	await keyboard.press('Enter')
	await keyboard.type('/divi')
	await expect(page.getByRole('option', { name: 'Divider' })).toBeVisible()
	await keyboard.press('Enter')
	await expect(page.locator('[data-widget]')).toHaveCount(3)

	const divider = page.getByRole('group', { name: /^Divider, 3 of 3/ })
	await expect(divider).toBeFocused()
	await keyboard.press('Alt+ArrowUp')
	await expect(page.getByRole('group', { name: /^Divider, 2 of 3/ })).toBeFocused()
	await page.getByRole('button', { name: 'Move Divider', exact: true }).focus()
	await keyboard.press('Space')
	await keyboard.press('ArrowUp')
	await keyboard.press('Escape') // puts it back
	await expect(page.getByRole('group', { name: /^Divider, 2 of 3/ })).toBeVisible()

	await page.getByRole('button', { name: 'Publish' }).focus()
	await saved(page, () => keyboard.press('Enter'))
	await expect(page.getByRole('button', { name: 'Update' })).toBeVisible()
	await page.reload()
	await ready(page, 'editor')
	await expect(page.locator('[data-widget]')).toHaveCount(3)
	const answer = await stored(id) // published above, and no other user writes it
	expect(answer).toMatchObject({ title: 'Written by keyboard', status: 'published' })
	expect(typesOf(answer)).toEqual(['heading', 'divider', 'text'])
	expect(answer.layout.rows?.flatMap(({ widgets }) => widgets ?? []).find(({ type }) => type === 'text')?.content).toBe(
		'Some **plain** words',
	)
})

test('changes can be undone by name and redone', async () => {
	const { id } = await newPage([{ type: 'text', content: 'One' }, { type: 'image', src: 'none.png', alt: 'A view' }])
	const page = await openEditor(context, id)
	await page.getByRole('group', { name: /^Image: A view/ }).focus()
	await page.keyboard.press('Delete')
	await expect(page.locator('[data-widget]')).toHaveCount(1)
	await expect(page.getByText('Image deleted')).toBeVisible()
	await page.getByRole('button', { name: 'Undo: delete image' }).click()
	await expect(page.locator('[data-widget]')).toHaveCount(2)
	await page.keyboard.press('ControlOrMeta+Shift+Z')
	await expect(page.locator('[data-widget]')).toHaveCount(1)
	await page.keyboard.press('ControlOrMeta+Z')
	await expect(page.locator('[data-widget]')).toHaveCount(2)
	await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled()
})

test('a draft survives a reload, stays hidden from other users, and can be discarded', async () => {
	const { id } = await newPage([{ type: 'text', content: 'Before' }])
	await context.clock.install()
	const page = await openEditor(context, id)
	await page.getByText('Before').click()
	await page.keyboard.press('End')
	await autosaved(page, () => page.keyboard.type(' and after'))
	await expect(page.getByText(/^Draft saved/)).toBeVisible()
	await expect.poll(async () => (await stored(id)).layout.rows?.[0]?.widgets?.[0]?.content).toBe('Before')

	await page.reload()
	await page.getByRole('button', { name: 'Resume draft' }).click()
	await expect(page.getByText('Before and after')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Update' })).toBeEnabled()
	await page.reload()
	await page.getByRole('button', { name: 'Discard draft' }).click()
	await expect(page.getByText('Before', { exact: true })).toBeVisible()
	await saved(page, () => page.clock.runFor(11_000), { among: '/draft' })
	await page.reload()
	await ready(page, 'editor')
	await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the editor is ready once it knows whether a draft from an earlier visit exists', async () => {
	const { id, title } = await newPage([{ type: 'text', content: 'Words' }])
	const { until, release } = held()
	const page = await context.newPage()
	await page.route('**/draft', async (route) => {
		await until
		await route.continue()
	})
	await page.goto(`${(await administrator()).url}/index.php/apps/intranetapp/p/${id}?edit`)
	await expect(page.getByRole('textbox', { name: 'Page title' })).toHaveText(title)
	await expect(page.locator('[data-ready]')).toHaveCount(0)
	release()
	await ready(page, 'editor')
})

test('a page without a layout opens with the focus in its title', async () => {
	const { id } = await newPage([], { content: '<p>Written elsewhere</p>', layout: {} })
	const page = await openEditor(context, id)
	await expect(page.getByText('Written elsewhere')).toBeVisible()
	await expect(page.getByRole('textbox', { name: 'Page title' })).toBeFocused()
})

test('an untouched text keeps its bytes when another part is published', async () => {
	const source = 'Setext\n===\n* a\n* b\n\n\nhard  \nbreak &amp; <kbd>x</kbd>\n\n[r]: https://x.example\n'
	const { id } = await newPage([{ type: 'text', content: source }, { type: 'heading', content: 'Old', level: 2 }])
	const before = (await stored(id)).layout.rows?.[0]?.widgets?.[0]?.content
	const page = await openEditor(context, id)
	await page.getByText('break', { exact: false }).first().click()
	await page.keyboard.press('Escape')
	await page.getByText('Old', { exact: true }).click()
	await page.keyboard.type(' and new')
	await saved(page, () => page.getByRole('button', { name: 'Update' }).click())
	await expect.poll(async () => (await stored(id)).layout.rows?.[0]?.widgets?.[1]?.content).toContain('and new')
	await expect.poll(async () => (await stored(id)).layout.rows?.[0]?.widgets?.[0]?.content).toBe(before)
})

test('two simultaneous editors both keep their work, and nobody is asked about what only one of them changed', async () => {
	const { id } = await newPage([
		{ type: 'heading', content: 'Shared', level: 2 },
		{ type: 'text', content: 'Mine before' },
		{ type: 'text', content: 'Theirs before' },
	])
	const page = await openEditor(context, id)
	await page.getByText('Mine before').click()
	await page.keyboard.press('End')
	await page.keyboard.type(' changed by me')
	const { layout } = await stored(id)
	const widgets = layout.rows![0]!.widgets!
	await publishElsewhere(id, { layout: { ...layout, rows: [{ ...layout.rows![0], widgets: [
		...widgets.slice(0, 2),
		{ ...widgets[2], content: 'Theirs, newer' },
		{ type: 'text', column: 1, order: 3, content: 'Theirs, added' },
	] }] } })

	await saved(page, () => page.getByRole('button', { name: 'Update' }).click(), { isRefused: true })
	await expect(page.getByText('Those changes are included here.', { exact: false })).toBeVisible()
	await expect(page.getByText('Theirs, newer')).toBeVisible()
	await expect(page.getByRole('dialog')).toHaveCount(0)
	const contents = async () =>
		(await stored(id)).layout.rows!.flatMap((row) => row.widgets!.toSorted((a, b) => a.order! - b.order!).map(({ content }) => content))
	await expect.poll(contents).toEqual(['Shared', 'Mine before changed by me', 'Theirs, newer', 'Theirs, added'])
})

test('a part can be dragged to another column, and a single line shows where it lands', async () => {
	const { id } = await newPage([], { layout: { columns: 1, rows: [{
		columns: 2,
		widgets: [{ type: 'text', column: 1, order: 0, content: 'Left' }, { type: 'text', column: 2, order: 0, content: 'Right' }],
	}] } })
	const page = await openEditor(context, id)
	await page.getByRole('group', { name: /^Text: Left/ }).focus()
	const handle = (await page.getByRole('button', { name: 'Move Text' }).boundingBox())!
	const target = (await page.getByRole('group', { name: /^Text: Right/ }).boundingBox())!
	await page.mouse.move(handle.x + 10, handle.y + 10)
	await page.mouse.down()
	await page.mouse.move(target.x + 40, target.y + target.height + 20, { steps: 8 })
	await expect(page.locator('.drag-line')).toHaveCount(1)
	await page.mouse.up()
	await expect(page.getByRole('group', { name: 'Text: Left, 2 of 2' })).toBeVisible()
	await expect(page.locator('.drag-line')).toHaveCount(0)
})

for (const theme of ['light', 'dark'] as const) {
	test(`the whole editor is accessible to assistive technology, ${theme}`, async ({ browser }) => {
		test.slow() // axe scans the page three times
		const themed = await signedIn(browser, { colorScheme: theme })
		const { id } = await newPage([
			{ type: 'heading', content: 'Heading', level: 2 },
			{ type: 'text', content: 'A [link](https://x.example)\n\n- [ ] task' },
			{ type: 'links', columns: 2, items: [{ title: 'One', url: '/apps/files' }] },
			{ type: 'divider' },
		])
		const page = await openEditor(themed, id)
		await expectScreenAccessible(page, { onlyContrast: theme !== 'light' })
		await page.getByText('A link').click()
		await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
		await expectScreenAccessible(page, { onlyContrast: theme !== 'light' })
		await page.keyboard.press('Escape')
		await page.getByRole('group', { name: /^Links/ }).focus()
		await page.keyboard.press('Enter')
		await expect(page.getByRole('complementary', { name: 'Links' })).toBeVisible()
		await expectScreenAccessible(page, { onlyContrast: theme !== 'light' })
		await themed.close()
	})
}
