// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import type { TeamFolder } from '@suite/schema/metadata/folder'
import { limits } from '@suite/schema/metadata/limits'
import { plain } from '@suite/ui/words/plain'
import type { Sentences } from '@suite/ui/words/errors'
import { number } from '@suite/ui/words/formats'
import { t } from '@nextcloud/l10n'
import { shapeOf } from '../values/shape.ts'

type Typed = Pick<Field, 'field_type' | 'field_options'>

/** An order as one chooses it; null sorts by the names of files. */
export function orderName(field: Typed | null, isDescending: boolean): string {
	switch (field === null ? 'text' : shapeOf(field).type) {
		case 'number': return isDescending ? t('metadataapp', 'Sort largest to smallest') : t('metadataapp', 'Sort smallest to largest')
		case 'date': return isDescending ? t('metadataapp', 'Sort latest to earliest') : t('metadataapp', 'Sort earliest to latest')
		case 'checkbox': return isDescending ? t('metadataapp', 'Sort checked first') : t('metadataapp', 'Sort unchecked first')
		default: return isDescending ? t('metadataapp', 'Sort Z to A') : t('metadataapp', 'Sort A to Z')
	}
}

/** An order that a table has. */
export function sortedWords(field: (Typed & Pick<Field, 'field_label'>) | null, isDescending: boolean): string {
	const label = field?.field_label ?? t('metadataapp', 'Name')
	switch (field === null ? 'text' : shapeOf(field).type) {
		case 'number': return isDescending
			? t('metadataapp', 'Sorted by {field}, largest first', { field: label }, plain)
			: t('metadataapp', 'Sorted by {field}, smallest first', { field: label }, plain)
		case 'date': return isDescending
			? t('metadataapp', 'Sorted by {field}, latest first', { field: label }, plain)
			: t('metadataapp', 'Sorted by {field}, earliest first', { field: label }, plain)
		case 'checkbox': return isDescending
			? t('metadataapp', 'Sorted by {field}, checked first', { field: label }, plain)
			: t('metadataapp', 'Sorted by {field}, unchecked first', { field: label }, plain)
		default: return isDescending
			? t('metadataapp', 'Sorted by {field}, Z to A', { field: label }, plain)
			: t('metadataapp', 'Sorted by {field}, A to Z', { field: label }, plain)
	}
}

/** What the view "Needs attention" lists. */
export function attentionWords(required: TeamFolder['required']): string {
	return required === 'off'
		? t('metadataapp', 'Files with an option that is no longer offered. This team folder ignores required fields that are empty.')
		: t('metadataapp', 'Files in which a required field is empty, or that have an option that is no longer offered.')
}

/** What the server may refuse about views and columns. */
export function viewSentences(): Sentences {
	return {
		unknown_folder: t('metadataapp', 'This team folder does not exist, or you have no access to it.'),
		unknown_view: t('metadataapp', 'Somebody deleted this view. Reload the page.'),
		not_manager: t('metadataapp', 'You may no longer manage the views of this team folder.'),
		not_writable: t('metadataapp', 'You can read this team folder, but not change what everyone sees.'),
		unknown_field: t('metadataapp', 'A field of this view is no longer in the team folder. Reload the page.'),
		invalid_filter: t('metadataapp', 'A filter no longer fits its field. Remove the filter and set it again.'),
		too_many_filters: t('metadataapp', 'A view can have {most} filters. Remove some first.', { most: number(limits.filtersPerView) }),
		too_many_views: t('metadataapp', 'A team folder can have {most} views. Delete one first.', { most: number(limits.viewsPerFolder) }),
	}
}
