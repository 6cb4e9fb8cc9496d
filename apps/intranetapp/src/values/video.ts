// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mediaAddress } from './media.ts'

/** What a video widget shows. */
export type Video =
	| { readonly kind: 'file', readonly address: string }
	| { readonly kind: 'frame', readonly address: string, readonly host: string }
	| { readonly kind: 'blocked', readonly address: string, readonly host: string }

const fileType = /\.(?:mp4|webm|ogg)$/i

/**
 * A video from an address as users paste it: a file of the page's media folder, or a page of an allowed host in a frame.
 * Null for a missing or any other value.
 *
 * @param domains - hosts allowed by an administrator; each includes its subdomains
 */
export function videoOf(value: unknown, pageId: string, domains: readonly string[]): Video | null {
	if (typeof value !== 'string' || value === '') {
		return null
	}
	if (/^[^:/\\]+$/.test(value)) {
		return fileType.test(value) ? { kind: 'file', address: mediaAddress(pageId, value) } : null
	}
	if (/^\/[^/\\]/.test(value)) {
		return { kind: 'file', address: value }
	}
	if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) {
		return null
	}
	const url = new URL(value)
	const frame = new URL(frameAddress(url, domains))
	return frame.protocol === 'https:' && domains.some((domain) => isBelow(frame.hostname, domain))
		? { kind: 'frame', address: frame.href, host: url.hostname }
		: { kind: 'blocked', address: value, host: url.hostname }
}

function isBelow(host: string, domain: string): boolean {
	return host === domain || host.endsWith(`.${domain}`)
}

/** The address of the player, if the given address is that of the page around it. */
function frameAddress(url: URL, domains: readonly string[]): string {
	const host = url.hostname.replace(/^(?:www|m)\./, '')
	const id = host === 'youtu.be'
		? url.pathname.slice(1)
		: url.searchParams.get('v') ?? /^\/(?:shorts|live|embed)\/([\w-]+)/.exec(url.pathname)?.[1]
	if ((host === 'youtube.com' || host === 'youtu.be' || host === 'youtube-nocookie.com') && id && /^[\w-]+$/.test(id)) {
		const player = domains.some((domain) => isBelow('www.youtube-nocookie.com', domain))
			? 'www.youtube-nocookie.com'
			: 'www.youtube.com'
		return `https://${player}/embed/${id}?autoplay=1`
	}
	const vimeo = host === 'vimeo.com' ? /^\/(\d+)/.exec(url.pathname)?.[1] : undefined
	if (vimeo !== undefined) {
		return `https://player.vimeo.com/video/${vimeo}?autoplay=1`
	}
	const peertube = /^\/(?:w|videos\/watch)\/([\w-]+)$/.exec(url.pathname)?.[1]
	return peertube === undefined ? url.href : `${url.origin}/videos/embed/${peertube}?autoplay=1`
}
