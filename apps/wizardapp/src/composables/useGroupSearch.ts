// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { useTypedSearch, type TypedSearch } from '@suite/ui/state/useTypedSearch'
import { useGroupStore, type Group } from '../stores/admin/groupStore.ts'

/** Searches groups on the server while the user types. */
export function useGroupSearch(): TypedSearch<Group> {
	const groups = useGroupStore()
	return useTypedSearch((word, signal) => groups.search(word, signal))
}
