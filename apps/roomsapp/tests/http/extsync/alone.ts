// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import type { ListedRoom } from '@suite/schema/rooms/room'
import { ask } from '../rooms.ts'

/** Takes their mailboxes from rooms that other files have left: the stand-in would be asked for them, too. */
export async function syncAlone(admin: Client): Promise<void> {
	for (const { id, extsyncConfig } of await ask<ListedRoom[]>(admin, 'GET', '/api/rooms')) {
		if (extsyncConfig !== undefined && extsyncConfig !== null) {
			await ask(admin, 'PUT', `/api/rooms/${id}`, { body: { extsyncConfig: null } })
		}
	}
}
