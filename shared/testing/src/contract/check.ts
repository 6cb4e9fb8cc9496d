// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** One HTTP check derived from the contract. Every host must pass the successes; refusals are our own PHP, independent of the host. */
export interface Check {
	readonly name: string
	readonly run: () => Promise<unknown>
}
