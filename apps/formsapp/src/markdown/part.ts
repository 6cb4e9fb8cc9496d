// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export interface Opening {
	readonly tag: 'em' | 'strong' | 'a'
	readonly address?: string
}

/** A piece of text: it ends so many elements, then has its text, then begins elements, the last of them first. */
export interface Part {
	text: string
	readonly isCode: boolean
	closes: number
	opens: Opening[]
}
