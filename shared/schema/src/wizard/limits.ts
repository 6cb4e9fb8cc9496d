// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Limits of the Onboarding app, in the unit each name gives; enforced by the contract and shown in the editor. */
export const limits = Object.freeze({
	stepsPerLanguage: 50,
	titleCharacters: 200,
	textCharacters: 10_240,
	selectorCharacters: 500,
	idCharacters: 64,
	groupsPerStep: 100,
	importBytes: 1_048_576,
	historyEntries: 20,
	groupsPerAnswer: 100,
})
