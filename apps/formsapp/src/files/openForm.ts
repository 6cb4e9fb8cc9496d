// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { IFileAction, INode } from '@nextcloud/files'
import { generateUrl } from '@nextcloud/router'
import icon from '../../img/new-form.svg?raw'

/** The values of `Permission` in `@nextcloud/files`, of which this script takes nothing but types. */
const permission = { read: 1, update: 2 }

/** What a click on a form in Files does. Other files keep the actions that they have. */
export const openForm = (label: string): IFileAction => ({
	id: 'formsapp-open',
	displayName: () => label,
	iconSvgInline: () => icon,
	default: 'default',
	// before actions for files of any type
	order: -10,
	enabled: ({ nodes }) => nodes.length === 1 && nodes.every(isForm),
	exec: ({ nodes: [node] }) => {
		location.assign(addressOf(node))
		return Promise.resolve(null)
	},
})

/** By the end of the name: a file may have got another type. What is in the trash bin cannot be opened. */
const isForm = ({ type, basename, permissions, fileid, root }: INode): boolean =>
	type === 'file' && /\.nxform$/i.test(basename) && (permissions & permission.read) !== 0
	&& fileid !== undefined && root.startsWith('/files/')

/** Who may only look at a form is interested in what came of it. */
export const addressOf = ({ fileid, permissions }: Pick<INode, 'fileid' | 'permissions'>): string => {
	const screen = (permissions & permission.update) === 0 ? 'results' : 'questions'
	return generateUrl('/apps/formsapp/form/{fileid}/{screen}', { fileid, screen })
}
