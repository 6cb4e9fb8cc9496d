// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** What the page around the frame is told; Share → Embed offers a script that hears it. */
export interface HeightMessage {
	readonly type: 'formsapp:height'
	/** CSS pixels */
	readonly height: number
}

/**
 * The origin that may hear of the height.
 *
 * @param allowed - origins of websites, `*` for all
 * @param around - origin of the page around the frame; undefined when the browser does not tell
 * @returns as `postMessage` takes it; undefined for none
 */
export function listenerOf(allowed: readonly string[], around: string | undefined): string | undefined {
	return allowed.includes('*') ? '*' : allowed.find((origin) => origin === around)
}

/** The origin of the page around a frame. Browsers without `ancestorOrigins` have the referrer, which the code to embed asks for. */
export function originAround(location: { readonly ancestorOrigins?: ArrayLike<string> }, referrer: string): string | undefined {
	return location.ancestorOrigins?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined)
}

/** Tells the page around the frame how tall this one is, now and whenever that changes; nobody else, and nothing else. */
export function tellHeight(page: Window, allowed: readonly string[]): void {
	const listener = listenerOf(allowed, originAround(page.location, page.document.referrer))
	if (page.parent === page || listener === undefined) {
		return
	}
	const root = page.document.documentElement
	let told = 0
	new ResizeObserver(() => {
		const height = Math.ceil(root.getBoundingClientRect().height)
		if (height !== told) {
			told = height
			page.parent.postMessage({ type: 'formsapp:height', height } satisfies HeightMessage, listener)
		}
	}).observe(root)
}
