// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Pictures of a clipboard that are kept, in the order of the text. */
export interface Pictures {
	readonly files: readonly File[]
	/** Number of pictures that the clipboard names but does not contain. */
	readonly missing: number
}

const types: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** Collects the pictures of a pasted text. */
export class PictureCollector implements Pictures {
	readonly files: File[] = []
	missing = 0
	readonly #carried: readonly Blob[]
	#next = 0

	/** @param carried - pictures that the clipboard carries beside the HTML, in the order of those that it names */
	constructor(carried: readonly Blob[]) {
		this.#carried = carried
	}

	/** @return the address of an image that stays in the text; null when the picture is a file of its own, or missing */
	take(source: string): string | null {
		if (/^https?:\/\//i.test(source)) {
			return source
		}
		const blob = source.startsWith('data:') ? decoded(source) : this.#carried[this.#next++] ?? null
		if (blob === null) {
			this.missing++
		} else {
			this.files.push(new File([blob], '', { type: blob.type }))
		}
		return null
	}
}

function decoded(source: string): Blob | null {
	const comma = source.indexOf(',')
	const type = /^data:(image\/[a-z]+);base64$/i.exec(source.slice(0, Math.min(comma, 60)))?.[1]?.toLowerCase()
	if (type === undefined || !types.has(type)) {
		return null
	}
	try {
		return new Blob([Uint8Array.from(atob(source.slice(comma + 1).replace(/\s/g, '')), (letter) => letter.charCodeAt(0))], { type })
	} catch {
		return null // not base64
	}
}

/** The pictures in RTF, which Word puts into the clipboard beside HTML that only names files of its own. */
export function picturesOfRtf(rtf: string): Blob[] {
	const pictures: Blob[] = []
	for (let at = rtf.indexOf('{\\pict'); at >= 0; at = rtf.indexOf('{\\pict', at + 1)) {
		const end = rtf.indexOf('{\\pict', at + 1)
		const group = rtf.slice(at, end < 0 ? undefined : end)
		const type = /^[^]{0,2000}?\\(png|jpeg)blip/.exec(group)?.[1]
		const hex = type === undefined ? '' : hexOf(group)
		if (hex !== '') {
			const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
			pictures.push(new Blob([bytes], { type: `image/${type}` }))
		}
	}
	return pictures
}

/** The digits at the end of the group: what is before them are names and properties in groups of their own. */
function hexOf(group: string): string {
	let depth = 0
	let start = -1
	for (let at = 0; at < group.length; at++) {
		const sign = group[at]!
		depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
		if (depth === 0) {
			return start < 0 ? '' : group.slice(start, at).replace(/\s/g, '')
		}
		if (depth > 1 || sign === '\\') {
			start = -1
		} else if (sign === '}' || (start < 0 && /\s/.test(sign))) {
			start = at + 1
		} else if (start >= 0 && !/[\da-f\s]/i.test(sign)) {
			start = -1
		}
	}
	return ''
}
