// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { StepsAnswer } from '@suite/schema/wizard/tour'
import type { TourLabels } from '@suite/schema/wizard/values'
import type { Step } from '@suite/schema/wizard/step'
import { builtFrontEnd } from '@suite/fixtures/playwright/front-end'
import { serveStaticSite, type SiteAnswer, type SiteCall } from '@suite/fixtures/playwright/static-site'

/** The app's folder. */
export const folder = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

interface Texts { readonly labels: TourLabels, readonly steps: Record<string, { title: string, text: string }> }
const read = <T>(path: string) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8')) as T

/** The texts of the built-in tour in a language. */
export const texts = (language = 'en') => read<Texts>(`resources/tour/${language}.json`)

/** A step with its own title and text, centred unless specified otherwise. */
export function step(id: string, more: Partial<Step> = {}): Step {
	return {
		id, title: `Title of ${id}`, text: `<p>Text of ${id}.</p>`, attachTo: '', position: 'bottom', enabled: true, visibleToGroups: [],
		ifMissing: 'center', opens: '', requiresApp: '', interactive: false, ...more,
	}
}

/** The built-in tour. */
export function builtIn(language = 'en'): Step[] {
	return read<Step[]>('resources/tour/structure.json').map((behaviour) =>
		step(behaviour.id, { ...behaviour, ...texts(language).steps[behaviour.id] }))
}

/** What GET /api/steps returns to a user who has never seen the tour. */
export function pending(steps: readonly Step[], more: Partial<StepsAnswer> = {}): StepsAnswer {
	return {
		success: true, steps: [...steps], useDefault: true, enabled: true, language: 'en', version: '1', pending: true, state: 'new',
		lastStep: null,
		permanent_disable: false, labels: texts().labels, ...more,
	}
}

export const headers = Object.freeze({ 33: `${folder}/tests/fixtures/header-33.html`, 34: `${folder}/tests/fixtures/header-34.html` })

/** The host's dark theme, as far as the tour uses it. */
export const dark =
	`<style>:root { color-scheme: dark; --color-main-background: #171717; --color-main-text: #ebebeb; --color-text-maxcontrast: #a5a5a5;
--color-border-dark: #3b3b3b; --color-background-hover: #212121;
--color-primary-element: #0091f2; --color-primary-element-text: #000; --color-primary-element-hover: #46b6ff;
--color-primary-element-light: #14232c; --color-primary-element-light-text: #99d3f1; --color-primary-element-light-hover: #1f2d35 }</style>`

/** A page that loads the tour's loader as the host does, without anything else from the host. */
export function html(body: string, head = ''): string {
	return `<!DOCTYPE html><html lang="en" data-locale="en">
<head data-user="someone" data-user-displayname="Someone" data-requesttoken="token">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A page</title>
<script>window._oc_webroot = ''</script>
<style>body{margin:0;font-family:sans-serif;background:var(--color-main-background);color:var(--color-main-text)}</style>${head}
<script type="module" src="/custom_apps/wizardapp/js/wizardapp-loader-without-l10n.mjs?v=1"></script></head><body>${body}</body></html>`
}

/** Opens a page where the tour is pending and returns the calls it makes. */
export async function openTour(
	page: Page,
	answer: StepsAnswer,
	body = '<main><h1>A page</h1><button id="first">First</button></main>',
	more: { head?: string, respond?: SiteAnswer } = {},
): Promise<SiteCall[]> {
	const { url, calls } =
		await serveStaticSite(page, 'wizardapp', builtFrontEnd(folder), html(body, more.head), (call) => more.respond?.(call)
			?? { body: call.path === '/api/steps' ? answer : { success: true } })
	await page.goto(url)
	return calls
}
