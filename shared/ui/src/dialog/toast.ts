// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Shows a message above the page; loads the required code on first use. */
export async function toast(kind: 'error' | 'success', text: string): Promise<void> {
	const { showError, showSuccess } = await import('./dialogs.ts')
	;(kind === 'error' ? showError : showSuccess)(text)
}
