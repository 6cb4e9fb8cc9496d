// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { generateUrl } from '@nextcloud/router'

/** A small picture of a file, without letting its sides change; the etag makes it a new address when the file changes. */
export const previewAddress = (fileId: number, etag: string, size = 64): string =>
	`${generateUrl('/core/preview')}?fileId=${fileId}&x=${size}&y=${size}&a=0&mimeFallback=false`
	+ `&etag=${encodeURIComponent(etag.slice(0, 6))}`

/** The face of an account. */
export const faceAddress = (user: string, size = 64): string => generateUrl('/avatar/{user}/{size}', { user, size })

/** Where Files shows a file. */
export const fileAddress = (fileId: number): string => generateUrl('/f/{fileId}', { fileId })

/** Where fields are assigned to team folders. */
export const settingsAddress = (isAdmin: boolean): string => generateUrl(`/settings/${isAdmin ? 'admin' : 'user'}/metadataapp`)
