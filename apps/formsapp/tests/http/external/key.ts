// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { HeaderClient, type Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import { permissions, type IssuedApiKey, type Permission } from '@suite/schema/forms/key'
import { ask, call } from '../answers/scene.ts'

export const header = 'X-Forms-API-Key'

/** A client that proves itself with the text of a key. */
export const holder = (key: string, name: string = header): Client => new HeaderClient(suiteHost().url, name, key)

/** Makes a key of a form; with every permission unless others are named. */
export const newKey = (by: Client, fileId: number, allowed: readonly Permission[] = permissions): Promise<IssuedApiKey> =>
	ask<IssuedApiKey>(by, 'POST', `/api/forms/${fileId}/api-keys`, { body: { name: 'Tool', permissions: allowed } })

/** A client with a key of a form. */
export const program = async (by: Client, fileId: number, allowed?: readonly Permission[]): Promise<Client> =>
	holder((await newKey(by, fileId, allowed)).key)

/** Calls a route of the external API below that of the form. */
export const external = (by: Client, method: string, form: { readonly fileId: number }, path = '', sent: Sent = {}): Promise<Reply> =>
	call(by, method, `/api/v1/external/forms/${form.fileId}${path}`, sent)

/** Sends answers by a key. */
export function send(
	by: Client, form: { readonly fileId: number }, answers: unknown, headers: Record<string, string> = {},
): Promise<Reply> {
	return external(by, 'POST', form, '/responses', { body: { answers }, headers })
}

/** Switches off the limits of Forms, which is done by whatever is not about limits. */
export const withoutLimits = (): Promise<unknown> => suiteHost().occ(['config:app:set', 'formsapp', 'own_limits', '--value', 'off'])
