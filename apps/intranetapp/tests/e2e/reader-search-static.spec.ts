// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from '@playwright/test'
import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { held } from '@suite/fixtures/playwright/held'
import { hits, start } from './readerFixture.ts'
import { openReader } from './readerSite.ts'

const handbook = '/p/handbook'

test('the search responds while typing, keeps the term when throttled, and finds similar words', async ({ page }) => {
	let refusals = 1
	await page.clock.install()
	const { calls } = await openReader(page, start(), {
		path: handbook,
		answer: (path, query) => path !== '/search' ? undefined : query.get('q') === 'travle'
			? { body: [] }
			: refusals-- > 0 ? { status: 429, body: { success: false, reason: 'too_many_requests' } } : undefined,
	})
	const field = page.getByRole('combobox', { name: 'Search the intranet' })
	await page.clock.pauseAt(Date.now() + 60_000) // a busy machine may take any time between two keys
	await field.pressSequentially('travel')
	await page.clock.resume()
	await expect(page.getByText(/^Too many searches/)).toBeVisible()
	await expect(field).toHaveValue('travel')
	expect(calls.filter((call) => call.startsWith('/search')).length).toBe(1)
	await page.clock.runFor(11_000)
	await expect(page.getByRole('option', { name: /Travel expenses/ })).toBeVisible()
	await expectScreenAccessible(page)
	await field.press('ArrowDown')
	await field.press('Enter')
	await expect(page).toHaveURL(/\/p\/hit-0$/)
	await expect(page.getByRole('heading', { name: 'Page hit-0', level: 1 })).toBeFocused()

	await page.getByRole('combobox', { name: 'Search the intranet' }).fill('travle')
	await page.getByRole('option', { name: /All results/ }).click()
	await expect(page.getByText('No results for “travle”')).toBeVisible()
	await expectScreenAccessible(page)
})

test('the search field keeps focus and every typed letter when a page loads late', async ({ page }) => {
	await openReader(page, start(), { path: handbook })
	const { until, release } = held()
	await page.route('http://localhost/**/api/pages/hit-1', async (route) => {
		await until
		await route.fallback()
	})
	const field = page.getByRole('combobox', { name: 'Search the intranet' })
	await field.fill('travel')
	await page.getByRole('option', { name: /Travel expenses/ }).click()
	await expect(page).toHaveURL(/\/p\/hit-1$/)
	await field.fill('canteen')
	release()
	await expect(page.getByRole('heading', { name: 'Page hit-1', level: 1 })).toBeVisible()
	await page.keyboard.type(' menu')
	await expect(field).toHaveValue('canteen menu')
	await expect(field).toBeFocused()
})

const filesRoute = '/ocs/v2.php/search/providers/files/search'
const peopleRoute = '/index.php/contactsmenu/contacts'

test('people and files from the host follow the pages in one list with arrow key navigation', async ({ page }) => {
	const { calls } = await openReader(page, start(), { path: handbook })
	const field = page.getByRole('combobox', { name: 'Search the intranet' })
	await field.fill('t')
	await expect(page.getByRole('option', { name: /Travel expenses/ })).toBeVisible()
	expect(calls.filter((call) => call.startsWith(filesRoute) || call === peopleRoute)).toEqual([])
	await field.fill('travel')
	await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toHaveText([
		'Tracy Traverstracy@example.org',
		'Travis Ng',
	])
	await expect(page.getByRole('group', { name: 'Files' }).getByRole('option')).toHaveText([
		'Travel',
		'Travel costs 2026.odsin Finance/Forms',
	])
	await expect(page.getByRole('option').last()).toHaveText('All results for “travel”')
	expect(calls).toContain(`${filesRoute}?term=travel&limit=12&format=json`)
	await expectScreenAccessible(page)
	for (let step = 0; step < 4; step++) {
		await field.press('ArrowDown')
	}
	await expect(page.getByRole('option', { name: /Tracy Travers/ })).toHaveAttribute('aria-selected', 'true')
	await field.press('ArrowUp')
	await expect(page.getByRole('option', { selected: true })).toHaveText(/^Employee handbook/)
	await field.press('ArrowDown')
	await field.press('Enter')
	await expect(page).toHaveURL('http://localhost/index.php/u/person-0')
})

test('pages do not wait for people and files, late results keep the selection, and a failed search stays silent', async ({ page }) => {
	const { until, release } = held()
	await openReader(page, start(), {
		path: handbook,
		answer: (path) => path === filesRoute ? { status: 500, body: { ocs: { meta: { status: 'failure' }, data: [] } } } : undefined,
	})
	await page.route(`http://localhost${peopleRoute}`, async (route) => {
		await until
		await route.fallback()
	})
	const field = page.getByRole('combobox', { name: 'Search the intranet' })
	await field.fill('travel')
	await expect(page.getByRole('option', { name: /Travel expenses/ })).toBeVisible()
	await expect(page.getByRole('option')).toHaveCount(4)
	await field.press('ArrowUp')
	await expect(page.getByRole('option', { selected: true })).toHaveText('All results for “travel”')
	release()
	await expect(page.getByRole('group', { name: 'People' })).toBeVisible()
	await expect(page.getByRole('option', { selected: true })).toHaveText('All results for “travel”')
	await expect(page.getByRole('group', { name: 'Files' })).toHaveCount(0)
	await expect(page.getByText('Could not search')).toHaveCount(0)
})

test('the search page lists people and files below the pages when no filter is set', async ({ page }) => {
	await openReader(page, start({ page: null }), { path: '/p/-/search?q=travel' })
	const others = page.getByRole('region', { name: 'People and files' })
	await expect(others.getByRole('link')).toHaveCount(4)
	await expectScreenAccessible(page)
	await page.getByRole('searchbox', { name: 'Search the intranet' }).focus()
	for (let step = 0; step < 4; step++) {
		await page.keyboard.press('ArrowDown')
	}
	await expect(others.getByRole('link', { name: /Tracy Travers/ })).toBeFocused()
	await page.getByLabel('Section').selectOption({ label: 'People and culture' })
	await expect(others).toHaveCount(0)
})

test('the search page has filters and arrow key navigation', async ({ page }) => {
	const { calls } = await openReader(page, start({ page: null }), { path: '/p/-/search?q=travel' })
	await expect(page.getByText('3 pages found')).toBeVisible()
	await page.getByLabel('Section').selectOption({ label: 'People and culture' })
	await expect.poll(() => calls.at(-1)).toContain('section=people')
	await expect(page).toHaveURL(/section=people/)
	await page.getByRole('searchbox', { name: 'Search the intranet' }).focus()
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('ArrowDown')
	await expect(page.getByRole('link', { name: /Travel expenses/ })).toBeFocused()
	await expectScreenAccessible(page)
})

/** A file of the host's search; its folder is in the site. */
function siteFile(path: string, icon = '/core/img/filetypes/image.svg') {
	return {
		title: path.slice(path.lastIndexOf('/') + 1),
		subline: `in Intranet/${path.slice(0, path.lastIndexOf('/'))}`,
		resourceUrl: `http://localhost/index.php/f/${path.length}`,
		icon,
		attributes: { path: `/Intranet/${path}` },
	}
}

test('files of the site have the titles of their pages, media lead to them, and page files are no results', async ({ page }) => {
	const own = [
		siteFile('en/travel', 'icon-folder'),
		siteFile('en/travel/travel.json'),
		siteFile('en/people/handbook/_media', 'icon-folder'),
		siteFile('en/people/secret/_media/travel-secret.png'),
		siteFile('nl/reizen/_media/travel-nl.png'),
	]
	const answers = [
		[...own, ...own, own[0], own[1]],
		[
			siteFile('en/people/handbook/_media/travel-map.png'),
			siteFile('en/people/handbook/_media/travel-costs.png'),
			siteFile('en/people/Travel plan.ods'),
			siteFile('_resources/logos/travel.svg'),
		],
	]
	const { calls } = await openReader(page, start(), {
		path: handbook,
		answer: (path, query) => {
			const cursor = Number(query.get('cursor') ?? 0)
			return path === filesRoute ? { body: { ocs: { data: { cursor: cursor + 12, entries: answers[cursor / 12] } } } } : undefined
		},
	})
	const field = page.getByRole('combobox', { name: 'Search the intranet' })
	await field.fill('travel')
	const files = page.getByRole('group', { name: 'Files' }).getByRole('option')
	await expect(files).toHaveText([
		'travel-map.pngPeople and culture › Employee handbook',
		'travel-costs.pngPeople and culture › Employee handbook',
		'Travel plan.odsPeople and culture',
		'travel.svgIntranet',
	])
	expect(calls.filter((call) => call.startsWith(filesRoute))).toHaveLength(2)
	await expect(files.nth(2)).toHaveAttribute('href', /\/f\/25$/)
	await field.press('ArrowUp')
	await field.press('ArrowUp')
	await field.press('ArrowUp')
	await field.press('ArrowUp')
	await expect(files.nth(1)).toHaveAttribute('aria-selected', 'true')
	await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
	await field.press('Enter')
	await expect(page).toHaveURL(/\/p\/handbook$/)
})

test('the author is picked by name, by keyboard or as an account name, and can be cleared', async ({ page }) => {
	const { calls } = await openReader(page, start({ page: null }), { path: '/p/-/search?q=travel' })
	const author = page.getByRole('combobox', { name: 'Author' })
	const options = page.getByRole('listbox', { name: 'Options' }).getByRole('option')
	await author.focus()
	await author.press('Enter')
	await expect(options).toHaveText([/Ann de VriesYou$/, /Tracy Traverst@example.org$/, /Travis Ngtravis$/])
	await author.pressSequentially('trav')
	await expect.poll(() => calls.at(-1)).toBe('/ocs/v2.php/core/autocomplete/get?search=trav&limit=10&format=json')
	await expect(options).toHaveText([/Tracy Travers/, /Travis Ng/, /travAccount name$/])
	// The list is @nextcloud/vue's, below the body; its avatars have colors of their own.
	await expectAccessible(page, '.site')
	await author.press('ArrowDown')
	await author.press('Enter')
	await expect(page).toHaveURL(/author=travis/)
	await expect(page.getByTitle('Travis Ng')).toBeVisible()
	await expect.poll(() => calls.filter((call) => call.startsWith('/search?')).at(-1)).toContain('author=travis')
	await page.getByRole('button', { name: 'Clear selected' }).click()
	await expect(page).not.toHaveURL(/author=/)
	await author.fill('gone')
	await page.getByRole('option', { name: 'gone Account name' }).click()
	await expect(page).toHaveURL(/author=gone/)
	await expect(page.getByTitle('gone')).toBeVisible()
	await page.getByRole('button', { name: 'Clear filters' }).click()
	await expect(page.getByTitle('gone')).toHaveCount(0)
})

for (const [id, name, found] of [
	['ann', 'Ann de Vries', 'the reader'],
	['tracy', 'Tracy Travers', 'somebody else'],
	['bo', 'Bo Ek', 'the author of what is found, whom Nextcloud does not name'],
	['gone', 'gone', 'a deleted account'],
] as const) {
	test(`the author in the address is named: ${found}`, async ({ page }) => {
		await openReader(page, start({ page: null }), {
			path: `/p/-/search?q=travel&author=${id}`,
			answer: (path) => path === '/search' && id === 'bo' ? { body: [{ ...hits[0], author: { id, name } }] } : undefined,
		})
		await expect(page.getByTitle(name)).toBeVisible()
		await expect(page).toHaveURL(new RegExp(`author=${id}$`))
	})
}

test('an account name can be searched for where Nextcloud does not answer', async ({ page }) => {
	await openReader(page, start({ page: null }), {
		path: '/p/-/search?q=travel',
		answer: (path) => path.startsWith('/ocs/v2.php/core/autocomplete') ? { status: 500, body: {} } : undefined,
	})
	await page.getByRole('combobox', { name: 'Author' }).fill('tracy')
	await expect(page.getByText('Could not search. Check your connection and try again.')).toBeVisible()
	await page.getByRole('option', { name: 'tracy Account name' }).click()
	await expect(page).toHaveURL(/author=tracy/)
})
