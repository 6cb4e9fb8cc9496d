// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Example } from './example.ts'

/** One content type of an answer that is not JSON; text is sent with `charset`. */
export interface MediaType {
	readonly charset?: 'utf-8'
	/** Whether a browser saves the answer or shows it; what is shown can neither run scripts nor load anything. */
	readonly disposition: 'attachment' | 'inline'
	/** A pattern that the name for saving it matches. */
	readonly filename: string
	/** Input that gives this type; absent where the route's own example does. */
	readonly example?: Example
}

/** By content type: a route may answer in several, such as the formats of an export. */
export type Media = Readonly<Record<`${string}/${string}`, MediaType>>

/** A body that nothing decodes, for webhooks whose sender signs its bytes. */
export interface RawBody {
	/** The header with the signature; `Input::raw()` gives it beside the bytes. */
	readonly signature?: string
}
