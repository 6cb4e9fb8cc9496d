// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { SetupState } from '@suite/schema/intranet/setup'
import { expect, test } from '@playwright/test'
import { createUser, deleteUser, uniqueName } from '@suite/fixtures/accounts'
import { SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { takeSession } from '@suite/fixtures/playwright/session'
import { suiteHost } from '@suite/host/suite-host'
import { administrator, mount, newPage, signedIn, skipWithoutHost } from './editorPage.ts'

skipWithoutHost()

const text =
	'# First\n\n[Elsewhere](https://other.example/)\n\n## Second\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n## Third\n\n'
		+ 'The word is parsimony.'

for (const colorScheme of ['light', 'dark'] as const) {
	test(`a page arrives with the first response and passes axe, ${colorScheme} @every-host`, async ({ browser }) => {
		const { id, title } = await newPage([
			{ type: 'text', content: text },
			{ type: 'links', columns: 2, items: [{ title: 'Files', url: '/index.php/apps/files/', icon: 'folder' }] },
		])
		const context = await signedIn(browser, { colorScheme })
		const page = await context.newPage()
		const calls: string[] = []
		page.on('request', (request) => request.url().includes('/intranetapp/api/') && calls.push(new URL(request.url()).pathname))
		await page.goto(`${suiteHost().url}/index.php/apps/intranetapp/p/${id}`)
		await ready(page, 'page')
		await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
		await expect(page.getByRole('treeitem', { name: title })).toHaveAttribute('aria-current', 'page')
		expect(calls.filter((path) => path.includes(`/pages/${id}`))).toEqual([])
		await expectScreenAccessible(page, { onlyContrast: colorScheme !== 'light' })
		await context.close()
	})
}

test('a page found by a word of its text opens without reloading the app', async ({ browser }) => {
	const { title } = await newPage([{ type: 'text', content: text }])
	const context = await signedIn(browser)
	const page = await context.newPage()
	await page.goto(`${suiteHost().url}/index.php/apps/intranetapp/`)
	await ready(page, 'page')
	await page.evaluate(() => Object.assign(window, { isSamePage: true }))
	await page.getByRole('combobox', { name: 'Search the intranet' }).fill(`parsimony ${title}`)
	await page.getByRole('option', { name: new RegExp(`^${title}`) }).click()
	await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused()
	await expect.poll(() => page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage)).toBe(true)
	await context.close()
})

test('people and files are found through the host and link to it', async ({ browser }) => {
	const admin = await administrator()
	const word = uniqueName('q').replaceAll(/[^a-z0-9]/gi, '')
	const { user } = await createUser(admin, { displayName: `Pat ${word}` })
	const file = await new Files(admin, suiteHost().administrator.user).put(`Plan ${word}.md`, 'A plan.')
	const context = await signedIn(browser)
	const page = await context.newPage()
	await page.goto(`${suiteHost().url}/index.php/apps/intranetapp/`)
	await ready(page, 'page')
	await page.getByRole('combobox', { name: 'Search the intranet' }).fill(word)
	await expect(page.getByRole('group', { name: 'People' }).getByRole('option', { name: `Pat ${word}` })).toHaveAttribute(
		'href',
		`${suiteHost().url}/index.php/u/${user}`,
	)
	const found = page.getByRole('group', { name: 'Files' }).getByRole('option', { name: `Plan ${word}.md` })
	await expect(found).toHaveAttribute('href', `${suiteHost().url}/index.php/f/${file}`)
	await found.click()
	await expect(page).toHaveURL(/\/apps\/files\//)
	await context.close()
})

test('a picture of a page is found below the title of the page, and leads to it', async ({ browser }) => {
	const admin = await administrator()
	const { folder } = (await admin.expect('GET', `${mount}/setup`)).json as SetupState
	const word = uniqueName('q').replaceAll(/[^a-z0-9]/gi, '').toLowerCase()
	const above = await newPage([], { title: `Above ${word}` })
	const { id, path, title } = await newPage([], { title: `Below ${word}`, parentId: above.id })
	await new Files(admin, suiteHost().administrator.user).put(`${folder?.name}/${path}/_media/${word}.png`, 'a picture')
	const context = await signedIn(browser)
	const page = await context.newPage()
	await page.goto(`${suiteHost().url}/index.php/apps/intranetapp/p/-/search?q=${word}`)
	await ready(page, 'search')
	// The folders and files of the pages themselves are no results.
	const others = page.getByRole('region', { name: 'People and files' }).getByRole('link')
	await expect(others).toHaveText([`${word}.pngAbove ${word} › ${title}`])
	await others.click()
	await expect(page).toHaveURL(new RegExp(`/p/${id}$`))
	await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
	await context.close()
})

test('the author of pages is picked by name, and an account that nobody finds by its account name', async ({ browser }) => {
	const admin = await administrator()
	const word = uniqueName('q').replaceAll(/[^a-z0-9]/gi, '').toLowerCase()
	const { title } = await newPage([], { title: `Of the administrator ${word}` })
	const { user } = await createUser(admin, { displayName: `Pat ${word}` })
	const context = await signedIn(browser)
	const page = await context.newPage()
	await page.goto(`${suiteHost().url}/index.php/apps/intranetapp/p/-/search?q=${word}`)
	await ready(page, 'search')
	const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
	await expect(results).toHaveCount(1)
	const author = page.getByRole('combobox', { name: 'Author' })
	await author.fill(`pat ${word}`)
	await page.getByRole('option', { name: new RegExp(`^Pat ${word}`) }).click()
	await expect(page).toHaveURL(new RegExp(`author=${user}`))
	await expect(results).toHaveCount(0)
	await page.reload()
	await ready(page, 'search')
	await expect(page.getByTitle(`Pat ${word}`)).toBeVisible()
	await author.fill(suiteHost().administrator.user)
	await page.getByRole('option', { name: /You$/ }).click()
	await expect(results).toHaveText([new RegExp(title)])
	await deleteUser(admin, user)
	await page.goto(`${suiteHost().url}/index.php/apps/intranetapp/p/-/search?q=${word}&author=${user}`)
	await ready(page, 'search')
	await expect(page.getByTitle(user)).toBeVisible()
	await context.close()
})

test('a non-member sees the same for an existing page and for a missing one @every-host', async ({ browser }) => {
	const { id } = await newPage([{ type: 'text', content: text }])
	const outsider = await createUser(await administrator())
	const client = await SessionClient.login(suiteHost().url, outsider.user, outsider.password)
	const context = await browser.newContext()
	await takeSession(context, client)
	const page = await context.newPage()
	for (const address of [id, 'there-is-none']) {
		await page.goto(`${suiteHost().url}/index.php/apps/intranetapp/p/${address}`)
		await expect(page.getByText('No pages available yet')).toBeVisible()
		await expect.poll(() => page.content()).not.toContain('parsimony')
	}
	await context.close()
})

test('the page menu can be opened, navigated and closed by keyboard', async ({ browser }) => {
	const { id } = await newPage([{ type: 'text', content: text }])
	const context = await signedIn(browser)
	const page = await context.newPage()
	await page.goto(`${suiteHost().url}/index.php/apps/intranetapp/p/${id}`)
	await ready(page, 'page')
	const more = page.locator('.site').getByRole('button', { name: 'More', exact: true }).first()
	await more.press('Enter')
	const entries = page.getByRole('menuitem')
	await expect(entries.first()).toBeFocused()
	await page.keyboard.press('ArrowDown')
	await expect(entries.nth(1)).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(more).toBeFocused()
	await context.close()
})
