// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { AppDemo } from '@suite/host/demo'
import { noRights, setRule, type TeamFolder } from '@suite/fixtures/team-folders'

/** The part of the demo content that one of the readers may not see. */
const closedSection = 'en/people-guide'

/** The app's own demo content, in the team folder that it sets up. */
export const demo: AppDemo = {
	start: '/index.php/apps/intranetapp/',
	groups: { admins: 'intranet-admins', editors: 'intranet-editors', users: 'intranet-users' },
	folder: 'Intranet',
	setUp: async (host, admin) => {
		const { stdout } = await host.occ(['intranetapp:setup', '--admin', admin.user, '--output', 'json'])
		return (JSON.parse(stdout) as { folder: TeamFolder }).folder
	},
	fill: async (host, { users, folder }) => {
		await host.occ(['intranetapp:demo', '--author', users.editor.user])
		await setRule(host, folder, { path: closedSection, user: users.denied.user, permissions: noRights })
	},
}
