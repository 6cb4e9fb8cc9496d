// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])
const scripts: Readonly<Record<string, string>> = { latin: 'Latn', cyrillic: 'Cyrl' }

/** Converts the host's name of a language to a language tag: `pt_BR` is `pt-BR`, `sr@latin` is `sr-Latn`. */
export function languageTag(language: string): string {
	const [plain = '', variant] = language.split('@')
	const script = scripts[variant ?? '']
	return plain.replace(/_/g, '-') + (script ? `-${script}` : '')
}

/** Writing direction of a language. */
export function direction(language: string): 'ltr' | 'rtl' {
	return rightToLeft.has(language.split(/[_@-]/)[0] ?? '') ? 'rtl' : 'ltr'
}
