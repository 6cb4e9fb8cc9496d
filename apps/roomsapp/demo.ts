// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { DemoExtras } from '@suite/host/demo'

/** Rooms in two buildings: most are for everyone, the editor decides about two of them, and one is for a group. */
export const extras: DemoExtras = {
	fill: async (host, { users, groups }) => {
		await host.occ(['roomsapp:demo', '--manager', users.editor.user, '--group', groups.users])
	},
	hint: (url) => `Calendar clients book rooms at ${url}/remote.php/dav with a user and password from above, as <user>@example.com.`,
}
