// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectAccessible, expectScreenAccessible } from '@suite/fixtures/playwright/axe'
import { expect, test } from '@suite/fixtures/playwright/host-test'
import { ready } from '@suite/fixtures/playwright/ready'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import { takeSession } from '@suite/fixtures/playwright/session'
import { watchTroubles } from '@suite/fixtures/playwright/troubles'
import { appPath, formWith, newForm, opened } from '../http/forms.ts'
import { cards, change, openBuilder, preview, restingBox, settled, team, titleOf, titles } from './builderPage.ts'

const yesNo = [{ id: 'c1', label: 'Yes' }, { id: 'c2', label: 'No' }]
const three = [{ type: 'text', title: 'One' }, { type: 'text', title: 'Two' }, { type: 'text', title: 'Three' }]

test('a form is written by keyboard alone, saved by itself and there again after a reload @every-host', async ({ person }) => {
	const { page, client, context } = person
	const troubles = await watchTroubles(context)
	const { fileId } = await newForm(client)
	await openBuilder(page, client, fileId)
	const keys = page.keyboard
	await expect(page.getByRole('textbox', { name: 'Title of the form' })).toBeFocused()
	await keys.press('Enter')
	await expect(titleOf(cards(page).first())).toBeFocused()
	await keys.type('Do you come?')
	await page.getByRole('textbox', { name: 'Choice 1' }).focus()
	await keys.type('Yes')
	await keys.press('Enter')
	await keys.type('No')
	await titleOf(cards(page).first()).focus()
	await keys.press('Enter')
	await expect(cards(page)).toHaveCount(2)
	await keys.type('With whom?')
	await page.getByRole('combobox', { name: 'Type of question' }).selectOption('Short text')
	await page.getByRole('button', { name: 'Show only when' }).press('Enter')
	await expect(page.getByRole('combobox', { name: 'Question that is asked' })).toBeFocused()
	await expect(page.getByRole('combobox', { name: 'Question that is asked' })).toHaveValue(/^q/)
	await page.getByRole('button', { name: 'Add condition' }).press('Enter')
	await expect(page.getByRole('combobox', { name: 'Question that is asked' }).nth(1)).toBeFocused()
	await page.getByRole('button', { name: /^Remove the condition/ }).nth(1).press('Enter')
	await expect(page.getByRole('combobox', { name: 'Question that is asked' })).toBeFocused()
	await titleOf(cards(page).nth(1)).focus()
	await keys.press('Alt+ArrowUp')
	await expect(titleOf(cards(page).first())).toBeFocused()
	await keys.press('ControlOrMeta+z')
	await settled(page)
	const { form } = await opened(client, fileId)
	expect(form.questions).toMatchObject([
		{ type: 'single_choice', title: 'Do you come?', options: { choices: [{ label: 'Yes' }, { label: 'No' }] } },
		{ type: 'text', title: 'With whom?', showIf: { operator: 'equals' } },
	])
	await page.reload()
	await ready(page, 'questions')
	await expect(titleOf(cards(page).nth(1))).toHaveValue('With whom?')
	await expect(cards(page).nth(1)).toContainText('Show when “Do you come?” is “Yes”')
	await troubles.expectNone()
})

test('questions are added from the menu, a pasted list becomes choices, and the preview follows', async ({ person }) => {
	const { page, client } = person
	const { fileId } = await newForm(client)
	await openBuilder(page, client, fileId)
	await page.getByRole('button', { name: 'Add question' }).click()
	await page.getByRole('menuitem', { name: 'Multiple choice' }).click()
	await expect(titleOf(cards(page))).toBeFocused()
	await page.keyboard.type('Fruit')
	const first = page.getByRole('textbox', { name: 'Choice 1' })
	await first.focus()
	await first.evaluate((field) => {
		const clipboardData = new DataTransfer()
		clipboardData.setData('text/plain', '1. Apple\n2. Pear\n3. Plum')
		field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
	})
	await expect(page.getByRole('textbox', { name: 'Choice 3' })).toHaveValue('Plum')
	await expect(preview(page).getByRole('checkbox')).toHaveCount(3)
	await page.getByRole('button', { name: 'Delete Pear' }).click()
	await expect(page.getByRole('region', { name: 'Deleted “Pear”' })).toBeVisible()
	await page.getByRole('button', { name: 'Undo', exact: true }).click()
	await expect(page.getByRole('textbox', { name: 'Choice 2' })).toHaveValue('Pear')
	await settled(page)
	const { form } = await opened(client, fileId)
	expect(form.questions[0]?.options).toMatchObject({ choices: [{ label: 'Apple' }, { label: 'Pear' }, { label: 'Plum' }] })
})

test('pages are made, rules lead on, and warnings say what respondents would stumble over', async ({ person }) => {
	const { page, client } = person
	const fileId = await formWith(client, [
		{ type: 'single_choice', title: 'Come?', options: { choices: yesNo } },
		{ type: 'text', title: 'Food' },
		{ type: 'text', title: 'Bye' },
	])
	await openBuilder(page, client, fileId)
	for (const name of ['Food', 'Bye']) {
		const card = cards(page).filter({ has: page.getByRole('button', { name: `Move “${name}”` }) })
		await titleOf(card).click()
		await page.getByRole('button', { name: `Actions for “${name}”` }).click()
		await page.getByRole('menuitem', { name: 'Begin a new page here' }).click()
	}
	await page.getByRole('region', { name: 'Page 1' }).getByRole('button', { name: 'After this page go to' }).click()
	await expect(page.getByRole('combobox', { name: 'After this page go to' })).toBeFocused()
	await page.getByRole('combobox', { name: 'Value' }).selectOption('No')
	await settled(page)
	const { form } = await opened(client, fileId)
	expect(form.pages).toMatchObject([{ routing: [{ operator: 'equals', value: 'c2' }] }, {}, {}])
	await preview(page).getByRole('button', { name: 'Start again' }).click()
	await preview(page).getByRole('radio', { name: 'No' }).check()
	await expect(preview(page)).toContainText('Page 1 of 2')
	await preview(page).getByRole('button', { name: 'Next' }).click()
	await expect(preview(page)).toContainText('Bye')

	await titleOf(cards(page).nth(1)).fill('')
	await expect(cards(page).nth(1)).toContainText('The question has no title.')
	await expect(page.getByRole('button', { name: '1 place to look at' })).toBeVisible()
})

test('a question is moved by dragging, from its handle by keyboard, and back by Undo', async ({ person }) => {
	const { page, client } = person
	const fileId = await formWith(client, three)
	await openBuilder(page, client, fileId)
	const handle = page.getByRole('button', { name: 'Move “One”' })
	await handle.hover()
	await page.mouse.down()
	// the question that is pressed opens, and pushes the others down
	await expect(page.getByRole('button', { name: 'Add below' })).toBeVisible()
	const last = await restingBox(cards(page).last())
	await page.mouse.move(last.x, last.y + last.height - 2, { steps: 5 })
	await page.mouse.up()
	await expect(titleOf(cards(page).last())).toHaveValue('One')
	await settled(page)
	await expect.poll(() => titles(client, fileId)).toEqual(['Two', 'Three', 'One'])
	await handle.press(' ')
	await page.keyboard.press('Home')
	await page.keyboard.press(' ')
	await expect(handle).toBeFocused()
	await expect(titleOf(cards(page).first())).toHaveValue('One')
	await page.keyboard.press('ControlOrMeta+z')
	await expect(titleOf(cards(page).last())).toHaveValue('One')
})

test('two windows at once: different questions are merged, of the same one both stay @every-host', async ({ admin, browser }) => {
	const { folder, editors: [ann], viewer, close } = await team(browser, admin)
	// Of the same person: of two people, only one edits.
	const bob = await ann!.anotherWindow()
	const fileId = await formWith(ann!.client, three, { path: `/${folder}` })
	await openBuilder(ann!.page, ann!.client, fileId)
	await openBuilder(bob.page, bob.client, fileId)
	await titleOf(cards(ann!.page).nth(0)).fill('Of Ann')
	await settled(ann!.page)
	await titleOf(cards(bob.page).nth(1)).fill('Of Bob')
	await settled(bob.page)
	await expect(titleOf(cards(bob.page).nth(0))).toHaveValue('Of Ann')
	await expect.poll(() => titles(ann!.client, fileId)).toEqual(['Of Ann', 'Of Bob', 'Three'])

	await titleOf(cards(ann!.page).nth(2)).fill('Third of Ann')
	await settled(ann!.page)
	await titleOf(cards(bob.page).nth(2)).fill('Third of Bob')
	const dialog = bob.page.getByRole('dialog', { name: 'Someone else has changed the same part' })
	await expect(dialog).toContainText('Third of Ann')
	await expectAccessible(bob.page, '[role="dialog"]')
	await dialog.getByRole('radio', { name: 'Both, as two questions' }).check()
	await dialog.getByRole('button', { name: 'Go on with these' }).click()
	await settled(bob.page)
	await expect.poll(() => titles(ann!.client, fileId)).toEqual(['Of Ann', 'Of Bob', 'Third of Bob', 'Third of Ann'])

	await openBuilder(viewer.page, viewer.client, fileId)
	await expect(viewer.page.getByText('You can look at this form and its results, but not change it.')).toBeVisible()
	await expect(preview(viewer.page)).toContainText('Of Ann')
	await expect(cards(viewer.page)).toHaveCount(0)
	await bob.page.context().close()
	await close()
})

test('the one who came first edits; another watches, takes over, and nothing is lost', async ({ admin, browser }) => {
	const { folder, editors: [ann, bob], close } = await team(browser, admin)
	const fileId = await formWith(ann!.client, three, { path: `/${folder}` })
	await openBuilder(ann!.page, ann!.client, fileId)
	await titleOf(cards(ann!.page).nth(0)).fill('Of Ann')
	await settled(ann!.page)
	await openBuilder(bob!.page, bob!.client, fileId)
	await expect(bob!.page.getByText('is editing the questions.')).toBeVisible()
	await expect(cards(bob!.page)).toHaveCount(0)
	await expectScreenAccessible(bob!.page)
	await titleOf(cards(ann!.page).nth(1)).fill('Also of Ann')
	await expect(preview(bob!.page)).toContainText('Also of Ann')

	await bob!.page.getByRole('button', { name: 'Take over' }).press('Enter')
	await titleOf(cards(bob!.page).nth(2)).fill('Of Bob')
	await settled(bob!.page)
	// Ann learns of it when her page asks the next time.
	await ann!.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
	await expect(ann!.page.getByText('has taken over editing. Everything you wrote is saved.')).toBeVisible()
	await expect(preview(ann!.page)).toContainText('Of Bob')
	await expect.poll(() => titles(ann!.client, fileId)).toEqual(['Of Ann', 'Also of Ann', 'Of Bob'])
	await close()
})

test('a slash in an empty title chooses the type', async ({ person }) => {
	const { page, client } = person
	const fileId = await formWith(client, three)
	await openBuilder(page, client, fileId)
	await titleOf(cards(page).nth(2)).press('Enter')
	const title = titleOf(cards(page).nth(3))
	await expect(title).toBeFocused()
	await page.keyboard.press('/')
	const types = cards(page).nth(3).getByRole('combobox', { name: 'Type of question' })
	await expect(types).toBeFocused()
	await types.selectOption({ label: 'Date' })
	await expect(title).toBeFocused()
	await expect(title).toHaveValue('')
	await page.keyboard.type('When? 1/2')
	await settled(page)
	await expect.poll(async () => (await opened(client, fileId)).form.questions.at(-1)).toMatchObject({ type: 'date', title: 'When? 1/2' })
})

test('offline, what is written is kept and saved later; what a closed page had not saved comes back', async ({ person }) => {
	const { page, client, context } = person
	const fileId = await formWith(client, three)
	await openBuilder(page, client, fileId)
	await context.setOffline(true)
	await titleOf(cards(page).first()).fill('Offline')
	await expect(page.getByText('You are offline. Your changes are saved when you are back.')).toBeVisible()
	await context.setOffline(false)
	await settled(page)
	await expect.poll(() => titles(client, fileId)).toEqual(['Offline', 'Two', 'Three'])

	await page.route('**/api/forms/*', (route) => route.request().method() === 'PUT' ? route.abort() : route.continue())
	await titleOf(cards(page).first()).fill('Not saved')
	await expect(page.getByText('They are kept in this browser.')).toBeVisible()
	page.on('dialog', (dialog) => void dialog.accept())
	await page.goto('about:blank')
	await page.unroute('**/api/forms/*')
	await change(client, fileId, { form: { title: 'Changed meanwhile' } })
	await page.goto(appPath(`/form/${fileId}/questions`))
	await ready(page, 'questions')
	await expect(titleOf(cards(page).first())).toHaveValue('Not saved')
	await settled(page)
	await expect.poll(() => titles(client, fileId)).toEqual(['Not saved', 'Two', 'Three'])
})

test('what the server would refuse is said at the question and saved when it is corrected', async ({ person }) => {
	const { page, client } = person
	const fileId = await formWith(client, [{ type: 'number', title: 'Age' }])
	await openBuilder(page, client, fileId)
	await titleOf(cards(page)).click()
	await page.getByRole('spinbutton', { name: 'At least' }).fill('5')
	await page.getByRole('spinbutton', { name: 'At most' }).fill('1')
	await expect(cards(page)).toContainText('The lowest value is above the highest.')
	await expect(page.getByText('Not saved: correct what is marked at 1 place.')).toBeVisible()
	await page.getByRole('spinbutton', { name: 'At most' }).fill('10')
	await settled(page)
	const { form } = await opened(client, fileId)
	expect(form.questions[0]?.options).toMatchObject({ min: 5, max: 10 })
})

test('every type can be edited without a fault of accessibility, wide and on a phone', async ({ person, browser }) => {
	const { page, client } = person
	const { fileId } = await newForm(client, { template: 'survey' })
	const types = ['text', 'single_choice', 'multiple_choice', 'date', 'linear_scale', 'rating', 'matrix', 'table', 'section']
	await change(client, fileId, { questions: types.map((type) => ({ type, title: type, options: type === 'matrix'
		? { rows: yesNo, columns: yesNo }
		: type === 'table' ? { columns: [{ id: 'c1', label: 'Name', inputType: 'text' }] } : { choices: yesNo } })) })
	await openBuilder(page, client, fileId)
	for (const type of types) {
		await titleOf(cards(page).filter({ has: page.getByRole('button', { name: `Move “${type}”` }) })).click()
		await expect(page.getByRole('combobox', { name: 'Type of question' })).toHaveValue(type)
		await expectAccessible(page, '.card--selected')
	}
	await expectScreenAccessible(page)

	const context = await browser.newContext({ ...phone, baseURL: client.url })
	await takeSession(context, client)
	const small = await context.newPage()
	await openBuilder(small, client, fileId)
	await titleOf(cards(small).nth(1)).click()
	await expect(small.getByRole('textbox', { name: 'Choice 1' })).toBeVisible()
	await expectTouchable(small, 'questions')
	await small.getByRole('button', { name: 'Preview' }).click()
	await expect(preview(small)).toBeVisible()
	await expectTouchable(small, 'preview')
	await context.close()
})
