// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { StepsFile } from '@suite/schema/wizard/step'
import { readFile } from 'node:fs/promises'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { saved } from '@suite/fixtures/playwright/saved'
import {
	administrator, cards, choose, expectTitles, openPanel, publish, readList, signedIn, skipWithoutHost, startWithThree,
} from './adminPage.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser, await administrator())
})
test.afterEach(() => context.close())

async function offer(page: Page, name: string, content: unknown): Promise<void> {
	await page.getByLabel('Steps file').setInputFiles({
		name,
		mimeType: 'application/json',
		buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
	})
}

test('an import explains what is wrong, then shows what it would change, before changing anything @every-host', async () => {
	await startWithThree('sk')
	const page = await openPanel(context, 'steps/sk')
	await choose(page, 'Import')
	const dialog = page.getByRole('dialog', { name: 'Import steps' })
	const submit = dialog.getByRole('button', { name: /^Import/ }).last()

	await offer(page, 'notes.txt', 'no json at all')
	await expect(dialog.getByText('“notes.txt” is not a JSON file.')).toBeVisible()
	await offer(page, 'bad.json', [{ id: 'one', title: 'One', text: '', position: 'middle' }, { id: 'two', title: '', text: 'x' }])
	await expect(dialog.getByText('The file has 2 errors. Nothing was imported.')).toBeVisible()
	await expect(dialog.getByRole('listitem')).toHaveText([
		'Step 1, position: must be one of: right, left, top, bottom',
		'Step 2, title: is empty',
	])
	await offer(page, 'twice.json', [{ id: 'same', title: 'A', text: '' }, { id: 'same', title: 'B', text: '' }])
	await expect(dialog.getByText(/Step 2, ID:/)).toBeVisible()
	await expect(submit).toBeDisabled()
	await expect.poll(async () => (await readList('sk')).steps).toHaveLength(3)

	await offer(page, 'good.json', { version: '1.0', language: 'nl', exportDate: '2026-11-21 12:00:00', steps: [
		{ id: 'one', title: 'One', text: '<p>Text of One</p>' },
		{ id: 'two', title: 'Changed', text: '<p onclick="x()">y</p><script>z()</script>' },
		{ id: 'four', title: 'Four', text: '' },
	] })
	await expect(dialog.getByText('1 step is new')).toBeVisible()
	await expect(dialog.getByText('1 step changes')).toBeVisible()
	await expect(dialog.getByText('1 step is removed')).toBeVisible()
	await expect(dialog.getByText('Step 2: unsupported formatting was removed from the text.')).toBeVisible()
	await expect(dialog.getByText('Language of the file: Nederlands.')).toBeVisible()
	await saved(page, () => submit.click())
	await expect(dialog).toBeHidden()
	await expectTitles(page, ['One', 'Changed', 'Four'])
	await expect.poll(async () => (await readList('sk')).steps.map(({ id, text }) => [id, text])).toEqual([
		['one', '<p>Text of One</p>'],
		['two', '<p>y</p>'],
		['four', ''],
	])
})

test('a file is imported into the language it names if the admin chooses so', async () => {
	await startWithThree('cs')
	await startWithThree('da')
	const page = await openPanel(context, 'steps/cs')
	await choose(page, 'Import')
	const dialog = page.getByRole('dialog', { name: 'Import steps' })
	await dialog.getByRole('button', { name: 'Enter or paste text' }).click()
	await dialog.getByLabel('File content').fill(JSON.stringify({ language: 'da', steps: [{ id: 'x', title: 'Dansk', text: '' }] }))
	await dialog.getByRole('button', { name: 'Use text' }).click()
	await dialog.getByRole('button', { name: /^Import into Dansk/ }).click()
	await saved(page, () => dialog.getByRole('button', { name: /^Import 1 step into Dansk/ }).click())
	await expectTitles(page, ['Dansk'])
	await expect.poll(async () => (await readList('cs')).steps).toHaveLength(3)
})

test('an export contains the published steps', async () => {
	await startWithThree('sv')
	const page = await openPanel(context, 'steps/sv')
	const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Export')])
	expect(download.suggestedFilename()).toBe('wizardapp_steps_sv.json')
	const file = JSON.parse(await readFile(await download.path(), 'utf8')) as StepsFile
	expect(file).toMatchObject({ version: '1.0', language: 'sv' })
	expect(file.steps.map(({ title }) => title)).toEqual(['One', 'Two', 'Three'])
})

test('an earlier list can be viewed and restored; a reset can be undone the same way', async () => {
	await startWithThree('nb')
	const page = await openPanel(context, 'steps/nb')
	await page.getByLabel('Title', { exact: true }).fill('Later')
	await publish(page)
	await choose(page, 'Reset to built-in')
	const question = page.getByRole('dialog', { name: 'Reset to built-in?' })
	await expect(question.getByText(/Your 3 custom steps in .* will be removed/)).toBeVisible()
	await saved(page, () => question.getByRole('button', { name: 'Reset to built-in' }).click())
	await expect.poll(async () => (await readList('nb')).useDefault).toBe(true)
	await expect(cards(page)).toHaveCount(8)

	await choose(page, 'History')
	const history = page.getByRole('dialog', { name: /^History of/ })
	await expect(history.getByRole('button', { name: /^Reset to built-in/ }).first()).toContainText('current')
	await history.getByRole('button', { name: /^Published/ }).nth(1).click()
	await expect(history.getByText('Text of One')).toBeVisible()
	await saved(page, () => history.getByRole('button', { name: 'Restore list' }).click())
	await expectTitles(page, ['One', 'Two', 'Three'])
	await expect.poll(async () => (await readList('nb')).steps[0]?.title).toBe('One')
})

test('the second of two admins sees who published and chooses what to do @every-host', async ({ browser }) => {
	await startWithThree('uk')
	const other = await signedIn(browser, await administrator())
	const [mine, theirs] = await Promise.all([openPanel(context, 'steps/uk'), openPanel(other, 'steps/uk')])
	await mine.getByLabel('Title', { exact: true }).fill('Mine')
	await theirs.getByLabel('Title', { exact: true }).fill('Theirs')
	await publish(theirs)
	await mine.getByRole('button', { name: 'Publish', exact: true }).click()
	await expect(mine.getByText(/^admin published this list .* after you started editing/)).toBeVisible()
	await expectTitles(mine, ['Mine', 'Two', 'Three'])

	await mine.getByRole('button', { name: 'View their list' }).click()
	const dialog = mine.getByRole('dialog', { name: 'Their list' })
	await expect(dialog.getByRole('listitem').first()).toContainText('Theirs changed')
	await dialog.getByRole('button', { name: 'Use their list' }).click()
	await expectTitles(mine, ['Theirs', 'Two', 'Three'])
	await mine.getByRole('button', { name: 'Undo: use the published list' }).click()
	await expectTitles(mine, ['Mine', 'Two', 'Three'])

	await theirs.getByLabel('Title', { exact: true }).fill('Theirs again')
	await publish(theirs)
	await saved(mine, () => mine.getByRole('button', { name: 'Publish', exact: true }).click(), { isRefused: true })
	await saved(mine, () => mine.getByRole('button', { name: 'Overwrite with mine' }).click())
	await expect(mine.getByText(/^Published \d/)).toBeVisible()
	await expect.poll(async () => (await readList('uk')).steps[0]?.title).toBe('Mine')
	await other.close()
})
