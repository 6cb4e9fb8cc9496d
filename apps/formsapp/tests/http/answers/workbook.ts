// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { inflateRawSync } from 'node:zlib'

/** Files of a ZIP archive by their names, as its directory at the end lists them. */
function filesOf(archive: Uint8Array): Map<string, string> {
	const bytes = Buffer.from(archive)
	const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
	const files = new Map<string, string>()
	let place = bytes.readUInt32LE(end + 16)
	for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
		const [nameLength, extra, comment] = [28, 30, 32].map((at) => bytes.readUInt16LE(place + at)) as [number, number, number]
		const [size, header] = [bytes.readUInt32LE(place + 20), bytes.readUInt32LE(place + 42)]
		const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
		const content = bytes.subarray(start, start + size)
		const isPacked = bytes.readUInt16LE(place + 10) !== 0
		const name = bytes.toString('utf8', place + 46, place + 46 + nameLength)
		files.set(name, (isPacked ? inflateRawSync(content) : content).toString('utf8'))
		place += 46 + nameLength + extra + comment
	}
	return files
}

const plain = (xml: string) => xml.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&amp;/g, '&')

/** Cells of the first sheet, row by row: texts as texts, numbers and times as numbers. */
export function cellsOf(archive: Uint8Array): (string | number)[][] {
	const sheet = filesOf(archive).get('xl/worksheets/sheet1.xml') ?? ''
	return [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) =>
		[...row.matchAll(/<c r="[A-Z]+\d+"[^>]*?(?: t="(\w+)")?>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs)]
			.map(([, type, text, value]) => type === 'inlineStr' ? plain(text ?? '') : Number(value)))
}
