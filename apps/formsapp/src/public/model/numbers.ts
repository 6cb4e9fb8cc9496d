// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * The plain decimal that somebody means who writes numbers as people do: `1.000,5` in German and `1,000.5` in English. What is no number in
 * the language stays as it is, so that it is refused instead of being misread.
 */
export function numberText(written: string, language = navigator.language): string {
	const text = written.trim().replace(/[\s\u{A0}\u{202F}'’]/gu, '').replace('−', '-').replace(/^\+/, '')
	const [decimal, group] = (1.5).toLocaleString(language).includes(',') ? [',', '.'] : ['.', ',']
	const isGrouped = new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`).test(text)
	const plain = (isGrouped ? text.replaceAll(group as string, '') : text).replace(decimal as string, '.')
	return /^-?(\d+\.?|\d*\.\d+)$/.test(plain) ? plain.replace(/^(-?)\./, '$10.').replace(/\.$/, '') : text
}
