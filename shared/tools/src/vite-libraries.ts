// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Plugin } from 'vite'

/** Mends what the libraries of the apps bring that no browser can use. */
export function mendedLibraries(): Plugin[] {
	return [withoutStreams, plainDescendants]
}

const noStream = '\0no-stream'

/** @nextcloud/files checks SVG icons with `sax`, which takes Node's streams where there are some and does without them elsewhere. */
const withoutStreams: Plugin = {
	name: 'suite-without-streams',
	enforce: 'pre',
	resolveId(id, importer) {
		return id === 'stream' && importer?.includes('/node_modules/sax/') === true ? noStream : undefined
	},
	load(id) {
		return id === noStream ? 'export {}' : undefined
	},
}

/**
 * The stylesheet of @nextcloud/dialogs has Vue's `:deep(…)` left in rules of CSS modules, where it has no meaning: browsers leave those
 * rules out, and the file conflict picker its bold "select all" and its unbroken times. The names of a module reach descendants anyway.
 */
const plainDescendants: Plugin = {
	name: 'suite-plain-descendants',
	enforce: 'pre',
	transform(code, id) {
		return /\/node_modules\/@nextcloud\/.*\.css(?:\?|$)/.test(id) && code.includes(':deep(')
			? code.replaceAll(/:deep\(([^()]*)\)/g, '$1')
			: undefined
	},
}
