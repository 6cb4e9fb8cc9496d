// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Widget } from '@suite/schema/intranet/layout'
import type { Presence } from '@suite/schema/intranet/page'
import { plain } from '@suite/ui/words/plain'
import { getCanonicalLocale, getLanguage, n, t } from '@nextcloud/l10n'
import type { StepKind } from './history.ts'

/** The display name of a widget type. */
export function typeName(type: string): string {
	const names: Readonly<Record<string, string>> = {
		text: t('intranetapp', 'Text'),
		heading: t('intranetapp', 'Heading'),
		image: t('intranetapp', 'Image'),
		video: t('intranetapp', 'Video'),
		divider: t('intranetapp', 'Divider'),
		links: t('intranetapp', 'Links'),
		news: t('intranetapp', 'News'),
		calendar: t('intranetapp', 'Calendar'),
	}
	return names[type] ?? t('intranetapp', 'Unknown widget ({type})', { type }, plain)
}

export function typeHint(type: string): string {
	const hints: Readonly<Record<string, string>> = {
		text: t('intranetapp', 'Paragraphs, lists, tables'),
		heading: t('intranetapp', 'A heading between widgets'),
		image: t('intranetapp', 'Upload or choose one'),
		video: t('intranetapp', 'From an allowed site'),
		divider: t('intranetapp', 'A line between widgets'),
		links: t('intranetapp', 'Tiles that link to pages or sites'),
		news: t('intranetapp', 'Marked pages, or the latest subpages of a page'),
		calendar: t('intranetapp', 'Upcoming events'),
	}
	return hints[type] ?? ''
}

/** What a step did, phrased to follow "Undo:". */
export function stepName(kind: StepKind, type: string): string {
	// German nouns are capitalised inside a sentence too.
	const what = getLanguage().startsWith('de') ? typeName(type) : typeName(type).toLocaleLowerCase()
	switch (kind) {
		case 'add': return t('intranetapp', 'add {what}', { what }, plain)
		case 'move': return t('intranetapp', 'move {what}', { what }, plain)
		case 'duplicate': return t('intranetapp', 'duplicate {what}', { what }, plain)
		case 'delete': return t('intranetapp', 'delete {what}', { what }, plain)
		case 'change': return t('intranetapp', 'change {what}', { what }, plain)
		case 'text': return t('intranetapp', 'typing')
		case 'addRow': return t('intranetapp', 'add row')
		case 'moveRow': return t('intranetapp', 'move row')
		case 'duplicateRow': return t('intranetapp', 'duplicate row')
		case 'deleteRow': return t('intranetapp', 'delete row')
		case 'columns': return t('intranetapp', 'change columns')
		case 'changeRow': return t('intranetapp', 'change row')
		case 'side': return t('intranetapp', 'show or hide side column')
		case 'title': return t('intranetapp', 'change title')
		case 'settings': return t('intranetapp', 'change page settings')
		case 'draft': return t('intranetapp', 'resume draft')
		case 'merge': return t('intranetapp', 'merge versions')
		case 'discard': return t('intranetapp', 'discard draft')
		case 'removeEmpty': return t('intranetapp', 'remove what is empty')
	}
}

/** First words of a widget, to tell widgets apart. */
export function excerpt(data: Readonly<Widget>): string {
	const text = [data.content, data.title, data.caption, data.alt, data.items?.[0]?.title, data.src, data.url].find((value) =>
		typeof value === 'string' && value.trim() !== '')
		?? ''
	const words = text.replace(/[#*_>`|[\]]/g, ' ').replace(/\s+/g, ' ').trim()
	return words.length > 60 ? `${words.slice(0, 59)}…` : words
}

/** Who else is editing the page, in one sentence. */
export function alsoHere(people: Presence['people']): string {
	const names = new Intl.ListFormat(getCanonicalLocale()).format(people.map(({ name }) => name))
	return n('intranetapp', '{names} is also editing this page', '{names} are also editing this page', people.length, { names }, plain)
}

/** A number of bytes in human-readable form: 3.4 MB. */
export function fileSize(bytes: number): string {
	const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
	const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
	return new Intl.NumberFormat(
		getCanonicalLocale(),
		{ style: 'unit', unit: units[step]!, unitDisplay: 'short', maximumFractionDigits: 1 },
	)
		.format(bytes / 1_000 ** step)
}
