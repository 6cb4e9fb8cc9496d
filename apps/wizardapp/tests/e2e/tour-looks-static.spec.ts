// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from '@playwright/test'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { builtIn, dark, openTour, pending, step, texts } from './site.ts'
import { box, expectInside, header, headerStyle, tour } from './tourBubble.ts'

// The tour on a page without any part of the host: no core bundle, no globals, no shim.

test.beforeEach(({ page }) => {
	page.on('pageerror', (error) => {
		throw error
	})
})

test.describe('looks', () => {
	const long = step('long', {
		title: 'A long title '.repeat(8),
		text: '<p>Long text with a Donaudampfschifffahrtsgesellschaftskapitänsmütze. <a href="https://example.org/">A link</a></p>'.repeat(
			30,
		),
	})

	for (const scheme of ['light', 'dark'] as const) {
		test(`axe finds nothing in any step, ${scheme}`, async ({ page }) => {
			const steps = [...builtIn(), long]
			await openTour(page, pending(steps), header(34), { head: headerStyle + (scheme === 'dark' ? dark : '') })
			for (const { title } of steps) {
				await expect(page.locator('.wizardapp-tour h2')).toHaveText(title.trim())
				await ready(page, 'tour')
				await expectAccessible(page, '.wizardapp-tour', { onlyContrast: scheme !== 'light' })
				await page.keyboard.press('ArrowRight')
			}
		})
	}

	test('320 px: everything stays inside the window and reachable, however long the text', async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 480 })
		await openTour(page, pending([long, ...builtIn('de')], { language: 'de', labels: texts('de').labels }), header(34), {
			head: headerStyle,
		})
		await expect(tour(page)).toBeVisible()
		await expectInside(page)
		for (const button of await tour(page).getByRole('button').all()) {
			await expect(button).toBeInViewport({ ratio: 1 })
		}
		const text = page.locator('.wizardapp-tour .text')
		await text.focus()
		await page.keyboard.press('End')
		await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
		await expectAccessible(page, '.wizardapp-tour')
		for (const { title } of builtIn('de')) {
			await ready(page, 'tour')
			await page.keyboard.press('ArrowRight')
			await expect(page.locator('.wizardapp-tour h2')).toHaveText(title)
			await expectInside(page)
		}
	})

	test('right to left: the bubble and the arrow keys are mirrored', async ({ page }) => {
		await openTour(page, pending(builtIn('ar'), { language: 'ar', labels: texts('ar').labels }))
		const titles = builtIn('ar').map(({ title }) => title)
		await expect(page.locator('.wizardapp-tour h2')).toHaveText(titles[0] ?? '')
		await page.keyboard.press('ArrowLeft')
		await expect(page.locator('.wizardapp-tour h2')).toHaveText(titles[1] ?? '')
		await expect.poll(async () => (await box(page.locator('.next'))).x - (await box(page.locator('.back'))).x).toBeLessThan(0)
		await expectAccessible(page, '.wizardapp-tour')
	})

	test('touch: every button is 44 px', async ({ browser }) => {
		const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })
		const page = await context.newPage()
		await openTour(page, pending([step('a'), step('b'), step('c')], { lastStep: 'b', state: 'started' }))
		const buttons = tour(page).getByRole('button')
		await expect(buttons).toHaveCount(4)
		for (const button of await buttons.all()) {
			await expect.poll(async () => {
				const { width, height } = await box(button)
				return Math.min(width, height)
			}).toBeGreaterThanOrEqual(44)
		}
		await context.close()
	})

	test('the bubble glides, except with reduced motion', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'no-preference' })
		await openTour(page, pending(builtIn()), header(34), { head: headerStyle })
		await ready(page, 'tour')
		const movements = () => page.evaluate(async () => {
			const tour = document.querySelector<HTMLElement>('.wizardapp-tour')
			const moved: string[] = []
			const listen = (event: Event) => moved.push((event as TransitionEvent).propertyName)
			const frame = () => new Promise((later) => requestAnimationFrame(later))
			tour?.shadowRoot?.addEventListener('transitionrun', listen)
			tour?.shadowRoot?.querySelector<HTMLElement>('.next')?.click()
			while (tour?.dataset.ready === undefined) {
				await frame()
			}
			// the next step is placed: gliding starts with the frames that draw it
			for (let drawn = 0; drawn < 6; drawn++) {
				await frame()
			}
			tour.shadowRoot?.removeEventListener('transitionrun', listen)
			return moved
		})
		const gliding = await movements()
		expect(gliding).toEqual(expect.arrayContaining(['left', 'top', 'clip-path']))
		await page.emulateMedia({ reducedMotion: 'reduce' })
		const still = await movements()
		expect(still).toEqual([])
	})

	test('the styles of the page and of the tour do not affect each other', async ({ page }) => {
		const hostile =
			'<style>* { color: red !important; font-size: 40px !important } button { display: none !important } .bubble { width: '
				+ '10px !important }</style>'
		await openTour(page, pending(builtIn()), '<main><p class="text" id="probe">Page</p></main>', { head: hostile })
		await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
		await expect.poll(async () => (await box(tour(page))).width).toBe(360)
		await expect(page.locator('#probe')).toHaveCSS('overflow-y', 'visible')
	})

	test('text is sanitised again, whatever the server sent', async ({ page }) => {
		const text =
			'<p onclick="x()">Hi<img src="x" onerror="window.hit = true"></p><script>window.hit = true</script>'
				+ '<a href="javascript:window.hit=true">Link</a>'
		await openTour(page, pending([step('a', { text, title: '<b>Title</b>' })]))
		await expect(page.locator('.wizardapp-tour h2')).toHaveText('<b>Title</b>')
		await expect(page.locator('.wizardapp-tour .text :is(img, script, [onclick], [href^="javascript"])')).toHaveCount(0)
		await expect.poll(() => page.evaluate(() => 'hit' in window)).toBe(false)
	})
})
