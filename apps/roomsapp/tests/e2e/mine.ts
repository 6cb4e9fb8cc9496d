// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Browser, Page } from '@playwright/test'
import { takeSession } from '@suite/fixtures/playwright/session'
import { undisturbed } from '@suite/fixtures/playwright/undisturbed'
import { ready } from '@suite/fixtures/playwright/ready'
import type { Member } from '../http/people.ts'

/** Opens a screen of Rooms as somebody and waits until it can be used. */
export async function openAs(browser: Browser, member: Member, path: string, screen: string): Promise<Page> {
	await undisturbed(member.session)
	const context = await browser.newContext()
	await takeSession(context, member.session)
	const page = await context.newPage()
	await page.goto(`${member.session.url}/index.php/apps/roomsapp${path}`)
	await ready(page, screen)
	return page
}

/** A time of a day far enough ahead that no test run reaches it, and near enough to be booked. */
export function ahead(days: number, hour: number): { readonly start: string, readonly end: string, readonly day: string } {
	const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
	const time = (at: number) => `${day}T${String(at).padStart(2, '0')}:00:00`
	return { start: time(hour), end: time(hour + 1), day }
}
