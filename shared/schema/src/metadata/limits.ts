// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Limits of Metadata, in the unit each name gives. */
export const limits = Object.freeze({
	/** Definitions of fields on the server. */
	fields: 1_000,
	/** Of a team folder. */
	fieldsPerFolder: 300,
	optionsPerField: 500,
	optionCharacters: 255,
	nameCharacters: 255,
	labelCharacters: 255,
	descriptionCharacters: 4_000,
	typeCharacters: 50,
	textCharacters: 4_000,
	textareaCharacters: 65_536,
	/** Of a date, time, account or address in a body. */
	valueCharacters: 4_000,
	/** Files that are read at once. */
	filesPerBulk: 100,
	/** Files of which the values of columns are read at once. */
	filesPerDirectory: 200,
	/** Ids as a query has them, separated by commas. */
	idsCharacters: 4_096,
	/** Body of a save: one file with all its fields. */
	saveBytes: 2_097_152,
	usersFound: 25,
	searchCharacters: 200,
	pathCharacters: 4_000,
	historyPerPage: 100,
	groupsListed: 1_000,
})
