// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { watchTroubles } from '@suite/fixtures/playwright/troubles'
import { appPath, opened, publicHash } from '../http/forms.ts'
import { allInView, expect, formOf, test } from './formPage.ts'

const logo = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="#8a2be2"/></svg>',
)

test('a form gets a logo and colours that can be read, and takes the logo back', async ({ person, open, host, browser }) => {
	const { fileId } = await formOf(person)
	const page = await open(`/form/${fileId}/settings`, 'settings')
	await allInView(page)
	const picture = page.getByRole('group', { name: 'Picture' })
	await saved(page, () => page.locator('input[type=file]').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo }))
	await expect(picture.getByRole('img', { name: 'Picture above the title' })).toBeVisible()
	const alt = page.getByRole('textbox', { name: 'What the picture shows' })
	await alt.fill('Our logo')
	await saved(page, () => alt.press('Tab'))
	const accent = page.getByRole('textbox', { name: 'Colour of buttons and links', exact: true })
	await accent.fill('yellow')
	await accent.press('Tab')
	await expect(page.getByText('Write a colour like #0082c9.')).toBeVisible()
	await accent.fill('#FC0')
	await saved(page, () => accent.press('Tab'))
	await expect(page.getByText('Text in this colour is hard to read on white: 1.5 to 1, at least 4.5 to 1.')).toBeVisible()
	await expectScreenAccessible(page)
	await saved(page, () => page.getByRole('button', { name: 'Use #8f7200, which can be read' }).click())
	await expect(page.getByText('Text in this colour can be read on white: 4.5 to 1.')).toBeVisible()
	const background = page.getByRole('textbox', { name: 'Background colour', exact: true })
	await background.fill('#1a237e')
	await saved(page, () => background.press('Tab'))
	const { form } = await opened(person.client, fileId)
	expect(form.branding).toMatchObject({ headerImageAlt: 'Our logo', accentColor: '#8f7200', backgroundColor: '#1a237e' })

	const hash = await publicHash(person.client, fileId, { password: 'A long way to say yes' })
	for (const colorScheme of ['light', 'dark'] as const) {
		const context = await browser.newContext({ baseURL: host.url, colorScheme, locale: 'en-GB' })
		const troubles = await watchTroubles(context)
		const visitor = await context.newPage()
		await visitor.goto(appPath(`/f/${hash}`))
		await ready(visitor, 'public')
		await visitor.getByLabel('Password').fill('A long way to say yes')
		await visitor.getByRole('button', { name: 'Open the form' }).click()
		await expect(visitor.getByRole('img', { name: 'Our logo' })).toBeVisible()
		await expect(visitor.locator('body')).toHaveCSS('background-color', 'rgb(26, 35, 126)')
		await expectScreenAccessible(visitor)
		await troubles.expectNone()
		await context.close()
	}

	await saved(page, () => picture.getByRole('button', { name: 'Remove the picture' }).click())
	await expect(picture.getByRole('img')).toBeHidden()
	await saved(page, () => picture.getByRole('button', { name: 'Undo' }).click())
	await expect(picture.getByRole('img')).toBeVisible()
})

test('people are sent on by a button after the thanks', async ({ person, open, host, browser }) => {
	const { fileId } = await formOf(person)
	const page = await open(`/form/${fileId}/settings`, 'settings')
	await page.getByRole('textbox', { name: 'Text of the button' }).fill('To our website')
	await page.getByRole('textbox', { name: 'Text of the button' }).press('Tab')
	await expect(page.getByText('The button appears when it has a text and an address.')).toBeVisible()
	const address = page.getByRole('textbox', { name: 'Address of the button' })
	await address.fill('javascript:alert(1)')
	await saved(page, () => address.press('Tab'), { isRefused: true })
	await expect(page.getByText('This is not the address of a web page.')).toBeVisible()
	await address.fill('example.org/next')
	await saved(page, () => address.press('Tab'))

	const context = await browser.newContext({ baseURL: host.url, locale: 'en-GB' })
	const visitor = await context.newPage()
	await visitor.goto(appPath(`/f/${await publicHash(person.client, fileId)}`))
	await ready(visitor, 'public')
	await visitor.getByRole('radio', { name: 'Tea' }).check()
	await visitor.getByRole('button', { name: 'Send 1 answer' }).click()
	await expect(visitor.getByRole('link', { name: 'To our website' })).toHaveAttribute('href', 'https://example.org/next')
	await expectScreenAccessible(visitor)
	await context.close()
})
