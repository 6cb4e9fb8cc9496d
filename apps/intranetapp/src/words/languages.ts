// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** What a language is called in itself; its code where the browser has no name for it. */
export function languageName(code: string): string {
	try {
		const tag = code.replace('_', '-')
		const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code
		return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
	} catch {
		return code // no language tag, such as a private name of this server
	}
}
