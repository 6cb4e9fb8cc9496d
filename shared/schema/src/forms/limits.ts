// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from './bounds.ts'

/** Limits of Forms, in the unit each name gives. */
export const limits = Object.freeze({
	titleCharacters: 256,
	descriptionCharacters: 8192,
	pathCharacters: 1000,
	/** Of a question's id, and of any other id inside a form. */
	idCharacters: 64,
	typeCharacters: 64,
	questionsPerForm: 500,
	pagesPerForm: 100,
	/** Of a file that is imported; occ takes larger ones. */
	importBytes: 20_971_520,
	/** Of the file of a form, and of a body that changes one. */
	documentBytes: 2_097_152,
	passwordCharacters: 255,
	/** Of a date in a body or query; more than any way to write one takes. */
	dateCharacters: 64,
	responsesPerPage: 500,
	/** By a search, the newest ones. */
	responsesFound: 10_000,
	searchCharacters: 200,
	/** Of what a team notes about a response. */
	noteCharacters: 2000,
	/** Of one response. */
	submitBytes: 524_288,
	answersPerResponse: 1000,
	/** Of a picture of a form. */
	imageBytes: 2_097_152,
	/** Of an SVG, before it is cleaned. */
	svgBytes: 1_048_576,
	imageMegapixels: 40,
	/** Pictures that a form keeps, so that undo and former versions of the file have theirs. */
	imagesPerForm: 10,
	imagesPerMinute: 120,
	altCharacters: 500,
	cssCharacters: 65_536,
	buttonCharacters: 100,
	addressCharacters: 2000,
	/** Of what an author writes in a confirmation mail. */
	mailCharacters: 4000,
	/** Confirmation mails of one form to one address, in ten minutes. */
	confirmationsPerAddress: 1,
	confirmationSeconds: 600,
	/** To one address, of all forms. */
	confirmationsPerAddressAndDay: 5,
	confirmationsPerFormAndHour: 300,
	templatesPerAccount: 50,
	keysPerForm: 50,
	keyNameCharacters: 100,
	webhooksPerForm: 10,
	webhookNameCharacters: 100,
	webhookUrlCharacters: 2048,
	deliveriesPerPage: 100,
	/** Of a webhook in its log, without those that wait. */
	deliveriesKept: 1000,
	deliveryDays: 30,
	/** How long a delivery is tried again. */
	deliverySeconds: 86_400,
	/** Of the header `Idempotency-Key`. */
	keyCharacters: 128,
	viewsPerMinute: 60,
	submitsPerMinute: 10,
	uploadsPerMinute: 30,
	/** Of a form, of those who stopped before they sent their answers; the newest ones. */
	visitsKept: 20_000,
	/** Of the name of a file that was sent, as UTF-8. */
	fileNameBytes: 200,
	/** How long a file waits for the answer that it belongs to. */
	uploadSeconds: 86_400,
	callsPerMinute: 120,
	/** Of a key of the external API. */
	keyReadsPerMinute: 100,
	keyWritesPerMinute: 50,
	/** After which an editor who is not heard of is gone. */
	presenceSeconds: 60,
	/** Of the part of a link that names a form. */
	hashCharacters: 64,
	/** Most that administrators can set, and what counts until they do. */
	challengedSubmits: 10_000,
	challengedSubmitsUnlessSaid: 300,
	embedOrigins: 100,
	originCharacters: 300,
	fileMegabytesUnlessSaid: 50,
	formMegabytes: 1_048_576,
	formMegabytesUnlessSaid: 1_024,
	...bounds,
})
