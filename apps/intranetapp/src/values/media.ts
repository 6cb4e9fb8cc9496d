// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import { limits } from '@suite/schema/intranet/limits'
import { generateUrl } from '@nextcloud/router'

/** Formats for which the host creates smaller versions without losing anything, such as animation or sharpness. */
const shrinkable = /\.(?:jpe?g|png|webp)$/i
const widths = [480, 800, 1200, 1600, 2400] as const

/** Address of a file in the media folder of a page. */
export function mediaAddress(pageId: string, name: string): string {
	return intranet.media.file.url({ path: { pageId, filename: name } })
}

/** Address of an image as named in pages: a file of their media folder, or a full address. Null for a missing or any other value. */
export function imageAddress(source: unknown, pageId: string): string | null {
	if (typeof source !== 'string' || source === '' || source.length > limits.addressCharacters) {
		return null
	}
	if (/^https?:\/\/\S+$/i.test(source) || /^\/[^/\\]/.test(source)) {
		return source
	}
	return isFileName(source) ? mediaAddress(pageId, source) : null
}

/**
 * The host's smaller versions of a file, as a srcset; null where it creates none.
 *
 * @param folder - path of the page's folder in the reader's own files; null if it is not there
 * @param version - changes with the page, so that no outdated image is served from a cache
 */
export function previews(source: unknown, folder: string | null, version: string): string | null {
	if (typeof source !== 'string' || folder === null || !isFileName(source) || !shrinkable.test(source)) {
		return null
	}
	const file = encodeURIComponent(`${folder}/_media/${source}`)
	return widths.map((width) =>
		`${generateUrl('/core/preview.png')}?file=${file}&x=${width}&y=${width * 4}&a=1&v=${encodeURIComponent(version)} ${width}w`)
		.join(', ')
}

function isFileName(source: string): boolean {
	return /^[^:/\\]+$/.test(source) && source !== '..' && source !== '.'
}
