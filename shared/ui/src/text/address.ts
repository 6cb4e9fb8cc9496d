// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Completes a typed address: a bare host name or email address gets its scheme. */
export function completeAddress(typed: string): string {
	const text = typed.trim()
	if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) {
		return `mailto:${text}`
	}
	return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(text) ? `https://${text}` : text
}
