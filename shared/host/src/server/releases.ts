// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A file to download. */
export interface Archive {
	readonly url: string
	/** Checksum of the whole file, in hexadecimal digits; absent when unknown, in which case only the signature inside counts. */
	readonly sha256?: string
}

/** An official release of Nextcloud and the matching release of Team folders. */
export interface Release {
	readonly version: string
	/** A .tar.bz2 with the folder nextcloud. */
	readonly server: Archive
	/** A .tar.gz with the folder groupfolders, signed inside. */
	readonly teamFolders: Archive
}

const release = (version: string, sha256: string, teamFolders: string): Release => ({
	version,
	server: { url: `https://download.nextcloud.com/server/releases/nextcloud-${version}.tar.bz2`, sha256 },
	teamFolders: {
		url: `https://github.com/nextcloud-releases/groupfolders/releases/download/v${teamFolders}/groupfolders-v${teamFolders}.tar.gz`,
	},
})

/** The releases that the apps are tested on; only these are downloaded. */
export const releases: readonly Release[] = [
	release('34.0.1', '04e9c32fc3fe39f6b6a8a18915ef5afd280a56b4a7f744e18f5fa2efffbc4a63', '22.0.6'),
	release('33.0.2', '91257ab5002d5d09da8d09d80389983330351c5c00a7e3a25b177bcea81171cc', '21.0.15'),
]
