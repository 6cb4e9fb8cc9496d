// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test, type BrowserContext } from '@playwright/test'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { held } from '@suite/fixtures/playwright/held'
import { ready } from '@suite/fixtures/playwright/ready'
import {
	administrator, cards, expectTitles, openPanel, publish, readList, saveList, signedIn, skipWithoutHost, startWithThree,
} from './adminPage.ts'

skipWithoutHost()

const root = '#wizardapp-admin'
const failure = { success: false, error: 'x', message: 'x', reason: 'internal', errorId: 'abc' }

let context: BrowserContext
test.beforeEach(async ({ browser }) => {
	context = await signedIn(browser, await administrator())
})
test.afterEach(() => context.close())

test('a list without steps shows one sentence and one action', async () => {
	await saveList('vi', [])
	const page = await openPanel(context, 'steps/vi')
	await expect(page.getByText('Without steps, no tour is shown in this language.')).toBeVisible()
	await expectAccessible(page, root)
	await page.getByRole('button', { name: 'Add first step' }).click()
	await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
	await page.keyboard.type('First')
	await publish(page)
	await expect.poll(async () => (await readList('vi')).steps.map(({ title }) => title)).toEqual(['First'])
})

test('a list of fifty steps is full: nothing can be added, and the last step can be moved to the top', async () => {
	await saveList('ko', Array.from({ length: 50 }, (_, index) => ({ id: `s${index}`, title: `Step ${index + 1}`, text: '' })))
	const page = await openPanel(context, 'steps/ko')
	await expect(cards(page)).toHaveCount(50)
	await expect(page.getByText('50 of 50 steps')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Add step' })).toBeDisabled()
	const handle = page.getByRole('button', { name: 'Move step 50, Step 50' })
	await handle.press('Space')
	await page.keyboard.press('Home')
	await page.keyboard.press('Space')
	await expect(cards(page).first()).toContainText('Step 50')
	await expect(page.getByRole('button', { name: 'Move step 1, Step 50' })).toBeFocused()
	await expectAccessible(page, root)
})

test('a list that cannot be loaded shows an error, and loads on retry', async () => {
	await startWithThree('ja')
	const page = await openPanel(context, 'steps')
	await page.route(/admin\/steps\?language=ja/, (route) => route.fulfill({ status: 500, json: failure }))
	await page.getByLabel('Search languages').fill('Japanese')
	await page.getByRole('navigation', { name: 'Languages' }).getByRole('button', { name: /日本/ }).click()
	await expect(page.getByText('Could not load the steps.')).toBeVisible()
	await expectAccessible(page, root)
	await page.unroute(/admin\/steps\?language=ja/)
	await page.getByRole('button', { name: 'Try again' }).click()
	await expectTitles(page, ['One', 'Two', 'Three'])
})

test('a slow list shows a placeholder until it arrives', async () => {
	await startWithThree('he')
	const page = await openPanel(context, 'steps')
	const { until, release } = held()
	await page.route(/admin\/steps\?language=he/, async (route) => {
		await until
		await route.continue()
	})
	await page.getByLabel('Search languages').fill('he')
	await page.getByRole('navigation', { name: 'Languages' }).getByRole('button', { name: /עברית/ }).click()
	await expect(page.locator('.placeholder').first()).toBeVisible()
	release()
	await expectTitles(page, ['One', 'Two', 'Three'])
	await expect(page.locator('.placeholder')).toHaveCount(0)
})

test('statistics that cannot be loaded show an error, and load on retry', async () => {
	const page = await openPanel(context, 'steps')
	await page.route(/admin\/statistics/, (route) => route.fulfill({ status: 500, json: failure }))
	await page.getByRole('tab', { name: 'Statistics' }).click()
	await expect(page.getByText('Could not load the statistics.')).toBeVisible()
	await expectAccessible(page, root)
	await page.unroute(/admin\/statistics/)
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByText('Where people exit')).toBeVisible()
})

test('a tour without an audience yet shows one sentence', async () => {
	const page = await openPanel(context, 'steps')
	await page.route(/admin\/statistics/, async (route) => {
		const answer = await route.fetch()
		const body = await answer.json() as { statistics: Record<string, unknown> }
		await route.fulfill({
			response: answer,
			json: { ...body, statistics: { ...body.statistics, usersStartedWizard: 0, usersSkippedWizard: 0 } },
		})
	})
	await page.getByRole('tab', { name: 'Statistics' }).click()
	await expect(page.getByText('No one has seen the tour yet')).toBeVisible()
	await expectAccessible(page, root)
})

test('the tour can be tried with unpublished steps', async () => {
	await startWithThree('id')
	const page = await openPanel(context, 'steps/id')
	await page.getByLabel('Title', { exact: true }).fill('Not published')
	await page.getByRole('button', { name: 'Try tour' }).click()
	const tour = page.getByRole('dialog')
	await ready(page, 'tour')
	await expect(tour.getByRole('heading', { name: 'Not published' })).toBeVisible()
	await page.keyboard.press('ArrowRight')
	await expect(tour.getByRole('heading', { name: 'Two' })).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(tour).toBeHidden()
	await expect(page.getByRole('button', { name: 'Try tour' })).toBeFocused()
	await expect.poll(async () => (await readList('id')).steps[0]?.title).toBe('One')
})
