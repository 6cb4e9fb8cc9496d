// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** An accepted difference, and the reason. */
export interface Allowed {
	readonly script: string
	/** Matched against the step's title. */
	readonly step: RegExp
	readonly where: RegExp
	readonly reason: string
}
