// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Limits of Metadata, in the unit each name gives; characters are Unicode characters. */
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
	/** Of a number, on both sides of the point together: what a float of every database keeps and sorts. */
	digitsPerNumber: 15,
	userCharacters: 64,
	urlCharacters: 4_000,
	linksPerValue: 100,
	/** The largest id that a browser can count to. */
	fileId: Number.MAX_SAFE_INTEGER,
	/** Of a filter; one of them has to fit. */
	valuesPerFilter: 500,
	/** Of the text that a filter looks for inside values. */
	containedCharacters: 1_000,
	/** Days that a filter looks back or ahead: ten years. */
	relativeDays: 3_660,
	/** Of a text inside a sentence about what is wrong. */
	quotedCharacters: 80,
	/** Of a field, the latest ones: those withdrawn before are still in values, and are read as any other text. */
	withdrawnOptionsPerField: 1_000,
	/** Values that a refusal shows of those that would be lost. */
	lostExamples: 5,
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
	/** Files and folders of a folder that are listed at once. */
	contentPerPage: 500,
	groupsListed: 1_000,
	viewsPerFolder: 100,
	filtersPerView: 20,
	viewNameCharacters: 100,
	/** How long a value stays locked for the one who edits it, unless they lock it again. */
	lockSeconds: 30,
	/** How long somebody counts as present in a team folder who says no more. */
	presenceSeconds: 120,
	/** Fields that one list is filtered by. */
	filtersPerList: 20,
	/** JSON of all filters, as a query has it. */
	filtersCharacters: 65_536,
	/** Names of fields as a query has them, separated by commas. */
	namesCharacters: 77_000,
	/** Files of a whole team folder that are listed at once. */
	rowsPerPage: 500,
	/** Values of a field that are counted. */
	groupsPerList: 500,
	/** Of a field, to choose a filter from. */
	distinctValues: 1_000,
	/** Files whose values are asked for at once. */
	filesPerScope: 10_000,
	scopeCharacters: 170_000,
	/** Files whose values changed that are told at once. */
	changesPerAnswer: 1_000,
	itemsPerBatch: 100,
	/** Body of a batch. */
	batchBytes: 8_388_608,
	/** Files that people select, to change or export them at once. */
	filesPerSelection: 500,
	/** Backups that are kept. */
	backups: 7,
	backupNameCharacters: 60,
	/** Days that history can be kept when it is not kept for good: a hundred years. */
	historyDays: 36_500,
	/** Of a file, from its beginning: what a language model reads of it. */
	suggestedTextBytes: 32_768,
	/** JSON of the fields that a language model is asked for. */
	suggestedFieldsBytes: 32_768,
	/** Of the answer of a language model. */
	suggestionBytes: 65_536,
	/** How often one account can ask for suggestions in an hour. */
	suggestionsPerHour: 30,
	/** How long suggestions are waited for. */
	suggestionSeconds: 600,
})
