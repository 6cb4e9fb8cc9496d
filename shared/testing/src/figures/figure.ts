// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { median } from '@suite/fixtures/floor'
import type { Host, Login } from '@suite/host/host'

/** One measured number, and what it may be. */
export interface Figure {
	readonly name: string
	readonly value: number
	readonly unit: string
	/** The largest value that is good enough; absent where nothing is promised. */
	readonly most?: number
	/** The only value that is right. */
	readonly exactly?: number
}

/** What figures are taken on. */
export interface Measured {
	readonly host: Host
	readonly admin: Login
	/** Of the instance. */
	readonly directory: string
	/** Number of pages of the only site that is measured; sites of every size when absent. */
	readonly pages?: number
	/** How often the same site is measured; each figure is the median of these. */
	readonly runs: number
}

/** Figures of an app: the export `figures` of its `tests/figures/figures.ts`. */
export interface AppFigures {
	/** Those of what is built, which need no host. */
	readonly built?: () => readonly Figure[]
	/** Those of a host with the app, by the name that `--only` takes, in the order in which they are taken. */
	readonly onHost: Readonly<Record<string, (on: Measured) => Promise<Figure[]>>>
}

/** One figure for several runs that took the same ones: the median of each, with what was promised. */
export function ofRuns(runs: readonly (readonly Figure[])[]): Figure[] {
	return (runs[0] ?? []).map((figure, index) => ({ ...figure, value: median(runs.map((run) => run[index]?.value ?? Number.NaN)) }))
}

/** Is the figure as promised? */
export const isKept = (figure: Figure): boolean => (figure.most === undefined || figure.value <= figure.most)
	&& (figure.exactly === undefined || figure.value === figure.exactly)

/** The figure as a line of the report. */
export function line(figure: Figure): string {
	const value = Number.isInteger(figure.value) ? String(figure.value) : figure.value.toFixed(2)
	const promise = figure.most !== undefined
		? ` (at most ${figure.most})`
		: figure.exactly !== undefined ? ` (exactly ${figure.exactly})` : ''
	return `${isKept(figure) ? ' ' : '!'} ${figure.name}: ${value}${figure.unit === '' ? '' : ` ${figure.unit}`}${promise}`
}
