// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'

/** The people that the generated checks need, each in every way they can prove who they are. */
export interface Callers {
	readonly anonymous: Client
	/** Session cookie and request token. */
	readonly user: Client
	readonly admin: Client
	/** Session cookie alone. */
	readonly userWithoutToken: Client
	readonly adminWithoutToken: Client
	/** App password. */
	readonly userBasic: Client
	readonly adminBasic: Client
	readonly userBearer: Client
	readonly adminBearer: Client
	/** Someone who may see what the examples name and change nothing of it, where the app knows such people. */
	readonly reader?: Client
	/** By guard, someone whom it refuses the example of every route, where input alone does not bring that about. */
	readonly strangers?: Readonly<Record<string, Client>>
	/** Secrets of tokens by a scope that they have, and under the empty name one without any, where the app knows tokens. */
	readonly tokens?: Readonly<Record<string, string>>
}
