// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Problem } from '@suite/schema/error'
import type { CleanedField } from '@suite/schema/wizard/step'
import { plain } from '@suite/ui/words/plain'
import { n, t } from '@nextcloud/l10n'
import type { Fault } from '../../../stores/admin/faults.ts'
import type { StepField } from '../../../stores/admin/stepList.ts'

/** The displayed name of a step's field. */
export function fieldName(field: string): string {
	const names: Readonly<Record<string, string>> = {
		id: t('wizardapp', 'ID'),
		title: t('wizardapp', 'title'),
		text: t('wizardapp', 'text'),
		attachTo: t('wizardapp', 'target'),
		position: t('wizardapp', 'position'),
		enabled: t('wizardapp', 'enabled'),
		visibleToGroups: t('wizardapp', 'groups'),
		ifMissing: t('wizardapp', 'when the target is missing'),
		opens: t('wizardapp', 'click first'),
		requiresApp: t('wizardapp', 'required app'),
		interactive: t('wizardapp', 'use of the target'),
	} satisfies Record<StepField | 'id', string>
	return names[field] ?? field
}

/** What is wrong with a step and what to do about it. */
export function faultSentence(fault: Fault): string {
	switch (fault.kind) {
		case 'required': return t('wizardapp', 'Give the step a title.')
		case 'tooLong':
			return n('wizardapp', 'Too long. Use at most %n character.', 'Too long. Use at most %n characters.', fault.limit ?? 0)
		case 'notASelector': return t('wizardapp', 'This selector is not valid. Correct it or pick the element on the page.')
		case 'notAnAppId': return t('wizardapp', 'Enter the app ID: lowercase letters, digits and underscores.')
		case 'tooMany': return n('wizardapp', 'You can add up to %n group.', 'You can add up to %n groups.', fault.limit ?? 0)
		case 'refused': return t('wizardapp', 'The server refused this: {message}', { message: fault.message ?? '' }, plain)
	}
}

/** Position of a problem in a list of steps: "Step 4, position". */
export function placeOf(pointer: string): string {
	const [, index, field] = /(?:^|\/steps)\/(\d+)(?:\/(\w+))?/.exec(pointer) ?? []
	if (index === undefined) {
		return /\/language$/.test(pointer) ? t('wizardapp', 'Language') : t('wizardapp', 'File')
	}
	const step = Number(index) + 1
	return field === undefined
		? t('wizardapp', 'Step {step}', { step })
		: t('wizardapp', 'Step {step}, {field}', { step, field: fieldName(field) }, plain)
}

/** A problem that the server found in a file, as a sentence. */
export function problemSentence({ keyword, expected, message }: Problem): string {
	const limit = Number(expected)
	switch (keyword) {
		case 'required': return t('wizardapp', 'is missing')
		case 'type': return t('wizardapp', 'has the wrong type')
		case 'enum':
		case 'const':
		case 'anyOf': return Array.isArray(expected) && expected.every((value) => typeof value === 'string')
			? t('wizardapp', 'must be one of: {values}', { values: expected.join(', ') }, plain)
			: t('wizardapp', 'is not an allowed value')
		case 'maxLength': return n('wizardapp', 'is longer than %n character', 'is longer than %n characters', limit)
		case 'minLength': return t('wizardapp', 'is empty')
		case 'maxItems': return n('wizardapp', 'has more than %n entry', 'has more than %n entries', limit)
		case 'uniqueItems': return t('wizardapp', 'contains duplicates')
		case 'pattern': return t('wizardapp', 'contains characters that are not allowed')
		case 'bad_selector':
		case 'selector': return t('wizardapp', 'is not a valid selector')
		case 'duplicate_id':
		case 'unique': return t('wizardapp', 'is already used by another step')
	}
	return message
}

/** What the server sanitised in a file, in the admin's language. */
export function cleanedSentence({ step, field }: CleanedField): string {
	return field === 'title'
		? t('wizardapp', 'Step {step}: the title was converted to plain text.', { step: String(step) })
		: t('wizardapp', 'Step {step}: unsupported formatting was removed from the text.', { step: String(step) })
}
