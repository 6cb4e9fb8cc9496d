// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { limits } from '../limits.ts'
import { closed } from '../values.ts'

/** What administrators decide for all forms. */
export const AdminSettings = Type.Object({
	challengedSubmits: Type.Integer({ description: 'responses a minute, per form and address, that solved tasks let through; 0 for none' }),
	confirmationMails: Type.Boolean({ description: 'forms may mail those who answer' }),
	embedOrigins: Type.Array(Type.String(), { description: 'websites that may show forms in frames, or * alone for every website' }),
	uploadFileMegabytes: Type.Integer({ description: 'of one file, unless PHP takes less' }),
	uploadFormMegabytes: Type.Integer({ description: 'of all files of one form' }),
	phpUploadBytes: Type.Integer({ description: 'of one file, as PHP is configured' }),
}, { title: 'AdminSettings', ...closed })
export type AdminSettings = Static<typeof AdminSettings>

const number = (minimum: number, maximum: number) => Type.Optional(nullable(Type.Integer({ minimum, maximum }), 'null: the default'))

export const AdminSettingsChange = Type.Object({
	challengedSubmits: number(0, limits.challengedSubmits),
	confirmationMails: Type.Optional(Type.Boolean({ description: 'false: mails that wait are not sent either' })),
	embedOrigins: Type.Optional(Type.Array(
		Type.String({ maxLength: limits.originCharacters, description: 'such as https://www.example.org, or *' }),
		{ maxItems: limits.embedOrigins, description: 'replaces the list; * counts alone only' },
	)),
	uploadFileMegabytes: number(1, limits.fileMegabytes),
	uploadFormMegabytes: number(1, limits.formMegabytes),
}, { title: 'AdminSettingsChange', description: 'absent members stay as they are', ...closed })
export type AdminSettingsChange = Static<typeof AdminSettingsChange>
