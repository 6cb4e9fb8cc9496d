// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { create } from 'tar'

/**
 * Packs a folder's files under a top folder. The same names, contents and time always yield the same bytes.
 *
 * @param file - the archive to write
 * @param folder - contains the top folder
 * @param paths - below `folder`, in packing order
 * @param changed - when the sources last changed, the time of every file. PHP's opcache never caches a file of 1970, and detects
 *   by a new time that a file has changed.
 */
export async function writeArchive(file: string, folder: string, paths: readonly string[], changed: Date): Promise<void> {
	await create({ file, cwd: folder, gzip: { level: 9 }, portable: true, mtime: changed }, [...paths])
}
