// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { NamedLanguage } from '@suite/schema/wizard/admin'
import { getCanonicalLocale } from '@nextcloud/l10n'
import { languageTag } from '../../../tour/language.ts'

let names: Intl.DisplayNames | undefined

/** The name of a language in the admin's language; its code if the browser does not know a name. */
export function languageName(code: string): string {
	try {
		names ??= new Intl.DisplayNames([getCanonicalLocale()], { type: 'language' })
		return names.of(languageTag(code)) ?? code
	} catch {
		return code // not a language tag, such as a private name of this server
	}
}

/** Sorts languages in the order users expect. */
export function byName(one: NamedLanguage, other: NamedLanguage): number {
	return one.name.localeCompare(other.name, getCanonicalLocale(), { sensitivity: 'base' })
}

/** Returns whether the typed word matches a language: its own name, its name in the admin's language, or its code. */
export function meansLanguage({ name, code }: Pick<NamedLanguage, 'name' | 'code'>, word: string): boolean {
	return `${name} ${languageName(code)} ${code}`.toLocaleLowerCase().includes(word.trim().toLocaleLowerCase())
}
