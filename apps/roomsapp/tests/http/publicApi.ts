// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import { BearerClient, type Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import type { IssuedApiToken } from '@suite/schema/rooms/token'
import { appPath, ask } from './rooms.ts'

/** Calls the public API as other systems do: with nothing but what proves who calls. */
export function publicCall(caller: Client, path: string, sent: Sent = {}, method = 'GET'): Promise<Reply> {
	return caller.request(method, appPath(`/api/v1${path}`), sent)
}

/** Creates a token with a unique name. */
export const newToken = (admin: Client, wished: object = {}): Promise<IssuedApiToken> =>
	ask<IssuedApiToken>(admin, 'POST', '/api/tokens', { body: { name: uniqueName('token'), ...wished } })

/** A caller of the public API with a new token. */
export async function tokenCaller(admin: Client, wished: object = {}): Promise<BearerClient> {
	return new BearerClient(admin.url, (await newToken(admin, wished)).token)
}

/** Status and text of a refusal; tools compare the text. */
export function told(reply: Reply): { status: number, error: unknown } {
	return { status: reply.status, error: (reply.json as { error?: unknown } | undefined)?.error }
}
