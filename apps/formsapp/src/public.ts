// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import './public/styles/base.css'
import './public/styles/questions.css'
import './public/styles/page.css'
import { publicLink } from '@suite/api/forms/public-client'
import { start } from './public/start.ts'
import { pageData } from './public/document.ts'
import { carryWords, localeOf } from './public/l10n.ts'
import { keepToken, takeToken, tokenOf } from './public/model/address/changeLink.ts'
import { openDraft, ownPlace, ownVisit } from './public/model/draft.ts'
import { tellHeight } from './public/model/frameHeight.ts'
import { pageAddress } from './public/model/address/pageAddress.ts'
import { solveAside } from './public/model/solveAside.ts'
import { changeAnswers } from './public/views/change/changeView.ts'

const data = pageData(document)
const root = document.getElementById('formsapp-public')
carryWords(localeOf(data.language, navigator.languages), data.words)
if (root !== null) {
	const place = ownPlace(window)
	const session = {
		root,
		link: publicLink(data.hash, pageAddress(location.href), data.framedBy === null ? 'same-origin' : 'omit'),
		draft: openDraft(data.hash, place, location.search),
		search: location.search,
		solve: solveAside,
	}
	const visit = ownVisit(window)
	const token = tokenOf(location.hash) ?? takeToken(visit, data.hash)
	if (token === undefined) {
		start(data, session)
		root.setAttribute('data-ready', 'public')
	} else {
		void changeAnswers(session, token, {
			newDraft: () => openDraft(data.hash, { ...place, storage: undefined }),
			leaves: () => keepToken(visit, data.hash, token),
		}).then(() => root.setAttribute('data-ready', 'public'))
	}
	window.addEventListener('hashchange', () => {
		if (tokenOf(location.hash) !== undefined) {
			location.reload()
		}
	})
	if (data.framedBy !== null) {
		tellHeight(window, data.framedBy)
	}
}
