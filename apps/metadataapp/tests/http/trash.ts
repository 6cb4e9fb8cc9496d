// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { suiteHost } from '@suite/host/suite-host'
import type { Member } from './people.ts'

const at = (member: Member): string => `/remote.php/dav/trashbin/${encodeURIComponent(member.user)}`

/** Address of the newest item with a name in a member's trash bin. */
async function trashed(member: Member, name: string): Promise<string> {
	const body = '<d:propfind xmlns:d="DAV:" xmlns:nc="http://nextcloud.org/ns"><d:prop><nc:trashbin-filename/></d:prop></d:propfind>'
	const { text } = await member.basic.expect('PROPFIND', `${at(member)}/trash/`, {
		raw: body,
		headers: { Depth: '1', 'Content-Type': 'application/xml' },
	})
	return String([...text.matchAll(/<d:href>([^<]*\/([^</]+)\.d\d+)\/?<\/d:href>/g)]
		.filter(([, , title]) => decodeURIComponent(title ?? '') === name)
		.map(([, href]) => href)
		.sort()
		.at(-1))
}

/** Restores the newest item with a name from the trash bin. */
export async function restore(member: Member, name: string): Promise<void> {
	await member.basic.expect('MOVE', await trashed(member, name), {
		headers: { Destination: `${suiteHost().url}${at(member)}/restore/${encodeURIComponent(name)}` },
	})
}

/** Permanently deletes the newest item with a name in the trash bin. */
export async function purge(member: Member, name: string): Promise<void> {
	await member.basic.expect('DELETE', await trashed(member, name))
}
