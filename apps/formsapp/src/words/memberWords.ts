// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { n, t } from '@nextcloud/l10n'
import { moment, number } from '@suite/ui/words/formats'
import { plain } from '@suite/ui/words/plain'

/** What a member of a form is called on its screen; one that has no control here by its own name. */
export function memberName(name: string): string {
	const names: Readonly<Record<string, string>> = {
		title: t('formsapp', 'Title'),
		description: t('formsapp', 'Description'),
		questions: t('formsapp', 'Questions'),
		order: t('formsapp', 'Order of the questions'),
		pages: t('formsapp', 'Pages'),
		branding: t('formsapp', 'Appearance'),
		hiddenFields: t('formsapp', 'Hidden fields'),
		'settings.anonymous': t('formsapp', 'Anonymous answers'),
		'settings.requireLogin': t('formsapp', 'Only for signed-in people'),
		'settings.restrictedUsers': t('formsapp', 'People who may answer'),
		'settings.restrictedGroups': t('formsapp', 'Groups that may answer'),
		'settings.allowMultiple': t('formsapp', 'Several answers'),
		'settings.allowCorrection': t('formsapp', 'Changing answers'),
		'settings.expiresAt': t('formsapp', 'Closes on'),
		'settings.maxResponses': t('formsapp', 'Limit of answers'),
		'settings.limitMessage': t('formsapp', 'Message when the form is full'),
		'settings.showProgress': t('formsapp', 'Show progress'),
		'settings.confirmationMessage': t('formsapp', 'Thank-you message'),
		'settings.confirmationButton': t('formsapp', 'Thank-you button'),
		'settings.confirmationMail': t('formsapp', 'Confirmation email'),
		'settings.quizMode': t('formsapp', 'Quiz'),
		'settings.notifyOwner': t('formsapp', 'Notify the owner'),
		'settings.retentionDays': t('formsapp', 'Delete answers after'),
	}
	return names[name] ?? (name.startsWith('questions.')
		? t('formsapp', 'Question {id}', { id: name.slice('questions.'.length) }, plain)
		: name.replace('settings.', ''))
}

/** A value of a member in words. */
export function memberValue(name: string, value: unknown): string {
	if (value === null || value === undefined || value === '') {
		return name.startsWith('questions.') ? t('formsapp', 'Not there') : t('formsapp', 'None')
	}
	if (typeof value === 'boolean') {
		return value ? t('formsapp', 'On') : t('formsapp', 'Off')
	}
	if (typeof value === 'number') {
		return name === 'settings.maxResponses' && value === 0 ? t('formsapp', 'None') : number(value)
	}
	if (typeof value === 'string') {
		return name === 'settings.expiresAt' && !Number.isNaN(Date.parse(value)) ? moment(new Date(value)) : value
	}
	if (Array.isArray(value)) {
		return name === 'questions'
			? n('formsapp', '%n question', '%n questions', value.length)
			: value.map((one: unknown) => typeof one === 'string' ? one : isNamed(one) ? one.name : '…').join(', ') || t('formsapp', 'None')
	}
	return name.startsWith('questions.') ? questionWords(value) : t('formsapp', 'Changed')
}

const isNamed = (value: unknown): value is { readonly name: string } =>
	typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'

/** A question as one looks at it to tell two versions apart: its title, and everything else as it is stored. */
function questionWords(question: object): string {
	const { title = '', options } = question as { title?: string, options?: { choices?: readonly { label?: string }[] } }
	const labels = (options?.choices ?? []).map(({ label }) => label ?? '').join(', ')
	return labels === '' ? title : `${title}: ${labels}`
}
