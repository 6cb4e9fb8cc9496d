// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { ShownBranding } from './design/branding.ts'
import { ThanksButton } from './form.ts'
import { limits } from './limits.ts'
import { Question } from './question.ts'
import { closed, HiddenFields, members, open } from './values.ts'

/** Answers by the id of the question. */
export const Answers = Type.Record(Type.String(), Type.Unknown(), {
	title: 'Answers',
	description: 'a text, a number, the id of a choice, a list of ids of choices, or what the type of the question has; of files it is '
		+ 'sent as a list of tokens, and read as a list of {id, name, size, type}; a text by the name of a hidden field',
})

export const Score = Type.Object({ total: Type.Number(), max: Type.Number() }, { title: 'Score', ...closed })

const note = nullable(
	Type.String({ maxLength: limits.noteCharacters }),
	'what the team notes about it, as plain text; the respondent never sees it, keys do not read it, and of exports only JSON has it',
)

export const FormResponse = Type.Object({
	id: Type.String(),
	submitted: Type.String({ description: 'ISO 8601' }),
	respondent: nullable(Type.Object({ userId: Type.String(), displayName: Type.String() }, closed), 'null for somebody unnamed'),
	answers: Answers,
	note,
	metadata: Type.Object({
		duration: nullable(Type.Integer(), 'seconds between opening the form and sending it; null where the form was not opened before'),
		score: nullable(Score),
		changed: nullable(Type.String(), 'ISO 8601: when the answers were changed last; null when they never were'),
		source: Type.Union([Type.Literal('link'), Type.Literal('api'), Type.Literal('import')], {
			description: 'api: a program sent it with a key; import: it came with a file',
		}),
	}, closed),
}, { title: 'FormResponse', ...closed })
export type FormResponse = Static<typeof FormResponse>

/** A question that some response answered: of the form as it is, or as it was. */
export const AnsweredQuestion = Type.Object({
	...Question.properties,
	isCurrent: Type.Boolean({ description: 'the form still asks it' }),
}, { title: 'AnsweredQuestion', ...open })

const from = Type.Optional(Type.String({ maxLength: limits.dateCharacters, description: 'ISO 8601: what was sent then or later' }))
const to = Type.Optional(Type.String({
	maxLength: limits.dateCharacters,
	description: 'ISO 8601: what was sent earlier; a date alone includes the day',
}))

const search = Type.Optional(Type.String({
	maxLength: limits.searchCharacters,
	description: 'words, in any order, all of which are in the answers as people read them; upper and lower case are the same',
}))

export const NoteBody = Type.Object({
	note,
	was: Type.Optional(nullable(
		Type.String({ maxLength: limits.noteCharacters }),
		'the note that was read before: when it is another one by now, nothing is changed',
	)),
}, { title: 'NoteBody', ...closed })

export const ResponseFilter = Type.Object({
	page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
	limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.responsesPerPage, default: 50 })),
	from,
	to,
	search,
})

export const ResponseList = Type.Object({
	responses: Type.Array(FormResponse, { description: 'the last one first' }),
	total: Type.Integer({ description: `of a search, at most ${limits.responsesFound}` }),
	page: Type.Integer(),
	pages: Type.Integer(),
}, { title: 'ResponseList', ...closed })
export type ResponseList = Static<typeof ResponseList>

export const RemovedResponses = Type.Object({
	success: Type.Literal(true),
	removed: Type.Integer({ description: 'how many there were' }),
}, { title: 'RemovedResponses', ...closed })

export const Period = Type.Object({ from, to })

export const ExportFilter = Type.Object({
	format: Type.Optional(Type.Union([Type.Literal('csv'), Type.Literal('json'), Type.Literal('xlsx')], { default: 'csv' })),
	from,
	to,
	search,
})

export const ExportBody = Type.Object({
	...ExportFilter.properties,
	path: Type.Optional(Type.String({
		maxLength: limits.pathCharacters,
		description: 'folder from the top of the caller\'s files, made where it is missing; without one, the folder of the form, or '
			+ 'the top of the caller\'s files where that one takes no files of theirs',
	})),
}, { title: 'ExportBody', ...closed })

export const SavedExport = Type.Object({
	fileId: Type.Integer(),
	path: Type.String({ description: 'from the top of the caller\'s files; a number in the name when there was such a file' }),
}, { title: 'SavedExport', ...closed })
export type SavedExport = Static<typeof SavedExport>

export const QuestionStats = Type.Object({
	type: Type.String(),
	answered: Type.Integer(),
	counts: Type.Optional(Type.Record(Type.String(), Type.Integer(), { description: 'by the id of the choice, or by row:column' })),
	average: Type.Optional(Type.Number()),
	min: Type.Optional(Type.Number()),
	max: Type.Optional(Type.Number()),
}, { title: 'QuestionStats', ...open })

export const FormStats = Type.Object({
	totalResponses: Type.Integer(),
	responsesPerDay: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), count: Type.Integer() }, closed), {
		description: 'days in the time zone of the caller, the first one first; days without any are left out',
	}),
	averageCompletionTime: Type.Number({ description: 'seconds; 0 while none is known' }),
	questionStats: Type.Record(Type.String(), QuestionStats, { description: 'by the id of the question' }),
	dropOff: Type.Object({
		visits: Type.Integer({ description: `of the ${limits.visitsKept} newest; each is one who began and has not sent the answers` }),
		questions: Type.Record(Type.String(), Type.Integer(), { description: 'visits by the id of the question that was answered last' }),
	}, { description: 'where respondents stop', ...closed }),
}, { title: 'FormStats', ...closed })
export type FormStats = Static<typeof FormStats>

export const Stop = Type.Object({
	questionId: Type.String({ minLength: 1, maxLength: limits.idCharacters, description: 'that was answered last' }),
}, { title: 'Stop', ...closed })

const ShownForm = Type.Object({
	title: Type.String(),
	description: Type.String(),
	questions: Type.Array(Question, { description: 'without scores' }),
	pages: nullable(Type.Array(members('{id, title, questions, routing}'))),
	branding: ShownBranding,
	hiddenFields: Type.Optional(HiddenFields),
	settings: Type.Object({
		showProgress: Type.Boolean(),
		confirmationMessage: nullable(Type.String()),
		confirmationButton: nullable(ThanksButton),
		confirmationMail: Type.Optional(Type.String({ description: 'the question whose answer is mailed a confirmation; absent: none' })),
		allowMultiple: Type.Boolean(),
		requireLogin: Type.Boolean(),
	}, closed),
}, { title: 'ShownForm', ...closed })

export const PublicForm = Type.Object({
	form: ShownForm,
	startStamp: Type.String({ description: 'sent back with the answers, it gives the time that answering took' }),
}, { title: 'PublicForm', ...closed })
export type PublicForm = Static<typeof PublicForm>

export const Submission = Type.Object({
	answers: Answers,
	startStamp: Type.Optional(nullable(Type.String({ maxLength: 256 }))),
}, { title: 'Submission', ...open })
export type Submission = Static<typeof Submission>

export const Submitted = Type.Object({
	success: Type.Literal(true),
	message: Type.String(),
	response: Type.Object({ id: Type.String(), submitted: Type.String({ description: 'ISO 8601' }) }, closed),
	score: Type.Optional(Score),
	correction: Type.Optional(Type.String({
		description: 'a secret of the respondent, by which the answers can be read and changed; absent where the form does not allow it',
	})),
}, { title: 'Submitted', ...closed })
export type Submitted = Static<typeof Submitted>

/** What somebody answered, for the one who did. */
export const OwnResponse = Type.Object({
	form: ShownForm,
	response: Type.Object({
		id: Type.String(),
		submitted: Type.String({ description: 'ISO 8601' }),
		changed: nullable(Type.String(), 'ISO 8601: when the answers were changed last; null when they never were'),
		revision: Type.Integer({ description: 'how often the answers were changed' }),
		answers: Answers,
	}, closed),
}, { title: 'OwnResponse', ...closed })
export type OwnResponse = Static<typeof OwnResponse>

export const Correction = Type.Object({
	answers: Answers,
	revision: Type.Optional(nullable(Type.Integer({ minimum: 0 }), 'of the answers that were changed: others are refused then')),
}, { title: 'Correction', ...open })
export type Correction = Static<typeof Correction>
