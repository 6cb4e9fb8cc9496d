// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { errorSentence, type Sentences } from '@suite/ui/words/errors'
import { plain } from '@suite/ui/words/plain'
import { n, t } from '@nextcloud/l10n'
import type { CellConflict, EditKind, LockHolder } from '../cells/cell.ts'
import type { Refusal } from '../cells/send.ts'
import { librarySentences } from './libraryErrors.ts'

/** What the server may refuse about a value in a table. */
function cellSentences(): Sentences {
	return {
		...librarySentences(),
		network: t('metadataapp', 'The server cannot be reached. The value is kept here and sent when you are back online.'),
		unknown_field: t('metadataapp', 'This field is gone, or no longer belongs to this team folder. Reload the page.'),
		invalid_value: t('metadataapp', 'This value does not fit the field.'),
	}
}

/** What was said of failures already: one may concern thousands of cells, and is logged once. */
const said = new WeakMap<ApiError, string>()

/** Why a value is not saved, with what to do next. */
export function refusalWords({ sentence, cause }: Refusal): string {
	if (sentence !== null) {
		return sentence
	}
	const known = cause instanceof ApiError ? said.get(cause) : undefined
	const words = known ?? causeWords(cause)
	if (cause instanceof ApiError) {
		said.set(cause, words)
	}
	return words
}
function causeWords(cause: unknown): string {
	return cause instanceof ApiError && cause.reason === 'locked' && typeof cause.body.lockedByName === 'string'
		? holderWords({ id: '', name: cause.body.lockedByName })
		: errorSentence(cause, t('metadataapp', 'Could not save this value.'), cellSentences())
}

export const keptWords = (): string => t('metadataapp', 'This was entered before the page was closed, and is not saved yet.')

/** Why a value cannot be edited. */
export const holdErrorWords = (cause: unknown): string =>
	errorSentence(cause, t('metadataapp', 'This value cannot be edited now.'), cellSentences())

export const holderWords = ({ name }: LockHolder): string =>
	t('metadataapp', '{name} is editing this value. Try again when they are done.', { name }, plain)

/** Who changed a value that was changed here, too. */
export const conflictWords = ({ conflict: { by } }: CellConflict): string => by === null
	? t('metadataapp', 'Somebody else has changed this value meanwhile.')
	: t('metadataapp', '{name} has changed this value meanwhile.', { name: by }, plain)

/** What was done to several cells, and can be undone; null for what one sees happen. */
export function doneWords(kind: EditKind, count: number): string | null {
	if (count < 2) {
		return null
	}
	switch (kind) {
		case 'clear': return n('metadataapp', 'Cleared %n value', 'Cleared %n values', count)
		case 'cut': return n('metadataapp', 'Cut %n value', 'Cut %n values', count)
		case 'paste': return n('metadataapp', 'Pasted %n value', 'Pasted %n values', count)
		case 'fill': return n('metadataapp', 'Filled in %n value', 'Filled in %n values', count)
		case 'type': return null
	}
}

/** What was left out of what was pasted or filled in; empty when nothing was. */
export function leftOutWords({ faults, readOnly, beyond }: {
	readonly faults: number
	readonly readOnly: number
	readonly beyond: number
}): string {
	return [
		faults === 0 ? '' : n(
			'metadataapp',
			'%n value does not fit its field. It is marked.',
			'%n values do not fit their fields. They are marked.',
			faults,
		),
		readOnly === 0 ? '' : n(
			'metadataapp',
			'You may not change %n file. It stays as it was.',
			'You may not change %n files. They stay as they were.',
			readOnly,
		),
		beyond === 0 ? '' : n(
			'metadataapp',
			'%n value has no cell to go to, and is left out.',
			'%n values have no cell to go to, and are left out.',
			beyond,
		),
	].filter((sentence) => sentence !== '').join(' ')
}
