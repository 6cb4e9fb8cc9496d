// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** In the title of a test that runs on every server in every run: `test('… @every-host', …)`. */
export const everyHost = '@every-host'

/** Conditions for titles. */
export interface TitleWish {
	/** On the embedded host: excludes tests that need a real one. */
	readonly isEmbedded: boolean
	/** Only those with this mark. */
	readonly mark?: string
	/** The pattern requested in addition. */
	readonly title?: string
}

/** The pattern for vitest and Playwright; undefined when every test runs. */
export function titlePattern({ isEmbedded, mark, title }: TitleWish): string | undefined {
	const parts = [
		...(isEmbedded ? ['(?!.*@real-host)'] : []),
		...(mark === undefined ? [] : [`(?=.*${mark})`]),
		...(title === undefined ? [] : [`(?=.*(?:${title}))`]),
	]
	return parts.length === 0 ? undefined : `^${parts.join('')}`
}

/** A pattern for exactly this title. */
export function exactly(title: string): string {
	return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
