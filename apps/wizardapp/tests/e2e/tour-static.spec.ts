// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { builtIn, openTour, pending, step, texts } from './site.ts'
import { box, expectBeside, header, headerStyle, sent, tour } from './tourBubble.ts'

// The tour on a page without any part of the host: no core bundle, no globals, no shim.

/** Opens a page whose clock the test controls. */
async function openWithClock(page: Page, answer: Parameters<typeof openTour>[1], body?: string) {
	await page.clock.install()
	return openTour(page, answer, body)
}

test.beforeEach(({ page }) => {
	page.on('pageerror', (error) => {
		throw error
	})
})

test('a page loads only the loader at first, and its chunks from the same folder afterwards', async ({ page }) => {
	const scripts: string[] = []
	page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
	await openTour(page, pending(builtIn()))
	await expect(tour(page)).toBeVisible()
	expect(scripts[0]).toBe('/custom_apps/wizardapp/js/wizardapp-loader-without-l10n.mjs')
	expect(
		scripts.slice(1).every((path) => /^\/custom_apps\/wizardapp\/js\/wizardapp-loaded-[\w-]+\.chunk\.mjs$/.test(path)),
		scripts.join(),
	)
		.toBe(true)
	await expect.poll(() => page.evaluate(() => ['OC', 'OCA', 'OCP', 't'].filter((name) => name in window))).toEqual([])
})

test('nothing more is loaded when the tour is no longer pending', async ({ page }) => {
	const calls = await openWithClock(page, pending([], { pending: false }))
	await expect.poll(() => calls.length).toBe(1)
	await page.clock.runFor(10_000)
	await expect(tour(page)).toHaveCount(0)
})

test('the keyboard alone leads from the first step to the last, and the focus stays in the dialog', async ({ page }) => {
	const calls = await openTour(page, pending(builtIn()))
	await expect(page.getByRole('dialog', { name: 'Guided tour Welcome' })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
	for (let press = 0; press < 4; press++) {
		await page.keyboard.press('Tab')
		await expect(tour(page).locator(':focus')).toHaveCount(1)
	}
	await page.keyboard.press('Shift+Tab')
	await expect(tour(page).locator(':focus')).toHaveCount(1)
	await page.getByRole('button', { name: 'Next' }).focus()
	await page.keyboard.press('Enter')
	await expect(tour(page)).toContainText('Your files and apps')
	await page.keyboard.press('ArrowRight')
	await expect(tour(page)).toContainText('Find anything')
	await page.keyboard.press('ArrowLeft')
	await expect(tour(page)).toContainText('Your files and apps')
	for (const title of ['Find anything', 'Your account', 'One place', 'Work together', 'Good to know', 'You’re all set']) {
		await page.keyboard.press('ArrowRight')
		await expect(tour(page)).toContainText(title)
	}
	await expect(page.getByRole('button', { name: 'Skip the tour' })).toBeHidden()
	await page.keyboard.press('Enter')
	await expect(tour(page)).toHaveCount(0)
	await expect.poll(() => sent(calls).at(-1), 'told after the dialog is gone').toEqual(['complete', { step: 'complete' }])
	const told = sent(calls)
	expect(told[0]).toEqual(['start', { step: 'welcome' }])
	expect(told.slice(1, -1).every(([what]) => what === 'progress')).toBe(true)
	expect(calls.every(({ headers: { requesttoken } }) => requesttoken === 'token')).toBe(true)
})

test('Esc postpones the tour and returns the focus', async ({ page }) => {
	const calls = await openTour(page, pending(builtIn()), '<main><button id="origin" autofocus>Origin</button></main>')
	await page.locator('#origin').focus()
	await expect(tour(page)).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(tour(page)).toHaveCount(0)
	await expect(page.locator('#origin')).toBeFocused()
	await expect.poll(() => sent(calls).at(-1)).toEqual(['progress', { step: 'welcome', pause: true }])
})

test('skipping asks nothing and shows where to find the tour again', async ({ page }) => {
	const calls = await openTour(page, pending(builtIn()))
	await page.getByRole('button', { name: 'Skip the tour' }).click()
	await expect(tour(page)).toHaveCount(0)
	await expect(page.getByRole('status')).toHaveText(texts().labels.restartHint)
	await expectAccessible(page, '.wizardapp-toast')
	await expect.poll(() => sent(calls).at(-1)).toEqual(['skip', { step: 'welcome' }])
})

test('the tour continues if the server cannot be reached', async ({ page }) => {
	await openTour(page, pending(builtIn()), undefined, {
		respond: ({ method }) => method === 'POST' ? null : { body: pending(builtIn()) },
	})
	await page.getByRole('button', { name: 'Next' }).click()
	await expect(tour(page)).toContainText('Your files and apps')
})

test('the tour resumes at the step where the user stopped', async ({ page }) => {
	await openTour(page, pending(builtIn(), { state: 'started', lastStep: 'tips' }))
	await expect(tour(page)).toContainText('Good to know')
})

test.describe('a busy page', () => {
	test('with a dialog: the tour waits until it is closed, and makes way for one that opens later', async ({ page }) => {
		const calls =
			await openWithClock(page, pending(builtIn()), '<main><div id="other" role="dialog" aria-label="Other">Other</div></main>')
		await expect.poll(() => calls.length).toBe(1)
		await page.clock.runFor(10_000)
		await expect(page.getByRole('dialog', { name: 'Guided tour' })).toHaveCount(0)
		await page.evaluate(() => document.getElementById('other')?.remove())
		await expect(page.getByRole('dialog', { name: 'Guided tour' })).toBeVisible()
		await page.keyboard.press('ArrowRight')
		await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<dialog open id="other">Other</dialog>'))
		await expect(page.getByRole('dialog', { name: 'Guided tour' })).toHaveCount(0)
		await page.evaluate(() => document.getElementById('other')?.remove())
		await expect(page.getByRole('dialog', { name: 'Guided tour Your files and apps' })).toBeVisible()
	})

	test('with the user typing: the tour waits until the field loses focus', async ({ page }) => {
		const calls = await openWithClock(page, pending(builtIn()), '<main><label>Note <textarea id="note"></textarea></label></main>')
		await page.locator('#note').fill('Dear')
		await page.locator('#note').press('!')
		await expect.poll(() => calls.length).toBe(1)
		await page.clock.runFor(10_000)
		await expect(tour(page)).toHaveCount(0)
		await page.locator('#note').blur()
		await expect(tour(page)).toBeVisible()
	})

	test('in a frame: there is no tour', async ({ page }) => {
		const calls = await openWithClock(page, pending(builtIn()), '<main>Frame</main>')
		await expect(tour(page)).toBeVisible()
		const before = calls.length
		await page.evaluate(() => {
			const frame = document.createElement('iframe')
			frame.src = '/index.php/apps/files/'
			document.body.append(frame)
		})
		const frame = page.frameLocator('iframe')
		await expect(frame.getByText('Frame')).toBeVisible()
		await page.clock.runFor(10_000)
		expect(calls.slice(before).filter(({ path }) => path === '/api/steps')).toEqual([])
	})
})

test.describe('the target', () => {
	const target =
		'<main><div style="height:1500px"></div><button id="target" style="margin-left:200px;height:60px;border-radius:20px '
			+ '4px">Target</button><div style="height:1500px"></div></main>'

	for (const host of [33, 34] as const) {
		test(`host ${host}: each target is found once, and the bubble is beside it`, async ({ page }) => {
			await openTour(page, pending(builtIn()), header(host), { head: headerStyle })
			const expected = {
				files: host === 34 ? '.app-menu__waffle' : '.app-menu__list',
				search: host === 34 ? '.unified-search-input__button' : '.unified-search-menu .header-menu__trigger',
				settings: '#user-menu .header-menu__trigger',
			}
			for (const selector of Object.values(expected)) {
				await expect(page.locator(selector).filter({ visible: true })).toHaveCount(1)
			}
			await expect(tour(page)).toBeVisible()
			for (const width of [1280, 700, 320]) {
				await page.setViewportSize({ width, height: 640 })
				for (const selector of Object.values(expected)) {
					await page.keyboard.press('ArrowRight')
					await expect.poll(async () => (await box(page.locator('.wizardapp-tour .ring'))).x).toBeCloseTo(
						(await box(page.locator(selector))).x - 4,
						0,
					)
					if (width > 320) {
						await expectBeside(page, page.locator(selector))
					}
				}
				await page.keyboard.press('ArrowLeft')
				await page.keyboard.press('ArrowLeft')
				await page.keyboard.press('ArrowLeft')
				await expect(tour(page)).toContainText('Welcome')
			}
		})
	}

	test('is scrolled into view, cut out with its own radius, and followed when the page moves', async ({ page }) => {
		await openTour(page, pending([step('a', { attachTo: '#target', position: 'right' })]), target)
		await expect(tour(page)).toBeVisible()
		await expect(page.locator('#target')).toBeInViewport()
		const ring = page.locator('.wizardapp-tour .ring')
		await expect(ring).toHaveCSS('border-radius', '24px 8px')
		const follows = () =>
			expect.poll(async () => Math.abs((await box(ring)).y + 4 - (await box(page.locator('#target'))).y)).toBeLessThan(1)
		await follows()
		await page.mouse.move(640, 10)
		await page.evaluate(() => window.scrollBy(0, 150))
		await follows()
		await page.evaluate(() => document.querySelector('#target')?.insertAdjacentHTML('beforebegin', '<p style="margin:60px">Late</p>'))
		await follows()
		await expectBeside(page, page.locator('#target'))
	})

	test('is not interactive unless the step allows it', async ({ page }) => {
		const body =
			'<main><button id="target" style="margin:200px" onclick="this.dataset.used=\'\'">Target</button>'
				+ '<button id="other">Other</button></main>'
		await openTour(page, pending([step('a', { attachTo: '#target' }), step('b', { attachTo: '#target', interactive: true })]), body)
		await expect(tour(page)).toHaveAttribute('aria-modal', 'true')
		const spot = await box(page.locator('#target'))
		await page.mouse.click(spot.x + 5, spot.y + 5)
		await expect(page.locator('#target')).not.toHaveAttribute('data-used')
		await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
		await page.keyboard.press('Enter')
		await expect(tour(page)).toHaveAttribute('aria-modal', 'false')
		const other = await box(page.locator('#other'))
		await page.mouse.click(other.x + 5, other.y + 5)
		await expect(page.locator('#other')).not.toBeFocused()
		await page.mouse.click(spot.x + 5, spot.y + 5)
		await expect(page.locator('#target')).toHaveAttribute('data-used')
		await page.locator('#target').focus()
		await page.keyboard.press('Tab')
		await expect(tour(page).locator(':focus')).toHaveCount(1)
		for (let press = 0; press < 4
			&& !await page.locator('#target').evaluate((element) => element === document.activeElement); press++) {
			await page.keyboard.press('Tab')
		}
		await expect(page.locator('#target')).toBeFocused()
	})

	test('may appear late, disappear and return', async ({ page }) => {
		await openTour(page, pending([step('a', { attachTo: '#target' })]), '<main>Page</main>')
		const bubble = page.locator('.wizardapp-tour .bubble')
		await expect(bubble).toHaveAttribute('data-side', 'center')
		const add = () =>
			page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button id="target">Target</button>'))
		await add()
		await expect(bubble).toHaveAttribute('data-side', 'bottom')
		await page.evaluate(() => document.querySelector('#target')?.remove())
		await expect(bubble).toHaveAttribute('data-side', 'center')
		await add()
		await expect(bubble).toHaveAttribute('data-side', 'bottom')
	})

	test('in a menu: the menu is opened before the step and closed after', async ({ page }) => {
		const menu =
			'<main><button id="opener" aria-expanded="false" onclick="const '
				+ 'open=this.ariaExpanded===\'true\';this.ariaExpanded=String(!open);setTimeout(()=>menu.hidden=open,80)">Menu</button>'
				+ '<div id="menu" role="dialog" hidden>Inside</div></main>'
		await openTour(page, pending([step('a'), step('b', { attachTo: '#menu', opens: '#opener', position: 'right' }), step('c')]), menu)
		await page.getByRole('button', { name: 'Next' }).click()
		await expect(page.locator('#menu')).toBeVisible()
		await expectBeside(page, page.locator('#menu'))
		await page.getByRole('button', { name: 'Next' }).click()
		await expect(page.locator('#menu')).toBeHidden()
		await expect(tour(page)).toContainText('Title of c')
	})
})
