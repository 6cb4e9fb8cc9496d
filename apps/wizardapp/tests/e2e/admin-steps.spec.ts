// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { StepsAnswer } from '@suite/schema/wizard/tour'
import { expect, test, type BrowserContext } from '@playwright/test'
import { addToGroup, createGroup, createUser, deleteGroup, deleteUser } from '@suite/fixtures/accounts'
import { BasicClient } from '@suite/fixtures/client'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { suiteHost } from '@suite/host/suite-host'
import {
	administrator, cards, expectTitles, mount, openPanel, publish, readList, signedIn, skipWithoutHost, startWithThree,
} from './adminPage.ts'

skipWithoutHost()

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser, await administrator())
})
test.afterEach(() => context.close())

test('users get what an admin publishes for their language and group', async () => {
	await startWithThree('sl')
	const admin = await administrator()
	const group = await createGroup(admin)
	const account = await createUser(admin, { language: 'sl' })
	const person = new BasicClient(suiteHost().url, account.user, account.password)
	const titlesSeen = async () => ((await person.expect('GET', `${mount}/api/steps`)).json as StepsAnswer).steps.map(({ title }) => title)
	const page = await openPanel(context, 'steps/sl')

	await cards(page).nth(1).getByRole('button', { name: /^Two/ }).click()
	await page.getByLabel('Title', { exact: true }).fill('Only for some')
	const text = page.getByRole('textbox', { name: 'Text' })
	await text.click()
	await page.keyboard.press('ControlOrMeta+A')
	await page.keyboard.type('Read this ')
	await page.getByRole('button', { name: 'Bold' }).click()
	await page.keyboard.type('now')
	await page.getByRole('combobox', { name: 'Visible to groups' }).fill(group.slice(0, -2))
	await page.getByRole('option').filter({ hasText: group }).click()
	await expect(cards(page).nth(1)).toContainText(group)
	await expect(page.getByText(/^Draft saved/)).toBeVisible()
	await expect.poll(titlesSeen).toEqual(['One', 'Two', 'Three'])

	await publish(page)
	await expect.poll(async () => (await readList('sl')).steps[1]).toMatchObject({
		title: 'Only for some',
		text: '<p>Read this <strong>now</strong></p>',
		visibleToGroups: [group],
	})
	await expect.poll(titlesSeen).toEqual(['One', 'Three'])
	await addToGroup(admin, account.user, group)
	await expect.poll(titlesSeen).toEqual(['One', 'Only for some', 'Three'])
	await deleteUser(admin, account.user)
	await deleteGroup(admin, group)
})

test('a step is dragged to another position @every-host', async () => {
	await startWithThree('hr')
	const page = await openPanel(context, 'steps/hr')
	const from = await cards(page).nth(0).locator('.card__handle').boundingBox()
	const to = await cards(page).nth(2).boundingBox()
	await page.mouse.move(from!.x + 10, from!.y + 10)
	await page.mouse.down()
	for (const part of [0.3, 0.6, 0.9, 1]) {
		await page.mouse.move(from!.x + 12, from!.y + 10 + part * (to!.y + to!.height - from!.y), { steps: 5 })
	}
	await page.mouse.up()
	await expectTitles(page, ['Two', 'Three', 'One'])
	await publish(page)
	await page.reload()
	await ready(page, 'steps')
	await expectTitles(page, ['Two', 'Three', 'One'])
	await expect.poll(async () => (await readList('hr')).steps.map(({ id }) => id)).toEqual(['two', 'three', 'one'])
})

test('a step is moved by keyboard: Space picks it up, arrows move it, Space drops it, Escape puts it back', async () => {
	await startWithThree('ro')
	const page = await openPanel(context, 'steps/ro')
	const handle = page.getByRole('button', { name: /^Move step \d, One$/ })
	const said = page.locator('.wizardapp__said')
	await handle.focus()
	await page.keyboard.press('Space')
	await expect(said).toContainText('Position 1 of 3')
	await page.keyboard.press('ArrowDown')
	await expect(said).toHaveText('Position 2 of 3.')
	await expect(handle).toBeFocused()
	await page.keyboard.press('Escape')
	await expectTitles(page, ['One', 'Two', 'Three'])
	await expect(handle).toBeFocused()
	await page.keyboard.press('Space')
	await page.keyboard.press('End')
	await page.keyboard.press('Space')
	await expect(said).toHaveText('Dropped. Position 3 of 3.')
	await expectTitles(page, ['Two', 'Three', 'One'])
	await expect(handle).toBeFocused()
	await expect(page.getByRole('button', { name: 'Undo: move “One”' })).toBeEnabled()
})

test('steps are added, copied, renamed, disabled and deleted, and every change can be undone', async () => {
	await startWithThree('bg')
	const page = await openPanel(context, 'steps/bg')
	await page.getByRole('button', { name: 'Add step' }).click()
	await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
	await page.keyboard.type('Fresh')
	await expectTitles(page, ['One', 'Fresh', 'Two', 'Three'])
	await cards(page).nth(0).getByRole('button', { name: /^Actions for step 1/ }).click()
	await page.getByRole('menuitem', { name: 'Duplicate' }).click()
	await expectTitles(page, ['One', 'One', 'Fresh', 'Two', 'Three'])
	await cards(page).nth(1).locator('.card__face').focus()
	await page.keyboard.press('F2')
	await page.keyboard.type('Copy')
	await page.keyboard.press('Enter')
	await expectTitles(page, ['One', 'Copy', 'Fresh', 'Two', 'Three'])
	await page.keyboard.press('Delete')
	await expect(page.locator('.undo-bar').getByText('“Copy” deleted')).toBeVisible()
	await expectTitles(page, ['One', 'Fresh', 'Two', 'Three'])
	await expect(cards(page).nth(1).locator('.card__face')).toBeFocused()
	await page.locator('.undo-bar').getByRole('button', { name: 'Undo' }).click()
	await expectTitles(page, ['One', 'Copy', 'Fresh', 'Two', 'Three'])
	await cards(page).nth(4).getByRole('switch', { name: /^Show step 5/ }).click({ force: true })
	await expect(page.getByRole('button', { name: 'Undo: disable “Three”' })).toBeEnabled()
	await cards(page).nth(0).locator('.card__face').focus()
	for (let times = 0; times < 5; times++) {
		await page.keyboard.press('Control+z')
	}
	await expectTitles(page, ['One', 'Two', 'Three'])
	await page.keyboard.press('Control+Shift+z')
	await expectTitles(page, ['One', 'Untitled', 'Two', 'Three'])
})

test('a draft survives a reload, is shared with a second tab, and can be discarded', async () => {
	await startWithThree('lv')
	const page = await openPanel(context, 'steps/lv')
	page.on('dialog', (dialog) => void dialog.accept()) // "leave this page?"
	await page.getByLabel('Title', { exact: true }).fill('Half done')
	await expect(page.getByText(/^Draft saved/)).toBeVisible()
	await page.reload()
	await ready(page, 'steps')
	await expectTitles(page, ['Half done', 'Two', 'Three'])
	await expect(page.getByText(/^You are editing your draft from/)).toBeVisible()
	const second = await openPanel(context, 'steps/lv')
	await expectTitles(second, ['Half done', 'Two', 'Three'])
	await second.getByLabel('Title', { exact: true }).fill('More done')
	await expectTitles(page, ['More done', 'Two', 'Three'])
	await page.getByRole('button', { name: 'Discard draft' }).click()
	await expectTitles(page, ['One', 'Two', 'Three'])
	await expectTitles(second, ['One', 'Two', 'Three'])
	await expect.poll(async () => (await readList('lv')).steps[0]?.title).toBe('One')
})

test('a link is set in a dialog that refuses addresses that would run code', async () => {
	await startWithThree('nn_NO')
	const page = await openPanel(context, 'steps/nn_NO')
	await page.getByRole('textbox', { name: 'Text' }).click()
	await page.keyboard.press('ControlOrMeta+A')
	await page.keyboard.press('Control+k')
	const dialog = page.getByRole('dialog', { name: 'Link' })
	await dialog.getByLabel('Address').fill('javascript:alert(1)')
	await page.keyboard.press('Enter')
	await expect(dialog.getByText(/Enter an address that starts with/)).toBeVisible()
	await dialog.getByLabel('Address').fill('example.org/help')
	await page.keyboard.press('Enter')
	await expect(dialog).toBeHidden()
	await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
	await publish(page)
	await expect.poll(async () => (await readList('nn_NO')).steps[0]?.text).toMatch(
		/^<p><a href="https:\/\/example\.org\/help"[^>]*>Text of One<\/a><\/p>$/,
	)
})

test('a list with a fault is not published, and the panel goes to the fault', async () => {
	await startWithThree('et_EE')
	const page = await openPanel(context, 'steps/et_EE')
	await cards(page).nth(2).locator('.card__face').click()
	await page.getByLabel('Target (CSS selector)').fill('#here[')
	await cards(page).nth(0).locator('.card__face').click()
	await page.getByLabel('Title', { exact: true }).fill('Zero')
	await page.getByRole('button', { name: 'Publish', exact: true }).click()
	await expect(page.getByText('Could not publish: step 3 needs correction.')).toBeVisible()
	await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Three')
	await expect(page.getByText('This selector is not valid. Correct it or pick the element on the page.')).toBeVisible()
	await page.getByLabel('Target (CSS selector)').fill('#here')
	await publish(page)
	await expect.poll(async () => (await readList('et_EE')).steps.map(({ title, attachTo }) => [title, attachTo])).toEqual([
		['Zero', ''],
		['Two', ''],
		['Three', '#here'],
	])
})

test('everything is kept while offline, and published when the network is back', async () => {
	await startWithThree('lt_LT')
	const page = await openPanel(context, 'steps/lt_LT')
	await page.getByLabel('Title', { exact: true }).fill('Offline')
	await context.setOffline(true)
	await expect(page.getByText(/^You are offline/)).toBeVisible()
	await page.getByRole('button', { name: 'Publish', exact: true }).click()
	await expect(page.getByText(/^The server cannot be reached/)).toBeVisible()
	await context.setOffline(false)
	await saved(page, () => page.getByRole('button', { name: 'Try again' }).click())
	await expect(page.getByText(/^Published \d/)).toBeVisible()
	await expect.poll(async () => (await readList('lt_LT')).steps[0]?.title).toBe('Offline')
})
