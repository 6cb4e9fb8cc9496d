// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import encodeQR from 'qr'

/** A QR code as one path of squares, with the white border that readers need. */
export interface QrCode {
	/** Squares along each side. */
	readonly size: number
	readonly path: string
}

/** Squares around the code, as the standard wants. */
const border = 4
/** Side of a printed code, which a phone reads from an arm's length. */
const millimetres = 100
/** At least 300 dots per inch at that size. */
const pixels = 1200

export function qrCode(text: string): QrCode {
	const squares = encodeQR(text, 'raw', { ecc: 'medium', border })
	const path = squares.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
	return { size: squares.length, path }
}

/** Where dark squares begin, and how many follow one another. */
function runs(row: readonly boolean[]): [number, number][] {
	const found: [number, number][] = []
	row.forEach((isDark, x) => {
		const last = found.at(-1)
		if (isDark && last !== undefined && last[0] + last[1] === x) {
			last[1]++
		} else if (isDark) {
			found.push([x, 1])
		}
	})
	return found
}

/** A file for print shops and word processors. */
export function svgFile({ size, path }: QrCode): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres}mm" height="${millimetres}mm" viewBox="0 0 ${size} ${size}" `
		+ `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${path}"/></svg>\n`
}

/** The same in pixels, each square of the same whole number of them. */
export function pngFile({ size, path }: QrCode): Promise<Blob> {
	const scale = Math.ceil(pixels / size)
	const canvas = Object.assign(document.createElement('canvas'), { width: scale * size, height: scale * size })
	const context = canvas.getContext('2d')
	if (context === null) {
		throw new Error('The browser draws no images')
	}
	context.scale(scale, scale)
	context.fillStyle = '#fff'
	context.fillRect(0, 0, size, size)
	context.fillStyle = '#000'
	context.fill(new Path2D(path))
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => blob === null ? reject(new Error('The browser made no image')) : resolve(blob), 'image/png')
	})
}
