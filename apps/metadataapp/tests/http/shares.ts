// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ocs } from '@suite/fixtures/ocs'
import type { Member } from './people.ts'

/**
 * Shares a file or folder with an account: on a real server, for the embedded host has no shares.
 *
 * @param path - in the files of who shares it
 * @param permissions - bits
 * @returns id of the share
 */
export async function share(from: Member, path: string, user: string, permissions: number): Promise<string> {
	const body = { path: `/${path}`, shareType: 0, shareWith: user, permissions }
	return (await ocs<{ id: string }>(from.session, 'POST', '/apps/files_sharing/api/v1/shares', body)).id
}

/** Takes a share back. */
export const unshare = (from: Member, id: string): Promise<unknown> =>
	ocs(from.session, 'DELETE', `/apps/files_sharing/api/v1/shares/${id}`)
