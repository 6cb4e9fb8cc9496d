// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Person } from '@suite/schema/metadata/presence'
import { plain } from '@suite/ui/words/plain'
import { getCanonicalLocale, n, t } from '@nextcloud/l10n'

/** Who else looks at a team folder. */
export function alsoHere(people: readonly Person[]): string {
	const names = new Intl.ListFormat(getCanonicalLocale()).format(people.map(({ name }) => name))
	return n('metadataapp', '{names} is also here', '{names} are also here', people.length, { names }, plain)
}

/** Who edits a cell. */
export const editedBy = ({ name }: Person): string => t('metadataapp', '{name} is editing this value', { name }, plain)
