// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Tells a page that it is open in the picker, so that no tour starts in it. */
export const pickerMark = 'wizardapp-picker'

/** The part before `/apps/…` in this server's addresses: the installation folder, and `/index.php` where it is needed. */
export function basePath(pathname: string): string {
	return pathname.split(/\/(?:settings|apps)\//)[0] ?? ''
}

/**
 * The address of a typed page, marked for picking; null when it is not a page of this server.
 *
 * @param typed - a full address, or a path with or without the part before `/apps/…`
 * @param page - address of the page that calls this
 */
export function pageAddress(typed: string, page: URL | Location): string | null {
	const text = typed.trim()
	const base = basePath(page.pathname)
	const path = /^(?:apps|settings)\//.test(text) ? `/${text}` : text
	let address: URL
	try {
		address = new URL(/^\/(?:apps|settings)\//.test(path) ? base + path : path, page.origin)
	} catch {
		return null
	}
	if (address.origin !== page.origin) {
		return null
	}
	address.searchParams.set(pickerMark, '1')
	return address.href
}
