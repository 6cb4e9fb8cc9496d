// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { publicPage, type Pages } from '@suite/api/contract/page'
import { routes, type Action } from './action.ts'

/**
 * A page is opened by following a link, which carries no token; a page that is not public is open to every account.
 * The form of a public page is sent to the address of the page.
 */
export function pageDifferences(
	declared: Pages[keyof Pages],
	action: Action,
	unknownToContract: readonly string[],
	method: 'GET' | 'POST' = 'GET',
): string[] {
	const page = publicPage(declared)
	const expected = (page?.paths ?? declared as readonly string[]).map((url) => `${method} ${url}`).join(' and ')
	const [needed, refused] = page ? ['PublicPage', 'NoAdminRequired'] : ['NoAdminRequired', 'PublicPage']
	const isFramed = action.calls.includes('addAllowedFrameAncestorDomain')
	return [
		...(expected === routes(action.frontpage)
			? []
			: [`the pages are ${expected} in the contract and ${routes(action.frontpage)} in PHP`]),
		...(action.api.length === 0 ? [] : ['a page is not served on the OCS mount']),
		...[needed, 'NoCSRFRequired']
			.filter((attribute) => !(attribute in action.attributes))
			.map((attribute) => `a ${page ? 'public ' : ''}page needs #[${attribute}]`),
		...[refused, ...unknownToContract]
			.filter((attribute) => attribute in action.attributes)
			.map((attribute) => `#[${attribute}] is in PHP and not in the contract`),
		...(isFramed === (page?.framedBy !== undefined) ? [] : [
			`framing by other sites is ${isFramed ? 'allowed in PHP and not in the contract' : 'declared in the contract and not allowed in PHP'}`,
		]),
		...action.annotations.map((annotation) => `@${annotation} is a comment that the host obeys; use the attribute`),
		...(action.isJsonApi ? ['a page answers HTML, so its controller is no JsonApi'] : []),
	]
}
