// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Limits of the Intranet, in the unit each name gives; enforced by the contract and shown in the editor. */
export const limits = Object.freeze({
	idCharacters: 128,
	titleCharacters: 255,
	categoryCharacters: 255,
	versionLabelCharacters: 255,
	domainCharacters: 253,
	pageBytes: 2_097_152,
	textCharacters: 500_000,
	rows: 200,
	widgetsPerRow: 200,
	linkItems: 200,
	rowColumns: 4,
	levels: 10,
	tags: 50,
	tagCharacters: 64,
	navigationItems: 100,
	reorderedPages: 2_000,
	newsItems: 50,
	searchHits: 50,
	videoDomains: 100,
})
