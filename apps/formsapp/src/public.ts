// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import './public/styles/base.css'
import './public/styles/questions.css'
import './public/styles/page.css'
import { publicLink } from '@suite/api/forms/public-client'
import { start } from './public/start.ts'
import { pageData } from './public/document.ts'
import { carryWords, localeOf } from './public/l10n.ts'
import { openDraft, ownPlace } from './public/model/draft.ts'
import { solveAside } from './public/model/solveAside.ts'

const data = pageData(document)
const root = document.getElementById('formsapp-public')
carryWords(localeOf(data.language, navigator.languages), data.words)
if (root !== null) {
	start(data, {
		root,
		link: publicLink(data.hash, location.href),
		draft: openDraft(data.hash, ownPlace(window), location.search),
		search: location.search,
		solve: solveAside,
	})
	root.setAttribute('data-ready', 'public')
}
