// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** The name of a language in that language; its code if the browser does not know a name. */
export function languageName(code: string): string {
	try {
		const tag = code.replace('_', '-')
		const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code
		return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
	} catch {
		return code // not a language tag, such as a private name of this server
	}
}
