// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { limits } from '../limits.ts'
import { choice, closed, open } from '../values.ts'

const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'such as #0082c9; #rgb and capitals are accepted' })

/** How a form looks at its link. */
export const Branding = Type.Object({
	headerImage: Type.Optional(nullable(Type.String({ description: 'the id of a picture that was sent for the form' }))),
	headerImageAlt: Type.Optional(nullable(Type.String({ maxLength: limits.altCharacters }), 'what the picture shows')),
	headerLayout: Type.Optional(nullable(choice('logo', 'banner'), 'logo, or as wide as the form; logo when absent')),
	backgroundColor: Type.Optional(nullable(Colour)),
	accentColor: Type.Optional(nullable(Colour, 'of buttons and links')),
	customCss: Type.Optional(nullable(Type.String({ maxLength: limits.cssCharacters }), 'kept and given back, never applied')),
}, { title: 'Branding', ...open })
export type Branding = Static<typeof Branding>

const Shades = Type.Record(Type.String(), Type.String(), { description: 'colours by the names that the page has for them' })

/** The same for respondents. */
export const ShownBranding = Type.Object({
	headerImage: Type.Optional(Type.Object({
		url: Type.String(),
		alt: Type.String(),
		layout: choice('logo', 'banner'),
		width: nullable(Type.Integer(), 'pixels; null for an SVG'),
		height: nullable(Type.Integer()),
	}, closed)),
	backgroundColor: Type.Optional(Colour),
	accentColor: Type.Optional(Colour),
	palette: Type.Optional(Type.Object({ light: Shades, dark: Shades }, {
		description: 'shades of these colours on which text can be read', ...closed,
	})),
}, { title: 'ShownBranding', description: 'empty when the form has none', ...closed })
export type ShownBranding = Static<typeof ShownBranding>

/** A picture that was sent for a form. */
export const FormImage = Type.Object({
	imageId: Type.String({ description: 'goes into headerImage of the branding' }),
	type: Type.String({ description: 'media type, by its content' }),
	size: Type.Integer({ description: 'bytes' }),
	width: nullable(Type.Integer(), 'pixels; null for an SVG'),
	height: nullable(Type.Integer()),
}, { title: 'FormImage', ...closed })
export type FormImage = Static<typeof FormImage>
