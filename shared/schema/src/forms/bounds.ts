// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Limits of what a form may hold; characters are Unicode characters. */
export const bounds = Object.freeze({
	choicesPerQuestion: 500,
	rowsPerMatrix: 100,
	columnsPerQuestion: 50,
	routesPerPage: 50,
	/** Conditions, groups of them, and rules of pages. */
	conditionsPerForm: 200,
	conditionDepth: 10,
	valuesPerCondition: 100,
	conditionCharacters: 1_000,
	questionTitleCharacters: 2_000,
	questionDescriptionCharacters: 10_000,
	labelCharacters: 1_000,
	hintCharacters: 500,
	textCharacters: 2_000,
	textareaCharacters: 10_000,
	emailCharacters: 254,
	otherCharacters: 1_000,
	cellCharacters: 1_000,
	/** Of a number: a float keeps them all. */
	digitsPerNumber: 15,
	rowsPerTable: 200,
	rowsPerTableUnlessSaid: 50,
	linesOfTextarea: 50,
	seatsPerChoice: 1_000_000,
	pointsPerChoice: 10_000,
	/** The greatest number of a scale, and the least below zero. */
	scaleEnd: 1_000,
	scaleSteps: 100,
	starsPerRating: 20,
	filesPerQuestion: 20,
	fileMegabytes: 100,
	fileTypesPerQuestion: 50,
	patternCharacters: 200,
	/** Of a text that is compared with a pattern. */
	patternTextCharacters: 2_000,
	instructionsPerPattern: 300,
	instructionsPerForm: 3_000,
	hiddenFieldsPerForm: 20,
	hiddenFieldCharacters: 2_000,
	problemsPerForm: 100,
	unknownQuestionsPerAnswer: 100,
})
