// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { DraftMark } from './draft.ts'
import { limits } from './limits.ts'
import { Page } from './page.ts'
import { DemoStatus, SetupState } from './setup.ts'
import { Engagement, Footer, MediaSettings, Navigation, Publication, SitePermissions, UploadLimit, VideoDomains } from './site.ts'
import { Person } from './values.ts'

const whileBusy = 'null while its file is in use; the browser asks again'

/** What the server puts on the page before the first call. */
export const Start = Type.Object({
	language: Type.String({ description: 'of what is shown first; empty while there is no page at all' }),
	languages: Type.Array(Type.String(), { description: 'trees that the reader may see' }),
	user: Person,
	site: Type.Object({
		name: Type.String(),
		folder: nullable(
			Type.String(),
			'path of the team folder in the reader\'s own files, such as `/Intranet`; null when it is not there for them',
		),
	}, { additionalProperties: false }),
	navigation: nullable(Navigation, whileBusy),
	footer: nullable(Footer, whileBusy),
	permissions: SitePermissions,
	publication: Publication,
	engagement: Engagement,
	waiting: Type.Integer({ description: 'changes and pages that the reader may approve' }),
	videoDomains: Type.Array(Type.String()),
	externalImages: Type.Boolean({ description: 'whether images of other servers may load, as the page\'s content security policy says' }),
	drafts: Type.Array(DraftMark, {
		maxItems: limits.draftMarks, description: 'the reader\'s unpublished work on pages that they may write, newest first',
	}),
	page: nullable(Page, 'the page that the address names'),
	pageError: nullable(Type.String(), 'why there is none: a reason of the contract; null too where the address names no page'),
}, { title: 'Start', additionalProperties: false })
export type Start = Static<typeof Start>

/** Initial state of the admin panel. */
export const AdminState = Type.Object({
	state: SetupState, videoDomains: VideoDomains, media: MediaSettings, uploadLimit: UploadLimit, engagement: Engagement,
	publication: Publication, demo: DemoStatus,
}, { title: 'AdminState', additionalProperties: false })
export type AdminState = Static<typeof AdminState>
