// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TeamFolder } from '@suite/schema/metadata/folder'
import type { Start } from '@suite/schema/metadata/state'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** Who uses Metadata, and which team folders they have. */
export const useSessionStore = defineStore('metadataapp-session', () => {
	const user = shallowRef<Start['user']>({ id: '', name: '' })
	const isAdmin = ref(false)
	/** May manage the fields of a team folder. */
	const mayManage = ref(false)
	const hasTeamFolders = ref(true)
	/** May ask a language model for values. */
	const canSuggest = ref(false)
	const folders = shallowRef<readonly TeamFolder[]>([])

	function adopt(start: Start): void {
		user.value = start.user
		isAdmin.value = start.is_admin
		mayManage.value = start.may_manage
		hasTeamFolders.value = start.has_team_folders
		canSuggest.value = start.can_suggest
		folders.value = start.folders
	}
	/** Undefined when the account does not have it. */
	const folderOf = (id: number): TeamFolder | undefined => folders.value.find((one) => one.id === id)

	return { user, isAdmin, mayManage, hasTeamFolders, canSuggest, folders, adopt, folderOf }
})
