// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** The text of a step as plain text on one line. */
export function plainWords(html: string): string {
	const body = new DOMParser().parseFromString(html.replace(/<\/(?:p|li)>|<br\s*\/?>/gi, ' $&'), 'text/html').body
	return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
