// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from '@playwright/test'
import { ready } from '@suite/fixtures/playwright/ready'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { editorStart, page as onePage, start, tree } from './readerFixture.ts'
import { openReader } from './readerSite.ts'

const handbook = '/p/handbook'
const breadcrumb = ['Home', 'People', 'HR', 'Agreements', 'NL', 'Handbook'].map((title, index) =>
	({ id: `level-${index}`, uniqueId: `page-${index}`, title, path: `en/${index}`, current: index === 5 }))

test.use(phone)

test('on a phone, a finger finds everything on a page, in its menu and in its pictures', async ({ page }) => {
	await openReader(page, start({ page: onePage({ breadcrumb }) }), { path: handbook })
	await ready(page, 'page')
	await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
	await page.getByRole('button', { name: /Frequently asked questions/ }).tap()
	await page.getByText('Imprint').scrollIntoViewIfNeeded()
	await expect(page.getByRole('link', { name: /Results of the third quarter/ }).first()).toBeVisible()
	await page.locator('summary', { hasText: 'On this page' }).tap()
	await expectTouchable(page, 'a page with every widget, and its table of contents')
	await page.getByRole('button', { name: 'Show 2 more levels' }).tap()
	await page.getByRole('button', { name: /^Language/ }).tap()
	await expectTouchable(page, 'all levels above a page, and the languages')
	await page.keyboard.press('Escape')

	await page.getByRole('button', { name: 'Menu and pages' }).tap()
	const sheet = page.getByRole('dialog', { name: 'Menu and pages' })
	await expect(sheet.getByRole('treeitem', { name: 'Employee handbook' })).toBeVisible()
	await sheet.locator('summary', { hasText: 'Tools' }).tap()
	await expectTouchable(page, 'menu and pages')
	await sheet.getByRole('button', { name: 'Close' }).tap()

	await page.getByRole('button', { name: /Enlarge: Harbour/ }).tap()
	await expect(page.getByRole('dialog').getByRole('img', { name: 'Harbour at dusk' })).toBeVisible()
	await expectTouchable(page, 'an enlarged image')
})

test('on a tablet, a finger finds the entries of the menu, the pages, the search and the table of contents', async ({ page }) => {
	await page.setViewportSize({ width: 1600, height: 900 })
	const writable = { ...start().permissions.permissions, canWrite: true, canCreate: true }
	const { tree: nodes, ...rest } = tree()
	const own = { tree: nodes.map((node) => ({ ...node, permissions: writable })), ...rest }
	await openReader(page, editorStart(), { path: handbook, answer: (path) => path === '/pages/tree' ? { body: own } : undefined })
	await expect(page.getByRole('treeitem', { name: 'Employee handbook' })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Actions for Home' })).toBeVisible()
	await expectTouchable(page, 'the page list and the table of contents')
	await page.getByRole('button', { name: 'People', exact: true }).tap()
	await expectTouchable(page, 'the menu')
	await page.getByRole('combobox', { name: 'Search the intranet' }).fill('travel')
	await expect(page.getByRole('group', { name: 'People' }).getByRole('option').first()).toBeVisible()
	await expectTouchable(page, 'suggestions')
	await page.keyboard.press('Escape')
	await page.getByRole('button', { name: 'Actions for Home' }).tap()
	await expect(page.getByRole('menuitem').first()).toBeVisible()
	await expectTouchable(page, 'the actions of a page in the list')
})

test('on a phone, a finger finds the filters and results of the search, and the ways out of a failure', async ({ page }) => {
	await openReader(page, start({ page: null }), { path: '/p/-/search?q=travel&since=month' })
	await expect(page.getByText('3 pages found')).toBeVisible()
	await expectTouchable(page, 'search')
	await page.goto('about:blank')
	await openReader(page, start({ page: null, pageError: 'unknown_page' }), { path: handbook })
	await expect(page.getByText('Page not found')).toBeVisible()
	await expectTouchable(page, 'a page that is not there')
	await page.goto('about:blank')
	await openReader(page, editorStart({ isBroken: true, rawContent: '{ "title": "Half', layout: {} }), { path: handbook })
	await expect(page.getByText('This page cannot be shown.')).toBeVisible()
	await expectTouchable(page, 'a broken page')
})
