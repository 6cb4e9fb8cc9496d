// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import type { ValueMap } from '@suite/schema/metadata/value'
import { nameForFile } from '@suite/ui/files/saveFile'
import { csvText as cellText } from '../../rules/index.ts'

/** A file as a row of a table. */
export interface TextRow {
	readonly name: string
	/** The folder that it is in, from the top of the team folder; empty for the top. */
	readonly folder: string
	readonly metadata: ValueMap
}

/** The first row of a table: fields of the same label are told apart by their names. */
export function headCells(first: readonly string[], fields: readonly Field[]): string[] {
	const seen = new Map<string, number>()
	for (const label of [...first, ...fields.map((field) => field.field_label)]) {
		seen.set(label, (seen.get(label) ?? 0) + 1)
	}
	return [...first, ...fields.map(({ field_label: label, field_name: name }) =>
		(seen.get(label) ?? 0) > 1 ? `${label} (${name})` : label)]
}

/** Values are written as they are stored, so that programs read them alike in every language. */
export const rowCells = ({ name, folder, metadata }: TextRow, fields: readonly Field[]): string[] =>
	[name, folder, ...fields.map((field) => cellText(metadata[field.field_name] ?? null))]

/**
 * The folder of a file inside its team folder.
 *
 * @param path - of the file, from the top of the files of the account
 * @param mountPoint - path of the team folder from there
 */
export function folderInside(path: string, mountPoint: string): string {
	const steps = path.split('/').filter((step) => step !== '')
	const top = mountPoint.split('/').filter((step) => step !== '').length
	return steps.slice(top, -1).join('/')
}

/** The day it is here, as YYYY-MM-DD. */
export function dayHere(now: Date): string {
	const two = (part: number) => String(part).padStart(2, '0')
	return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** @param folder - name of the team folder */
export const tableFileName = (folder: string, now: Date): string => `${nameForFile(folder) || 'files'} ${dayHere(now)}.csv`
