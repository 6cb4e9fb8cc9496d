// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { htmlOf } from './HtmlWriter.ts'
import { LineReader } from './LineReader.ts'
import { PictureCollector, picturesOfRtf, type Pictures } from './pictures.ts'

export interface CleanPaste extends Pictures {
	/** HTML without anything that the editor does not know. */
	readonly html: string
}

/**
 * The HTML of a clipboard as a text of a page can hold it: lists, headings, tables, links and emphasis of word processors,
 * mail programs and web pages, without their fonts and colors. The time it takes is proportional to the length.
 *
 * @param html - parsed in a document of its own, where nothing is loaded or run
 * @param rtf - the same in RTF, empty if the clipboard has none
 */
export function cleanPaste(html: string, rtf = ''): CleanPaste {
	const document = new DOMParser().parseFromString(html, 'text/html')
	return cleanDocument(document, rtf.includes('{\\pict') ? picturesOfRtf(rtf) : [])
}

/** @param carried - pictures beside the HTML, in the order of those that it names */
export function cleanDocument(document: Document, carried: readonly Blob[] = []): CleanPaste {
	const pictures = new PictureCollector(carried)
	const lines = LineReader.read(document, (source) => pictures.take(source))
	return { html: htmlOf(lines), files: pictures.files, missing: pictures.missing }
}

/** Returns whether the editor itself wrote the HTML, which then has all of its own marks. */
export function isOwnHtml(html: string): boolean {
	return /<[a-z][^<>]{0,200}\bdata-pm-slice\b/i.test(html.slice(0, 2_000))
}
