// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { create } from 'tar'

/**
 * Packs a folder's files under a top folder. The same names, contents and time give the same bytes, whoever packs them and when.
 *
 * @param file - the archive to write
 * @param folder - that holds the top folder
 * @param paths - below `folder`, in the order in which they are packed
 * @param changed - when the sources were changed last, the time of every file. PHP's opcache never keeps a file of 1970, and sees
 *   by a new time that a file is another one.
 */
export async function writeArchive(file: string, folder: string, paths: readonly string[], changed: Date): Promise<void> {
	await create({ file, cwd: folder, gzip: { level: 9 }, portable: true, mtime: changed }, [...paths])
}
