// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { QuestionId } from './question.ts'
import { closed } from './values.ts'

/** What is sent beside the file. */
export const UploadTarget = Type.Object({ questionId: QuestionId })

export const Upload = Type.Object({
	token: Type.String({ description: 'goes into the answer, once; kept for a day' }),
	name: Type.String({ description: 'without what no file may be called' }),
	size: Type.Integer({ description: 'bytes' }),
	type: Type.String({ description: 'media type, by name and content' }),
}, { title: 'Upload', ...closed })
export type Upload = Static<typeof Upload>

/** A file in an answer that was sent. */
export const AnsweredFile = Type.Object({
	id: Type.String(),
	name: Type.String(),
	size: Type.Integer(),
	type: Type.String(),
}, { title: 'AnsweredFile', ...closed })
export type AnsweredFile = Static<typeof AnsweredFile>
