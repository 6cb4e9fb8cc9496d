// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFile } from 'node:fs/promises'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import type { ResponseList } from '@suite/schema/forms/response'
import decodeQR from 'qr/decode.js'
import { ask, publicHash } from '../http/forms.ts'
import { expect, formOf, test } from './formPage.ts'

test('a link is made that fills in answers and brings a hidden field, and answers to it can be printed', async ({
	browser, host, person, open,
}) => {
	const { fileId } = await formOf(person)
	await ask(person.client, 'PUT', `/api/forms/${fileId}`, { body: { form: { hiddenFields: [{ name: 'source' }] } } })
	await publicHash(person.client, fileId)
	const page = await open(`/form/${fileId}/share`, 'share')
	await page.getByRole('button', { name: 'Prefilled link' }).click()
	const dialog = page.getByRole('dialog', { name: 'Prefilled link' })
	await dialog.getByRole('radio', { name: 'Coffee' }).check()
	await dialog.getByRole('textbox', { name: 'source' }).fill('news & more')
	await expectAccessible(page, '[role=dialog]')
	const link = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue()

	const context = await browser.newContext({ baseURL: host.url, locale: 'en-GB' })
	const form = await context.newPage()
	await form.goto(link)
	await ready(form, 'public')
	await expect(form.getByText('The link filled in some answers.')).toBeVisible()
	await expect(form.getByRole('radio', { name: 'Coffee' })).toBeChecked()
	await form.getByRole('button', { name: 'Send 1 answer' }).click()
	await expect(form.getByRole('button', { name: 'Print or save your answers' })).toBeVisible()
	await form.emulateMedia({ media: 'print' })
	await expect(form.getByRole('term').filter({ hasText: 'Tea or coffee?' })).toBeVisible()
	await expect(form.getByText('Receipt number')).toBeVisible()
	await expect(form.getByRole('heading', { name: 'Thank you' })).toBeHidden()
	await expect(form.getByRole('button')).toHaveCount(0)
	await context.close()
	const { responses } = await ask<ResponseList>(person.client, 'GET', `/api/forms/${fileId}/responses`)
	expect(responses.map(({ answers }) => answers)).toEqual([{ q1: 'c2', source: 'news & more' }])
})

test('the code of a link is read from the image that is downloaded', async ({ person, open }) => {
	const { fileId } = await formOf(person)
	await publicHash(person.client, fileId)
	const page = await open(`/form/${fileId}/share`, 'share')
	const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
	await page.getByRole('button', { name: 'QR code' }).click()
	await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
	await expectAccessible(page, '[role=dialog]')
	const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download PNG' }).click()])
	expect(file.suggestedFilename()).toMatch(/-qr\.png$/)
	const bytes = [...await readFile(await file.path())]
	const { side, pixels } = await page.evaluate(async (all) => {
		const image = await createImageBitmap(new Blob([new Uint8Array(all)], { type: 'image/png' }))
		const canvas = new OffscreenCanvas(400, 400)
		const context = canvas.getContext('2d')!
		context.drawImage(image, 0, 0, 400, 400)
		return { side: image.width, pixels: [...context.getImageData(0, 0, 400, 400).data] }
	}, bytes)
	expect(side).toBeGreaterThanOrEqual(1200)
	expect(decodeQR({ width: 400, height: 400, data: new Uint8ClampedArray(pixels) })).toBe(link)
})

test('the answer to an earlier question is inserted where the cursor is', async ({ person, open }) => {
	const { fileId } = await formOf(person)
	const page = await open(`/form/${fileId}/questions`, 'questions')
	const title = page.locator('[data-question=q2] [data-part=title] textarea')
	await title.fill('Why , really?')
	await title.press('Home')
	for (let step = 0; step < 'Why '.length; step++) {
		await title.press('ArrowRight')
	}
	await page.locator('[data-question=q2]').getByRole('button', { name: 'Insert answer' }).click()
	await saved(page, () => page.getByRole('menuitem', { name: 'Tea or coffee?' }).click())
	await expect(title).toHaveValue('Why {{q1}}, really?')
	await expect(title).toBeFocused()
})
