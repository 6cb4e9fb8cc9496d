// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { builtIn, dark, folder, headers, openTour, pending, step, texts } from './site.ts'

// The tour on a page that has nothing of the host: no core bundle, no globals, no shim.

const headerStyle = `<style>${readFileSync(`${folder}/tests/fixtures/header.css`, 'utf8')}</style>`
const header = (host: 33 | 34) => readFileSync(headers[host], 'utf8') + '<main><h1>Page</h1></main>'
const tour = (page: Page) => page.locator('.wizardapp-tour [role="dialog"]')
const sent = (calls: readonly { method: string, path: string, body: unknown }[]) => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace('/api/wizard/', ''), body])

async function box(locator: Locator) {
	const found = await locator.boundingBox()
	expect(found).not.toBeNull()
	return found as NonNullable<typeof found>
}

/** Where the bubble comes to rest: it follows its target a moment later. */
async function expectBeside(page: Page, target: Locator) {
	await expect.poll(async () => {
		const [bubble, aim] = [await box(tour(page)), await box(target)]
		return bubble.x >= aim.x + aim.width || aim.x >= bubble.x + bubble.width || bubble.y >= aim.y + aim.height || aim.y >= bubble.y + bubble.height
	}, 'the bubble lies beside its target').toBe(true)
	await expectInside(page)
}

/** By how much the bubble sticks out of the window where it comes to rest. */
async function expectInside(page: Page) {
	await expect.poll(async () => {
		const [bubble, view] = [await box(tour(page)), page.viewportSize() ?? { width: 0, height: 0 }]
		return Math.max(-bubble.x, -bubble.y, bubble.x + bubble.width - view.width, bubble.y + bubble.height - view.height)
	}, 'the bubble lies inside the window').toBeLessThanOrEqual(0)
}

/** Opens a page whose time a test can let pass. */
async function openWithClock(page: Page, answer: Parameters<typeof openTour>[1], body?: string) {
	await page.clock.install()
	return openTour(page, answer, body)
}

test.beforeEach(({ page }) => {
	page.on('pageerror', (error) => {
		throw error
	})
})

test('a page pays for the loader alone until it is loaded, then the parts come from beside it', async ({ page }) => {
	const scripts: string[] = []
	page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
	await openTour(page, pending(builtIn()))
	await expect(tour(page)).toBeVisible()
	expect(scripts[0]).toBe('/custom_apps/wizardapp/js/wizardapp-loader-without-l10n.mjs')
	expect(scripts.slice(1).every((path) => /^\/custom_apps\/wizardapp\/js\/wizardapp-loaded-[\w-]+\.chunk\.mjs$/.test(path)), scripts.join()).toBe(true)
	await expect.poll(() => page.evaluate(() => ['OC', 'OCA', 'OCP', 't'].filter((name) => name in window))).toEqual([])
})

test('nothing more is loaded when the tour is no longer pending', async ({ page }) => {
	const calls = await openWithClock(page, pending([], { pending: false }))
	await expect.poll(() => calls.length).toBe(1)
	await page.clock.runFor(10_000)
	await expect(tour(page)).toHaveCount(0)
})

test('keyboard alone goes from the first step to the last, and the focus stays in the dialog', async ({ page }) => {
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

test('Esc puts the tour off and gives the focus back', async ({ page }) => {
	const calls = await openTour(page, pending(builtIn()), '<main><button id="origin" autofocus>Origin</button></main>')
	await page.locator('#origin').focus()
	await expect(tour(page)).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(tour(page)).toHaveCount(0)
	await expect(page.locator('#origin')).toBeFocused()
	await expect.poll(() => sent(calls).at(-1)).toEqual(['progress', { step: 'welcome', pause: true }])
})

test('skipping asks nothing and says where the tour can be found again', async ({ page }) => {
	const calls = await openTour(page, pending(builtIn()))
	await page.getByRole('button', { name: 'Skip the tour' }).click()
	await expect(tour(page)).toHaveCount(0)
	await expect(page.getByRole('status')).toHaveText(texts().labels.restartHint)
	await expectAccessible(page, '.wizardapp-toast')
	await expect.poll(() => sent(calls).at(-1)).toEqual(['skip', { step: 'welcome' }])
})

test('the tour goes on when the server cannot be reached', async ({ page }) => {
	await openTour(page, pending(builtIn()), undefined, { respond: ({ method }) => method === 'POST' ? null : { body: pending(builtIn()) } })
	await page.getByRole('button', { name: 'Next' }).click()
	await expect(tour(page)).toContainText('Your files and apps')
})

test('it goes on at the step where the person stopped', async ({ page }) => {
	await openTour(page, pending(builtIn(), { state: 'started', lastStep: 'tips' }))
	await expect(tour(page)).toContainText('Good to know')
})

test.describe('a page that is busy', () => {
	test('with a dialog: the tour waits until it is closed, and steps aside for one that opens later', async ({ page }) => {
		const calls = await openWithClock(page, pending(builtIn()), '<main><div id="other" role="dialog" aria-label="Other">Other</div></main>')
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

	test('with someone typing: the tour waits until the draft is left', async ({ page }) => {
		const calls = await openWithClock(page, pending(builtIn()), '<main><label>Note <textarea id="note"></textarea></label></main>')
		await page.locator('#note').fill('Dear')
		await page.locator('#note').press('!')
		await expect.poll(() => calls.length).toBe(1)
		await page.clock.runFor(10_000)
		await expect(tour(page)).toHaveCount(0)
		await page.locator('#note').blur()
		await expect(tour(page)).toBeVisible()
	})

	test('in a frame there is no tour', async ({ page }) => {
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
	const target = '<main><div style="height:1500px"></div><button id="target" style="margin-left:200px;height:60px;border-radius:20px 4px">Target</button><div style="height:1500px"></div></main>'

	for (const host of [33, 34] as const) {
		test(`host ${host}: each target is found once, and the bubble stands beside it`, async ({ page }) => {
			await openTour(page, pending(builtIn()), header(host), { head: headerStyle })
			const expected = { files: host === 34 ? '.app-menu__waffle' : '.app-menu__list', search: host === 34 ? '.unified-search-input__button' : '.unified-search-menu .header-menu__trigger', settings: '#user-menu .header-menu__trigger' }
			for (const selector of Object.values(expected)) {
				await expect(page.locator(selector).filter({ visible: true })).toHaveCount(1)
			}
			await expect(tour(page)).toBeVisible()
			for (const width of [1280, 700, 320]) {
				await page.setViewportSize({ width, height: 640 })
				for (const selector of Object.values(expected)) {
					await page.keyboard.press('ArrowRight')
					await expect.poll(async () => (await box(page.locator('.wizardapp-tour .ring'))).x).toBeCloseTo((await box(page.locator(selector))).x - 4, 0)
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
		const follows = () => expect.poll(async () => Math.abs((await box(ring)).y + 4 - (await box(page.locator('#target'))).y)).toBeLessThan(1)
		await follows()
		await page.mouse.move(640, 10)
		await page.evaluate(() => window.scrollBy(0, 150))
		await follows()
		await page.evaluate(() => document.querySelector('#target')?.insertAdjacentHTML('beforebegin', '<p style="margin:60px">Late</p>'))
		await follows()
		await expectBeside(page, page.locator('#target'))
	})

	test('cannot be used unless the step says so', async ({ page }) => {
		const body = '<main><button id="target" style="margin:200px" onclick="this.dataset.used=\'\'">Target</button><button id="other">Other</button></main>'
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
		for (let press = 0; press < 4 && !await page.locator('#target').evaluate((element) => element === document.activeElement); press++) {
			await page.keyboard.press('Tab')
		}
		await expect(page.locator('#target')).toBeFocused()
	})

	test('may come late, go and come back', async ({ page }) => {
		await openTour(page, pending([step('a', { attachTo: '#target' })]), '<main>Page</main>')
		const bubble = page.locator('.wizardapp-tour .bubble')
		await expect(bubble).toHaveAttribute('data-side', 'center')
		const add = () => page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button id="target">Target</button>'))
		await add()
		await expect(bubble).toHaveAttribute('data-side', 'bottom')
		await page.evaluate(() => document.querySelector('#target')?.remove())
		await expect(bubble).toHaveAttribute('data-side', 'center')
		await add()
		await expect(bubble).toHaveAttribute('data-side', 'bottom')
	})

	test('in a menu: the menu is opened before the step and closed after', async ({ page }) => {
		const menu = '<main><button id="opener" aria-expanded="false" onclick="const open=this.ariaExpanded===\'true\';this.ariaExpanded=String(!open);setTimeout(()=>menu.hidden=open,80)">Menu</button><div id="menu" role="dialog" hidden>Inside</div></main>'
		await openTour(page, pending([step('a'), step('b', { attachTo: '#menu', opens: '#opener', position: 'right' }), step('c')]), menu)
		await page.getByRole('button', { name: 'Next' }).click()
		await expect(page.locator('#menu')).toBeVisible()
		await expectBeside(page, page.locator('#menu'))
		await page.getByRole('button', { name: 'Next' }).click()
		await expect(page.locator('#menu')).toBeHidden()
		await expect(tour(page)).toContainText('Title of c')
	})
})

test.describe('looks', () => {
	const long = step('long', { title: 'A long title '.repeat(8), text: '<p>Long text with a Donaudampfschifffahrtsgesellschaftskapitänsmütze. <a href="https://example.org/">A link</a></p>'.repeat(30) })

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

	test('320 px: everything stays inside and can be reached, however long the text', async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 480 })
		await openTour(page, pending([long, ...builtIn('de')], { language: 'de', labels: texts('de').labels }), header(34), { head: headerStyle })
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

	test('right to left: mirrored, and the arrows with it', async ({ page }) => {
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

	test('the bubble glides, but not for those who want no motion', async ({ page }) => {
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
			// the next step is placed: what is to glide begins with the frames that draw it
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

	test('the styles of the page and of the tour leave each other alone', async ({ page }) => {
		const hostile = '<style>* { color: red !important; font-size: 40px !important } button { display: none !important } .bubble { width: 10px !important }</style>'
		await openTour(page, pending(builtIn()), '<main><p class="text" id="probe">Page</p></main>', { head: hostile })
		await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
		await expect.poll(async () => (await box(tour(page))).width).toBe(360)
		await expect(page.locator('#probe')).toHaveCSS('overflow-y', 'visible')
	})

	test('text is cleaned once more, whatever the server sent', async ({ page }) => {
		const text = '<p onclick="x()">Hi<img src="x" onerror="window.hit = true"></p><script>window.hit = true</script><a href="javascript:window.hit=true">Link</a>'
		await openTour(page, pending([step('a', { text, title: '<b>Title</b>' })]))
		await expect(page.locator('.wizardapp-tour h2')).toHaveText('<b>Title</b>')
		await expect(page.locator('.wizardapp-tour .text :is(img, script, [onclick], [href^="javascript"])')).toHaveCount(0)
		await expect.poll(() => page.evaluate(() => 'hit' in window)).toBe(false)
	})
})
