// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { NamedLanguage } from '@suite/schema/wizard/admin'
import { getCanonicalLocale } from '@nextcloud/l10n'
import { languageTag } from '../../../tour/language.ts'

let names: Intl.DisplayNames | undefined

/** What a language is called in the admin's own; its code where the browser has no name for it. */
export function languageName(code: string): string {
	try {
		names ??= new Intl.DisplayNames([getCanonicalLocale()], { type: 'language' })
		return names.of(languageTag(code)) ?? code
	} catch {
		return code // no language tag, such as a private name of this server
	}
}

/** Orders languages as a person would look for them. */
export function byName(one: NamedLanguage, other: NamedLanguage): number {
	return one.name.localeCompare(other.name, getCanonicalLocale(), { sensitivity: 'base' })
}

/** Says whether a person who types this means that language: by its own name, the admin's name for it, or its code. */
export function meansLanguage({ name, code }: Pick<NamedLanguage, 'name' | 'code'>, word: string): boolean {
	return `${name} ${languageName(code)} ${code}`.toLocaleLowerCase().includes(word.trim().toLocaleLowerCase())
}
