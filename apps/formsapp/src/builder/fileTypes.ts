// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import { presets } from '../rules/definition/settings.ts'

/** Kinds of files that authors choose from. */
export type FilePreset = 'all' | 'images' | 'documents' | 'pdf' | 'own'

export const fileTypes: Readonly<Record<Exclude<FilePreset, 'own'>, readonly string[]>> = Object.freeze({
	all: [],
	images: presets.get('images') ?? [],
	documents: presets.get('documents') ?? [],
	pdf: presets.get('pdf') ?? [],
})

/** The kind that means these types. */
export function presetOf(types: readonly string[]): FilePreset {
	const same = Object.entries(fileTypes).find(([, list]) => list.length === types.length && list.every((one) => types.includes(one)))
	return same === undefined ? 'own' : same[0] as FilePreset
}

/** Types in a text that somebody typed: endings with or without a dot, or media types. What can be none is left out. */
export function typesIn(text: string): string[] {
	const types = text.split(/[\s,;]+/)
		.filter((one) => /^[A-Za-z0-9.*/+_-]{1,99}$/.test(one) && /[A-Za-z0-9]/.test(one))
		.map((one) => one.includes('/') ? one.toLowerCase() : `.${one.replace(/^[.*]+/, '').toLowerCase()}`)
	return [...new Set(types)].slice(0, bounds.fileTypesPerQuestion)
}
