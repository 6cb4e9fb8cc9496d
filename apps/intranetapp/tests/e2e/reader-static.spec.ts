// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { held } from '@suite/fixtures/playwright/held'
import { ready } from '@suite/fixtures/playwright/ready'
import { editorStart, page as onePage, start, tree } from './readerFixture.ts'
import { openReader } from './readerSite.ts'

const handbook = '/p/handbook'

/** Sums up layout shifts from now on, except those caused by a key or a click. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		const bag = window as unknown as { shifts: number }
		bag.shifts = 0
		new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
			const { value, hadRecentInput } = entry as PerformanceEntry & { value: number, hadRecentInput: boolean }
			bag.shifts += hadRecentInput ? 0 : value
		})).observe({ type: 'layout-shift', buffered: true })
	})
	return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts)
}

for (const [width, height] of [[1280, 900], [768, 1000], [320, 700]] as const) {
	test(`a page with every widget fits ${width} pixels, does not jump and passes axe`, async ({ page }) => {
		await page.setViewportSize({ width, height })
		const shifts = await watchShifts(page)
		await openReader(page, start(), { path: handbook })
		await expect(page.getByRole('heading', { name: 'Employee handbook', level: 1 })).toBeVisible()
		await page.getByText('Imprint').scrollIntoViewIfNeeded()
		await expect(page.getByRole('link', { name: /Results of the third quarter/ }).first()).toBeVisible()
		await expect.poll(() => page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0)
		await expect.poll(shifts).toBeLessThan(0.02)
		await expectScreenAccessible(page)
	})
}

test('a long breadcrumb shows its ends, and the rest on Enter', async ({ page }) => {
	const levels = [
		'Home', 'People and culture', 'Working for us in all countries', 'Agreements', 'The Netherlands', 'Utrecht and Amersfoort',
		'Employee handbook',
	]
	const breadcrumb = levels.map((title, index) =>
		({ id: `level-${index}`, uniqueId: `page-${index}`, title, path: `en/${index}`, current: index === levels.length - 1 }))
	await page.setViewportSize({ width: 320, height: 700 })
	await openReader(page, start({ page: onePage({ breadcrumb }) }), { path: handbook })
	const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
	await expect(trail.getByRole('link')).toHaveText(['Home', 'The Netherlands', 'Utrecht and Amersfoort'])
	await trail.getByRole('button', { name: 'Show 3 more levels' }).focus()
	await expectAccessible(page, '.trail')
	await page.keyboard.press('Enter')
	await expect(trail.getByRole('link', { name: 'People and culture' })).toBeFocused()
	await expect(trail.getByRole('link')).toHaveText(levels.slice(0, -1))
	await expectAccessible(page, '.trail')
})

test('the menu opens on Enter, follows the arrow keys and closes on Escape', async ({ page }) => {
	await openReader(page, start(), { path: handbook })
	await page.getByRole('link', { name: 'News', exact: true }).first().focus()
	await page.keyboard.press('ArrowRight')
	const people = page.getByRole('button', { name: 'People', exact: true })
	await expect(people).toBeFocused()
	await people.hover()
	await expect(page.getByRole('link', { name: 'Engineering' })).toBeHidden()
	await page.keyboard.press('Enter')
	await expect(people).toHaveAttribute('aria-expanded', 'true')
	await expectScreenAccessible(page)
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('End')
	await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /Canteen/ })).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(people).toBeFocused()
	await expect(people).toHaveAttribute('aria-expanded', 'false')
})

test('the tree follows the keyboard, opens a page at once and renders only a few of many rows', async ({ page }) => {
	await openReader(page, start(), { path: handbook, answer: (path) => path === '/pages/tree' ? { body: tree(3_000) } : undefined })
	const here = page.getByRole('treeitem', { name: 'Employee handbook' })
	await expect(here).toHaveAttribute('aria-current', 'page')
	await expect(page.getByRole('treeitem', { name: /Holidays/ })).toContainText('Waiting for approval')
	await here.focus()
	await page.keyboard.press('t')
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('End')
	await expect(page.getByRole('treeitem', { name: 'Team 3000' })).toBeFocused()
	await expect.poll(() => page.getByRole('treeitem').count()).toBeLessThan(120)
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { name: 'Page team-3000', level: 1 })).toBeFocused()
	await expect(page).toHaveTitle('Page team-3000 – Intranet - Nextcloud')
})

test('going back restores the scroll position, and a deep link scrolls to its heading', async ({ page }) => {
	await openReader(page, start(), { path: `${handbook}#receipts` })
	const main = page.locator('main')
	await expect(page.getByRole('heading', { name: 'Receipts' })).toBeInViewport()
	await expect.poll(() => main.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200)
	const before = await main.evaluate(({ scrollTop }) => scrollTop)
	await page.getByRole('treeitem', { name: 'Home' }).click()
	await expect(page.getByRole('heading', { name: 'Page home-en' })).toBeVisible()
	await expect.poll(() => main.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
	await page.goBack()
	await expect(page.getByRole('heading', { name: 'Receipts' })).toBeInViewport()
	await expect.poll(async () => Math.abs(await main.evaluate(({ scrollTop }) => scrollTop) - before)).toBeLessThan(3)
})

test('the table of contents follows scrolling and opens collapsed sections', async ({ page }) => {
	await page.setViewportSize({ width: 1600, height: 900 })
	await openReader(page, start(), { path: handbook })
	const contents = page.getByRole('navigation', { name: 'On this page' })
	await expect(contents.getByRole('link', { name: /Summer party/ })).toHaveAttribute('aria-current', 'location')
	await contents.getByRole('link', { name: 'Questions', exact: true }).click()
	await expect(contents.getByRole('link', { name: 'Questions', exact: true })).toHaveAttribute('aria-current', 'location')
	await expect(page).toHaveURL(/#questions$/)
	await contents.getByRole('link', { name: 'Where do I park?' }).click()
	await expect(page.getByRole('heading', { name: 'Where do I park?' })).toBeInViewport()
	await expect(page.getByRole('button', { name: /Frequently asked questions/ })).toHaveAttribute('aria-expanded', 'true')
})

test('selected and marked items stand out when the user asks for more contrast', async ({ page }) => {
	await openReader(page, start(), { path: handbook })
	const here = page.locator('.tree-item__link--here')
	const edge = () => here.evaluate((element) => getComputedStyle(element).outlineColor)
	await expect.poll(edge).toBe('rgba(0, 0, 0, 0)')
	await page.evaluate(() => document.body.toggleAttribute('data-theme-light-highcontrast', true))
	await expect.poll(async () => await edge() === await here.evaluate((element) => getComputedStyle(element).color)).toBe(true)
	await page.emulateMedia({ forcedColors: 'active' })
	await page.getByRole('combobox', { name: 'Search the intranet' }).fill('travel')
	const mark = page.getByRole('option').locator('mark').first()
	await expect(mark).toBeVisible()
	const colours = () => mark.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor])
	await expect.poll(async () => new Set([...await colours(), 'rgba(0, 0, 0, 0)']).size, 'three different colours').toBe(3)
})

test('an image opens enlarged and returns focus when closed', async ({ page }) => {
	await openReader(page, start(), { path: handbook })
	const picture = page.getByRole('button', { name: /Enlarge: Harbour/ })
	await picture.click()
	await expect(page.getByRole('dialog').getByRole('img', { name: 'Harbour at dusk' })).toBeVisible()
	await expectAccessible(page, 'dialog')
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toBeHidden()
	await expect(picture).toBeFocused()
})

test('the news carousel stays still while in use or when the user prefers reduced motion', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await openReader(page, start(), { path: handbook })
	const carousel = page.getByRole('group', { name: 'News' }).filter({ has: page.getByRole('button', { name: 'Next news item' }) })
	await expect(carousel.getByRole('button', { name: 'Stop autoplay' })).toHaveCount(0)
	await carousel.getByRole('button', { name: 'Next news item' }).click()
	await expect(carousel.getByRole('group', { name: '2 of 3' })).not.toHaveAttribute('inert')
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	await expect(carousel.getByRole('button', { name: 'Stop autoplay' })).toBeVisible()
})

test('an image from another server is named instead of shown where only own images are', async ({ page }) => {
	const outside: string[] = []
	page.on('request', (request) => /^(?:http:\/\/localhost\/|data:|blob:)/.test(request.url()) || outside.push(request.url()))
	const foreign = 'https://pictures.example.com/boat.png'
	const layout = {
		columns: 1,
		rows: [{ columns: 1, widgets: [
			{ type: 'image', src: foreign, alt: 'A boat', caption: 'On the lake', column: 1, order: 0 },
			{ type: 'text', content: `Before ![A boat](${foreign}) after`, column: 1, order: 1 },
		] }],
	}
	await openReader(page, { ...start({ page: onePage({ layout }) }), externalImages: false }, { path: handbook })
	await expect(page.getByText('Images from pictures.example.com are not shown.')).toHaveCount(2)
	await expect(page.getByRole('link', { name: 'Open image on pictures.example.com' })).toHaveAttribute('href', foreign)
	await ready(page, 'page')
	await expect(page.locator('main img[src^="https:"]')).toHaveCount(0)
	expect(outside).toEqual([])
	await expectScreenAccessible(page)
})

test('a video loads from its server only on request, and a blocked one says so', async ({ page }) => {
	const outside: string[] = []
	page.on('request', (request) => /^(?:http:\/\/localhost\/|data:|blob:)/.test(request.url()) || outside.push(request.url()))
	await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'player' }))
	await openReader(page, start(), { path: handbook })
	const play = page.getByRole('button', { name: 'Play: How we work, in three minutes' })
	await play.scrollIntoViewIfNeeded()
	await expect(play).toContainText('How we work, in three minutes')
	await expect(play).toContainText('Plays from www.youtube.com')
	await expect(page.getByText('Videos from videos.example.com are not allowed here.')).toBeVisible()
	await ready(page, 'page')
	await expect(page.locator('iframe')).toHaveCount(0)
	expect(outside).toEqual([])
	await play.click()
	await expect(page.locator('iframe')).toBeFocused()
	await expect.poll(() => outside).toEqual(['https://www.youtube-nocookie.com/embed/abc123?autoplay=1'])
})

test('a video file of the page shows its first frame until played and reports when it cannot be shown', async ({ page }) => {
	let isBroken = false
	await openReader(page, start(), {
		path: handbook,
		answer: (path) => isBroken && path.endsWith('.webm') ? { status: 404, body: {} } : undefined,
	})
	const film = page.locator('video')
	const play = page.getByRole('button', { name: 'Play: Around the house' })
	await play.scrollIntoViewIfNeeded()
	await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThanOrEqual(2)
	await expect.poll(() => film.evaluate((video: HTMLVideoElement) => {
		const canvas = document.createElement('canvas')
		const context = canvas.getContext('2d')!
		context.drawImage(video, 0, 0)
		const [red = 0, green = 0] = context.getImageData(3, 3, 1, 1).data
		return red > 150 && green < 100
	}), 'the film begins red').toBe(true)
	await expect.poll(() => film.evaluate((video: HTMLVideoElement) => [video.paused, video.controls])).toEqual([true, false])
	await play.press('Enter')
	await expect(film).toBeFocused()
	await expect(film).toHaveAttribute('controls')
	await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true)
	isBroken = true
	await page.reload()
	await expect(page.getByText('The video cannot be shown.')).toBeVisible()
})

test('an image without a stored size keeps its own aspect ratio, close to its caption', async ({ page }) => {
	await openReader(page, editorStart({ canEdit: false, layout: {
		columns: 1,
		rows: [{ columns: 1, widgets: [{ type: 'image', src: 'wide.svg', alt: 'Wide', caption: 'Below it', column: 1, order: 0 }] }],
	} }), {
		path: handbook,
	})
	const picture = page.getByRole('button', { name: 'Enlarge: Wide' })
	await expect.poll(() => picture.evaluate((button) => button.clientWidth / button.clientHeight)).toBeCloseTo(4, 1)
	await expect.poll(async () => {
		const [above, below] = [await picture.boundingBox(), await page.getByText('Below it').boundingBox()]
		return below!.y - (above!.y + above!.height)
	}).toBeLessThan(12)
})

test('a narrow screen shows the menu and pages in a sheet', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 })
	await openReader(page, start(), { path: handbook })
	await page.getByRole('button', { name: 'Menu and pages' }).click()
	const sheet = page.getByRole('dialog', { name: 'Menu and pages' })
	await expect(sheet.getByRole('treeitem', { name: 'Employee handbook' })).toBeVisible()
	await expectAccessible(page, 'dialog')
	await sheet.getByRole('treeitem', { name: 'Home' }).click()
	await expect(sheet).toBeHidden()
	await expect(page.getByRole('heading', { name: 'Page home-en', level: 1 })).toBeVisible()
})

const gone = { page: null, pageError: 'unknown_page' } as const
for (const [name, state, words] of [
	['a page that is not there, or not for this reader', start(gone), 'Page not found'],
	[
		'an intranet without anything for this reader',
		start({ ...gone, languages: [], site: { name: '', folder: null } }),
		'No pages available yet',
	],
	[
		'an intranet that an administrator has yet to set up',
		start({ ...gone, languages: [], site: { name: '', folder: null }, permissions: { ...start().permissions, isAdmin: true } }),
		'Open settings',
	],
	[
		'a page whose file is broken',
		editorStart({ isBroken: true, rawContent: '{ "title": "Half', layout: {} }),
		'This page cannot be shown.',
	],
	['a draft', editorStart({ status: 'draft' }), 'Readers don\'t see drafts in the intranet.'],
	['an empty page', editorStart({ layout: {} }), 'Write something'],
] as const) {
	test(`shows what to do for ${name} and passes axe`, async ({ page }) => {
		await openReader(page, state, { path: handbook })
		await expect(page.getByText(words).first()).toBeVisible()
		await expectScreenAccessible(page)
	})
}

test('an unreachable server is reported and asked again on a click', async ({ page }) => {
	let isAway = true
	await openReader(page, start(), { path: handbook, answer: (path) => path === '/pages/people' && isAway ? null : undefined })
	await page.getByRole('treeitem', { name: 'People and culture' }).click()
	await expect(page.getByText('The server cannot be reached')).toBeVisible()
	await expectScreenAccessible(page)
	isAway = false
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByRole('heading', { name: 'Page people', level: 1 })).toBeVisible()
})

test('a slow page shows a loading placeholder after a moment, a fast one does not', async ({ page }) => {
	const { until, release } = held()
	await openReader(page, start(), {
		path: handbook,
		answer: (path) => path === '/pages/people'
			? { after: until, body: { ...start().page, id: 'people', uniqueId: 'page-people', title: 'People' } }
			: undefined,
	})
	await page.getByRole('treeitem', { name: 'People and culture' }).click()
	await expect(page.getByRole('status', { name: 'The page is loading' })).toBeVisible()
	await expect(page.getByRole('treeitem', { name: 'People and culture' })).toHaveAttribute('aria-current', 'page')
	release()
	await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
})

test('readers see no edit button', async ({ page }) => {
	await openReader(page, start(), { path: handbook })
	await expect(page.getByRole('heading', { name: 'Employee handbook', level: 1 })).toBeVisible()
	await expect(page.getByRole('link', { name: 'Edit page' })).toHaveCount(0)
})
