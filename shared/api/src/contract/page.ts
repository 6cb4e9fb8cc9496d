// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Values of the placeholders in a page's address. */
type Values = Readonly<Record<string, string>>

/** An HTML page that anyone may open, such as an entry page or a form: `#[PublicPage]` in PHP. */
export interface PublicPage {
	readonly access: 'public'
	/** Its addresses below `/apps/<app>`, with placeholders in braces. */
	readonly paths: readonly [`/${string}`, ...`/${string}`[]]
	/** The id of the element in the app's template, on the page itself and on the app's own error page. */
	readonly root: string
	/** Which other sites may frame it: any, or those that PHP reads from a setting. If absent, only pages of the same server may. */
	readonly framedBy?: 'anyone' | 'settings'
	/**
	 * The action that takes the page's form, sent to the address of the page. It needs no session and no request token, because browsers of
	 * mail programs have neither: only for pages whose address is a secret, so that nobody else can send the form.
	 */
	readonly form?: `${string}Controller::${string}`
	/** Values with which the page opens on a fresh instance; absent when there are none. */
	readonly example?: Values
	/** Values for something that does not exist: the response is 404 with the app's own error page. */
	readonly missing?: Values
}

/** Pages by action: the addresses of a page for all accounts, or a public page. */
export type Pages = Readonly<Record<`${string}Controller::${string}`, readonly string[] | PublicPage>>

/** The page if it is public; undefined for one that requires an account. */
export const publicPage = (page: Pages[keyof Pages]): PublicPage | undefined => 'access' in page ? page : undefined

/** The actions that take forms, by the actions of their pages. */
export const forms = (pages: Pages = {}): ReadonlyMap<string, string> => new Map(Object.entries(pages).flatMap(([action, page]) => {
	const form = publicPage(page)?.form
	return form === undefined ? [] : [[action, form] as const]
}))
