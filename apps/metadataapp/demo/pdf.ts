// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A document of one page with a heading, of characters that every PDF program has: those of ASCII. */
export function pdf(heading: string): string {
	const page = `BT /F 20 Tf 72 760 Td (${heading.replace(/[\\()]/g, '\\$&')}) Tj ET`
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
		`<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
	]
	let text = '%PDF-1.4\n'
	const starts = objects.map((object, index) => {
		const start = text.length
		text += `${index + 1} 0 obj\n${object}\nendobj\n`
		return start
	})
	const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
	const size = objects.length + 1
	const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
	return `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`
}
