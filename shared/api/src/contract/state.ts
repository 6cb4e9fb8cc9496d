// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Static, TSchema } from 'typebox'

/** Data that PHP puts on a page for its script: `provideInitialState` under the name of the state. */
export interface State {
	readonly schema: TSchema
	/** A page that provides it, below the root of the server. */
	readonly page: `/${string}`
	/** Who may open that page. */
	readonly access: 'public' | 'user' | 'admin'
}

export type States = Readonly<Record<string, State>>

/** The type of a state in the browser, by its name. */
export type StateOf<C extends { readonly states?: States }, N extends keyof C['states']> =
	C['states'][N] extends { readonly schema: infer S extends TSchema } ? Static<S> : never
