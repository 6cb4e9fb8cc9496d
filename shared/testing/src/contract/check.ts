// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** One HTTP check made from the contract. What must succeed is asked of every host; a refusal is our own PHP, whatever the host. */
export interface Check {
	readonly name: string
	readonly run: () => Promise<unknown>
}
