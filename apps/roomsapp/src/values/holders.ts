// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Permissions, PermissionsInput } from '@suite/schema/rooms/permission'

export type PermissionRole = keyof Permissions
/** Someone who has a role. */
export type Holder = Permissions[PermissionRole][number]

/** Distinguishes an account from a group with the same id. */
export const holderKey = ({ type, id }: Pick<Holder, 'type' | 'id'>): string => `${type} ${id}`

const without = (list: readonly Holder[], others: readonly Holder[]): Holder[] => {
	const keys = new Set(others.map(holderKey))
	return list.filter((one) => !keys.has(holderKey(one)))
}

/**
 * The stored permissions after somebody gave or took a role; what others changed in the meantime stays.
 *
 * @param shown - who had the role on the screen before
 * @param wanted - who has it there now
 */
export function withRole(stored: Permissions, role: PermissionRole, shown: readonly Holder[], wanted: readonly Holder[]): Permissions {
	const [added, taken] = [without(wanted, shown), without(shown, wanted)]
	return { ...stored, [role]: [...without(stored[role], [...taken, ...added]), ...added] }
}

/** Permissions as they are sent. */
export function sentPermissions({ viewers, bookers, managers }: Permissions): PermissionsInput {
	const sent = (list: readonly Holder[]) => list.map(({ type, id }) => ({ type, id }))
	return { viewers: sent(viewers), bookers: sent(bookers), managers: sent(managers) }
}
