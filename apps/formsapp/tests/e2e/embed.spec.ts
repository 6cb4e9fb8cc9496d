// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@playwright/test'
import type { SessionClient } from '@suite/fixtures/client'
import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { watchTroubles } from '@suite/fixtures/playwright/troubles'
import { suiteHost } from '@suite/host/suite-host'
import type { FormChange } from '@suite/schema/forms/form'
import type { ResponseList } from '@suite/schema/forms/response'
import type { ShareChange } from '@suite/schema/forms/share'
import { ask, newForm, publish } from '../http/forms.ts'
import { expect, formOf, test as base } from './formPage.ts'
import { openWebsite, type Website } from './website.ts'

const { occ } = suiteHost()

const test = base.extend<{ website: Website, visitor: Page }>({
	// eslint-disable-next-line no-empty-pattern
	website: async ({}, use) => {
		const website = await openWebsite()
		await occ(['config:app:set', 'formsapp', 'embed_origins', '--value', website.origin])
		await use(website)
		await occ(['config:app:delete', 'formsapp', 'embed_origins'])
		await website.close()
	},
	visitor: async ({ browser }, use) => {
		const context = await browser.newContext({ locale: 'en-GB' })
		await use(await context.newPage())
		await context.close()
	},
})

const choices = [{ id: 'c1', label: 'Yes' }, { id: 'c2', label: 'No' }]
const comes = { id: 'q1', type: 'single_choice', title: 'Will you come?', required: true, options: { choices } }
const wish = { id: 'q2', type: 'textarea', title: 'What do you wish for?', showIf: { questionId: 'q1', operator: 'equals', value: 'c1' } }

/** A published form, and the address of its page for frames. */
async function formIn(client: SessionClient, share: ShareChange = {}, form: FormChange['form'] = {}) {
	const { fileId } = await newForm(client, { title: 'Party "at" <home> & away' })
	await ask(client, 'PUT', `/api/forms/${fileId}`, { body: { form, questions: [comes, wish] } })
	return { fileId, url: (await publish(client, fileId, share)).embed.url ?? '' }
}
const answersTo = async (client: SessionClient, fileId: number) =>
	(await ask<ResponseList>(client, 'GET', `/api/forms/${fileId}/responses`)).responses.map(({ answers }) => answers)
const frameOf = (url: string) => `<iframe src="${url}" title="Form"></iframe>`
/** Where the frame has ended up. */
const landed = (page: Page): string | undefined => page.frames()[1]?.url()

test('an allowed website shows the form by the code of Share, as tall as it is, and hears nothing else', async ({
	person, open, visitor, website,
}) => {
	const { fileId } = await formIn(person.client)
	const screen = await open(`/form/${fileId}/share`, 'share')
	const code = await screen.getByRole('textbox', { name: 'Code to embed the form' }).inputValue()
	await expectAccessible(screen, 'section[aria-labelledby=formsapp-embed]')
	website.html = `<script>
		window.heard = []
		addEventListener('message', (event) => heard.push([event.origin, event.data]))
	</script>${code}`
	const troubles = await watchTroubles(visitor.context())
	await visitor.goto(website.origin)
	const frame = visitor.frameLocator('iframe[title="Party \\"at\\" <home> & away"]')
	const element = visitor.locator('iframe')
	const tall = () => element.evaluate((one) => one.clientHeight)
	const needed = () => frame.locator('html').evaluate((root) => Math.ceil(root.getBoundingClientRect().height))
	await expect(frame.getByRole('heading', { name: 'Party "at" <home> & away' })).toBeVisible()
	await expect.poll(async () => await tall() === await needed()).toBe(true)
	const before = await tall()
	await frame.getByRole('radio', { name: 'Yes' }).check()
	await expect.poll(tall).toBeGreaterThan(before + 100)
	await expect.poll(async () => await tall() === await needed()).toBe(true)
	await frame.getByLabel('What do you wish for?').fill('Cake')
	await frame.getByRole('button', { name: 'Send 2 answers' }).click()
	await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeFocused()
	await expect.poll(async () => await tall() === await needed()).toBe(true)
	await expect.poll(() => answersTo(person.client, fileId)).toEqual([{ q1: 'c1', q2: 'Cake' }])
	const heard = await visitor.evaluate(() => (window as unknown as { heard: [string, object][] }).heard)
	expect(heard.length).toBeGreaterThan(2)
	expect(heard.every(([origin, data]) => origin === suiteHost().url && Object.keys(data).sort().join() === 'height,type')).toBe(true)
	await troubles.expectNone()
})

test('other websites show nothing, and none shows the page of the link', async ({ person, visitor, website }) => {
	const { url } = await formIn(person.client)
	const other = await openWebsite()
	try {
		other.html = frameOf(url)
		await visitor.goto(other.origin)
		await expect.poll(() => landed(visitor)).toMatch(/^chrome-error:/)
		website.html = frameOf(url.replace('/embed', ''))
		await visitor.goto(website.origin)
		await expect.poll(() => landed(visitor)).toMatch(/^chrome-error:/)
		website.html = frameOf(url)
		await visitor.goto(website.origin)
		await expect(visitor.frameLocator('iframe').getByRole('radio', { name: 'Yes' })).toBeVisible()
	} finally {
		await other.close()
	}
})

test('a form with a password is answered in a frame where the browser keeps nothing', async ({ person, visitor, website }) => {
	const { fileId, url } = await formIn(person.client, { password: 'A long way to say yes' })
	await visitor.context().addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('The browser keeps nothing.', 'SecurityError')
			},
		})
	})
	const troubles = await watchTroubles(visitor.context())
	website.html = frameOf(`${url}?q1=No`)
	await visitor.goto(website.origin)
	const frame = visitor.frameLocator('iframe')
	await frame.getByLabel('Password').fill('A long way to say yes')
	await frame.getByRole('button', { name: 'Open the form' }).click()
	await expect(frame.getByRole('radio', { name: 'No' })).toBeChecked()
	await frame.getByRole('button', { name: 'Send 1 answer' }).click()
	await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeVisible()
	await expect.poll(() => answersTo(person.client, fileId)).toEqual([{ q1: 'c2' }])
	await expect.poll(() => visitor.context().cookies()).toEqual([])
	await troubles.expectNone()
})

test('a form that needs a login opens in a new tab', async ({ person, website }) => {
	const { url } = await formIn(person.client, {}, { settings: { requireLogin: true } })
	website.html = frameOf(`${url}?q1=No`)
	await person.page.goto(website.origin)
	const frame = person.page.frameLocator('iframe')
	await expect(frame.getByText('Open the form in a new tab and log in there.')).toBeVisible()
	const [tab] = await Promise.all([person.page.waitForEvent('popup'), frame.getByRole('link', { name: 'Open the form' }).click()])
	await ready(tab, 'public')
	await expect(tab.getByRole('radio', { name: 'No' })).toBeChecked()
	await expect.poll(() => tab.evaluate(() => window.opener === null)).toBe(true)
})

test('the page for frames has no edge, enough contrast, and room for a finger at 320 pixels', async ({ browser, person, website }) => {
	const { url } = await formIn(person.client)
	expect(website.origin).not.toBe('')
	for (const colorScheme of ['light', 'dark'] as const) {
		const context = await browser.newContext({ ...phone, colorScheme, locale: 'en-GB', viewport: { width: 320, height: 640 } })
		const page = await context.newPage()
		await page.goto(url)
		await ready(page, 'public')
		await page.getByRole('radio', { name: 'Yes' }).check()
		await expectScreenAccessible(page, { onlyContrast: colorScheme !== 'light' })
		await expectTouchable(page, 'the page for frames')
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
		await context.close()
	}
})

test('without allowed websites, Share says whom to ask', async ({ person, open }) => {
	const { fileId } = await formOf(person)
	await publish(person.client, fileId)
	const page = await open(`/form/${fileId}/share`, 'share')
	await expect(page.getByText('an administrator has to allow that website first.')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Copy code' })).toBeHidden()
})
