// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import {
	administrator, cards, choose, expectTitles, openPanel, readList, saveList, signedIn, skipWithoutHost, startWithThree,
} from './adminPage.ts'

skipWithoutHost()

const root = '#wizardapp-admin'
const looks = (colorScheme: 'light' | 'dark') => ({ onlyContrast: colorScheme !== 'light' })

for (const colorScheme of ['light', 'dark'] as const) {
	test(`axe finds nothing in any area, ${colorScheme}`, async ({ browser }) => {
		test.setTimeout(180_000)
		await startWithThree('pl')
		const context = await signedIn(browser, await administrator(), { colorScheme })
		const page = await openPanel(context, 'steps/pl')
		await expectTitles(page, ['One', 'Two', 'Three'])
		await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
		await expectAccessible(page, root, looks(colorScheme))

		// with every section open and every field invalid
		await page.getByText('Conditions and behavior').click()
		await page.getByLabel('Target (CSS selector)').fill('#a[')
		await page.getByLabel('Title', { exact: true }).fill('')
		await cards(page).nth(1).locator('.card__face').press('Delete')
		await page.getByRole('button', { name: 'Publish', exact: true }).click()
		await expect(page.getByText(/^Could not publish/)).toBeVisible()
		await expectAccessible(page, root, looks(colorScheme))

		for (const [name, area] of [
			['Statistics', 'statistics'],
			['Settings', 'settings'],
			['Telemetry and license', 'services'],
		] as const) {
			await page.getByRole('tab', { name }).click()
			await ready(page, area)
			await expectAccessible(page, root, looks(colorScheme))
		}
		await context.close()
	})

	test(`axe finds nothing in the dialogs, ${colorScheme}`, async ({ browser }) => {
		test.setTimeout(180_000)
		await startWithThree('pt_BR')
		const context = await signedIn(browser, await administrator(), { colorScheme })
		const page = await openPanel(context, 'steps/pt_BR')
		await expectTitles(page, ['One', 'Two', 'Three'])
		const inDialog = async (name: RegExp, open: () => Promise<void>) => {
			await open()
			const dialog = page.getByRole('dialog', { name })
			await expect(dialog).toBeVisible()
			await expect(dialog.locator('[role="status"]', { hasText: 'Loading' })).toHaveCount(0)
			await expect(dialog).toHaveCSS('opacity', '1')
			await expectAccessible(page, '.suite-dialog', { foreign: 'iframe', ...looks(colorScheme) })
			await page.keyboard.press('Escape')
			await expect(dialog).toBeHidden()
			await expect(page.locator('body')).not.toBeFocused()
		}
		await inDialog(/^History/, () => choose(page, 'History'))
		await inDialog(/^Import/, () => choose(page, 'Import'))
		await inDialog(/^Copy/, () => choose(page, 'Copy'))
		await inDialog(/^Reset/, () => choose(page, 'Reset'))
		await inDialog(/^Link/, async () => {
			await page.getByRole('textbox', { name: 'Text' }).click()
			await page.keyboard.press('Control+k')
		})
		await inDialog(/^Pick/, () => page.getByRole('button', { name: 'Pick target on a page' }).click())
		await inDialog(/^Keyboard/, () => page.getByRole('button', { name: 'Keyboard shortcuts' }).click())
		await context.close()
	})
}

/** Presses Tab until an element with this name is focused, as a user without a mouse does. */
async function tabTo(page: Page, name: RegExp, isBackwards = false): Promise<void> {
	for (let presses = 0; presses < 80; presses++) {
		const focused = await page.evaluate(() => {
			const element = document.activeElement
			const labels = element instanceof HTMLInputElement ? [...element.labels ?? []].map((label) => label.textContent).join(' ') : ''
			const named = (element?.getAttribute('aria-labelledby') ?? '')
				.split(' ')
				.map((id) => document.getElementById(id)?.textContent ?? '')
				.join(' ')
			return [element?.getAttribute('aria-label'), labels, named, element?.textContent]
				.find((text) => (text ?? '').trim() !== '')
				?.trim()
				?? ''
		})
		if (name.test(focused)) {
			return
		}
		await page.keyboard.press(isBackwards ? 'Shift+Tab' : 'Tab')
	}
	throw new Error(`Tab does not lead to ${name}`)
}

test('a step is written, placed and published without a mouse @every-host', async ({ browser }) => {
	await startWithThree('pt_PT')
	const context = await signedIn(browser, await administrator())
	const page = await openPanel(context, 'steps/pt_PT')
	await expectTitles(page, ['One', 'Two', 'Three'])
	await tabTo(page, /^Add step$/)
	await page.keyboard.press('Enter')
	await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
	await page.keyboard.type('By keyboard')
	await tabTo(page, /^Bold$/)
	await page.keyboard.press('ArrowRight')
	await expect(page.getByRole('button', { name: 'Italic' })).toBeFocused()
	await page.keyboard.press('ArrowLeft')
	await tabTo(page, /^Text$/)
	await page.keyboard.type('Plain ')
	await page.keyboard.press('Control+b')
	await page.keyboard.type('bold')
	await tabTo(page, /^Target/)
	await page.keyboard.type('#header')
	await tabTo(page, /^Below$/)
	await page.keyboard.press('ArrowRight')
	await tabTo(page, /^Move step 2, By keyboard$/, true)
	await page.keyboard.press('Space')
	await page.keyboard.press('Home')
	await page.keyboard.press('Space')
	await expectTitles(page, ['By keyboard', 'One', 'Two', 'Three'])
	await tabTo(page, /^Publish$/, true)
	await saved(page, () => page.keyboard.press('Enter'))
	await expect(page.getByText(/^Published \d/)).toBeVisible()
	await expect.poll(async () => (await readList('pt_PT')).steps[0]).toMatchObject({
		title: 'By keyboard',
		text: '<p>Plain <strong>bold</strong></p>',
		attachTo: '#header',
		position: 'left',
	})
	await page.keyboard.press('?')
	await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
	await page.reload()
	await ready(page, 'steps')
	await expectTitles(page, ['By keyboard', 'One', 'Two', 'Three'])
	await context.close()
})

for (const width of [320, 768]) {
	test(`nothing scrolls sideways at ${width} px, and the editor can be opened and left`, async ({ browser }) => {
		await startWithThree('gl')
		await saveList('gl', [
			{
				id: 'long',
				title: 'Averylongwordwithoutanyspace'.repeat(5),
				text: `<p>${'Anotherverylongword'.repeat(10)}</p>`,
				attachTo: `#${'a'.repeat(200)}`,
			},
			...(await readList('gl')).steps.map(({ id, title, text }) => ({ id, title, text })),
		])
		const context = await signedIn(browser, await administrator(), { viewport: { width, height: 720 } })
		const page = await openPanel(context, 'steps/gl')
		const overflow = () => page.evaluate(() => [...document.querySelectorAll('#wizardapp-admin, #wizardapp-admin *')]
			.filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.closest('.table--unseen') === null)
			.map((element) => element.className)
			.slice(0, 5))
		await cards(page).first().locator('.card__face').click()
		await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
		await expect.poll(overflow).toEqual([])
		if (width === 320) {
			await expect(cards(page).first()).toBeHidden()
			await page.getByRole('button', { name: 'All steps' }).press('Enter')
			await expect(cards(page).first().locator('.card__face')).toBeFocused()
			await expect.poll(overflow).toEqual([])
		}
		for (const name of ['Statistics', 'Settings', 'Telemetry and license']) {
			await page.getByRole('tab', { name }).click()
			await expect(page.locator('#wizardapp-admin').getByRole('heading', { level: 3 }).first()).toBeVisible()
			await expect.poll(overflow).toEqual([])
		}
		await context.close()
	})
}

test('no layout shifts while the panel loads', async ({ browser }) => {
	await startWithThree('is')
	const context = await signedIn(browser, await administrator())
	await context.addInitScript(() => {
		const shifts: number[] = (window as unknown as { wizardappShifts: number[] }).wizardappShifts = []
		new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)))
			.observe({ type: 'layout-shift', buffered: true })
	})
	const page = await openPanel(context, 'steps')
	await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
	await expect(page.locator('.wizardapp-preview')).toBeVisible()
	const shifted = () =>
		page.evaluate(() => (window as unknown as { wizardappShifts: number[] }).wizardappShifts.reduce((sum, value) => sum + value, 0))
	await expect.poll(shifted).toBeLessThan(0.02)
	await context.close()
})
