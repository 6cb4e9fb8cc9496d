// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Offers something as a download. */
export function saveFile(name: string, content: Blob): void {
	const address = URL.createObjectURL(content)
	Object.assign(document.createElement('a'), { href: address, download: name }).click()
	setTimeout(() => URL.revokeObjectURL(address), 10_000) // the browser reads it only after the click
}

/** A text as part of the name of a file, on every system; empty where nothing is left. */
export const nameForFile = (text: string): string => text.replace(/[\p{Cc}/\\:*?"<>|]+/gu, '-').trim()
