// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { OptionalAuthor, OptionalTime, Revision, Success, TourLabels, closed } from './values.ts'

export const Position = Type.Union([Type.Literal('right'), Type.Literal('left'), Type.Literal('top'), Type.Literal('bottom')], {
	title: 'Position',
	description: 'the side of the target where the bubble prefers to stand',
})

export const IfMissing = Type.Union([Type.Literal('center'), Type.Literal('skip')], {
	title: 'IfMissing',
	description: 'what happens when no target is on the page: the bubble stands in the middle, or the step is left out',
})

const stepFields = {
	title: Type.String({ minLength: 1, maxLength: limits.titleCharacters, description: 'plain text; tags are taken out' }),
	text: Type.String({ maxLength: limits.textCharacters, description: 'HTML of the profile "tour": p strong b em i ul ol li br a[href]' }),
	attachTo: Type.Optional(Type.String({
		maxLength: limits.selectorCharacters,
		description: 'CSS selector list, first match wins; empty stands in the middle',
	})),
	position: Type.Optional(Position),
	enabled: Type.Optional(Type.Boolean()),
	visibleToGroups: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
		maxItems: limits.groupsPerStep,
		uniqueItems: true,
		description: 'group ids, any of them; empty means everyone',
	})),
	ifMissing: Type.Optional(IfMissing),
	opens: Type.Optional(Type.String({
		maxLength: limits.selectorCharacters,
		description: 'selector to click before the step, such as the button of a menu; empty clicks nothing',
	})),
	requiresApp: Type.Optional(Type.String({
		maxLength: 64,
		pattern: '^[a-z0-9_]*$',
		description: 'the step is served only where this app is enabled for the user; empty means always',
	})),
	interactive: Type.Optional(Type.Boolean({ description: 'the target stays usable while the bubble stands; default false' })),
}

const StepId =
	Type.String({ minLength: 1, maxLength: limits.idCharacters, pattern: '^[A-Za-z0-9_.:-]+$', description: 'unique in its list' })

/** A step as clients send it when saving the whole list: `id`, `title` and `text` are required by the spec. */
export const StepInput = Type.Object({ id: StepId, ...stepFields }, {
	title: 'StepInput',
	description: 'keys not listed here, such as the author of a step read before, are ignored',
})
export type StepInput = Static<typeof StepInput>

/** A new single step: the server assigns an `id` if there is none. */
export const NewStep = Type.Object({ id: Type.Optional(StepId), ...stepFields }, { title: 'NewStep' })
export type NewStep = Static<typeof NewStep>

/** A change to one step: absent keys stay unchanged. */
export const StepPatch = Type.Object({
	...stepFields,
	id: Type.Optional(StepId),
	title: Type.Optional(stepFields.title),
	text: Type.Optional(stepFields.text),
}, { title: 'StepPatch' })
export type StepPatch = Static<typeof StepPatch>

/** A step as the server returns it, with every field present. */
export const Step = Type.Object({
	id: Type.String(),
	title: Type.String(),
	text: Type.String(),
	attachTo: Type.String(),
	position: Position,
	enabled: Type.Boolean(),
	visibleToGroups: Type.Array(Type.String()),
	ifMissing: IfMissing,
	opens: Type.String(),
	requiresApp: Type.String(),
	interactive: Type.Boolean(),
	author: Type.Optional(nullable(Type.String(), 'who last changed the step; admin answers only')),
	updatedAt: Type.Optional(nullable(Type.String(), 'ISO 8601 in UTC; admin answers only')),
}, { title: 'Step', additionalProperties: false })
export type Step = Static<typeof Step>

export const AdminSteps = Type.Object({
	success: Success,
	steps: Type.Array(Step),
	language: Type.String(),
	lang: Type.String({ description: 'the same as language' }),
	useDefault: Type.Boolean({ description: 'the built-in steps are shown because this language has no override' }),
	revision: Revision,
	author: OptionalAuthor,
	authorName: nullable(Type.String(), 'display name of the author'),
	updatedAt: OptionalTime,
	labels: TourLabels,
	message: Type.Optional(Type.String()),
}, { title: 'AdminSteps', ...closed })
export type AdminSteps = Static<typeof AdminSteps>

export const AdminStep = Type.Object({
	success: Success,
	step: Step,
	language: Type.String(),
	revision: Revision,
}, { title: 'AdminStep', ...closed })

export const Removed = Type.Object({ success: Success, message: Type.String(), language: Type.String(), revision: Revision }, {
	title: 'Removed',
	...closed,
})

/** The exchange file that export writes and import reads. */
export const StepsFile = Type.Object({
	version: Type.String({ description: 'of the file format; 1.0' }),
	language: Type.String(),
	exportDate: Type.String({ description: 'YYYY-MM-DD HH:MM:SS in UTC' }),
	steps: Type.Array(Step),
}, { title: 'StepsFile', ...closed })
export type StepsFile = Static<typeof StepsFile>

export const ExportAnswer = Type.Object({
	success: Success,
	filename: Type.String(),
	data: Type.String({ description: 'the file\'s JSON text, a StepsFile' }),
	language: Type.String(),
}, { title: 'ExportAnswer', ...closed })

export const ImportAnswer = Type.Object({
	success: Success,
	message: Type.String(),
	language: Type.String(),
	stepsCount: Type.Integer(),
	dryRun: Type.Boolean({ description: 'nothing was stored' }),
	steps: Type.Array(Step, { description: 'as stored, or as they would be' }),
	revision: Revision,
	changes: Type.Object({ added: Type.Array(Type.String()), changed: Type.Array(Type.String()), removed: Type.Array(Type.String()) }, {
		description: 'step ids against the list in force',
		...closed,
	}),
	warnings: Type.Array(Type.String(), { description: 'what was cleaned, in words' }),
	cleaned: Type.Array(Type.Object({
		step: Type.Integer({ description: 'its number in the file, from 1' }),
		field: Type.Union([Type.Literal('title'), Type.Literal('text')]),
	}, closed), { description: 'what was cleaned, one entry for each of the warnings' }),
}, { title: 'ImportAnswer', ...closed })
export type ImportAnswer = Static<typeof ImportAnswer>

export type CleanedField = ImportAnswer['cleaned'][number]

export const HistoryEntry = Type.Object({
	id: Type.Integer(),
	revision: Revision,
	kind: Type.Union([Type.Literal('save'), Type.Literal('import'), Type.Literal('reset'), Type.Literal('restore')]),
	author: OptionalAuthor,
	authorName: nullable(Type.String()),
	updatedAt: Type.String({ description: 'ISO 8601 in UTC' }),
	stepsCount: Type.Integer({ description: 'steps after the save; 0 after a reset' }),
}, { title: 'HistoryEntry', ...closed })
export type HistoryEntry = Static<typeof HistoryEntry>

export const HistoryList = Type.Object(
	{ success: Success, language: Type.String(), entries: Type.Array(HistoryEntry, { description: 'newest first' }) },
	{ title: 'HistoryList', ...closed },
)

export const HistoryDetail = Type.Object({ success: Success, language: Type.String(), entry: HistoryEntry, steps: Type.Array(Step) }, {
	title: 'HistoryDetail',
	...closed,
})
