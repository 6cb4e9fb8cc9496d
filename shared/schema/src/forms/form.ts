// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { Branding } from './design/branding.ts'
import { limits } from './limits.ts'
import { Question, QuestionInput } from './question.ts'
import { choice, closed, HiddenFields, members, open } from './values.ts'

export const ListedForm = Type.Object({
	id: Type.Integer({ description: 'the file id, which names the form in addresses' }),
	title: Type.String(),
	created: Type.String({ description: 'ISO 8601' }),
	responseCount: Type.Integer(),
	path: Type.String({ description: 'of the file, from the top of the caller\'s files' }),
	modified: Type.String({ description: 'ISO 8601' }),
	role: choice('owner', 'editor', 'viewer'),
	isPublic: Type.Boolean(),
	isBroken: Type.Boolean({ description: 'the file holds no form that can be read' }),
	opensAt: nullable(Type.String(), 'ISO 8601: not open before'),
	closesAt: nullable(Type.String(), 'ISO 8601: closed from then on, by its link or its settings'),
	maxResponses: Type.Integer({ description: '0 is no limit' }),
}, { title: 'ListedForm', ...closed })
export type ListedForm = Static<typeof ListedForm>

export const FormList = Type.Object({
	forms: Type.Array(ListedForm, { description: 'those that the caller may read, the last one made first' }),
}, { title: 'FormList', ...closed })
export type FormList = Static<typeof FormList>

export const templates = Object.freeze(['blank', 'survey', 'poll', 'registration', 'feedback', 'quiz'] as const)

export const NewForm = Type.Object({
	title: Type.String({ minLength: 1, maxLength: limits.titleCharacters }),
	path: Type.Optional(Type.String({
		maxLength: limits.pathCharacters,
		description: 'a folder, made where it is missing; / when absent',
	})),
	template: Type.Optional(nullable(
		Type.String({ maxLength: limits.idCharacters }),
		`${templates.join(', ')}, or the id of a template of the caller's own; blank when absent`,
	)),
}, { title: 'NewForm' })
export type NewForm = Static<typeof NewForm>

export const CreatedForm = Type.Object({
	fileId: Type.Integer(),
	path: Type.String({ description: 'of the file, from the top of the caller\'s files' }),
}, { title: 'CreatedForm', ...closed })
export type CreatedForm = Static<typeof CreatedForm>

/** A link that looks like a button. */
export const ThanksButton = Type.Object({
	label: Type.String({ minLength: 1, maxLength: limits.buttonCharacters }),
	url: Type.String({ maxLength: limits.addressCharacters, description: 'with https:// or http://' }),
}, { title: 'ThanksButton', ...closed })
export type ThanksButton = Static<typeof ThanksButton>

/** A mail to the address that a respondent gave. Nothing else that the respondent sent is in it. */
export const ConfirmationMail = Type.Object({
	enabled: Type.Boolean(),
	questionId: nullable(
		Type.String({ maxLength: limits.idCharacters }),
		'the question of type email that asks for the address; while there is no such question, nothing is sent',
	),
	message: Type.String({
		maxLength: limits.mailCharacters,
		description: 'plain text; empty: the thank-you message, unless that has answers in it',
	}),
}, { title: 'ConfirmationMail', ...closed })
export type ConfirmationMail = Static<typeof ConfirmationMail>

/** Settings of a form, with every default in place. What is secret is not among them. */
export const FormSettings = Type.Object({
	anonymous: Type.Boolean({ description: 'responses do not name the account' }),
	requireLogin: Type.Boolean(),
	restrictedUsers: Type.Array(Type.String(), { description: 'accounts that may answer; with restrictedGroups, none means all' }),
	restrictedGroups: Type.Array(Type.String()),
	allowMultiple: Type.Boolean({ description: 'one account or browser may answer several times' }),
	allowCorrection: Type.Boolean({ description: 'who answered gets a token by which the answers can be changed while the form is open' }),
	expiresAt: nullable(Type.String(), 'ISO 8601: the form is closed from then on, whatever its link says'),
	maxResponses: Type.Integer({ minimum: 0, description: '0 is no limit' }),
	limitMessage: Type.String(),
	showProgress: Type.Boolean(),
	confirmationMessage: nullable(Type.String()),
	confirmationButton: nullable(ThanksButton, 'shown below the message after sending'),
	confirmationMail: nullable(ConfirmationMail, 'null is off; responses by the link are confirmed, not those with a key'),
	quizMode: Type.Boolean({ description: 'respondents are told their score' }),
	notifyOwner: Type.Boolean(),
	retentionDays: Type.Integer({ minimum: 0, description: 'after which responses are deleted; 0 is never' }),
}, { title: 'FormSettings', ...open })
export type FormSettings = Static<typeof FormSettings>

export const Form = Type.Object({
	id: Type.String({ format: 'uuid' }),
	title: Type.String(),
	description: Type.String({ description: 'Markdown, as that of a question' }),
	questions: Type.Array(Question),
	settings: FormSettings,
	pages: nullable(Type.Array(members('{id, title, questions, routing}')), 'null: one page, or by the page of each question'),
	branding: nullable(Branding),
	hiddenFields: Type.Optional(HiddenFields),
}, { title: 'Form', ...open })
export type Form = Static<typeof Form>

export const FormRights = Type.Object({
	viewResponses: Type.Boolean(),
	editQuestions: Type.Boolean(),
	editSettings: Type.Boolean(),
	deleteResponses: Type.Boolean(),
	publish: Type.Boolean(),
	deleteForm: Type.Boolean(),
}, { title: 'FormRights', ...closed })
export type FormRights = Static<typeof FormRights>

export const OpenedForm = Type.Object({
	form: Form,
	fileId: Type.Integer(),
	path: Type.String(),
	version: Type.String({ description: 'of the file; a change that is based on it names it' }),
	role: choice('owner', 'editor', 'viewer'),
	permissions: FormRights,
	created: Type.String({ description: 'ISO 8601' }),
	responseCount: Type.Integer(),
	confirmationMails: Type.Boolean({ description: 'administrators let forms send confirmation mails' }),
	fault: nullable(
		Type.String(),
		'what is wrong with the file, while it holds no form that can be read: form is then the last one that could, as the link serves it',
	),
}, { title: 'OpenedForm', ...closed })
export type OpenedForm = Static<typeof OpenedForm>

/** The version that a change is based on; absent: whatever is there. */
export const BaseVersion = { version: Type.Optional(Type.String({ maxLength: limits.idCharacters })) }

export const FormChange = Type.Object({
	form: Type.Optional(Type.Object({
		title: Type.Optional(Type.String({ minLength: 1, maxLength: limits.titleCharacters })),
		description: Type.Optional(Type.String({ maxLength: limits.descriptionCharacters })),
		settings: Type.Optional(members('absent ones stay; null puts one back to its default')),
		pages: Type.Optional(nullable(Type.Array(members('{id, title, questions, routing}'), { maxItems: limits.pagesPerForm }))),
		branding: Type.Optional(nullable(members('Branding as a whole; absent members are gone'))),
		hiddenFields: Type.Optional(nullable(HiddenFields, 'null: none')),
	}, open)),
	questions: Type.Optional(Type.Array(QuestionInput, {
		maxItems: limits.questionsPerForm,
		description: 'all of them in their order; one without an id is new',
	})),
	...BaseVersion,
}, { title: 'FormChange', description: 'at least one of form and questions', ...closed })
export type FormChange = Static<typeof FormChange>
