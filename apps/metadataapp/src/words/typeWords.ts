// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FieldType } from '@suite/schema/metadata/field'
import type { Component } from 'vue'
import { t } from '@nextcloud/l10n'
import UserIcon from 'vue-material-design-icons/AccountOutline.vue'
import DateIcon from 'vue-material-design-icons/CalendarOutline.vue'
import CheckboxIcon from 'vue-material-design-icons/CheckboxMarkedOutline.vue'
import FileIcon from 'vue-material-design-icons/FileLinkOutline.vue'
import SelectIcon from 'vue-material-design-icons/FormDropdown.vue'
import MultiselectIcon from 'vue-material-design-icons/FormatListChecks.vue'
import UrlIcon from 'vue-material-design-icons/LinkVariant.vue'
import NumberIcon from 'vue-material-design-icons/Numeric.vue'
import LongIcon from 'vue-material-design-icons/TextLong.vue'
import ShortIcon from 'vue-material-design-icons/TextShort.vue'

const icons: Readonly<Record<FieldType, Component>> = Object.freeze({
	text: ShortIcon,
	textarea: LongIcon,
	number: NumberIcon,
	date: DateIcon,
	checkbox: CheckboxIcon,
	select: SelectIcon,
	multiselect: MultiselectIcon,
	user: UserIcon,
	url: UrlIcon,
	filelink: FileIcon,
})

/** The icon of a type of field; types as the server answers them. */
export function typeIcon(type: string): Component {
	return icons[type as FieldType] ?? ShortIcon
}

/** The name of a type of field. */
export function typeName(type: string): string {
	switch (type as FieldType) {
		case 'text': return t('metadataapp', 'Short text')
		case 'textarea': return t('metadataapp', 'Long text')
		case 'number': return t('metadataapp', 'Number')
		case 'date': return t('metadataapp', 'Date')
		case 'checkbox': return t('metadataapp', 'Checkbox')
		case 'select': return t('metadataapp', 'Single choice')
		case 'multiselect': return t('metadataapp', 'Multiple choice')
		case 'user': return t('metadataapp', 'Person')
		case 'url': return t('metadataapp', 'Web address')
		case 'filelink': return t('metadataapp', 'Links to files')
	}
}

/** What a type is for, in one line. */
export function typeHint(type: string): string {
	switch (type as FieldType) {
		case 'text': return t('metadataapp', 'One line, such as a title or a reference number')
		case 'textarea': return t('metadataapp', 'Several lines, such as a summary')
		case 'number': return t('metadataapp', 'Sorts by size, with or without decimals')
		case 'date': return t('metadataapp', 'A day, and a time of day if you want one')
		case 'checkbox': return t('metadataapp', 'Yes or no')
		case 'select': return t('metadataapp', 'One option from a list')
		case 'multiselect': return t('metadataapp', 'Any number of options from a list')
		case 'user': return t('metadataapp', 'An account on this Nextcloud')
		case 'url': return t('metadataapp', 'A link to a website or an email address')
		case 'filelink': return t('metadataapp', 'Files that belong with this one')
	}
}
