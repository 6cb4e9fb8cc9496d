// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'

/** A file of a page's media folder, or of the shared library. */
export const MediaFile = Type.Object({
	name: Type.String(),
	size: Type.Integer({ description: 'bytes' }),
	mimeType: Type.String(),
	modified: Type.Integer({ description: 'Unix seconds' }),
	fileId: Type.Integer(),
	url: Type.String({ description: 'address of the content on this server' }),
	type: Type.Union([Type.Literal('file'), Type.Literal('folder')]),
	path: Type.String({ description: 'below the media folder or the library' }),
}, { title: 'MediaFile', additionalProperties: false })
export type MediaFile = Static<typeof MediaFile>

export const MediaList = Type.Object({ media: Type.Array(MediaFile), canWrite: Type.Boolean() }, {
	title: 'MediaList',
	additionalProperties: false,
})
export type MediaList = Static<typeof MediaList>

export const Uploaded = Type.Object({
	filename: Type.String(),
	url: Type.String(),
	exists: Type.Boolean({ description: 'a file of this name was replaced' }),
	cleaned: Type.Boolean({ description: 'something was taken out of the file, such as a script of an SVG' }),
	size: Type.Integer(),
	mimeType: Type.String(),
}, { title: 'Uploaded', additionalProperties: false })
export type Uploaded = Static<typeof Uploaded>

export const MediaChecked = Type.Object({
	exists: Type.Boolean(),
	filename: Type.String({ description: 'the name the file would get' }),
	suggestion: Type.String({ description: 'a free name, to keep both' }),
	existingFile: nullable(
		Type.Object({ name: Type.String(), size: Type.Integer(), modified: Type.Integer() }, { additionalProperties: false }),
	),
}, { title: 'MediaChecked', additionalProperties: false })
export type MediaChecked = Static<typeof MediaChecked>
