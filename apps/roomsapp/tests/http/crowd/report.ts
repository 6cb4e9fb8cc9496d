// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { suiteHost } from '@suite/host/suite-host'
import type { Room } from '@suite/schema/rooms/room'

/** What `occ roomsapp:check` finds in some rooms, and orphans, which are in none. */
export async function differences(...rooms: readonly Room[]): Promise<string[]> {
	const { stdout, stderr } = await suiteHost().occ(['roomsapp:check', '--output=json'], { mayFail: true })
	if (!stdout.startsWith('{')) {
		throw new Error(`roomsapp:check says:\n${stdout}${stderr}`)
	}
	const { found } = JSON.parse(stdout) as { found: Readonly<Record<string, readonly string[]>> }
	return Object.entries(found).flatMap(([finding, list]) => list
		.filter((what) => finding === 'orphaned' || rooms.some(({ id }) => what.startsWith(`${id}: `)))
		.map((what) => `${finding}: ${what}`))
}
