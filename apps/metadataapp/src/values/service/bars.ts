// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FieldUsage } from '@suite/schema/metadata/field'

/** A bar of a chart. */
export interface Bar {
	readonly key: string
	readonly count: number
}

/** From the most to the least; those of the same number keep their order. */
export const ranked = <B extends Bar>(bars: readonly B[]): B[] => bars.toSorted((one, other) => other.count - one.count)

/** The length of a bar beside the longest, from 0 to 100; what is there at all is seen. */
export function lengthOf({ count }: Bar, bars: readonly Bar[]): number {
	const most = Math.max(0, ...bars.map((bar) => bar.count))
	return most === 0 || count === 0 ? 0 : Math.max(1, Math.round(count / most * 100))
}

/** Files and team folders in which a field is filled in. */
export const filledOf = ({ files, folder_values: ofFolders }: FieldUsage): number => files + ofFolders
