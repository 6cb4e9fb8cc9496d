// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { median } from '@suite/fixtures/floor'
import type { Host, Login } from '@suite/host/host'

/** One measured number and its limit. */
export interface Figure {
	readonly name: string
	readonly value: number
	readonly unit: string
	/** The largest acceptable value; absent where nothing is promised. */
	readonly most?: number
	/** The only correct value. */
	readonly exactly?: number
}

/** What figures are measured on. */
export interface Measured {
	readonly host: Host
	readonly admin: Login
	/** Directory of the instance. */
	readonly directory: string
	/** Number of pages of the only site to measure, or of rooms; what is promised when absent. */
	readonly pages?: number
	/** How often the same site is measured; each figure is the median. */
	readonly runs: number
}

/** Figures of an app: the export `figures` of its `tests/figures/figures.ts`. */
export interface AppFigures {
	/** Figures of build output, which need no host. */
	readonly built?: () => readonly Figure[]
	/** Figures of a host with the app, by their name for `--only`, in measuring order. */
	readonly onHost: Readonly<Record<string, (on: Measured) => Promise<Figure[]>>>
}

/** Combines several runs of the same figures: the median of each, with its limit. */
export function ofRuns(runs: readonly (readonly Figure[])[]): Figure[] {
	return (runs[0] ?? []).map((figure, index) => ({ ...figure, value: median(runs.map((run) => run[index]?.value ?? Number.NaN)) }))
}

/** Whether the figure is within its limit. */
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
