// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Values of a page's address. */
type Values = Readonly<Record<string, string>>

/** A page of HTML that everyone may open, such as a door or a form: `#[PublicPage]` in PHP. */
export interface PublicPage {
	readonly access: 'public'
	/** Its addresses below `/apps/<app>`, values in braces. */
	readonly paths: readonly [`/${string}`, ...`/${string}`[]]
	/** The id of the element that the app's template has, on the page itself and on the app's own error page. */
	readonly root: string
	/** Other sites may frame it: any, or those that PHP takes from a setting. Without it only pages of the same server may. */
	readonly framedBy?: 'anyone' | 'settings'
	/** Values that open it on a fresh instance. */
	readonly example: Values
	/** Values of something that does not exist: the answer is 404 with a page of the app's own. */
	readonly missing?: Values
}

/** Pages by their action: the addresses of one for every account, or a public one. */
export type Pages = Readonly<Record<`${string}Controller::${string}`, readonly string[] | PublicPage>>

/** The page as a public one; undefined for one that needs an account. */
export const publicPage = (page: Pages[keyof Pages]): PublicPage | undefined => 'access' in page ? page : undefined
