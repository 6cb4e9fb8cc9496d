// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { templates as names } from '@suite/schema/forms/form'
import { t } from '@nextcloud/l10n'

export type TemplateId = typeof names[number]

/** What a new form can begin with. */
export interface Template {
	readonly id: TemplateId
	readonly name: string
	readonly words: string
	/** Of the form, until it gets its own. */
	readonly title: string
}

export const blank = (): Template => ({
	id: 'blank',
	name: t('formsapp', 'Blank form'),
	words: t('formsapp', 'No questions yet'),
	title: t('formsapp', 'New form'),
})

export const templates = (): Template[] => [
	{
		id: 'survey', name: t('formsapp', 'Survey'), words: t('formsapp', 'How satisfied people are, and why'),
		title: t('formsapp', 'Satisfaction survey'),
	},
	{ id: 'poll', name: t('formsapp', 'Poll'), words: t('formsapp', 'One question, one choice'), title: t('formsapp', 'Quick poll') },
	{
		id: 'registration', name: t('formsapp', 'Registration'), words: t('formsapp', 'Who is coming to an event'),
		title: t('formsapp', 'Event registration'),
	},
	{
		id: 'feedback', name: t('formsapp', 'Feedback'), words: t('formsapp', 'Stars and two open questions'),
		title: t('formsapp', 'Your feedback'),
	},
	{ id: 'quiz', name: t('formsapp', 'Quiz'), words: t('formsapp', 'Questions with points'), title: t('formsapp', 'Quiz') },
]
