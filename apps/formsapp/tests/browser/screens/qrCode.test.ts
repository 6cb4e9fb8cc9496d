// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { qrCode, svgFile } from '../../../src/values/qrCode.ts'

/** What a camera sees of an SVG file: each square as some pixels. */
function photographed(svg: string): { width: number, height: number, data: Uint8ClampedArray } {
	const scale = 4
	const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1])
	const width = scale * size
	const data = new Uint8ClampedArray(4 * width * width).fill(255)
	const [, ink = ''] = /fill="#000" d="([^"]+)"/.exec(svg) ?? []
	for (const [, x, y, length] of ink.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
		for (let row = 0; row < scale; row++) {
			for (let column = 0; column < scale * Number(length); column++) {
				const pixel = (scale * Number(y) + row) * width + scale * Number(x) + column
				data.fill(0, 4 * pixel, 4 * pixel + 3)
			}
		}
	}
	return { width, height: width, data }
}

describe('the QR code of a link', () => {
	it.each([
		'https://cloud.example.com/index.php/apps/formsapp/f/0123456789abcdef0123456789abcdef',
		'http://localhost:8080/index.php/apps/formsapp/f/abc?q1=Zo%C3%AB&q2=c1&source=newsletter',
		`https://cloud.example.com/${'x'.repeat(900)}`,
	])('is read as the link: %s', (link) => {
		expect(decodeQR(photographed(svgFile(qrCode(link))))).toBe(link)
	})

	it('is printed at 10 cm, with a white border of four squares', () => {
		const { size, path } = qrCode('https://cloud.example.com/f/abc')
		expect(svgFile({ size, path })).toContain('width="100mm" height="100mm"')
		const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)]
			.map(([, x, y, length]) => [Number(x), Number(y), Number(x) + Number(length)])
		expect(Math.min(...places.map(([x = 0]) => x))).toBe(4)
		expect(Math.min(...places.map(([, y = 0]) => y))).toBe(4)
		expect(Math.max(...places.map(([,, end = 0]) => end))).toBe(size - 4)
	})
})
