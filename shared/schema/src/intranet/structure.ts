// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { PageKey } from './page.ts'
import { Permissions, Status } from './values.ts'

const nodeFields = {
	id: PageKey,
	uniqueId: Type.String({ description: 'of a placeholder: folder:<path>' }),
	title: Type.String(),
	status: Status,
	fileId: nullable(Type.Integer()),
	path: Type.String(),
	language: Type.String(),
	parentId: nullable(PageKey),
	isHome: Type.Boolean(),
	isCurrent: Type.Boolean(),
	isPlaceholder: Type.Optional(Type.Literal(true, { description: 'a folder without a page of its own that has pages below' })),
	permissions: Permissions,
}

/** A page in the tree. Its children are nodes as well. */
export const TreeNode = Type.Unsafe<TreeNode>(Type.Object({
	...nodeFields, children: Type.Array(Type.Unknown(), { description: 'nodes of the same shape' }),
}, { title: 'TreeNode', additionalProperties: false }))
export interface TreeNode extends Static<Type.TObject<typeof nodeFields>> { children: TreeNode[] }

export const Tree = Type.Object({
	tree: Type.Array(TreeNode),
	language: Type.String(),
	languages: Type.Array(Type.String(), { description: 'trees the caller may read' }),
	homepageUniqueId: nullable(PageKey),
	rootPermissions: Permissions,
}, { title: 'Tree', additionalProperties: false })
export type Tree = Static<typeof Tree>
