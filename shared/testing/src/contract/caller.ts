// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'

/** The users that the generated checks need, each with every means of authentication. */
export interface Callers {
	readonly anonymous: Client
	/** Session cookie and request token. */
	readonly user: Client
	readonly admin: Client
	/** Session cookie only. */
	readonly userWithoutToken: Client
	readonly adminWithoutToken: Client
	/** App password. */
	readonly userBasic: Client
	readonly adminBasic: Client
	readonly userBearer: Client
	readonly adminBearer: Client
	/** A user who may see what the examples name but not change it, if the app has such users. */
	readonly reader?: Client
	/** By guard, a user whom it refuses the example of every route, where input alone does not cause a refusal. */
	readonly strangers?: Readonly<Record<string, Client>>
	/**
	 * Token secrets by one of their scopes, the greatest where the contract ranks them, if the app has tokens. Under the empty name one
	 * without any scope, for routes whose scope is not ranked.
	 */
	readonly tokens?: Readonly<Record<string, string>>
}
