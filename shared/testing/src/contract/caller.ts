// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** What a check sends. */
export interface Sent {
	readonly query?: Readonly<Record<string, string>>
	/** Sent as JSON. */
	readonly body?: unknown
	/** Sent as it is, instead of body. */
	readonly raw?: string
	readonly headers?: Readonly<Record<string, string>>
}

/** What came back. */
export interface Reply {
	readonly status: number
	readonly headers: Headers
	readonly text: string
	/** The parsed body; undefined when it is no JSON. */
	readonly json: unknown
}

/** Someone who calls the host over HTTP. */
export interface Caller {
	request(method: string, path: string, sent?: Sent): Promise<Reply>
}

/** The people that the generated checks need, each in every way they can prove who they are. */
export interface Callers {
	readonly anonymous: Caller
	/** Session cookie and request token. */
	readonly user: Caller
	readonly admin: Caller
	/** Session cookie alone. */
	readonly userWithoutToken: Caller
	readonly adminWithoutToken: Caller
	/** App password. */
	readonly userBasic: Caller
	readonly adminBasic: Caller
	readonly userBearer: Caller
	readonly adminBearer: Caller
}
