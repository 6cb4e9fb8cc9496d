// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { pageAddress } from './pageAddress.ts'

/** The token is behind the #, so that browsers send it to nobody and no server logs it. */
const mark = '#change='

/**
 * The address by which a respondent changes the answers.
 *
 * @param page - address of the link's page, also of the one for frames
 */
export function changeAddress(token: string, page: string): string {
	const address = new URL(pageAddress(page))
	address.search = ''
	address.hash = ''
	return `${address.href}${mark}${encodeURIComponent(token)}`
}

/** @return the token in the address; undefined when there is none */
export function tokenOf(fragment: string): string | undefined {
	try {
		return fragment.startsWith(mark) ? decodeURIComponent(fragment.slice(mark.length)) : undefined
	} catch {
		return undefined
	}
}

/**
 * Keeps the token while somebody logs in, which loses the fragment.
 *
 * @param hash - of the link
 */
export function keepToken(storage: Pick<Storage, 'setItem'> | undefined, hash: string, token: string): void {
	try {
		storage?.setItem(`formsapp-change-${hash}`, token)
	} catch {
		// Without it, the link has to be opened once more after the login.
	}
}

/** @return the token that was kept, once */
export function takeToken(storage: Pick<Storage, 'getItem' | 'removeItem'> | undefined, hash: string): string | undefined {
	try {
		const token = storage?.getItem(`formsapp-change-${hash}`) ?? undefined
		storage?.removeItem(`formsapp-change-${hash}`)
		return token
	} catch {
		return undefined
	}
}
