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
	metadataMembers: 100,
	metadataBytes: 65_536,
	navigationItems: 100,
	reorderedPages: 2_000,
	newsItems: 50,
	excerptCharacters: 1_000,
	searchHits: 50,
	drafts: 50,
	draftMarks: 500,
	queryCharacters: 500,
	videoDomains: 100,
	calendarItems: 20,
	addressCharacters: 2_000,
	colourCharacters: 64,
	accountCharacters: 64,
	noteCharacters: 2_000,
	waitingItems: 500,
})

/** Ids that no page can have: fixed parts of addresses, and words with a special meaning. Case-insensitive. */
export const reservedIds = Object.freeze([
	'home', 'tree', 'reorder', 'move', 'copy', 'navigation', 'footer', 'metadata', 'content', 'draft', 'pending', 'below', 'media',
	'versions', 'breadcrumb', 'translations', 'comments', 'reactions', 'search', 'news', 'settings', 'new', 'null', 'undefined',
])
