// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test, type Page } from '@playwright/test'
import { held } from '@suite/fixtures/playwright/held'
import { saved } from '@suite/fixtures/playwright/saved'
import { watchTroubles } from '@suite/fixtures/playwright/troubles'
import { appIds } from '@suite/node/paths'

// What browser tests wait with, on a page of its own.

const [app = ''] = appIds()
const api = `/index.php/apps/${app}`

/** A page whose server answers what is asked, `/late` when it is let go, `/bad` with 500. */
async function open(page: Page): Promise<{ release(): void, answered: string[] }> {
	const { until, release } = held()
	const answered: string[] = []
	await page.route('http://localhost/**', async (route) => {
		const path = new URL(route.request().url()).pathname.replace(api, '')
		if (path === '/') {
			await route.fulfill({ contentType: 'text/html', body: '<h1>Page</h1>' })
			return
		}
		await (path === '/late' ? until : undefined)
		await route.fulfill({ status: path === '/bad' ? 500 : 200, json: {} })
		answered.push(path)
	})
	await page.goto('http://localhost/')
	return { release, answered }
}
const post = (page: Page, ...paths: string[]) => page.evaluate(async ([base, ...all]) => {
	for (const path of all) {
		await fetch(`${base}/${path}`, { method: 'POST' })
	}
}, [api, ...paths])
/** As an app does it: nobody waits for the call. */
const click = async (page: Page, ...paths: string[]) => void await page.evaluate(([base, ...all]) => {
	void all.reduce(
		(before, path) => before.then(() => fetch(`${base}/${path}`, { method: 'POST' })),
		Promise.resolve() as Promise<unknown>,
	)
}, [api, ...paths])

test('an action is over when the call that its answer leads to is answered, too', async ({ page }) => {
	const { answered } = await open(page)
	await saved(page, () => click(page, 'first', 'second', 'third'))
	expect(answered).toEqual(['/first', '/second', '/third'])
})

test('the answer of an earlier call is not taken for that of the action', async ({ page }) => {
	const { release, answered } = await open(page)
	await click(page, 'late')
	await saved(page, async () => {
		release()
		await expect.poll(() => answered).toEqual(['/late'])
		await click(page, 'own')
	})
	expect(answered).toEqual(['/late', '/own'])
})

test('an action whose call fails is not saved', async ({ page }) => {
	await open(page)
	await expect(saved(page, () => click(page, 'good', 'bad'))).rejects.toThrow(`POST ${api}/bad: 500`)
})

test('what goes wrong in our files and calls is found, what the host does is not', async ({ context, page }) => {
	const troubles = await watchTroubles(context)
	await open(page)
	await page.evaluate(() => console.error('of the host'))
	await troubles.expectNone()
	await post(page, 'bad')
	await expect(troubles.expectNone()).rejects.toThrow(`POST http://localhost${api}/bad answers 500`)
})

test('an error and a violation of our own scripts are found', async ({ context, page }) => {
	const troubles = await watchTroubles(context)
	const script =
		'console.error("ours"); setTimeout(() => { throw new Error("thrown") }); document.body.append(Object.assign(new Image(), '
			+ '{ src: "https://elsewhere.example/" }))'
	await page.route('http://localhost/**', (route) => route.request().url().endsWith('.mjs')
		? route.fulfill({ contentType: 'text/javascript', body: script })
		: route.fulfill({
				contentType: 'text/html',
				headers: { 'Content-Security-Policy': 'img-src \'self\'' },
				body: `<body><script type="module" src="/apps/${app}/js/${app}-admin.mjs"></script>`,
			}))
	await page.goto('http://localhost/')
	for (const found of ['console: ours', 'not caught: thrown', 'img-src']) {
		await expect.poll(() => troubles.expectNone().then(() => '', String)).toContain(found)
	}
})
