// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from '../limits.ts'
import { closed } from '../values.ts'

/** A form that somebody keeps to begin others with; nobody else sees it. */
export const OwnTemplate = Type.Object({
	id: Type.String({ description: 'what a new form is made with, as `template`' }),
	name: Type.String(),
	questions: Type.Integer({ description: 'how many it asks' }),
	createdAt: Type.String({ description: 'ISO 8601' }),
}, { title: 'OwnTemplate', ...closed })
export type OwnTemplate = Static<typeof OwnTemplate>

export const TemplateList = Type.Object({
	templates: Type.Array(OwnTemplate, { description: 'those of the caller, by name' }),
}, { title: 'TemplateList', ...closed })
export type TemplateList = Static<typeof TemplateList>

export const NewTemplate = Type.Object({
	name: Type.Optional(Type.String({ maxLength: limits.titleCharacters, description: 'the title of the form when absent' })),
}, { title: 'NewTemplate', ...closed })
export type NewTemplate = Static<typeof NewTemplate>
