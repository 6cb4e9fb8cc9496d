// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from './limits.ts'

/** A language as the host names it: `nl`, `pt_BR`, `nn_NO`, `sr@latin`. */
export const Language = Type.String({ pattern: '^[a-z]{2,3}([_-][A-Za-z0-9]{2,8})?(@[a-z]+)?$', maxLength: 20, title: 'Language' })

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

/** A step as clients send it when the whole list is saved: `id`, `title` and `text` are required by the spec. */
export const StepInput = Type.Object({ id: StepId, ...stepFields }, {
	title: 'StepInput',
	description: 'keys not listed here, such as the author of a step read before, are ignored',
})
export type StepInput = Static<typeof StepInput>

/** A new single step: without `id` the server gives one. */
export const NewStep = Type.Object({ id: Type.Optional(StepId), ...stepFields, text: Type.Optional(stepFields.text) }, { title: 'NewStep' })
export type NewStep = Static<typeof NewStep>

/** A change of one step: what is absent stays. */
export const StepPatch = Type.Object({
	...stepFields,
	id: Type.Optional(StepId),
	title: Type.Optional(stepFields.title),
	text: Type.Optional(stepFields.text),
}, { title: 'StepPatch' })
export type StepPatch = Static<typeof StepPatch>

/** A step as the server answers it: every field present. */
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
	author: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'who last changed the step; admin answers only' })),
	updatedAt: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'ISO 8601 in UTC; admin answers only' })),
}, { title: 'Step', additionalProperties: false })
export type Step = Static<typeof Step>
