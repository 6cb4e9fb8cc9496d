// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Example } from './example.ts'

/** One content type of a response that is not JSON; text is sent with `charset`. */
export interface MediaType {
	readonly charset?: 'utf-8'
	/** Whether the browser saves or shows the response; what it shows can neither run scripts nor load anything. */
	readonly disposition: 'attachment' | 'inline'
	/** A pattern that the suggested file name matches. */
	readonly filename: string
	/** Input that produces this type; absent if the route's own example does. */
	readonly example?: Example
}

/** By content type: a route may respond with several, such as export formats. */
export type Media = Readonly<Record<`${string}/${string}`, MediaType>>

/** A body that is not decoded, for webhooks whose sender signs its bytes. */
export interface RawBody {
	/** The header with the signature; `Input::raw()` returns it with the bytes. */
	readonly signature?: string
}
