// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A difference that stays, and why. */
export interface Allowed {
	readonly script: string
	/** Found in the step's title. */
	readonly step: RegExp
	readonly where: RegExp
	readonly reason: string
}
