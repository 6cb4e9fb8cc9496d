// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { FormImage } from '@suite/schema/forms/design/branding'
import { limits } from '@suite/schema/forms/limits'
import { Done } from '@suite/schema/forms/values'
import { failing, type Route } from '../../contract/route.ts'
import { detailed, example, FormPath, nowhere, ofAccounts } from '../common.ts'

const form = { fileId: example.fileId }
const path = { ...form, imageId: example.imageId }
const ImagePath = Type.Object({ ...FormPath.properties, imageId: Type.String({ minLength: 1, maxLength: limits.idCharacters }) })
const noForm = { why: 'a form that does not exist', status: 404, reason: 'unknown_form' } as const
const noImage = {
	why: 'a picture that the form does not have', status: 404, reason: 'unknown_image', path: { ...form, imageId: 'no-such-one' },
} as const
/** One white pixel. */
const file = {
	name: 'logo.png',
	base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
} as const
const fake = { name: 'logo.png', base64: 'bm8gcGljdHVyZQ==' } as const
const create = {
	method: 'POST', csrf: 'session', upload: ['image', 'file'], answers: { 201: FormImage },
	refusals: {
		403: ['not_allowed'],
		404: ['unknown_form'],
		409: ['busy'],
		413: ['too_large_file'],
		422: ['empty_file', 'wrong_type', 'broken_image'],
	},
} as const
const remove = {
	method: 'DELETE', csrf: 'session', params: ImagePath, answers: { 200: Done },
	refusals: {
		403: ['not_allowed'],
		404: ['unknown_form', 'unknown_image'],
		409: ['busy'],
		422: ['broken_form', 'too_large_form'],
		507: ['no_space'],
	},
	example: { path, ...detailed }, refused: [{ ...noForm, path: { ...path, ...nowhere } }, noImage],
} as const

const ofEditors = ofAccounts({
	create: {
		...create, action: 'BrandingController::create', path: '/api/forms/{fileId}/branding/image',
		summary: 'Takes a picture for a form: PNG, JPEG, GIF, WebP or SVG. It is shown when the branding names it',
		params: FormPath, example: { path: form, file, ...detailed },
		refused: [
			{ ...noForm, path: nowhere, file },
			{ why: 'a file that is no picture', status: 422, reason: 'wrong_type', path: form, file: fake },
			{ why: 'a file without a byte', status: 422, reason: 'empty_file', path: form, file: { name: 'empty.png', base64: '' } },
		],
	},
	createToo: {
		...create, action: 'BrandingController::createToo', path: '/api/form/{fileId}/branding/image/{blockId}',
		summary: 'The same at its former address; the block is not used',
		params: Type.Object({ ...FormPath.properties, blockId: Type.String({ minLength: 1, maxLength: limits.idCharacters }) }),
		example: { path: { ...form, blockId: 'logo' }, file, ...detailed },
		refused: [{ ...noForm, path: { ...nowhere, blockId: 'logo' }, file }],
	},
	remove: {
		...remove, action: 'BrandingController::remove', path: '/api/forms/{fileId}/branding/image/{imageId}',
		summary: 'Deletes a picture, and takes it out of the form that shows it',
	},
	removeToo: {
		...remove, action: 'BrandingController::removeToo', path: '/api/form/{fileId}/branding/image/{imageId}',
		summary: 'The same at its former address',
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)

/**
 * Pictures of forms. Everybody gets the one that a form shows while its link is on, because an image of a page cannot send a password; its
 * id cannot be guessed. Who may read the form gets those that it has shown before as well.
 */
export const branding = {
	...ofEditors,
	...failing('coded', {
		read: {
			action: 'BrandingController::read', method: 'GET', path: '/branding/{fileId}/image/{imageId}', access: 'public', csrf: false,
			isFile: true, summary: 'A picture of a form', params: ImagePath,
			limit: { by: 'address', calls: limits.imagesPerMinute, seconds: 60, per: ['fileId'], name: 'image' },
			answers: { 200: Type.Unknown({ description: 'the bytes of the picture; ranges' }), 206: Type.Unknown() },
			refusals: { 404: ['unknown_image'] }, example: { path, ...detailed },
			refused: [noImage, { ...noImage, why: 'a form that does not exist', path: { ...path, ...nowhere } }],
		},
	} as const satisfies Record<string, Route>),
} as const
