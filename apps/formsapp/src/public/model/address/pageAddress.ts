// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

const frame = /(\/f\/[^/]+)\/embed$/

/** Whether an address is that of the page for frames. */
export const isForFrames = (address: string): boolean => frame.test(new URL(address).pathname)

/** The address of the link's page, `…/f/<hash>`, also for the page for frames below it. */
export function pageAddress(address: string): string {
	const page = new URL(address)
	page.pathname = page.pathname.replace(frame, '$1')
	return page.href
}
