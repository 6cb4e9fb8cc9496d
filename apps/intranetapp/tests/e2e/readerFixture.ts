// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import type { Layout } from '@suite/schema/intranet/layout'
import type { Page } from '@suite/schema/intranet/page'
import type { TreeNode } from '@suite/schema/intranet/structure'
import type { NewsItem, SearchHit } from '@suite/schema/intranet/search'
import type { NavigationItem } from '@suite/schema/intranet/site'
import type { Start } from '@suite/schema/intranet/state'

const readable = { canRead: true, canWrite: false, canDelete: false, canCreate: false, canShare: true, raw: 17 }
const writable = { canRead: true, canWrite: true, canDelete: false, canCreate: true, canShare: true, raw: 23 }

/** A small image in the given colours, so that nothing is fetched from a network. */
export function picture(from: string, to: string): string {
	return '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><defs>'
		+ `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`
		+ '</linearGradient></defs><rect width="1200" height="800" fill="url(#g)"/><circle cx="880" cy="250" r="130" fill="#fff" '
		+ 'opacity=".35"/><path d="M0 800 420 380l260 260 180-150 340 310z" fill="#000" opacity=".25"/></svg>'
}

/** A red video of half a second. */
export const film = readFileSync(new URL('../fixtures/film.webm', import.meta.url))

const guide = `Welcome to the **employee handbook**. It answers the questions that come up most often; everything else is on the
[people page](/index.php/apps/intranetapp/p/people) or with [your works council](https://council.example.org/contact).

## Working hours

Core time is from *10:00 to 15:00*. Whatever suits your team is fine before and after. Remember:

- Log your hours by Friday
- Tell your team when you are away
  - a short note is enough
- Take your breaks

### Checklist for new people

- [x] Account and laptop
- [x] Tour of the building
- [ ] Lunch with your buddy
- [ ] Read the security guide

## Travel

> Book early, travel by train where it takes less than six hours.

| Class | Train | Flight | Hotel per night | Approval |
| --- | --- | --- | ---: | --- |
| Domestic | second | – | 110 € | none |
| Europe | first from 4 h | economy | 140 € | team lead |
| Elsewhere | – | premium economy from 8 h | 180 € | department |

### Receipts

Send them with one command, or upload them in the portal:

\`\`\`sh
expenses send --month 2026-10 receipts/*.pdf --note "A long line that does not fit into the column and therefore scrolls inside its own box"
\`\`\`

## Questions

Ask in \`#handbook\`, or write to [hr@example.org](mailto:hr@example.org).`

/** A page with every kind of widget. */
export const fullLayout: Layout = {
	columns: 1,
	rows: [
		{ columns: 1, backgroundColor: 'var(--color-primary-element)', widgets: [
			{ type: 'heading', content: 'Summer party on 12 June', level: 2, column: 1, order: 0 },
			{
				type: 'text',
				content:
					'Bring your family. Food and music from four o’clock, in the garden of the head office. '
						+ '[See the programme](/index.php/apps/intranetapp/p/people).',
				column: 1,
				order: 1,
			},
		] },
		{ columns: 2, widgets: [
			{
				type: 'image',
				src: 'harbour.svg',
				alt: 'Harbour at dusk',
				caption: 'The new office seen from the harbour. Photo: J. Jansen',
				column: 2,
				order: 0,
				width: 1200,
				height: '800',
			} as never,
			{ type: 'text', content: guide, column: 1, order: 0 },
			{ type: 'video', url: 'https://www.youtube.com/watch?v=abc123', caption: 'How we work, in three minutes', column: 2, order: 1 },
			{ type: 'video', url: 'https://videos.example.com/v/1', caption: '', column: 2, order: 2 },
			{ type: 'video', url: 'tour.webm', caption: 'Around the house', column: 2, order: 3 },
			{ type: 'poll', question: 'unknown here' } as never,
		] },
		{ columns: 1, widgets: [{ type: 'divider', style: 'dashed', color: '', height: '2px' }] },
		{ columns: 1, widgets: [
			{ type: 'links', title: 'Tools', columns: 3, items: [
				{
					title: 'Time sheet',
					text: 'Log your hours by Friday',
					url: '/index.php/apps/intranetapp/p/time',
					icon: 'clock',
					target: '',
				},
				{ title: 'Holiday request', text: 'Three clicks', url: '/index.php/apps/intranetapp/p/holiday', icon: 'umbrella' },
				{ title: 'Canteen menu', text: 'This week', url: 'https://canteen.example.org/', icon: 'food', target: '_blank' },
				{ title: 'IT support', url: 'mailto:it@example.org', icon: 'lifebuoy' },
				{ title: 'Room plan', text: 'Not linked yet', url: '', icon: 'map' },
			] },
		] },
		{
			columns: 1,
			backgroundColor: '#fff4d6',
			widgets: [
				{ type: 'news', title: 'News', layout: 'grid', columns: 3, limit: 3, showImage: true, showDate: true, showExcerpt: true },
			],
		},
		{ columns: 2, widgets: [
			{ type: 'news', title: 'In short', layout: 'list', limit: 3, column: 1 },
			{ type: 'news', title: 'Highlights', layout: 'carousel', limit: 3, autoplayInterval: 5, column: 2 },
		] },
		{ columns: 2, collapsible: true, sectionTitle: 'Frequently asked questions', defaultCollapsed: true, widgets: [
			{ type: 'heading', content: 'Where do I park?', level: 3, column: 1 },
			{ type: 'text', content: 'Behind the building.', column: 2 },
		] },
		{ columns: 3, widgets: [
			{ type: 'heading', content: 'Who we are', level: 3, column: 1, order: 0 },
			{ type: 'text', content: 'Four hundred people in six countries.', column: 1, order: 1 },
			{ type: 'heading', content: 'Where we are', level: 3, column: 2, order: 0 },
			{ type: 'text', content: 'Utrecht, Berlin, Lyon, Porto, Oslo and Gdańsk.', column: 2, order: 1 },
			{ type: 'calendar', title: 'Dates', column: 3 } as never,
		] },
	],
	sideColumns: {
		left: { enabled: false, widgets: [] },
		right: { enabled: true, backgroundColor: 'var(--color-background-dark)', widgets: [
			{ type: 'heading', content: 'Contact', level: 3 },
			{ type: 'text', content: 'Human resources\n\nRoom 2.14, Monday to Thursday\n\n[hr@example.org](mailto:hr@example.org)' },
			{ type: 'links', columns: 1, items: [{ title: 'Forms', url: '/index.php/apps/intranetapp/p/forms', icon: 'file-document' }] },
		] },
	},
}

/** A page as the server returns it. */
export function page(changes: Partial<Page> = {}): Page {
	return {
		id: 'handbook', uniqueId: 'page-handbook', title: 'Employee handbook', path: 'en/people/handbook', parentId: 'people',
		permissions: readable,
		createdAt: '2026-01-10T09:00:00+00:00', updatedAt: '2026-11-20T14:02:00+00:00', modified: 1_795_183_320, language: 'en',
		status: 'published', isHome: false,
		content: '', metadata: { tags: ['handbook', 'travel'] }, layout: fullLayout,
		translations: [{ language: 'nl', uniqueId: 'page-handboek', title: 'Personeelshandboek', status: 'published' }],
		breadcrumb: [
			{ id: 'home-en', uniqueId: 'page-home', title: 'Home', path: 'en', current: false },
			{ id: 'people', uniqueId: 'page-people', title: 'People and culture', path: 'en/people', current: false },
			{ id: 'handbook', uniqueId: 'page-handbook', title: 'Employee handbook', path: 'en/people/handbook', current: true },
		],
		baseVersion: 'a1', fileId: 10, canEdit: false, order: null, author: { id: 'ann', name: 'Ann de Vries' },
		editor: { id: 'ann', name: 'Ann de Vries' }, isBroken: false,
		...changes,
	}
}

function item(title: string, uniqueId: string | null, children: NavigationItem[] = [], more: Partial<NavigationItem> = {}): NavigationItem {
	return { id: `nav-${title}`, title, uniqueId, url: null, target: null, icon: null, children, ...more }
}

export const menuItems: NavigationItem[] = [
	item('News', 'page-news'),
	item('People', 'page-people', [
		item('Working here', null, [
			item('Handbook', 'page-handbook', [], { icon: 'book-open' }),
			item('Holidays', 'page-holiday', [], { icon: 'umbrella' }),
			item('Travel', 'page-travel', [], { icon: 'train' }),
		]),
		item('Teams', 'page-teams', [item('Engineering', 'page-eng'), item('Sales', 'page-sales'), item('Finance', 'page-fin')]),
		item('Wellbeing', null, [
			item('Sports', 'page-sport', [], { icon: 'soccer' }),
			item('Canteen', null, [], { url: 'https://canteen.example.org/', target: '_blank', icon: 'food' }),
		]),
	]),
	item('Tools', null, [
		item('Time sheet', 'page-time', [], { icon: 'clock' }),
		item('Support', null, [], { url: 'mailto:it@example.org', icon: 'lifebuoy' }),
	]),
	item('About us', 'page-about'),
]

/** The initial state that the server embeds in the HTML, including a page. */
export function start(changes: Partial<Start> = {}): Start {
	return {
		language: 'en', languages: ['en', 'nl', 'de'], user: { id: 'ann', name: 'Ann de Vries' },
		site: { name: 'Intranet', folder: '/Intranet' },
		navigation: {
			navigation: { type: 'megamenu', items: menuItems },
			canEdit: false,
			language: 'en',
			permissions: readable,
			baseVersion: 'n1',
		},
		footer: {
			content:
				'<p><a href="/index.php/apps/intranetapp/p/imprint">Imprint</a> · <a '
					+ 'href="/index.php/apps/intranetapp/p/privacy">Privacy</a> · Last line of every page</p>',
			language: 'en',
			canEdit: false,
			permissions: readable,
			baseVersion: 'f1',
		},
		permissions: {
			isAdmin: false,
			canCreatePages: false,
			canEditNavigation: false,
			canImport: false,
			canExport: true,
			canManageSettings: false,
			permissions: readable,
			path: '',
		},
		publication: { requireApproval: false, defaultStatus: 'published' }, engagement: { commentsEnabled: true, reactionsEnabled: true },
		waiting: 0,
		videoDomains: ['www.youtube-nocookie.com'], externalImages: true, drafts: [], page: page(), pageError: null,
		...changes,
	}
}

/** The same for a user who may edit. */
export function editorStart(changes: Partial<Page> = {}): Start {
	return start({ page: page({ canEdit: true, permissions: writable, ...changes }) })
}

function node(id: string, title: string, path: string, children: TreeNode[] = [], more: Partial<TreeNode> = {}): TreeNode {
	return {
		id,
		uniqueId: `page-${id}`,
		title,
		status: 'published',
		fileId: 1,
		path,
		language: 'en',
		parentId: null,
		isHome: false,
		isCurrent: false,
		permissions: readable,
		children,
		...more,
	}
}

/** @param size - pages below the last section */
export function tree(
	size = 3,
): { tree: TreeNode[], language: string, languages: string[], homepageUniqueId: string, rootPermissions: typeof readable } {
	return {
		tree: [
			node('home-en', 'Home', 'en', [], { isHome: true }),
			node('news', 'News', 'en/news', [
				node('party', 'Summer party on 12 June in the garden of the head office', 'en/news/party'),
				node('office', 'New office', 'en/news/office', [], { status: 'draft' }),
			]),
			node('people', 'People and culture', 'en/people', [
				node('handbook', 'Employee handbook', 'en/people/handbook'),
				node('holiday', 'Holidays', 'en/people/holiday', [], { status: 'review' }),
			]),
			node('folder:en/archive', 'Archive', 'en/archive', [node('old', 'Old things', 'en/archive/old')], { isPlaceholder: true }),
			node(
				'teams',
				'Teams',
				'en/teams',
				Array.from({ length: size }, (_, index) => node(`team-${index + 1}`, `Team ${index + 1}`, `en/teams/team-${index + 1}`)),
			),
		],
		language: 'en', languages: ['en', 'nl', 'de'], homepageUniqueId: 'page-home-en', rootPermissions: readable,
	}
}

export const news: NewsItem[] = [
	'Summer party on 12 June',
	'The new office opens its doors',
	'Results of the third quarter',
].map((title, index) => ({
	id: `news-${index}`, uniqueId: `page-news-${index}`, title, excerpt:
		'Four hundred people, six countries and one very long table: what to bring, how to come and what happens when it rains. '
			+ 'All of it on one page.',
	image: index === 2 ? null : `/index.php/apps/intranetapp/api/pages/news-${index}/media/${index === 0 ? 'harbour' : 'sunrise'}.svg`,
	date: `2026-11-${20 - index * 3}T08:00:00+00:00`, path: `en/news/${index}`, language: 'en',
	author: { id: 'ann', name: 'Ann de Vries' }, createdAt: '2026-11-01T08:00:00+00:00', updatedAt: '2026-11-20T08:00:00+00:00',
}))

export const hits: SearchHit[] = ['Travel', 'Travel expenses', 'Employee handbook'].map((title, index) => ({
	id: `hit-${index}`, uniqueId: `page-hit-${index}`, title, markedTitle: title.replace('Travel', '<mark>Travel</mark>'),
	excerpt: 'Book early, <mark>travel</mark> by train where it takes less than six hours &amp; keep the receipts.',
	path: `en/people/${index}`, language: 'en', trail: ['Home', 'People and culture'], author: { id: 'ann', name: 'Ann de Vries' },
	updatedAt: '2026-11-19T08:00:00+00:00', status: 'published',
}))

/** People and files as the host's own search returns them. */
export const hostPeople = {
	contacts: ['Tracy Travers', 'Travis Ng'].map((fullName, index) => ({
		id: `person-${index}`,
		fullName,
		emailAddresses: index === 0 ? ['tracy@example.org'] : [],
		profileUrl: `http://localhost/index.php/u/person-${index}`,
		avatar: `http://localhost/index.php/avatar/person-${index}/64`,
		topAction: null,
		actions: [],
	})),
	contactsAppEnabled: false,
}
/** Accounts as the host completes their names. */
export const hostAccounts = { ocs: { meta: {}, data: [
	{ id: 'tracy', label: 'Tracy Travers', shareWithDisplayNameUnique: 't@example.org' },
	{ id: 'travis', label: 'Travis Ng', shareWithDisplayNameUnique: 'travis' },
].map((account) => ({ ...account, icon: 'icon-user', source: 'users', status: '', subline: '' })) } }
export const hostFiles = { ocs: { meta: {}, data: { name: 'Files', isPaginated: true, cursor: 4, entries: [
	{
		title: 'Travel',
		subline: '',
		resourceUrl: 'http://localhost/index.php/f/11',
		icon: 'icon-folder',
		thumbnailUrl: '',
		rounded: false,
		attributes: {},
	},
	{
		title: 'Travel costs 2026.ods',
		subline: 'in Finance/Forms',
		resourceUrl: 'http://localhost/index.php/f/12',
		icon: '/core/img/filetypes/x-office-spreadsheet.svg',
		thumbnailUrl: '',
		rounded: false,
		attributes: {},
	},
	{
		title: 'Travel elsewhere',
		subline: '',
		resourceUrl: 'https://elsewhere.example/f/13',
		icon: '',
		thumbnailUrl: '',
		rounded: false,
		attributes: {},
	},
] } } }
